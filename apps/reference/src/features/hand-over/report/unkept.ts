import { MAX_KEPT_ELEMENTS, MAX_KEPT_XML, type KeptElement, type TierTwoReport } from "@placard/hazmat-core/regulatory";
import { namesOfPlans } from "./report-plans.ts";

/** Parts of a report that an import leaves out. */
export const UNKEPT = ["attachments", "elements"] as const;

export type UnkeptKind = (typeof UNKEPT)[number];

/** Data of a report that an import leaves out, with its content. */
export interface Unkept {
  readonly what: UnkeptKind;
  readonly said: readonly string[];
}

/** Lists the data that an import of this report leaves out, so that users notice it now and not a year later. */
export function unkeptOf(report: TierTwoReport): readonly Unkept[] {
  const { facilities, contacts } = report;
  const plans = new Set(namesOfPlans(report));
  const chemicals = facilities.flatMap((facility) => facility.chemicals);
  const named = [
    ...[...facilities, ...chemicals].map(({ name, kept }) => ({ name, kept })),
    ...contacts.map(({ lastName: name, kept }) => ({ name, kept })),
    ...chemicals.flatMap(({ name, storages, parts }) => [...storages, ...parts].map(({ kept }) => ({ name, kept }))),
  ];
  const found: Record<UnkeptKind, readonly string[]> = {
    attachments: facilities.flatMap(({ attachments }) =>
      attachments.flatMap(({ fileName }) => (plans.has(fileName) ? [] : [fileName])),
    ),
    elements: named.flatMap(({ name, kept }) => (areTooMany(kept) ? [name] : [])),
  };
  return UNKEPT.map((what) => ({ what, said: [...new Set(found[what])] })).filter(({ said }) => said.length > 0);
}

const areTooMany = (kept: readonly KeptElement[]): boolean =>
  kept.length > MAX_KEPT_ELEMENTS || kept.some(({ xml }) => xml.length > MAX_KEPT_XML);
