import { type FacilityState, type RegulatoryLists, type ReportSource } from "@placard/hazmat-core/regulatory";
import { Button, TextField } from "@placard/ui";
import { FileOutput } from "lucide-react";
import { FormFrame } from "../../../forms/FormFrame.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useReportForm } from "./use-report-form.ts";

interface ReportFormProps {
  readonly source: ReportSource;
  readonly states: readonly FacilityState[];
  readonly lists: RegulatoryLists;
}

/** What only the person knows who makes the report, and the file. */
export function ReportForm({ source, states, lists }: ReportFormProps) {
  const { handOver } = useMessages();
  const words = handOver.tierTwo;
  const form = useReportForm(source, lists);
  const reason = refusalOf(states);
  return (
    <FormFrame form={form}>
      {form.problem !== undefined && <p role="alert">{form.problem}</p>}
      <div className="app-form-grid">
        <TextField label={words.year} inputMode="numeric" {...form.field("year")} />
        <TextField label={words.signedOn} {...form.field("signedOn")} />
        <TextField className="placard__wide" label={words.certifier} {...form.field("certifier")} />
      </div>
      <div className="placard__actions">
        <Button
          type="submit"
          variant="primary"
          icon={<FileOutput aria-hidden="true" />}
          disabledReason={reason === null ? undefined : words.refused[reason]}
        >
          {words.export}
        </Button>
      </div>
      <p className="placard__note">{words.exportHint}</p>
    </FormFrame>
  );
}

/** Why no report can be made yet; `null`: it can. */
function refusalOf(
  states: readonly FacilityState[],
): "report.undecided" | "report.nothing_over" | "report.missing_fields" | null {
  const counts = states.flatMap((state) => state.counts);
  if (counts.some(({ verdict }) => verdict === "undecided")) return "report.undecided";
  if (!counts.some(({ verdict }) => verdict === "over")) return "report.nothing_over";
  return states.some(({ missing }) => missing.length > 0) ? "report.missing_fields" : null;
}
