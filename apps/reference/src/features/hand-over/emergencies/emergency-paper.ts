import { formatNumber } from "@placard/hazmat-core";
import { citeEdition } from "@placard/hazmat-core/regulatory";
import type { PlanDocument } from "@placard/ui/incident";
import type { Messages } from "../../../messages/messages.ts";
import { containerWords, quantityWords, verdictWords, type SiteEmergencies } from "./emergency-sheet.ts";

interface EmergencyPaper {
  readonly sites: readonly SiteEmergencies[];
  /** Whose sites they are. */
  readonly company: string;
  /** What every document says in the language of the reader. */
  readonly words: PlanDocument["words"] & Pick<PlanDocument, "language">;
  readonly messages: Messages;
}

/** The worksheet on paper: each site with its listed substances. */
export function emergencyPaper({ sites, company, words, messages }: EmergencyPaper): PlanDocument {
  const { emergencies, fire } = messages.handOver;
  const { columns } = emergencies;
  return {
    title: emergencies.document,
    subject: company,
    language: words.language,
    notes: emergencies.notes,
    words,
    forms: sites.map(({ location, counts }) => ({
      id: null,
      title: location.name,
      blocks: [
        { kind: "fields", fields: [{ label: fire.address, text: location.civic_address }] },
        {
          kind: "table",
          caption: emergencies.table(location.name),
          columns: [columns.substance, columns.threshold, columns.quantity, columns.container, columns.verdict],
          rows: counts.map((count) => [
            `${count.name}, ${count.casNumber}, ${count.hazard}`,
            `${emergencies.tonnes(formatNumber(count.thresholdT))}. ${citeEdition(count.source)}`,
            quantityWords(count, messages),
            containerWords(count, messages),
            verdictWords(count, messages),
          ]),
          none: emergencies.none,
        },
      ],
    })),
  };
}
