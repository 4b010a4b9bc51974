import { useContext, useMemo, type ReactNode } from "react";
import type { Messages } from "../en.ts";
import { mergeWords, type SomeWords } from "../merge-words.ts";
import { ReplacedWords } from "../replaced-words.ts";

export interface MessagesProviderProps {
  /** Texts that replace the surrounding ones, at any depth. Omitted texts are unchanged. */
  messages: SomeWords<Messages>;
  children: ReactNode;
}

/**
 * Sets texts of the host for the components inside. For a full language use `LanguageProvider`, which accepts texts
 * too.
 */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const outer = useContext(ReplacedWords);
  const words = useMemo(() => mergeWords(outer, messages), [outer, messages]);
  return <ReplacedWords.Provider value={words}>{children}</ReplacedWords.Provider>;
}
