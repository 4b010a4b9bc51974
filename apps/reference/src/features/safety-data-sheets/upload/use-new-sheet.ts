import type { InventoryChemical } from "@placard/api-client";
import { firstError, validateSdsUpload } from "@placard/hazmat-core/business";
import { toasts } from "@placard/ui";
import { useState } from "react";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { isRevisionDay, NO_FACTS, type SheetFacts } from "../facts/sheet-facts.ts";
import { useSheetText } from "../facts/use-sheet-text.ts";
import { useAsItStands } from "./use-as-it-stands.ts";
import { useKeptSheet } from "./use-kept-sheet.ts";

/**
 * The sheet that a person is about to add: of which chemical, which file, and what is known of it.
 *
 * @param onClose - called once nothing of it is kept any more
 */
export function useNewSheet(initial: InventoryChemical | null, onClose: () => void) {
  const { safetyDataSheets: words, sheetText } = useMessages();
  const inWords = useProblemTexts();
  const { entered: now, enter, file, setFile, forget, restoredAt } = useKeptSheet(initial);
  const { chosen, covers, facts, named } = now;
  const chemical = useAsItStands(chosen);
  const text = useSheetText(file);
  const [today] = useState(() => new Date());
  const wrongDay = isRevisionDay(facts.revision_date, today) ? undefined : sheetText.revisionWrong;
  const wrongLanguage = facts.languages.length === 0 ? sheetText.languageMissing : undefined;
  const [wasSent, setSent] = useState(false);
  const wrong = inWords(
    validateSdsUpload({
      chemical_id: chosen === null ? "" : String(chosen.id),
      file,
      isLocked: text.kind === "locked",
    }),
  );

  /** Puts some of the facts in the place of what was there. */
  const take = (taken: Partial<SheetFacts>): void => enter({ ...now, facts: { ...facts, ...taken } });

  /** Details from one file do not apply to the next. */
  function chooseFile(next: File | null): void {
    setFile(next);
    enter({ ...now, facts: NO_FACTS });
  }

  /** Whether it can be sent; missing and wrong input is reported. */
  function check(): boolean {
    setSent(true);
    toasts.clear();
    const first = firstError(wrong);
    const problem = first?.problem ?? wrongDay ?? wrongLanguage;
    if (problem === undefined) return true;
    toasts.show({ tone: "caution", title: words.missingTitle, text: problem });
    return false;
  }

  return {
    /** The chemical that is chosen; `null`: none. */
    chemical,
    setChosen: (next: InventoryChemical | null): void => enter({ ...now, chosen: next, covers: null, named: [] }),
    /** Ids of the chosen rows; `null`: none chosen. */
    covers,
    setCovers: (next: readonly number[]): void => enter({ ...now, covers: next }),
    named,
    setNamed: (next: readonly string[]): void => enter({ ...now, named: next }),
    file,
    /** Details read from the file. */
    text,
    chooseFile,
    facts,
    take,
    /** Adds one of the languages that the text names: of a sheet in two, both are taken one by one. */
    takeLanguage: (language: string): void => take({ languages: [...new Set([...facts.languages, language])] }),
    restoredAt,
    /** Name of the chemical that it begins with, or blank. */
    initialName: initial?.name ?? "",
    /** Begins anew. */
    reset: forget,
    /** Called when it was uploaded or discarded: no draft is left. */
    close: (): void => {
      forget();
      onClose();
    },
    check,
    /** Errors that should be shown now. */
    wrong: {
      chemical: wasSent ? wrong.chemical_id : undefined,
      file: wasSent || file !== null ? wrong.file : undefined,
      day: wasSent ? wrongDay : undefined,
      language: wasSent ? wrongLanguage : undefined,
    },
  };
}

export type SheetToAdd = ReturnType<typeof useNewSheet>;
