import { MAX_KEPT_ELEMENTS, MAX_KEPT_XML, type KeptElement, type TierTwoReport } from "@placard/hazmat-core/regulatory";
import { namesOfPlans } from "./report-plans.ts";

/** Parts of a report that an import leaves out. */
export const OMITTED_KINDS = ["attachments", "elements"] as const;

export type OmittedKind = (typeof OMITTED_KINDS)[number];

/** Data of a report that an import leaves out, with its content. */
export interface OmittedData {
  readonly what: OmittedKind;
  readonly values: readonly string[];
}

/** Lists the data that an import of this report leaves out, so that users notice it now and not a year later. */
export function omittedData(report: TierTwoReport): readonly OmittedData[] {
  const { facilities, contacts } = report;
  const plans = new Set(namesOfPlans(report));
  const chemicals = facilities.flatMap((facility) => facility.chemicals);
  const named = [
    ...[...facilities, ...chemicals].map(({ name, kept }) => ({ name, kept })),
    ...contacts.map(({ lastName: name, kept }) => ({ name, kept })),
    ...chemicals.flatMap(({ name, storages, parts }) => [...storages, ...parts].map(({ kept }) => ({ name, kept }))),
  ];
  const found: Record<OmittedKind, readonly string[]> = {
    attachments: facilities.flatMap(({ attachments }) =>
      attachments.flatMap(({ fileName }) => (plans.has(fileName) ? [] : [fileName])),
    ),
    elements: named.flatMap(({ name, kept }) => (isTooMany(kept) ? [name] : [])),
  };
  return OMITTED_KINDS.map((what) => ({ what, values: [...new Set(found[what])] })).filter(
    ({ values }) => values.length > 0,
  );
}

const isTooMany = (saved: readonly KeptElement[]): boolean =>
  saved.length > MAX_KEPT_ELEMENTS || saved.some(({ xml }) => xml.length > MAX_KEPT_XML);
