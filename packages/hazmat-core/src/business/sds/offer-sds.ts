import { readHazardCodes } from "../../hazard/hazard-codes.ts";
import type { PackingGroup } from "../../record/packing-group.ts";
import { flashPointText, isSameFlashPoint, type FlashPoint } from "../inventory/flash-point.ts";
import { compareSds, type SdsRecord } from "./compare-sds.ts";
import type { SdsClass, SdsFinding, SdsFindings } from "./sds-reading.ts";

/** Fields of a record that a data sheet can fill. */
export const SDS_OFFERED = [
  "name",
  "cas_number",
  "un_number",
  "hazard_classification",
  "packing_group",
  "flash_point",
  "h_codes",
] as const;

/** An entry of `SDS_OFFERED`. */
export type SdsOffered = (typeof SDS_OFFERED)[number];

/** Values on file for the same fields. */
export interface SdsOfferRecord extends SdsRecord {
  readonly name: string;
  readonly hazard_classification: string | null;
  readonly packing_group: PackingGroup | null;
  readonly flash_point: FlashPoint | null;
  readonly h_codes: readonly string[];
}

/** A value that could replace the one on file, with the line it was read from. */
export interface SdsOffer {
  readonly field: SdsOffered;
  /** Value in the record; `null`: none. */
  readonly old: string | null;
  /**
   * Proposed value. Hazard statements are separated by a comma and a space; flash points are formatted by
   * `flashPointText`.
   */
  readonly value: string;
  readonly page: number;
  readonly line: string;
}

/**
 * Lists the values of a data sheet that differ from the record or are missing in it. Several values of one field become
 * separate offers, so that a user chooses one. If the SDS of a mixture contains the CAS number on file, no CAS number
 * is offered: the others belong to its components.
 *
 * @example
 * const reading = readSds([["1789"]]);
 * const record = { name: "Acid", cas_number: null, un_number: null, hazard_class: null, hazard_classification: null, packing_group: null, flash_point: null, h_codes: [] };
 * reading.kind === "text" ? offersOfSds(reading, record) : []; // []
 */
export function offersOfSds(findings: SdsFindings, record: SdsOfferRecord): readonly SdsOffer[] {
  const comparisons = compareSds(findings, record);
  const isOpen = (field: string): boolean => comparisons.some((one) => one.field === field && one.verdict !== "agrees");
  const offer =
    (field: SdsOffered, old: string | null) =>
    ({ value, page, line }: SdsFinding<string>): SdsOffer => ({ field, old, value, page, line });
  return [
    ...findings.name.filter(({ value }) => plain(value) !== plain(record.name)).map(offer("name", record.name)),
    ...(isOpen("cas_number") ? findings.casNumbers.map(offer("cas_number", record.cas_number)) : []),
    ...(isOpen("un_number")
      ? findings.unNumber
          .map((found) => ({ ...found, value: found.value.replace(/^UN\s*/iu, "") }))
          .filter(({ value }) => value !== record.un_number)
          .map(offer("un_number", record.un_number))
      : []),
    ...(isOpen("hazard_class")
      ? findings.hazardClass
          .map((found) => ({ ...found, value: classText(found.value) }))
          .filter(({ value }) => value !== record.hazard_classification)
          .map(offer("hazard_classification", record.hazard_classification))
      : []),
    ...findings.packingGroup
      .filter(({ value }) => value !== record.packing_group)
      .map(offer("packing_group", record.packing_group)),
    ...flashPoints(findings, record.flash_point),
    ...statements(findings, record.h_codes),
  ];
}

function flashPoints({ flashPoint }: SdsFindings, onFile: FlashPoint | null): readonly SdsOffer[] {
  const old = onFile === null ? null : flashPointText(onFile);
  return flashPoint
    .filter(({ value }) => onFile === null || !isSameFlashPoint(value, onFile))
    .map(({ value, page, line }) => ({ field: "flash_point", old, value: flashPointText(value), page, line }));
}

function statements({ hCodes }: SdsFindings, onFile: readonly string[]): readonly SdsOffer[] {
  const [first] = hCodes;
  const codes = readHazardCodes(hCodes.map(({ value }) => value).join(", "));
  const isSame = codes.length === onFile.length && codes.every((code) => onFile.includes(code));
  if (first === undefined || codes.length === 0 || isSame) return [];
  const { page, line } = first;
  return [
    { field: "h_codes", old: onFile.length === 0 ? null : onFile.join(", "), value: codes.join(", "), page, line },
  ];
}

const classText = ({ division, subsidiary }: SdsClass): string =>
  subsidiary.length === 0 ? division : `${division} (${subsidiary.join(", ")})`;

const plain = (text: string): string => text.trim().replaceAll(/\s+/gu, " ").toLowerCase();
