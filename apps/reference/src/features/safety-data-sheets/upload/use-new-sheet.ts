import { firstError, validateSdsUpload } from "@placard/hazmat-core/business";
import { toasts } from "@placard/ui";
import { useState } from "react";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { NO_FACTS } from "../facts/sheet-facts.ts";
import { useSheetFacts } from "../facts/use-sheet-facts.ts";
import type { NewSheet } from "./use-sheet-upload.ts";

/** The sheet that a person is about to add: of which chemical, which file, and what is known of it. */
export function useNewSheet(chemicalId: number | null) {
  const { safetyDataSheets: words, sheetText } = useMessages();
  const inWords = useProblemTexts();
  /** Id of the chemical as the list gives it; a blank: none. */
  const [chosen, setChosen] = useState(chemicalId === null ? "" : String(chemicalId));
  const [file, setFile] = useState<File | null>(null);
  /** Languages that are named now for the sheet on file that has none. */
  const [named, setNamed] = useState<readonly string[]>([]);
  const { facts, wrongDay, take, takeLanguage } = useSheetFacts(NO_FACTS);
  const wrongLanguage = facts.languages.length === 0 ? sheetText.languageMissing : undefined;
  const [wasSent, setSent] = useState(false);
  const wrong = inWords(validateSdsUpload({ chemical_id: chosen, file }));

  /** What was taken from one file says nothing of the next. */
  function chooseFile(next: File | null): void {
    setFile(next);
    take(NO_FACTS);
  }

  /** Whether it can be sent; what is missing or wrong is said. */
  function check(): boolean {
    setSent(true);
    toasts.clear();
    const first = firstError(wrong);
    const problem = first?.problem ?? wrongDay ?? wrongLanguage;
    if (problem === undefined) return true;
    toasts.show({ tone: "caution", title: words.missingTitle, text: problem });
    return false;
  }

  const entered: NewSheet | null = file === null ? null : { chemicalId: Number(chosen), file, facts };
  return {
    chosen,
    setChosen: (id: string): void => {
      setChosen(id);
      setNamed([]);
    },
    named,
    setNamed,
    file,
    chooseFile,
    facts,
    take,
    takeLanguage,
    /** The sheet as it is sent; `null` while no file is chosen. */
    entered,
    check,
    /** What is wrong, where it is to be said by now. */
    wrong: {
      chemical: wasSent ? wrong.chemical_id : undefined,
      file: wasSent || file !== null ? wrong.file : undefined,
      day: wasSent ? wrongDay : undefined,
      language: wasSent ? wrongLanguage : undefined,
    },
  };
}

export type SheetToAdd = ReturnType<typeof useNewSheet>;
