import type { Location } from "@placard/api-client";
import { Button, TextField } from "@placard/ui";
import { DateField } from "@placard/ui/internal";
import { FileOutput } from "lucide-react";
import { FormFrame } from "../../../forms/FormFrame.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { ReportFacility } from "../report-queries.ts";
import { useReportForm } from "./use-report-form.ts";

interface ReportFormProps {
  readonly facilities: readonly ReportFacility[];
  readonly locations: readonly Location[];
}

/** Form for report year, certifying person and date, and the file. */
export function ReportForm({ facilities, locations }: ReportFormProps) {
  const { handOver } = useMessages();
  const texts = handOver.tierTwo;
  const form = useReportForm(locations);
  const reason = refusalOf(facilities);
  return (
    <FormFrame form={form}>
      {form.problem !== undefined && <p role="alert">{form.problem}</p>}
      <div className="app-form-grid">
        <TextField label={texts.year} inputMode="numeric" {...form.field("year")} />
        <DateField label={texts.signedOn} {...form.field("signedOn")} />
        <TextField className="placard__wide" label={texts.certifier} {...form.field("certifier")} />
      </div>
      <div className="placard__actions">
        <Button
          type="submit"
          variant="primary"
          isPending={form.isSubmitting}
          icon={<FileOutput aria-hidden="true" />}
          disabledReason={reason === null ? undefined : texts.refused[reason]}
        >
          {texts.export}
        </Button>
      </div>
      <p className="placard__note">{texts.exportHint}</p>
    </FormFrame>
  );
}

/** Reason why no report can be created yet, or `null`. */
function refusalOf(
  facilities: readonly ReportFacility[],
): "report.undecided" | "report.nothing_over" | "report.missing_fields" | null {
  if (facilities.some(({ verdicts }) => verdicts.undecided > 0)) return "report.undecided";
  if (!facilities.some(({ verdicts }) => verdicts.over > 0)) return "report.nothing_over";
  return facilities.some(({ missing_fields }) => missing_fields > 0) ? "report.missing_fields" : null;
}
