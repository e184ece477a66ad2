/** A position of the rulebook, drawn by the game's own board: before, and what the rules make of it. */
import { MODULES } from "../games/registry";
import type { GameEvent } from "../net/wire";
import { has, t } from "../text/speak";
import { StillBoard } from "./StillBoard";

export interface Drawn {
  clause: string;
  before: Record<string, unknown>;
  after?: Record<string, unknown>;
  events?: GameEvent[];
}

const FILES = import.meta.glob<Drawn[]>("../games/*/diagrams.json", { import: "default" });

/** The diagrams of a game; none where it has not drawn any. */
export async function diagramsOf(game: string): Promise<Drawn[]> {
  return (await FILES[`../games/${game}/diagrams.json`]?.()) ?? [];
}

export function Diagram({ game, drawn }: { game: string; drawn: Drawn }) {
  const module = MODULES[game];
  const caption = `diagram-${drawn.clause.replaceAll(".", "-")}`;
  if (!module) return null;
  const drawing = module.Still ? { ...module, Board: module.Still } : module;
  const name = (seat: number) => t("web-seat", { number: seat + 1 });
  const board = (view: Record<string, unknown>, events: GameEvent[]) => (
    <div class="board">
      <div class="bw">
        <StillBoard module={drawing} still={{ view, events, name }} />
      </div>
    </div>
  );
  return (
    <figure class="diagram">
      <div class="diagram-boards" inert aria-hidden="true">
        {board(drawn.before, drawn.after ? [] : (drawn.events ?? []))}
        {drawn.after && board(drawn.after, drawn.events ?? [])}
      </div>
      {has(caption, game) && <figcaption>{t(caption, {}, game)}</figcaption>}
    </figure>
  );
}
