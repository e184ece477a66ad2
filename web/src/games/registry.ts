/** The games that have a board in the browser; any other game is played from its list of actions. */
import type { GameModule } from "./types";
import { hellgame } from "./hellgame";
import { infernoRace } from "./inferno-race";
import { infernoTrade } from "./inferno-trade";
import { laberinto } from "./laberinto";
import { splut } from "./splut";

export const MODULES: Record<string, GameModule> = { splut, "inferno-race": infernoRace, "inferno-trade": infernoTrade, laberinto, hellgame };
