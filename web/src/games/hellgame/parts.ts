/** Everything of The HellGame that is fetched with its first table. */
export { Board } from "./Board";
export { Side } from "./Fight";
export { Hand } from "./Hand";
