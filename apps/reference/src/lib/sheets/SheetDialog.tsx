import type { SafetyDataSheet } from "@placard/api-client";
import { sheetAge } from "@placard/hazmat-core/business";
import { useState } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useCountingSheet } from "./use-sheet.ts";
import { SheetPages } from "./SheetPages.tsx";

/** What is known of a sheet before its file is here. */
export interface ViewedSheet extends Pick<SafetyDataSheet, "id" | "chemical_id" | "chemical_name" | "revision_date"> {
  /** Left out: not known where it is opened from. */
  readonly filename?: string;
  /** Another took its place long ago, and somebody looks at it all the same. */
  readonly isEarlier?: boolean;
}

interface SheetDialogProps {
  readonly sheet: ViewedSheet;
  readonly onClose: () => void;
}

/** A safety data sheet in the page. When another takes its place meanwhile, that is said and one press away. */
export function SheetDialog({ sheet, onClose }: SheetDialogProps) {
  const { sheetView: words, safetyDataSheets } = useMessages();
  const [shown, setShown] = useState(sheet);
  const [now] = useState(() => new Date());
  const counting = useCountingSheet(shown.isEarlier === true ? null : shown.chemical_id);

  const age = sheetAge(shown.revision_date, now);
  const revised =
    age.kind === "known" ? safetyDataSheets.revised(age.months, age.isDue) : safetyDataSheets.revisionUnknown;
  const notes = [shown.isEarlier === true ? words.earlier : null, shown.filename ?? null, revised];
  return (
    <SheetPages
      key={shown.id}
      id={shown.id}
      chemical={shown.chemical_name}
      note={notes.filter((note) => note !== null).join(" · ")}
      isGone={counting === null}
      {...(counting != null && counting.id !== shown.id && { onNewer: () => setShown(counting) })}
      onClose={onClose}
    />
  );
}
