/** The games that have a board in the browser: each folder here is called like its game. Any other game is played from its list. */
import type { GameModule } from "./types";

const found = import.meta.glob<{ default: GameModule }>("./*/index.tsx", { eager: true });

export const MODULES: Record<string, GameModule> = Object.fromEntries(
  Object.entries(found).map(([path, module]) => [path.split("/")[1]!, module.default]),
);
