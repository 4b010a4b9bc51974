import { useContext, useMemo, type ReactNode } from "react";
import type { Messages } from "../en.ts";
import { mergeTexts, type SomeWords } from "../merge-texts.ts";
import { ReplacedTexts } from "../replaced-texts.ts";

export interface MessagesProviderProps {
  /** Texts that replace the surrounding ones, at any depth. Omitted texts are unchanged. */
  messages: SomeWords<Messages>;
  /** Components with these texts. */
  children: ReactNode;
}

/**
 * Sets texts of the host for the components inside. For a full language use `LanguageProvider`, which accepts texts
 * too.
 */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const outer = useContext(ReplacedTexts);
  const texts = useMemo(() => mergeTexts(outer, messages), [outer, messages]);
  return <ReplacedTexts.Provider value={texts}>{children}</ReplacedTexts.Provider>;
}
