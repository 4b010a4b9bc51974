import type { InventoryChemical } from "@placard/api-client";
import { firstError, validateSdsUpload } from "@placard/hazmat-core/business";
import { toasts } from "@placard/ui";
import { useState } from "react";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { isRevisionDay, NO_FACTS, type SheetFacts } from "../facts/sheet-facts.ts";
import { useSheetText } from "../facts/use-sheet-text.ts";
import { useCurrentChemical } from "./use-current-chemical.ts";
import { useSheetDraft } from "./use-sheet-draft.ts";

/**
 * The SDS that a user is about to add: its chemical, file and details.
 *
 * @param onClose - called after its draft is deleted
 */
export function useNewSheet(initial: InventoryChemical | null, onClose: () => void) {
  const { safetyDataSheets: texts, sheetText } = useMessages();
  const problemTexts = useProblemTexts();
  const { entered: now, enter, file, setFile, forget, restoredAt } = useSheetDraft(initial);
  const { chosen, covers, facts, named } = now;
  const chemical = useCurrentChemical(chosen);
  const text = useSheetText(file);
  const [today] = useState(() => new Date());
  const wrongDay = isRevisionDay(facts.revision_date, today) ? undefined : sheetText.revisionWrong;
  const wrongLanguage = facts.languages.length === 0 ? sheetText.languageMissing : undefined;
  const [wasSent, setSent] = useState(false);
  const wrong = problemTexts(
    validateSdsUpload({
      chemical_id: chosen === null ? "" : String(chosen.id),
      file,
      isLocked: text.kind === "locked",
    }),
  );

  /** Replaces some of the details. */
  const take = (taken: Partial<SheetFacts>): void => enter({ ...now, facts: { ...facts, ...taken } });

  /** Details from one file do not apply to the next. */
  function chooseFile(next: File | null): void {
    setFile(next);
    enter({ ...now, facts: NO_FACTS });
  }

  /** True if it can be sent; reports missing and wrong input. */
  function check(): boolean {
    setSent(true);
    toasts.clear();
    const first = firstError(wrong);
    const problem = first?.problem ?? wrongDay ?? wrongLanguage;
    if (problem === undefined) return true;
    toasts.show({ tone: "caution", title: texts.missingTitle, text: problem });
    return false;
  }

  return {
    /** The chosen chemical, or `null`. */
    chemical,
    setChosen: (next: InventoryChemical | null): void => enter({ ...now, chosen: next, covers: null, named: [] }),
    /** Ids of the chosen rows, or `null`. */
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
    /** Adds one of the languages that the text names; a bilingual SDS needs two calls. */
    takeLanguage: (language: string): void => take({ languages: [...new Set([...facts.languages, language])] }),
    restoredAt,
    /** Name of the initial chemical, or blank. */
    initialName: initial?.name ?? "",
    /** Discards the input and starts over. */
    reset: forget,
    /** Deletes the draft after an upload or when discarded, and closes the dialog. */
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
