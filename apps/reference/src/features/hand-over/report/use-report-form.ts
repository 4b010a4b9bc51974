import type { FieldTexts } from "@placard/hazmat-core/business";
import {
  checkTierTwo,
  reportOfBusiness,
  writeTierTwo,
  type RegulatoryLists,
  type ReportSource,
} from "@placard/hazmat-core/regulatory";
import { toasts } from "@placard/ui";
import { useState } from "react";
import { useForm } from "../../../forms/use-form.ts";
import { fileNameOf } from "../../../incident/paper/file-name.ts";
import { saveFile } from "../../../lib/device/save-file.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { useCompanyName } from "../../../shell/account/use-company-name.ts";
import { packReport } from "./report-file.ts";

type ReportValues = { readonly year: string; readonly certifier: string; readonly signedOn: string };

const MATTER = "tier-two-file";

/** The form that writes the file of a report. A report that is not whole says what it lacks. */
export function useReportForm(source: ReportSource, lists: RegulatoryLists) {
  const words = useMessages().handOver.tierTwo;
  const company = useCompanyName(useBusinessProfile().business_id);
  const [initial] = useState(() => initialValues(new Date()));
  return useForm<ReportValues>({
    initial,
    validate: ({ year, certifier, signedOn }) => {
      const wrong: FieldTexts<keyof ReportValues> = {
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
}

/** The year before this one, and today. */
function initialValues(now: Date): ReportValues {
  return { year: String(now.getFullYear() - 1), certifier: "", signedOn: now.toISOString().slice(0, 10) };
}

function isDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
