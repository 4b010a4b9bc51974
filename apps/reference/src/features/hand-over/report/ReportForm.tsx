import type { FieldTexts } from "@placard/hazmat-core/business";
import {
  checkTierTwo,
  reportOfBusiness,
  writeTierTwo,
  type FacilityState,
  type RegulatoryLists,
  type ReportSource,
} from "@placard/hazmat-core/regulatory";
import { Button, TextField, toasts } from "@placard/ui";
import { FileOutput } from "lucide-react";
import { useState } from "react";
import { FormFrame } from "../../../forms/FormFrame.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { fileNameOf } from "../../../incident/paper/file-name.ts";
import { saveFile } from "../../../lib/device/save-file.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { useCompanyName } from "../../../shell/account/use-company-name.ts";
import { packReport } from "./report-file.ts";

interface ReportFormProps {
  readonly source: ReportSource;
  readonly states: readonly FacilityState[];
  readonly lists: RegulatoryLists;
}

type Values = { readonly year: string; readonly certifier: string; readonly signedOn: string };

const MATTER = "tier-two-file";

/** What only the person knows who makes the report, and the file. */
export function ReportForm({ source, states, lists }: ReportFormProps) {
  const { handOver } = useMessages();
  const words = handOver.tierTwo;
  const company = useCompanyName(useBusinessProfile().business_id);
  const [initial] = useState(() => initialValues(new Date()));
  const form = useForm<Values>({
    initial,
    validate: ({ year, certifier, signedOn }) => {
      const wrong: FieldTexts<keyof Values> = {
        ...(!/^20\d\d$/.test(year.trim()) && { year: words.wrongYear }),
        ...(certifier.trim() === "" && { certifier: words.certifierMissing }),
        ...(!isDay(signedOn.trim()) && { signedOn: words.wrongDay }),
      };
      return wrong;
    },
    draft: { name: "tier-two-report" },
    async submit({ year, certifier, signedOn }, saved) {
      const setting = { year: Number(year), certifier: certifier.trim(), signedOn: signedOn.trim() };
      const report = reportOfBusiness(source, setting, lists);
      if (!report.ok) return { message: words.refused[report.error.code] };
      const text = writeTierTwo(report.value);
      const [flaw] = checkTierTwo(text);
      if (flaw !== undefined) return { message: words.flawText(flaw.path, flaw.message) };
      saveFile(packReport(text), fileNameOf(`tier2 ${setting.year} ${company}`, new Date(), "t2s"));
      toasts.show({ tone: "ok", title: words.savedTitle, matter: MATTER });
      saved();
      return undefined;
    },
  });
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

/** The year before this one, and today. */
function initialValues(now: Date): Values {
  return { year: String(now.getFullYear() - 1), certifier: "", signedOn: now.toISOString().slice(0, 10) };
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

function isDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
