/** Puzzles: the file that the server gives (docs/puzzles.md), and what this browser remembers of them. */

export interface Puzzle {
  number: number;
  difficulty: number;
  /** In how many turns of the seat to move it is won. */
  turns: number;
  /** The actions turn by turn; where it takes two, the other's answer stands between them. */
  solution: string[][];
  position: string;
}
/** How many were solved in a row, the most ever, and which. */
export interface Streak {
  row: number;
  best: number;
  solved: number[];
}

/** The puzzles of a file; throws where it is damaged. */
export function readPuzzles(text: string): Puzzle[] {
  const [head, ...rows] = text.split("\n").filter((row) => row !== "");
  const header = JSON.parse(head ?? "") as { "avernus-puzzles"?: number; count?: number };
  if (header["avernus-puzzles"] !== 1 || header.count !== rows.length) throw new Error("damaged");
  return rows.map((row) => {
    const [number, difficulty, turns, solution, position] = row.split("\t");
    if (!position || !solution) throw new Error("damaged");
    return {
      number: Number(number),
      difficulty: Number(difficulty),
      turns: Number(turns),
      solution: solution.split(" / ").map((turn) => turn.split(" ")),
      position,
    };
  });
}

/** The puzzle to put next: one that was not solved yet, if there is one. */
export function drawn(puzzles: Puzzle[], difficulty: number, streak: Streak, not: number, luck: number): Puzzle {
  const level = puzzles.filter((p) => p.number !== not && (difficulty === 0 || p.difficulty === difficulty));
  const fresh = level.filter((p) => !streak.solved.includes(p.number));
  const from = fresh.length ? fresh : level.length ? level : puzzles;
  return from[Math.floor(luck * from.length) % from.length]!;
}

/** The streak after a first attempt. */
export function counted(streak: Streak, number: number, solved: boolean): Streak {
  const row = solved ? streak.row + 1 : 0;
  return {
    row,
    best: Math.max(streak.best, row),
    solved: solved && !streak.solved.includes(number) ? [...streak.solved, number] : streak.solved,
  };
}

/** The solution as lines of a record, seat by seat. */
export function linesOf(puzzle: Puzzle, seat: number, turns = puzzle.solution.length): string[] {
  return puzzle.solution.slice(0, turns).flatMap((turn, i) => turn.map((action) => `${i % 2 === 0 ? seat : 1 - seat} ${action}`));
}

const KEY = "avernus-puzzles";
export function keptStreak(): Streak {
  try {
    const { row, best, solved } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Streak>;
    return { row: Number(row) || 0, best: Number(best) || 0, solved: Array.isArray(solved) ? solved : [] };
  } catch {
    return { row: 0, best: 0, solved: [] };
  }
}
export function keepStreak(streak: Streak): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(streak));
  } catch {
    /* private browsing: nothing is kept */
  }
}
