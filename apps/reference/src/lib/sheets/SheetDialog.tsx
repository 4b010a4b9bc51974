import type { SafetyDataSheet } from "@placard/api-client";
import { shareLanguage, sheetAge } from "@placard/hazmat-core/business";
import { SegmentedControl } from "@placard/ui";
import { useState } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useCurrentSheets } from "./use-sheet.ts";
import { SheetPages } from "./SheetPages.tsx";

/** Details of an SDS known before its file is loaded. */
export interface ViewedSheet extends Pick<
  SafetyDataSheet,
  "id" | "chemical_id" | "chemical_name" | "revision_date" | "counts_in"
> {
  /** Absent if the caller does not know it. */
  readonly filename?: string;
  /** True if the user opened an SDS that was replaced earlier. */
  readonly isEarlier?: boolean;
}

interface SheetDialogProps {
  readonly sheet: ViewedSheet;
  readonly onClose: () => void;
}

/**
 * Dialog that shows an SDS, with links to other languages. If the SDS is replaced in the meantime, the dialog shows a
 * notice and offers the new one.
 */
export function SheetDialog({ sheet, onClose }: SheetDialogProps) {
  const { sheetView: texts, safetyDataSheets, sheetText } = useMessages();
  const [shown, setShown] = useState(sheet);
  const [now] = useState(() => new Date());
  const { data: counting } = useCurrentSheets(shown.isEarlier === true ? null : shown.chemical_id);
  const isThere = counting === undefined || counting.some(({ id }) => id === shown.id);
  const newer = isThere ? undefined : counting.find(({ counts_in }) => shareLanguage(counts_in, shown.counts_in));

  const age = sheetAge(shown.revision_date, now);
  const revised =
    age.kind === "known" ? safetyDataSheets.revised(age.months, age.isDue) : safetyDataSheets.revisionUnknown;
  const language = shown.counts_in.length === 0 ? null : languagesOf(shown);
  const notes = [shown.isEarlier === true ? texts.earlier : null, shown.filename ?? null, language, revised];
  return (
    <SheetPages
      key={shown.id}
      id={shown.id}
      chemical={shown.chemical_name}
      note={notes.filter((note) => note !== null).join(" · ")}
      switcher={languages()}
      {...(!isThere && newer === undefined && { gone: counting.length === 0 ? texts.takenOff : texts.takenOffOthers })}
      {...(newer !== undefined && { onNewer: () => setShown(newer) })}
      onClose={onClose}
    />
  );

  function languages() {
    const others = counting?.filter(({ id }) => id !== newer?.id) ?? [];
    if (others.length === 0 || (isThere && others.length === 1)) return null;
    return (
      <SegmentedControl
        label={texts.language}
        options={others.map((one) => ({ id: String(one.id), label: languagesOf(one) }))}
        value={isThere ? String(shown.id) : null}
        onChange={(chosen) => setShown(others.find(({ id }) => String(id) === chosen) ?? shown)}
      />
    );
  }

  function languagesOf({ counts_in }: Pick<ViewedSheet, "counts_in">): string {
    return sheetText.and(counts_in.map(sheetText.languageName));
  }
}
