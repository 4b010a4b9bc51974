import { unreadableHazardText } from "../../hazard/hazard-codes.ts";
import { parseCasNumber } from "../../identity/cas-number.ts";
import {
  checkFields,
  isBlank,
  numberFrom,
  type Entries,
  type FieldErrors,
  type FieldRule,
} from "../../business/forms/entry.ts";
import { numberWhere, whenGiven } from "../../business/forms/field-rules.ts";
import { phoneForm } from "../../business/forms/phone-form.ts";
import { quantityFrom, quantityProblem } from "../../business/forms/quantity-entry.ts";
import { DENSEST_STOCK, LIGHTEST_LIQUID } from "./amount-range.ts";
import type { MixturePart } from "./tier-two-fields.ts";

/** Fields of the Tier II section of a chemical that can be invalid, by their names in the form. */
export type TierTwoChemicalField =
  | "unit"
  | "max_amount"
  | "average_amount"
  | "largest_container"
  | "density"
  | "days_on_site"
  | "h_codes"
  | "parts";

/** kg/L. */
const DENSITY = { least: LIGHTEST_LIQUID, most: DENSEST_STOCK } as const;
const DAYS_OF_A_LEAP_YEAR = 366;

/**
 * Validates the Tier II section of a chemical. Every field may be blank.
 *
 * @example
 * validateTierTwoChemical({ days_on_site: "400" }); // { days_on_site: { code: "tier_two.days" } }
 */
export function validateTierTwoChemical(values: Entries<TierTwoChemicalField>): FieldErrors<TierTwoChemicalField> {
  return checkFields<TierTwoChemicalField>(values, [
    ...(["max_amount", "average_amount", "largest_container"] as const).map(amount),
    averageIsLower,
    numberWhere(
      "density",
      { code: "tier_two.density", least: DENSITY.least, most: DENSITY.most },
      (value) => value >= DENSITY.least && value <= DENSITY.most,
    ),
    numberWhere(
      "days_on_site",
      { code: "tier_two.days" },
      (value) => Number.isInteger(value) && value >= 1 && value <= DAYS_OF_A_LEAP_YEAR,
    ),
    statementsForm,
    partsForm,
  ]);
}

const amount = (field: TierTwoChemicalField): FieldRule<TierTwoChemicalField> => ({
  field,
  problem: (values) => quantityProblem(values[field], values.unit),
});

const averageIsLower: FieldRule<TierTwoChemicalField> = {
  field: "average_amount",
  problem: ({ average_amount, max_amount }) => {
    const [average, most] = [quantityFrom(average_amount), quantityFrom(max_amount)];
    return average !== null && most !== null && average > most ? { code: "tier_two.average_above_max" } : null;
  },
};

/** Text besides the codes may only separate them. */
const statementsForm: FieldRule<TierTwoChemicalField> = whenGiven("h_codes", (entry) =>
  unreadableHazardText(String(entry)) === ""
    ? null
    : { code: "tier_two.h_codes", text: unreadableHazardText(String(entry)) },
);

/** One component per line: `Sulfuric acid; 7664-93-9; 35`. */
const partsForm: FieldRule<TierTwoChemicalField> = whenGiven("parts", (entry) => {
  const lines = partLines(String(entry));
  const wrong = lines.find((line) => readPart(line) === null);
  if (wrong !== undefined) return { code: "tier_two.part", text: wrong };
  const shares = lines.map((line) => readPart(line)?.percent ?? 0);
  const all = shares.reduce((together, share) => together + share, 0);
  return all > 100.5 ? { code: "tier_two.parts_above_all", percent: Math.round(all) } : null;
});

const partLines = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** Remarks allowed after the percentage of a component. */
const REMARKS: Readonly<Record<string, Partial<MixturePart>>> = {
  "by volume": { basis: "volume" },
  carcinogen: { is_carcinogen: true },
  "no carcinogen": { is_carcinogen: false },
};

/** `null`: the line is not a name, a CAS number and a percentage separated by semicolons, and a known remark. */
function readPart(line: string): MixturePart | null {
  const [name = "", cas = "", share = "", ...remarks] = line.split(";").map((cell) => cell.trim());
  const known = remarks.map((remark) => REMARKS[remark.toLowerCase()]);
  if (name === "" || known.includes(undefined)) return null;
  if (cas !== "" && !parseCasNumber(cas).ok) return null;
  const percent = numberFrom(share.replace(/%$/, ""));
  if (!isBlank(share) && (percent === null || percent < 0 || percent > 100)) return null;
  const part = { name, cas_number: cas === "" ? null : cas, percent, basis: "weight", is_carcinogen: null } as const;
  return Object.assign({}, part, ...known) as MixturePart; // `Object.assign` loses the type of the remark
}

/**
 * Parses the components of a mixture, one per line. Invalid lines are omitted: `validateTierTwoChemical` reports them
 * first.
 *
 * @example
 * readParts("Formalin; 50-00-0; 0.5; carcinogen")[0]?.is_carcinogen; // true
 */
export function readParts(text: string): readonly MixturePart[] {
  return partLines(text).flatMap((line) => readPart(line) ?? []);
}

/**
 * Formats components of a mixture so that `readParts` can parse them.
 *
 * @example
 * writeParts(readParts("Sulfuric acid; 7664-93-9; 35 %")); // "Sulfuric acid; 7664-93-9; 35"
 */
export function writeParts(parts: readonly MixturePart[]): string {
  return parts
    .map(({ name, cas_number, percent, basis, is_carcinogen }) => {
      const remarks = [
        basis === "volume" ? "by volume" : null,
        is_carcinogen === null ? null : is_carcinogen ? "carcinogen" : "no carcinogen",
      ].filter((remark) => remark !== null);
      return [name.replaceAll(/[;\n]/g, ","), cas_number ?? "", percent === null ? "" : String(percent), ...remarks]
        .join("; ")
        .replace(/(?<![; ])[; ]+$/, "");
    })
    .join("\n");
}

/** Fields of the Tier II section of a site that can be invalid. */
export type TierTwoPlaceField = "state" | "zip" | "naics" | "duns" | "max_occupants" | "phone_24h";

/**
 * Validates the Tier II section of a site or contact. Every field may be blank.
 *
 * @example
 * validateTierTwoPlace({ zip: "123" }); // { zip: { code: "tier_two.zip" } }
 */
export function validateTierTwoPlace(values: Entries<TierTwoPlaceField>): FieldErrors<TierTwoPlaceField> {
  return checkFields<TierTwoPlaceField>(values, [
    matches("state", /^[A-Za-z]{2}$/, "tier_two.state"),
    matches("zip", /^\d{5}(?:-\d{4})?$/, "tier_two.zip"),
    matches("naics", /^\d{6}$/, "tier_two.naics"),
    matches("duns", /^\d{9}$/, "tier_two.duns"),
    numberWhere("max_occupants", { code: "employees.not_whole" }, (value) => Number.isSafeInteger(value) && value >= 0),
    phoneForm("phone_24h"),
  ]);
}

function matches(
  field: TierTwoPlaceField,
  form: RegExp,
  code: "tier_two.state" | "tier_two.zip" | "tier_two.naics" | "tier_two.duns",
): FieldRule<TierTwoPlaceField> {
  return whenGiven(field, (entry) => (form.test(String(entry).trim()) ? null : { code }));
}
