import type { Location } from "@placard/api-client";
import { coordinatesOf, formatNumber, formatUnNumber } from "@placard/hazmat-core";
import { citeEdition } from "@placard/hazmat-core/regulatory";
import type { PlanDocument } from "@placard/ui/internal";
import type { Messages } from "../../../messages/messages.ts";
import {
  contactText,
  containerText,
  quantityWithAssumption,
  verdictText,
  workersText,
  type SiteEmergencies,
} from "./emergency-sheet.ts";

interface EmergencyPaper {
  readonly sites: readonly SiteEmergencies[];
  /** The business of the sites. */
  readonly company: string;
  /** Texts that all documents share, in the user's language. */
  readonly texts: PlanDocument["words"] & Pick<PlanDocument, "language">;
  readonly messages: Messages;
}

/** The worksheet as a document: each site with its listed substances. Data that is not on file stays blank. */
export function emergencyPaper({ sites, company, texts, messages }: EmergencyPaper): PlanDocument {
  const { emergencies, fire } = messages.handOver;
  const { columns, headings } = emergencies;
  return {
    title: emergencies.document,
    subject: company,
    language: texts.language,
    notes: emergencies.notes,
    words: texts,
    forms: sites.map(({ location, counts, manager, contacts }) => ({
      id: null,
      title: location.name,
      blocks: [
        {
          kind: "fields",
          fields: [
            { label: fire.address, text: location.civic_address },
            { label: fire.place, text: positionText(location, fire) },
            { label: headings.workers, text: workersText(location) },
            { label: headings.naics, text: location.tier_two?.naics ?? null },
            { label: headings.responsible, text: manager === null ? null : contactText(manager) },
            { label: headings.primary, text: null },
            { label: headings.alternate, text: null },
            { label: emergencies.onFile, text: contacts.map(contactText).join("; ") || fire.noContacts },
            { label: emergencies.headOffice, text: null },
          ],
        },
        {
          kind: "table",
          caption: emergencies.table(location.name),
          columns: [columns.substance, columns.threshold, columns.quantity, columns.container, columns.verdict],
          rows: counts.map((count) => [
            [count.name, count.casNumber, count.unNumber === null ? null : formatUnNumber(count.unNumber), count.hazard]
              .filter((part) => part !== null)
              .join(", "),
            `${emergencies.tonnes(formatNumber(count.thresholdT))}. ${citeEdition(count.source)}`,
            quantityWithAssumption(count, messages),
            containerText(count, messages),
            verdictText(count, messages),
          ]),
          none: emergencies.none,
        },
        {
          kind: "fields",
          fields: counts.flatMap(({ name }) => [
            { label: emergencies.of(name, headings.uncontained), text: null },
            { label: emergencies.of(name, headings.since), text: null },
          ]),
        },
      ],
    })),
  };
}

/** Position of the main entrance, with its precision unless a user set the pin. */
function positionText({ latitude, longitude, precision }: Location, fire: Messages["handOver"]["fire"]): string {
  if (latitude === null || longitude === null) return fire.notOnMap;
  return fire.placeText(coordinatesOf([longitude, latitude], precision), precision);
}
