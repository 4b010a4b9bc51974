import { useState } from "react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { isRevisionDay, type SheetFacts } from "./sheet-facts.ts";

/** The day and the languages of a sheet while a person fills them in. */
export function useSheetFacts(initial: SheetFacts) {
  const { sheetText } = useMessages();
  const [facts, setFacts] = useState(initial);
  const [now] = useState(() => new Date());
  return {
    facts,
    /** What is wrong with the day; `undefined`: nothing. */
    wrongDay: isRevisionDay(facts.revision_date, now) ? undefined : sheetText.revisionWrong,
    /** Puts some of them in the place of what was there. */
    take: (taken: Partial<SheetFacts>): void => setFacts((before) => ({ ...before, ...taken })),
    /** Adds one of the languages that the text names: of a sheet in two, both are taken one by one. */
    takeLanguage: (language: string): void =>
      setFacts((before) => ({ ...before, languages: [...new Set([...before.languages, language])] })),
  };
}
