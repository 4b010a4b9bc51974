import { ageOf } from "@placard/hazmat-core/business";
import { FileText, History, Siren } from "lucide-react";
import { formatDay } from "../../../lib/formats/format-day.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { StatCards } from "../../../shell/business/StatCards.tsx";
import type { SheetsPage } from "../sheet-queries.ts";

interface LibraryFiguresProps {
  readonly library: SheetsPage["library"];
  /** Number of chemicals on file. */
  readonly chemicals: number;
  readonly missing: number;
  readonly now: Date;
}

/** Three figures above the library. */
export function LibraryFigures({ library: { sheets, latest }, chemicals, missing, now }: LibraryFiguresProps) {
  const { safetyDataSheets: texts } = useMessages();
  const age = latest === null ? null : ageOf(latest.created_at, now);
  const day = latest === null ? null : formatDay(latest.created_at);
  return (
    <StatCards
      label={texts.figures}
      stats={[
        {
          label: texts.total,
          icon: <FileText aria-hidden="true" />,
          value: sheets,
          note: texts.totalNote(chemicals, missing),
        },
        {
          label: texts.shared,
          icon: <Siren aria-hidden="true" />,
          value: sheets,
          note: texts.sharedNote,
        },
        {
          label: texts.lastUpdated,
          icon: <History aria-hidden="true" />,
          value:
            latest === null ? texts.lastUpdatedNone : age === null ? texts.unknownDate : capitalized(texts.ago(age)),
          note: latest === null ? "" : [latest.chemical_name, day].filter((part) => part !== null).join(", "),
        },
      ]}
    />
  );
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
