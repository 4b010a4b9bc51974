import { useState } from "react";
import { useDebounced } from "../../../lib/use-debounced.ts";

interface SearchTerm {
  /** What stands in the box. */
  readonly text: string;
  /** What is searched for: blank when the box is. */
  readonly term: string;
  /** The term was there before anything was typed: it was searched and logged earlier. */
  readonly isRestored: boolean;
  readonly change: (text: string) => void;
  /** Searches immediately, without the pause. */
  readonly now: () => void;
}

/** The text of a search box and the term it stands for after a pause. An empty box clears immediately. */
export function useSearchTerm(initial: string): SearchTerm {
  const [text, setText] = useState(initial);
  // Captured once: the caller keeps what is typed, so `initial` follows the typing.
  const [restored] = useState(initial.trim());
  const [forced, setForced] = useState<string | null>(null);
  const settled = useDebounced(text);
  const isBlank = text.trim() === "";
  const term = isBlank ? "" : (forced === text ? text : settled).trim();
  return {
    text,
    term,
    isRestored: term === restored,
    change: setText,
    now: () => setForced(text),
  };
}
