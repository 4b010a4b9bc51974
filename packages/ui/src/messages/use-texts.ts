import { useContext, useMemo } from "react";
import type { Messages } from "./en.ts";
import { mergeTexts } from "./merge-texts.ts";
import { ReplacedTexts } from "./replaced-texts.ts";

/**
 * Returns a part of the catalogue: the English texts that the component imports, with replacements of the nearest
 * `MessagesProvider`s.
 */
export function useTexts<Part extends Partial<Messages>>(english: Part): Part {
  const replaced = useContext(ReplacedTexts);
  return useMemo(() => {
    const part = Object.keys(english).flatMap((name) => {
      const texts = replaced[name as keyof Messages]; // `english` is a part of the catalogue
      return texts === undefined ? [] : [[name, texts] as const];
    });
    return part.length === 0 ? english : mergeTexts(english, Object.fromEntries(part));
  }, [english, replaced]);
}
