import { useState } from "react";
import { useDebounced } from "../../../lib/use-debounced.ts";

interface SearchTerm {
  /** Text in the search box. */
  readonly text: string;
  /** The search term; blank if the search box is. */
  readonly term: string;
  /** True if the term was restored and already searched and logged. */
  readonly isRestored: boolean;
  readonly change: (text: string) => void;
  /** Searches immediately, without the pause. */
  readonly now: () => void;
}

/** Text of a search box, and its search term after a pause. An empty box clears immediately. */
export function useSearchTerm(initial: string): SearchTerm {
  const [text, setText] = useState(initial);
  // Read once, because the caller saves the typed text, so `initial` changes while the user types.
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
