import type { SafetyDataSheet } from "@placard/api-client";
import { FilterPills } from "@placard/ui/controls";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { sheetDue, type SheetDue } from "./library-view.ts";

interface DuePillsProps {
  readonly sheets: readonly SafetyDataSheet[];
  readonly now: Date;
  readonly value: SheetDue | null;
  readonly onChange: (due: SheetDue | null) => void;
}

/** Narrows the library to the sheets that are to be looked at for one reason; each reason says of how many. */
export function DuePills({ sheets, now, ...pills }: DuePillsProps) {
  const { safetyDataSheets: words } = useMessages();
  const pill = (id: SheetDue, name: string) => {
    const count = sheets.filter((sheet) => sheetDue(sheet, now) === id).length;
    return { id, content: name, count, label: `${name}: ${count}` };
  };
  return (
    <FilterPills
      label={words.worklist}
      pills={[pill("past_review", words.pastReview), pill("no_revision", words.noRevisionDay)]}
      {...pills}
    />
  );
}
