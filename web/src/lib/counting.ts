/** Does the board still count out the end of the game? Then nothing beside it tells who has won. */
import { signal } from "@preact/signals";

export const counting = signal(false);
