/** A study: where it starts, its lines, and what a record's author remarked. */
import type { Remark, Start } from "../../lib/record";
import { grown, type Lines, played } from "../../lib/tree";
import type { GameInfo } from "../../net/wire";

export interface Study {
  start: Start;
  lines: Lines;
  remarks: Remark[];
}
export function fresh(seats: number, options: Record<string, unknown> = {}, position: unknown = null): Study {
  return { start: { seats, position, options }, lines: grown([]), remarks: [] };
}

/** Some lines of a study as the server wants them. */
export function described(game: string, { start }: Study, lines: string[]): Record<string, unknown> {
  return { game, rules: start.rules, seats: start.seats, position: start.position, options: start.options, lines };
}

/** The line shown as a file. */
export function saveLine(game: GameInfo, { start, lines }: Study): void {
  const header = JSON.stringify({
    avernus: 1,
    game: game.id,
    rules: start.rules ?? game.rules,
    seats: start.seats,
    options: start.options,
    table: "analysis",
    commit: "",
    nonces: [],
    ...(start.position !== null && { position: start.position }),
  });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([`${[header, ...played(lines)].join("\n")}\n`], { type: "text/plain" }));
  link.download = `${game.id}.avn`;
  link.click();
  URL.revokeObjectURL(link.href);
}
