/** The games that have a board in the browser; any other game is played from its list of actions. */
import type { FunctionComponent } from "preact";
import { Thumb as Trade } from "./inferno-trade/Thumb";
import type { GameModule } from "./types";
import { hellgame } from "./hellgame";
import { infernoRace } from "./inferno-race";
import { laberinto } from "./laberinto";
import { splut } from "./splut";

export const MODULES: Record<string, GameModule> = { splut, "inferno-race": infernoRace, laberinto, hellgame };

/** Pictures of the games that are played from their list. */
export const PICTURES: Record<string, FunctionComponent> = { "inferno-trade": Trade };
