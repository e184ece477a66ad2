/** Pointing at what cannot be pointed at: the words of it go to the server, where the rules say why not. */
import type { GameModule } from "../games/types";
import type { Word } from "../net/wire";
import { wordId } from "./trie";

/** The words that were meant; null where a word that is already chosen is put back, or nothing was meant. */
export function meant(module: GameModule | undefined, view: unknown, path: Word[], word: Word): string[] | null {
  if (path.some((chosen) => wordId(chosen) === wordId(word))) return null;
  const words = module?.meant ? module.meant(view, path, word) : [...path, word];
  return words?.map(([text]) => text) ?? null;
}

/** Were the words no action at all? Then there is nothing that anybody needs to read. */
export function isNothing(refused: unknown): boolean {
  return (refused as { code?: string } | null)?.code === "not-understood";
}
