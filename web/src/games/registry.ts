/** The games that have a board in the browser; any other game is played from its list of actions. */
import type { FunctionComponent } from "preact";
import { Thumb as Hell } from "./hellgame/Thumb";
import type { GameModule } from "./types";
import { infernoRace } from "./inferno-race";
import { infernoTrade } from "./inferno-trade";
import { laberinto } from "./laberinto";
import { splut } from "./splut";

export const MODULES: Record<string, GameModule> = { splut, "inferno-race": infernoRace, "inferno-trade": infernoTrade, laberinto };

/** Pictures of the games that are played from their list. */
export const PICTURES: Record<string, FunctionComponent> = { hellgame: Hell };
