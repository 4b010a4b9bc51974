import type { SafetyDataSheet } from "@placard/api-client";
import { ageOf } from "@placard/hazmat-core/business";
import { FileText, History, Siren } from "lucide-react";
import { formatDay } from "../../../lib/formats/format-day.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { StatCards } from "../../../shell/business/StatCards.tsx";
import { latestSheet } from "./library-view.ts";

interface LibraryFiguresProps {
  readonly sheets: readonly SafetyDataSheet[];
  /** How many chemicals are on file; `undefined` while that is not known. */
  readonly chemicals: number | undefined;
  readonly missing: number;
  readonly now: Date;
}

/** Three figures over the library. */
export function LibraryFigures({ sheets, chemicals, missing, now }: LibraryFiguresProps) {
  const { safetyDataSheets: words } = useMessages();
  const latest = latestSheet(sheets);
  const age = latest === undefined ? null : ageOf(latest.created_at, now);
  const day = latest === undefined ? null : formatDay(latest.created_at);
  return (
    <StatCards
      label={words.figures}
      stats={[
        {
          label: words.total,
          icon: <FileText aria-hidden="true" />,
          value: sheets.length,
          note: chemicals === undefined ? "" : words.totalNote(chemicals, missing),
        },
        {
          label: words.shared,
          icon: <Siren aria-hidden="true" />,
          value: sheets.filter(({ status }) => status === "shared").length,
          note: words.sharedNote,
        },
        {
          label: words.lastUpdated,
          icon: <History aria-hidden="true" />,
          value:
            latest === undefined
              ? words.lastUpdatedNone
              : age === null
                ? words.unknownDate
                : capitalized(words.ago(age)),
          note: latest === undefined ? "" : [latest.chemical_name, day].filter((part) => part !== null).join(", "),
        },
      ]}
    />
  );
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
