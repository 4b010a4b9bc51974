import { useContext, useMemo, type ReactNode } from "react";
import type { Messages } from "../en.ts";
import { mergeWords, type SomeWords } from "../merge-words.ts";
import { ReplacedWords } from "../replaced-words.ts";

export interface MessagesProviderProps {
  /** Words to use in place of those around, at any depth; what is left out stays. */
  messages: SomeWords<Messages>;
  children: ReactNode;
}

/** Gives the components below a host's own wording. A whole language comes with `LanguageProvider`, which takes words too. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const outer = useContext(ReplacedWords);
  const words = useMemo(() => mergeWords(outer, messages), [outer, messages]);
  return <ReplacedWords.Provider value={words}>{children}</ReplacedWords.Provider>;
}
