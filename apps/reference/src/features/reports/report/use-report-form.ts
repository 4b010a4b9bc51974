import { type Caller, describeProblem, type Location } from "@placard/api-client";
import { makeTierTwoReport } from "@placard/api-client/internal";
import { isCalendarDay } from "@placard/hazmat-core/business";
import type { FieldTexts } from "@placard/hazmat-core/business";
import { checkTierTwo, readTierTwo, writeTierTwo } from "@placard/hazmat-core/regulatory";
import { toasts } from "@placard/ui";
import { useState } from "react";
import { useForm } from "../../../forms/use-form.ts";
import { fileNameOf } from "../../../incident/paper/file-name.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { saveFile } from "../../../lib/device/save-file.ts";
import { dayOfReader } from "../../../lib/formats/calendar-day.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { useCompanyName } from "../../../shell/account/use-company-name.ts";
import { packReport, type Attachment } from "./report-file.ts";
import { sitesOfFacilities, withSitePlans } from "./report-plans.ts";
import { gatherPlans } from "./send-plans.ts";

type ReportValues = { readonly year: string; readonly certifier: string; readonly signedOn: string };

const MATTER = "tier-two-file";

/** The form that creates a report file. It shows missing data instead of creating an incomplete report. */
export function useReportForm(locations: readonly Location[]) {
  const api = useApi();
  const fail = useFailure();
  const { business_id } = useBusinessProfile();
  const texts = useMessages().handOver.tierTwo;
  const company = useCompanyName(business_id);
  const [initial] = useState(() => initialValues(new Date()));
  return useForm<ReportValues>({
    initial,
    validate: ({ year, certifier, signedOn }) => {
      const wrong: FieldTexts<keyof ReportValues> = {
        ...(!/^20\d\d$/.test(year.trim()) && { year: texts.wrongYear }),
        ...(certifier.trim() === "" && { certifier: texts.certifierMissing }),
        ...(!isCalendarDay(signedOn.trim()) && { signedOn: texts.wrongDay }),
      };
      return wrong;
    },
    draft: { name: "tier-two-report" },
    async submit({ year, certifier, signedOn }, saved) {
      const body = { year: Number(year), certifier: certifier.trim(), signed_on: signedOn.trim() };
      try {
        const { xml, report_code } = await api.call(makeTierTwoReport, { params: { id: business_id }, body });
        const { text, attachments, left } = await attachPlans(api, { xml, code: report_code }, locations);
        // Elements added by a state or another program are checked by Tier2 Submit.
        const flaw = checkTierTwo(text).find(({ isForeign }) => !isForeign);
        if (flaw !== undefined) return { message: texts.flawText(flaw.path, flaw.message) };
        saveFile(await packReport(text, attachments), fileNameOf(`tier2 ${body.year} ${company}`, new Date(), "t2s"));
        toasts.show({
          tone: left.length === 0 ? "ok" : "caution",
          title: texts.savedTitle,
          text: left.length === 0 ? texts.plansSaved(attachments.length) : texts.plansLeft(left.join(", ")),
          matter: MATTER,
        });
        saved();
        return undefined;
      } catch (error) {
        fail(error, { title: texts.notMadeTitle, fallback: texts.notMade, logIn: texts.logIn, matter: MATTER });
        return { message: describeProblem(error, texts.notMade) };
      }
    },
  });
}

interface WithPlans {
  readonly text: string;
  readonly attachments: readonly Attachment[];
  /** Sites whose plan is not attached. */
  readonly left: readonly string[];
}

/**
 * Adds the floor plans of the sites to the report. XML that cannot be read stays unchanged; the structure check then
 * reports it.
 */
async function attachPlans(
  api: Caller,
  { xml, code }: { readonly xml: string; readonly code: string },
  locations: readonly Location[],
): Promise<WithPlans> {
  const read = readTierTwo(xml);
  if (!read.ok) return { text: xml, attachments: [], left: [] };
  const { plans, left } = await gatherPlans(api, sitesOfFacilities(read.value, locations, code).flat());
  const { report, attachments } = withSitePlans(read.value, locations, plans, code);
  return { text: writeTierTwo(report), attachments, left };
}

/** The previous year, and today. */
function initialValues(now: Date): ReportValues {
  return { year: String(now.getFullYear() - 1), certifier: "", signedOn: dayOfReader(now) };
}
