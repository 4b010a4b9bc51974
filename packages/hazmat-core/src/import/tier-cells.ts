import { HAZARD_CATEGORIES, hazardCategoryOf, hazardCategoryText } from "../regulatory/tier-two/hazard-categories.ts";
import {
  CONTAINER_TYPES,
  containerOf,
  containerText,
  pressureOf,
  pressureText,
  STORAGE_PRESSURES,
  STORAGE_TEMPERATURES,
  temperatureOf,
  temperatureText,
} from "../regulatory/tier-two/storage-words.ts";
import { COMPOSITIONS, NO_CHEMICAL_FIELDS, type TierTwoChemical } from "../regulatory/tier-two/tier-two-fields.ts";
import { readParts, validateTierTwoChemical, writeParts } from "../regulatory/tier-two/validate-tier-two.ts";
import { CHEMICAL_STATES, type QuantityUnit } from "../business/forms/choices.ts";
import type { Problem } from "../business/forms/problem.ts";
import { TIER_FIELDS, type TierImportField } from "./extra-fields.ts";
import { readHazardCodes } from "../hazard/hazard-codes.ts";
import { readImportAmount, readImportNumber } from "../business/inventory/read-import-amount.ts";
import { amountCell, type CellSources, type Signs } from "./amount-cells.ts";

/** The Tier II cells of a record. */
export type TierCells = Readonly<Record<TierImportField, string>> & CellSources<TierImportField>;

/** Context for reading the amounts of a record. */
export interface TierSetting {
  /** Unit in which the quantity and the amounts are stored. */
  readonly unit: QuantityUnit;
  /**
   * The unit as written in the row, also used for bare amounts unless a column names theirs: `g`, which is stored as
   * kg.
   */
  readonly written: string;
  readonly sign: Signs<TierImportField> | null;
}

/** A parsed cell, or its problem. */
type ParsedCell<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

const NONE = "None";
const YES = new Set(["yes", "y", "true", "1", "x", "oui", "si", "sí"]);
const NO = new Set(["no", "n", "false", "0", "non"]);

const parsed = <Value>(value: Value): ParsedCell<Value> => ({ ok: true, value });
const unreadableCell = (text: string, choices: readonly string[]): ParsedCell<never> => ({
  ok: false,
  problem: { code: "import.choice_unknown", text, choices },
});

/** Parses the Tier II fields of one record. If all cells are blank, nothing is known. */
export function readTierTwo(
  cells: TierCells,
  setting: TierSetting,
): {
  readonly fields: TierTwoChemical | null;
  readonly problems: Readonly<Partial<Record<TierImportField, Problem>>>;
} {
  if (TIER_FIELDS.every((field) => cells[field] === "")) return { fields: null, problems: {} };
  const problems: Partial<Record<TierImportField, Problem>> = {};
  const take = <Value>(field: TierImportField, none: Value, reader: (text: string) => ParsedCell<Value>): Value => {
    const text = cells[field];
    const found = text === "" ? parsed(none) : reader(text);
    if (!found.ok) problems[field] = found.problem;
    return found.ok ? found.value : none;
  };
  const unit = take("tier_unit", setting.unit, unitOf);
  const units = { unit, written: cells.tier_unit === "" ? setting.written : unit };
  const amount = (field: TierImportField) =>
    take<number | null>(field, null, (text) => amountOf(text, units, amountCell(cells, field, setting.sign)));
  const number = (field: TierImportField) =>
    take<number | null>(field, null, (text) => numberOf(text, amountCell(cells, field, setting.sign)));
  const fields: TierTwoChemical = {
    ...NO_CHEMICAL_FIELDS,
    composition: take<TierTwoChemical["composition"]>("tier_composition", null, (text) => choiceOf(COMPOSITIONS, text)),
    states: take<TierTwoChemical["states"]>("tier_states", [], statesOf),
    hazards: take<TierTwoChemical["hazards"]>("tier_hazards", null, hazardsOf),
    h_codes: take<readonly string[]>("tier_h_codes", [], codesOf),
    is_ehs: take<boolean | null>("tier_ehs", null, parseYesNo),
    unit: cells.tier_unit === "" ? null : unit,
    max_amount: amount("tier_max"),
    average_amount: amount("tier_average"),
    largest_container: amount("tier_largest"),
    density: number("tier_density"),
    days_on_site: number("tier_days"),
    container_type: take<TierTwoChemical["container_type"]>("tier_container", null, containerTypeOf),
    pressure: take<TierTwoChemical["pressure"]>("tier_pressure", null, (text) =>
      knownOf(pressureOf(text), text, STORAGE_PRESSURES.map(pressureText)),
    ),
    temperature: take<TierTwoChemical["temperature"]>("tier_temperature", null, (text) =>
      knownOf(temperatureOf(text), text, STORAGE_TEMPERATURES.map(temperatureText)),
    ),
    is_fine_solid: take<boolean | null>("tier_fine", null, parseYesNo),
    parts: readParts(cells.tier_parts),
    is_trade_secret: take("tier_secret", false, parseYesNo),
    is_place_confidential: take("tier_confidential", false, parseYesNo),
    record_id: cells.tier_record === "" ? null : cells.tier_record,
  };
  return { fields, problems: { ...ruleProblems(fields, cells), ...problems } };
}

/** Checks the rules of the form: density, days, average below maximum, components. */
function ruleProblems(
  { max_amount, average_amount, density, days_on_site }: TierTwoChemical,
  { tier_parts: parts }: TierCells,
): Partial<Record<TierImportField, Problem>> {
  const text = (value: number | null): string => (value === null ? "" : String(value));
  const found = validateTierTwoChemical({
    max_amount: text(max_amount),
    average_amount: text(average_amount),
    density: text(density),
    days_on_site: text(days_on_site),
    parts,
  });
  return {
    ...(found.average_amount !== undefined && { tier_average: found.average_amount }),
    ...(found.density !== undefined && { tier_density: found.density }),
    ...(found.days_on_site !== undefined && { tier_days: found.days_on_site }),
    ...(found.parts !== undefined && { tier_parts: found.parts }),
  };
}

/**
 * Converts Tier II data to cells that {@link readTierTwo} can parse.
 *
 * @example
 * tierTwoCells(null).tier_days; // ""
 */
export function tierTwoCells(stored: TierTwoChemical | null): TierCells {
  const fields = { ...NO_CHEMICAL_FIELDS, ...stored };
  const number = (value: number | null): string => (value === null ? "" : String(value));
  const said = (value: boolean | null): string => (value === null ? "" : value ? "Yes" : "No");
  return {
    tier_composition: fields.composition ?? "",
    tier_states: fields.states.join("; "),
    tier_hazards: fields.hazards === null ? "" : fields.hazards.map(hazardCategoryText).join("; ") || NONE,
    tier_h_codes: fields.h_codes.join(", "),
    tier_ehs: said(fields.is_ehs),
    tier_unit: fields.unit ?? "",
    tier_max: number(fields.max_amount),
    tier_average: number(fields.average_amount),
    tier_largest: number(fields.largest_container),
    tier_density: number(fields.density),
    tier_days: number(fields.days_on_site),
    tier_container: fields.container_type === null ? "" : containerText(fields.container_type),
    tier_pressure: fields.pressure === null ? "" : pressureText(fields.pressure),
    tier_temperature: fields.temperature === null ? "" : temperatureText(fields.temperature),
    tier_fine: said(fields.is_fine_solid),
    tier_parts: writeParts(fields.parts),
    tier_secret: fields.is_trade_secret ? "Yes" : "",
    tier_confidential: fields.is_place_confidential ? "Yes" : "",
    tier_record: fields.record_id ?? "",
  };
}

function choiceOf<Value extends string>(choices: readonly Value[], text: string): ParsedCell<Value> {
  return knownOf(choices.find((choice) => choice === text.toLowerCase()) ?? null, text, choices);
}

function knownOf<Value>(value: Value | null, text: string, choices: readonly string[]): ParsedCell<Value> {
  return value === null ? unreadableCell(text, choices) : parsed(value);
}

function parseYesNo(text: string): ParsedCell<boolean> {
  const word = text.toLowerCase();
  return YES.has(word) ? parsed(true) : NO.has(word) ? parsed(false) : unreadableCell(text, ["yes", "no"]);
}

const piecesOf = (text: string, cut: RegExp): readonly string[] =>
  text
    .split(cut)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");

function statesOf(text: string): ParsedCell<TierTwoChemical["states"]> {
  const named = piecesOf(text.toLowerCase(), /[;,/&+\n]|\band\b/u);
  const found = CHEMICAL_STATES.filter((state) => named.some((word) => word === state || word === `${state}s`));
  return named.length > 0 && found.length === new Set(named).size
    ? parsed(found)
    : unreadableCell(text, CHEMICAL_STATES);
}

function hazardsOf(text: string): ParsedCell<TierTwoChemical["hazards"]> {
  if (text.toLowerCase() === NONE.toLowerCase()) return parsed([]);
  const named = piecesOf(text, /[;\n]/u).map(hazardCategoryOf);
  if (named.length === 0 || named.includes(null))
    return unreadableCell(text, HAZARD_CATEGORIES.map(hazardCategoryText));
  return parsed(HAZARD_CATEGORIES.filter((category) => named.includes(category)));
}

function codesOf(text: string): ParsedCell<readonly string[]> {
  const codes = readHazardCodes(text);
  return codes.length > 0 ? parsed(codes) : { ok: false, problem: { code: "import.h_codes_unread", text } };
}

function containerTypeOf(text: string): ParsedCell<TierTwoChemical["container_type"]> {
  const letter = CONTAINER_TYPES.find((type) => type === text.trim().toUpperCase());
  return knownOf(letter ?? containerOf(text), text, CONTAINER_TYPES.map(containerText));
}

function unitOf(text: string): ParsedCell<QuantityUnit> {
  const one = readImportAmount(1, text, null);
  return one.ok && one.quantity === 1 ? parsed(one.unit) : unreadableCell(text, ["kg", "lbs", "oz", "L", "gal", "mL"]);
}

function amountOf(
  text: string,
  { unit, written }: Pick<TierSetting, "unit" | "written">,
  [entry, by]: ReturnType<typeof amountCell>,
): ParsedCell<number> {
  const amount = readImportAmount(entry, written, by);
  if (!amount.ok) return { ok: false, problem: amount.fault };
  if (amount.unit === unit) return parsed(amount.quantity);
  return { ok: false, problem: { code: "import.unit_differs", text, unit } };
}

function numberOf(text: string, [entry, by]: ReturnType<typeof amountCell>): ParsedCell<number> {
  const number = readImportNumber(entry, by);
  if (!number.ok) return { ok: false, problem: number.fault };
  return number.named === "" ? parsed(number.value) : { ok: false, problem: { code: "import.quantity_unread", text } };
}
