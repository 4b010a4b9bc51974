import { useState } from "react";
import { useDebounced } from "../../../lib/use-debounced.ts";

interface SearchTerm {
  /** Text in the box. */
  readonly text: string;
  /** The search term: blank if the box is. */
  readonly term: string;
  /** The term was there before anything was typed: it was searched and logged earlier. */
  readonly isRestored: boolean;
  readonly change: (text: string) => void;
  /** Searches immediately, without the pause. */
  readonly now: () => void;
}

/** Text of a search box, and its search term after a pause. An empty box clears immediately. */
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
