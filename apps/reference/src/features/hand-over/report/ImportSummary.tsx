import { Banner, ProgressBar } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { PlannedPlace } from "./report-import.ts";
import type { ReportImport } from "./use-report-import.ts";

interface ImportSummaryProps {
  readonly bringing: Pick<ReportImport, "planned" | "contacts" | "steps" | "done">;
}

/** What a report brings, before it is written, and how far the writing is. */
export function ImportSummary({ bringing: { planned, contacts, steps, done } }: ImportSummaryProps) {
  const words = useMessages().handOver.importing;
  const withoutAmount = planned.flatMap((place) => place.withoutAmount);
  return (
    <>
      <p>{words.summary(sum(planned, "changed"), sum(planned, "added"))}</p>
      <p>{words.contacts(contacts.changed.length, contacts.added.length)}</p>
      {withoutAmount.length > 0 && <Banner tone="caution" title={words.withoutAmount(withoutAmount.join(", "))} />}
      {done !== null && (
        <ProgressBar label={words.pending} value={done} maxValue={steps} valueLabel={words.progress(done, steps)} />
      )}
    </>
  );
}

const sum = (planned: readonly PlannedPlace[], part: "changed" | "added"): number =>
  planned.reduce((all, place) => all + place[part].length, 0);
