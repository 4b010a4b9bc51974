import { useContext, useMemo } from "react";
import type { Messages } from "./en.ts";
import { mergeWords } from "./merge-words.ts";
import { ReplacedWords } from "./replaced-words.ts";

/**
 * Returns a part of the catalogue: the English texts that the component imports, with replacements of the nearest
 * `MessagesProvider`s.
 */
export function useWords<Part extends Partial<Messages>>(english: Part): Part {
  const replaced = useContext(ReplacedWords);
  return useMemo(() => {
    const part = Object.keys(english).flatMap((name) => {
      const words = replaced[name as keyof Messages]; // `english` is a part of the catalogue
      return words === undefined ? [] : [[name, words] as const];
    });
    return part.length === 0 ? english : mergeWords(english, Object.fromEntries(part));
  }, [english, replaced]);
}
