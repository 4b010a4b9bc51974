import type { SheetDue } from "@placard/hazmat-core/business";
import { FilterPills } from "@placard/ui/internal";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface DuePillsProps {
  /** Number of SDSs to review by reason. */
  readonly counts: Readonly<Record<SheetDue, number>>;
  readonly value: SheetDue | null;
  readonly onChange: (due: SheetDue | null) => void;
}

/** Filters the library by the reason for a review, with the number of SDSs for each. */
export function DuePills({ counts, ...pills }: DuePillsProps) {
  const { safetyDataSheets: texts } = useMessages();
  const pill = (id: SheetDue, name: string) => ({
    id,
    content: name,
    count: counts[id],
    label: `${name}: ${counts[id]}`,
  });
  return (
    <FilterPills
      label={texts.worklist}
      pills={[pill("past_review", texts.pastReview), pill("no_revision", texts.noRevisionDay)]}
      {...pills}
    />
  );
}
