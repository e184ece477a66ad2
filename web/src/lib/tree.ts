/** Lines with their variations: a tree of actions, the branch that is shown, and how far along it one stands. */
export interface Branch {
  line: string;
  next: Branch[];
}
export interface Lines {
  root: Branch;
  /** Which branch is taken after each action, down to the end of the line shown. */
  route: number[];
  /** How many actions of that line are shown. */
  shown: number;
}

export function grown(lines: string[], shown = lines.length): Lines {
  const root: Branch = { line: "", next: [] };
  let at = root;
  for (const line of lines) {
    const next = { line, next: [] };
    at.next.push(next);
    at = next;
  }
  return { root, route: lines.map(() => 0), shown };
}

/** The branches along the line shown, the root first. */
export function along({ root, route }: Lines): Branch[] {
  const all = [root];
  for (const k of route) all.push(all.at(-1)!.next[k]!);
  return all;
}
/** The whole line shown, and the part of it that has been played. */
export function lineOf(lines: Lines): string[] {
  return along(lines)
    .slice(1)
    .map((b) => b.line);
}
export function played(lines: Lines): string[] {
  return lineOf(lines).slice(0, lines.shown);
}

/** Down the first branches, to the end. */
function deep(from: Branch): number[] {
  const way: number[] = [];
  for (let at = from; at.next[0]; at = at.next[0]) way.push(0);
  return way;
}

/** Go on with an action: along the branch that has it, or along a new one. */
export function grow(lines: Lines, more: string[]): Lines {
  let { root, route, shown } = lines;
  for (const line of more) {
    const at = along({ root, route: route.slice(0, shown), shown }).at(-1)!;
    let k = at.next.findIndex((b) => b.line === line);
    if (k < 0) k = at.next.push({ line, next: [] }) - 1;
    if (route[shown] !== k) route = [...route.slice(0, shown), k, ...deep(at.next[k]!)];
    shown += 1;
  }
  return { root, route, shown };
}

/** Take another branch at a depth, and look at its first action. */
export function turn(lines: Lines, depth: number, k: number): Lines {
  const at = along(lines)[depth]!;
  return { ...lines, route: [...lines.route.slice(0, depth), k, ...deep(at.next[k]!)], shown: depth + 1 };
}

/** Cut off what comes from a depth on in the branch shown. */
export function cut(lines: Lines, depth: number): Lines {
  const at = along(lines)[depth]!;
  at.next.splice(lines.route[depth]!, 1);
  const rest = at.next.length ? [0, ...deep(at.next[0]!)] : [];
  return { root: lines.root, route: [...lines.route.slice(0, depth), ...rest], shown: Math.min(lines.shown, depth) };
}
