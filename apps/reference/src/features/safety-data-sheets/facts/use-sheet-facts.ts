import { useState } from "react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { isRevisionDay, type SheetFacts } from "./sheet-facts.ts";

/** The day and the language of a sheet while a person fills them in. */
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
  };
}
