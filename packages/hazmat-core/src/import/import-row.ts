import { parseCasNumber, withCasHyphens } from "../identity/cas-number.ts";
import { parseUnNumber } from "../identity/un-number.ts";
import { parsePackingGroup, type PackingGroup } from "../record/packing-group.ts";
import { parseFlashPoint, type FlashPoint } from "../business/inventory/flash-point.ts";
import type { QuantityUnit } from "../business/forms/choices.ts";
import type { FieldErrors } from "../business/forms/entry.ts";
import type { Problem } from "../business/forms/problem.ts";
import type { TierTwoChemical } from "../regulatory/tier-two/tier-two-fields.ts";
import { casOfDate } from "./cas-of-date.ts";
import { readFullShare } from "./full-share.ts";
import { IMPORT_FIELDS, isSizeHeading, type ImportField } from "./import-fields.ts";
import { bracketsOf } from "./heading-words.ts";
import { matchLowerHeadings, type HeadingMatch, type SheetRows } from "./match-headings.ts";
import { readNfpa, type DeclaredNfpa } from "./nfpa-cells.ts";
import { textOfCell } from "./safe-cell.ts";
import {
  areOtherUnits,
  readImportAmount,
  readImportNumber,
  readRowAmount,
} from "../business/inventory/read-import-amount.ts";
import { amountCell, numbersOf, signsOf, type CellSources, type Signs } from "./amount-cells.ts";
import { readTierTwo, type TierSetting } from "./tier-cells.ts";

/** Cells of one record by field, as in the file or as corrected by the user. */
export type ImportCells = Readonly<Record<ImportField, string>> &
  CellSources<ImportField> & {
    /** Set in another table below the first one: true if its quantities are for one container. */
    readonly isSizeOfOne?: boolean;
  };

/** A record of a file. */
export interface ImportRecord {
  /** Row number in the file, from 1 as in a spreadsheet. */
  readonly row: number;
  readonly cells: ImportCells;
  /** Set if the row is most likely not a chemical. */
  readonly notChemical?: "headings" | "total" | "letter";
}

/** Fields of the chemical created from a record. */
export interface ImportedChemical {
  readonly name: string;
  readonly quantity: number;
  readonly unit: QuantityUnit;
  readonly location_id: number;
  readonly un_number: string;
  readonly cas_number: string;
  readonly hazard_classification: string;
  readonly packing_group: PackingGroup | null;
  readonly flash_point: FlashPoint | null;
  readonly room: string;
  readonly cabinet: string;
  readonly storage_vessel: string;
  readonly quantity_per_vessel: string;
  readonly manufacturer: string;
  readonly nfpa: DeclaredNfpa | null;
  readonly tier_two: TierTwoChemical | null;
}

/** Context for reading a record. */
export interface ImportSetting {
  /** The sites of the business. */
  readonly locations: readonly { readonly id: number; readonly name: string }[];
  /** Site of records that name none; `null`: every record must name one. */
  readonly defaultLocationId: number | null;
  readonly sign: Signs<ImportField> | null;
  readonly isSizeOfOne: boolean;
}

/** Result of reading a record: a chemical, or the problems by cell. */
export interface ReadRecord {
  readonly chemical: ImportedChemical | null;
  readonly problems: FieldErrors<ImportField>;
}

/** Fields that are numbers with decimals. */
const AMOUNT_FIELDS: readonly ImportField[] = ["quantity", "tier_max", "tier_average", "tier_largest", "tier_density"];

/** Parts of a worksheet that may be unreliable, by row and column index. */
export interface SheetDoubts {
  /** Cells merged across rows, as `row:column`. */
  readonly merged: ReadonlySet<string>;
  /** Rows that may be split in the wrong places. */
  readonly cut: ReadonlySet<number>;
}

const NO_DOUBTS: SheetDoubts = { merged: new Set(), cut: new Set() };

/** One merged cell of these fields for several rows can be their sum, or the amount of each. */
const SHARED_FIELDS: readonly ImportField[] = ["quantity", "count", "tier_max", "tier_average"];

/**
 * Returns the records below the headings, without empty rows, and the decimal separator of each column. Another header
 * row below has its own columns for the rows after it.
 *
 * @example
 * const rows = [["Name", "Qty (kg)"], ["Chlorine", "70"]];
 * const match = matchHeadings(rows);
 * match && recordsOf(rows, match).records[0]?.cells.unit; // "kg"
 */
export function recordsOf(
  rows: SheetRows,
  match: HeadingMatch,
  doubts: SheetDoubts = NO_DOUBTS,
): { readonly records: readonly ImportRecord[]; readonly sign: Signs<ImportField> } {
  const lines = [match.headings, ...linesOfHeading(rows, match)];
  let table = match;
  /** True below a header row that names no substance: its columns are not known. */
  let isUnknown = false;
  const records = rows.slice(match.headingRow + 1).flatMap((row, index): ImportRecord[] => {
    if (row.every((cell) => String(cell).trim() === "")) return [];
    const at = match.headingRow + 1 + index;
    const isRepeated = lines.some((line) => isRowOf(row, line));
    const lower = isRepeated ? match : matchLowerHeadings(rows, at);
    if (lower !== null) {
      isUnknown = lower.columns.name === undefined;
      table = isUnknown ? match : lower;
    }
    const doubtful = doubtsOf(row, at, table, isUnknown ? { ...doubts, cut: new Set([at]) } : doubts);
    const read = withQuantities(row, table, (by) => cellsOfRow(row, by, doubtful));
    const cells = table === match ? read : { ...read, isSizeOfOne: table.isSizeOfOne };
    const notChemical = lower === null ? notChemicalOf(row, cells, table) : "headings";
    return [{ row: at + 1, cells, ...(notChemical !== null && { notChemical }) }];
  });
  const stock = records.filter(({ notChemical }) => notChemical === undefined);
  return { records, sign: signsOf(stock, AMOUNT_FIELDS) };
}

/** A total in the languages of the headings. */
const TOTAL =
  /^(?:(?:(?:grand|sub|sous|gran|suma)[ -]?)?total(?: (?:g[eé]n[eé]ral|amount|quantity))?|totaux|(?:zwischen|gesamt)?summe|gesamt(?:menge|summe|bestand)?|somme)\s*:?$/iu;

/** True if a row repeats the headings, or one of their lines, as above each printed page. */
const isRowOf = (row: SheetRows[number], headings: SheetRows[number]): boolean =>
  headings.every((heading, at) => String(heading).trim() === String(row[at] ?? "").trim());

/** The lines of a heading of several lines. */
function linesOfHeading(rows: SheetRows, { headingRow, headings }: HeadingMatch): SheetRows {
  const own = rows[headingRow] ?? [];
  const isOfOneLine = isRowOf(own, headings);
  return isOfOneLine ? [] : rows.slice(Math.max(0, headingRow - 2), headingRow + 1).filter((line) => line.length > 0);
}

/** A total of the rows above, or the initial letter of the rows below. */
function notChemicalOf(
  row: SheetRows[number],
  cells: ImportCells,
  { headings }: HeadingMatch,
): "total" | "letter" | null {
  const texts = row.map((cell) => String(cell).trim());
  if (headings.length > 1 && /^\p{L}$/u.test(texts.join(""))) return "letter";
  const isTotal = TOTAL.test(texts.find((text) => text !== "") ?? "");
  return isTotal && cells.un_number === "" && !/\d/u.test(cells.cas_number) ? "total" : null;
}

function cellsOfRow(row: SheetRows[number], match: HeadingMatch, doubts: CellSources<ImportField>): ImportCells {
  const cell = (field: ImportField): string => textOfCell(row[match.columns[field] ?? -1]);
  const texts = Object.fromEntries(IMPORT_FIELDS.map((field) => [field, cell(field)])) as Record<ImportField, string>; // every field is present
  const { sources } = numbersOf(row, IMPORT_FIELDS, match.columns);
  const unit = texts.unit || (texts.quantity === "" ? "" : unitInHeading("quantity", match));
  const read: ImportCells = {
    ...texts,
    unit,
    cas_number: casText(texts.cas_number),
    flash_point: withUnitOfHeading(texts.flash_point, match),
    quantity_per_vessel: sizeText(texts.quantity_per_vessel, unit, match),
    sources: { ...sources, ...doubts.sources },
  };
  const cells = withPackDoubt(withHeadingUnit(read, match), match);
  return TIER_AMOUNTS.reduce((before, field) => withAmountUnit(before, field, match), cells);
}

/** The cells of a row whose quantity is in one of several columns. Different quantities are all in the cell. */
function withQuantities(
  row: SheetRows[number],
  match: HeadingMatch,
  cellsBy: (match: HeadingMatch) => ImportCells,
): ImportCells {
  const { columns, otherQuantities = [] } = match;
  const filled = [columns.quantity ?? -1, ...otherQuantities].filter((column) => textOfCell(row[column]) !== "");
  const [first, ...others] = filled.map((quantity) => cellsBy({ ...match, columns: { ...columns, quantity } }));
  if (first === undefined) return cellsBy(match);
  const amounts = [first, ...others].map(({ quantity, unit }) =>
    BARE.test(quantity) ? `${quantity} ${unit}`.trim() : quantity,
  );
  const different = [...new Set(amounts)];
  if (different.length === 1) return first;
  return { ...first, quantity: different.join(SEVERAL), sources: { ...first.sources, quantity: "several" } };
}

/** Between the quantities of several columns. */
const SEVERAL = " | ";

/** Texts for a product that has no CAS number of its own. */
const NO_CAS = /^(?:mix(?:ture)?|various|proprietary|trade secret|none|m[eé]lange|mezcla|gemisch)$/iu;

/** A CAS number without its label: `CAS: 67-64-1`. */
const casText = (text: string): string =>
  NO_CAS.test(text) ? "" : text.replace(/^CAS(?:[ -]?(?:no|nr|rn))?[\s.:#]+/iu, "");

const BARE = /\d\s*$/u;

/** The size of a container with the unit of its column: `500` below `Container size (mL)`. */
function sizeText(text: string, unit: string, match: HeadingMatch): string {
  const heading = match.headings[match.columns.quantity_per_vessel ?? -1] ?? "";
  return isSizeHeading(heading) && BARE.test(text) ? `${text} ${bracketsOf(heading) || unit}`.trim() : text;
}

/** Words for containers or multiples in the brackets of a heading: `Qty (drums)`, `Amount (x 1000)`. */
const PACKS =
  /^(?:(?:drum|bottle|cylinder|cyl|can|case|pail|tote|bag|tank|jug|pack|container|cont|piece|pc|item|unit|thousand)s?|box(?:es)?|each|ea|x)\b|\d/iu;

/**
 * A unit in the heading that differs from the unit of the row goes into the cell, so that the cell is asked about: `5`
 * below `Quantity (gal)` with the unit `lb`.
 */
function withHeadingUnit(cells: ImportCells, match: HeadingMatch): ImportCells {
  const unit = unitInHeading("quantity", match);
  const isOther = areOtherUnits(unit, cells.unit) || (PACKS.test(unit) && unit !== cells.unit);
  if (!isOther || !BARE.test(cells.quantity)) return cells;
  const { quantity: _number, ...sources } = cells.sources ?? {};
  return { ...cells, quantity: `${cells.quantity} ${unit}`, sources };
}

/** A bare quantity next to the size of a container can be the number of containers. */
function withPackDoubt(cells: ImportCells, { columns, headings }: HeadingMatch): ImportCells {
  const isSize = isSizeHeading(headings[columns.quantity_per_vessel ?? -1] ?? "") && cells.quantity_per_vessel !== "";
  const isTotal = !/^\d+$/u.test(cells.quantity) || bracketsOf(headings[columns.quantity ?? -1] ?? "") !== "";
  if (!isSize || isTotal || cells.count !== "") return cells;
  return { ...cells, sources: { ...cells.sources, quantity: "pack" } };
}

/** Report fields whose heading can contain their unit. */
const TIER_AMOUNTS: readonly ImportField[] = ["tier_max", "tier_average", "tier_largest"];

/** `Maximum Amount (lbs)` is the unit of bare figures below it, which can differ from the unit of the row. */
function withAmountUnit(cells: ImportCells, field: ImportField, match: HeadingMatch): ImportCells {
  const unit = unitInHeading(field, match);
  if (unit === "" || cells.tier_unit !== "" || !BARE.test(cells[field])) return cells;
  const source = cells.sources?.[field];
  // The text of a number has a decimal point, like typed text.
  const sources = { ...cells.sources, ...(typeof source === "number" && { [field]: "typed" as const }) };
  return { ...cells, [field]: `${cells[field]} ${unit}`, sources };
}

/** Cells of a row that can be wrong. A row with more cells than headings was split in the wrong places. */
function doubtsOf(
  row: SheetRows[number],
  at: number,
  { columns, headings }: HeadingMatch,
  { merged, cut }: SheetDoubts,
): CellSources<ImportField> {
  const isLonger = row.slice(headings.length).some((cell) => String(cell).trim() !== "");
  const shared = SHARED_FIELDS.filter((field) => columns[field] !== undefined && merged.has(`${at}:${columns[field]}`));
  const sources: CellSources<ImportField>["sources"] = Object.fromEntries(shared.map((field) => [field, "merged"]));
  return { sources: { ...sources, ...((cut.has(at) || isLonger) && { name: "cut" as const }) } };
}

/** `Quantity (kg)` is the unit of the whole column. */
function unitInHeading(field: ImportField, { columns, headings }: HeadingMatch): string {
  return bracketsOf(headings[columns[field] ?? -1] ?? "");
}

/** `Flash Point (°C)` is the unit of bare figures below it. */
function withUnitOfHeading(cell: string, { columns, headings }: HeadingMatch): string {
  const heading = columns.flash_point === undefined ? "" : (headings[columns.flash_point] ?? "");
  const unit = /(?:°\s*|deg\.?\s*|[([,]\s*)([CF])\b/iu.exec(heading)?.[1]?.toUpperCase();
  return unit !== undefined && BARE.test(cell) ? `${cell} °${unit}` : cell;
}

/**
 * Parses one record by the rules of the inventory. Every invalid cell is reported; nothing is guessed.
 *
 * @example
 * const rows = [["Name", "Qty (kg)"], ["Chlorine", "70"]];
 * const match = matchHeadings(rows);
 * const [first] = match ? recordsOf(rows, match).records : [];
 * const setting = { locations: [{ id: 1, name: "Works" }], defaultLocationId: 1, sign: null, isSizeOfOne: false };
 * first && readRecord(first.cells, setting).chemical?.quantity; // 70
 */
export function readRecord(cells: ImportCells, setting: ImportSetting): ReadRecord {
  const problems: Partial<Record<ImportField, Problem>> = {};
  if (cells.name === "") problems.name = { code: "chemical_name.required" };
  const cas = casProblem(cells.cas_number);
  if (cas !== null) problems.cas_number = cas;
  const un = cells.un_number === "" ? null : parseUnNumber(cells.un_number);
  if (un !== null && !un.ok) problems.un_number = { code: un.error.code };
  const group = cells.packing_group === "" ? null : parsePackingGroup(cells.packing_group);
  if (group === null && cells.packing_group !== "") problems.packing_group = { code: "packing_group.unread" };
  const flash = cells.flash_point === "" ? null : parseFlashPoint(cells.flash_point);
  if (flash !== null && !flash.ok) problems.flash_point = { code: flash.error.code };
  const location = locationOf(cells.location, setting);
  if (typeof location !== "number") problems.location = location;
  const amount = amountOf(cells, setting);
  if (!amount.ok) problems[amount.field] = amount.fault;
  const { nfpa, problems: wrongSign } = readNfpa(cells);
  const { fields, problems: wrongReport } = readTierTwo(cells, unitsOf(cells, amount, setting));
  Object.assign(problems, wrongSign, wrongReport, doubtProblems(cells));
  if (Object.keys(problems).length > 0 || !amount.ok || typeof location !== "number") {
    return { chemical: null, problems };
  }
  return {
    problems,
    chemical: {
      name: cells.name,
      un_number: cells.un_number,
      cas_number: withCasHyphens(cells.cas_number),
      hazard_classification: cells.hazard_classification,
      packing_group: group,
      flash_point: flash?.ok === true ? flash.value : null,
      room: cells.room,
      cabinet: cells.cabinet,
      storage_vessel: cells.storage_vessel,
      manufacturer: cells.manufacturer,
      nfpa,
      tier_two: fields,
      quantity: amount.quantity,
      unit: amount.unit,
      quantity_per_vessel: amount.ofOne ?? cells.quantity_per_vessel,
      location_id: location,
    },
  };
}

/** The stored unit of the row, and the unit in which it is written; without a quantity the record is rejected. */
function unitsOf(cells: ImportCells, amount: Amount, { sign }: ImportSetting): TierSetting {
  if (!amount.ok) return { unit: "kg", written: "kg", sign };
  const number = readImportNumber(...amountCell(cells, "quantity", sign));
  return { unit: amount.unit, written: (number.ok && number.named) || cells.unit, sign };
}

/** Problems of cells that a person must check. */
function doubtProblems(cells: ImportCells): FieldErrors<ImportField> {
  const problems: Partial<Record<ImportField, Problem>> = {};
  for (const field of SHARED_FIELDS) {
    const text = cells[field];
    if (cells.sources?.[field] === "merged") problems[field] = { code: "import.amount_merged", text, readings: [text] };
  }
  const { name } = cells;
  if (cells.sources?.quantity === "pack") problems.quantity = packProblem(cells);
  if (cells.sources?.quantity === "several") problems.quantity = severalProblem(cells);
  if (cells.sources?.name === "cut") problems.name = { code: "import.row_cut", text: name, readings: [name] };
  return problems;
}

/** Both meanings of a quantity next to the size of a container: the total, or the number of containers. */
function packProblem({ quantity: text, unit, quantity_per_vessel: size }: ImportCells): Problem {
  const one = readImportAmount(size, "", null);
  const total = one.ok ? [`${Number((Number(text) * one.quantity).toPrecision(12))} ${one.unit}`] : [];
  const readings = [...(unit === "" ? [] : [`${text} ${unit}`]), ...total];
  return readings.length === 0
    ? { code: "import.quantity_unread", text }
    : { code: "import.quantity_ambiguous", text, readings };
}

const severalProblem = ({ quantity: text }: ImportCells): Problem => ({
  code: "import.quantity_ambiguous",
  text,
  readings: text.split(SEVERAL),
});

type Amount =
  | { readonly ok: true; readonly quantity: number; readonly unit: QuantityUnit; readonly ofOne: string | null }
  | { readonly ok: false; readonly field: ImportField; readonly fault: Problem };

function amountOf(cells: ImportCells, { sign, ...setting }: ImportSetting): Amount {
  const isSizeOfOne = cells.isSizeOfOne ?? setting.isSizeOfOne;
  if (cells.quantity === "") return { ok: false, field: "quantity", fault: { code: "quantity.required" } };
  const hasOwnUnit = /[\p{L}µ]/u.test(cells.quantity.replace(/e[+-]?\d+/iu, ""));
  if (cells.unit === "" && !hasOwnUnit) return { ok: false, field: "unit", fault: { code: "unit.required" } };
  const [entry, by] = amountCell(cells, "quantity", sign);
  const read = readRowAmount(entry, cells.unit, by);
  if (!read.ok) return read;
  const full = cells.full === "" ? null : readFullShare(cells.full);
  if (full?.ok === false) return { ok: false, field: "full", fault: full.problem };
  const count = isSizeOfOne && cells.count !== "" ? Number(cells.count) : null;
  if (count !== null && (!Number.isSafeInteger(count) || count < 0)) {
    return { ok: false, field: "count", fault: { code: "import.count_not_whole", text: cells.count } };
  }
  if (count === null && full === null) return { ...read, ofOne: null };
  const ofOne = cells.quantity_per_vessel === "" ? `${read.quantity} ${read.unit}` : null;
  const quantity = read.quantity * (count ?? 1) * (full?.share ?? 1);
  return { ...read, quantity: Number(quantity.toPrecision(12)), ofOne };
}

/** The site that a cell names, or its problem. */
export function locationOf(
  text: string,
  { locations, defaultLocationId }: Pick<ImportSetting, "locations" | "defaultLocationId">,
): number | Problem {
  if (text === "") return defaultLocationId ?? { code: "location.required" };
  const wanted = normalizedText(text);
  const found = locations.filter(({ name }) => normalizedText(name) === wanted);
  const [only, another] = found;
  if (only === undefined) return { code: "import.location_unknown", text };
  return another === undefined ? only.id : { code: "import.location_twice", text };
}

/** The problem of a CAS number; none if it is omitted. */
export function casProblem(text: string): Problem | null {
  if (text === "" || parseCasNumber(text).ok) return null;
  const readings = casOfDate(text);
  return readings === null ? { code: "import.cas_wrong", text } : { code: "import.cas_is_date", text, readings };
}

const normalizedText = (text: string): string => text.trim().replaceAll(/\s+/gu, " ").toLowerCase();
