/** Whom to ask for advice where nobody was chosen: the strongest of our own players. What a host has added is asked by name alone. */
export const ADVISER = "lucifer";
