import type { FieldErrors } from "../../business/forms/entry.ts";
import type { Problem } from "../../business/forms/problem.ts";
import { validateSize } from "../../business/forms/quantity-entry.ts";
import { CONTAINER_CODE_MAX, containerCode, type ContainerSize } from "../../business/inventory/containers.ts";
import { readRowAmount } from "../../business/inventory/read-import-amount.ts";
import { daysIn } from "../../business/sds/read-dates.ts";
import { amountCell, numbersOf, signsOf, type CellSources, type Signs } from "../amount-cells.ts";
import { casProblem, locationOf, type ImportSetting } from "../import-row.ts";
import type { SheetRows } from "../match-headings.ts";
import { textOfCell } from "../safe-cell.ts";
import { CONTAINER_FIELDS, type ContainerField } from "./container-fields.ts";
import type { ContainerMatch } from "./match-containers.ts";

/** Cells of one container by field, as in the file or as corrected by the user. */
export type ContainerCells = Readonly<Record<ContainerField, string>> & CellSources<ContainerField>;

/** A container of a file. */
export interface ContainerRecord {
  /** Row number in the file, from 1 as in a spreadsheet. */
  readonly row: number;
  readonly cells: ContainerCells;
}

/** Order of day and month in the dates of a file; `null`: no date of the file shows it. */
export type DayOrder = "dayFirst" | "monthFirst";

/** Containers of a worksheet, with its number and date formats. */
export interface ContainerRecords {
  readonly records: readonly ContainerRecord[];
  readonly sign: Signs<ContainerField> | null;
  readonly dayOrder: DayOrder | null;
}

/** Fields of an imported container, without its chemical. */
export interface ImportedContainer {
  /** Code in capitals; `null`: one is generated. */
  readonly code: string | null;
  readonly size: ContainerSize | null;
  readonly room: string;
  readonly cabinet: string;
  /** ISO 8601 days; `null`: not on file. */
  readonly opened_on: string | null;
  readonly expires_on: string | null;
}

/** Context for reading a container. */
export interface ContainerSetting extends Pick<ImportSetting, "locations" | "defaultLocationId"> {
  readonly sign: Signs<ContainerField> | null;
  readonly dayOrder: DayOrder | null;
}

/** Result of reading a container. */
export interface ReadContainer {
  /** `null` if a cell is invalid. */
  readonly container: ImportedContainer | null;
  /** The site of its chemical; `null`: not determined. */
  readonly location_id: number | null;
  readonly problems: FieldErrors<ContainerField>;
}

/**
 * Returns the containers below the headings, without empty rows.
 *
 * @example
 * const rows = [["Barcode", "Name", "Expires"], ["a1", "Acetone", "31/12/2027"]];
 * const match = matchContainers(rows);
 * match && containersOfSheet(rows, match).dayOrder; // "dayFirst"
 */
export function containersOfSheet(rows: SheetRows, match: ContainerMatch): ContainerRecords {
  const records = rows.slice(match.headingRow + 1).flatMap((row, index): ContainerRecord[] => {
    if (row.every((cell) => String(cell).trim() === "")) return [];
    const cellOf = (field: ContainerField): string => textOfCell(row[match.columns[field] ?? -1]);
    // Every field is present.
    const texts = Object.fromEntries(CONTAINER_FIELDS.map((field) => [field, cellOf(field)])) as Readonly<
      Record<ContainerField, string>
    >;
    const cells: ContainerCells = { ...texts, ...numbersOf(row, CONTAINER_FIELDS, match.columns) };
    return [{ row: match.headingRow + index + 2, cells }];
  });
  return {
    records,
    sign: signsOf<ContainerField>(records, ["size"]),
    dayOrder: dayOrderOf(records.flatMap(({ cells }) => [cells.opened_on, cells.expires_on])),
  };
}

/** `31/12/2027` shows the order for all dates of the file, unless another date shows the opposite. */
function dayOrderOf(texts: readonly string[]): DayOrder | null {
  const orders = texts.flatMap((text): DayOrder[] => {
    const [, first, second] = /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{4}$/.exec(text) ?? [];
    if (first === undefined || daysIn(text).length !== 1 || first === second) return [];
    return [Number(first) > 12 ? "dayFirst" : "monthFirst"];
  });
  const [one, another] = [...new Set(orders)];
  return one === undefined || another !== undefined ? null : one;
}

/**
 * Parses one container by the rules of its form. Every invalid cell is reported; nothing is guessed.
 *
 * @example
 * const rows = [["Barcode", "Name", "Size"], ["a1", "Acetone", "4 L"]];
 * const match = matchContainers(rows);
 * const [first] = match ? containersOfSheet(rows, match).records : [];
 * const setting = { locations: [], defaultLocationId: 1, sign: null, dayOrder: null };
 * first && readContainer(first.cells, setting).container?.code; // "A1"
 */
export function readContainer(cells: ContainerCells, setting: ContainerSetting): ReadContainer {
  const problems: Partial<Record<ContainerField, Problem>> = {};
  const code = cells.code === "" ? null : containerCode(cells.code);
  if (code === null && cells.code !== "") {
    problems.code = { code: "import.code_form", text: cells.code, most: CONTAINER_CODE_MAX };
  }
  if (cells.name === "" && cells.cas_number === "" && cells.record === "") {
    problems.name = { code: "import.chemical_unnamed" };
  }
  const cas = casProblem(cells.cas_number);
  if (cas !== null) problems.cas_number = cas;
  const location = locationOf(cells.location, setting);
  if (typeof location !== "number") problems.location = location;
  const size = sizeOf(cells, setting.sign);
  if (!size.ok) problems[size.field] = size.problem;
  const day = (field: "opened_on" | "expires_on"): string | null => {
    const read = dayOf(cells[field], setting.dayOrder);
    if (typeof read === "string" || read === null) return read;
    problems[field] = read;
    return null;
  };
  const container = {
    code,
    size: size.ok ? size.size : null,
    room: cells.room,
    cabinet: cells.cabinet,
    opened_on: day("opened_on"),
    expires_on: day("expires_on"),
  };
  return {
    problems,
    location_id: typeof location === "number" ? location : null,
    container: Object.keys(problems).length > 0 ? null : container,
  };
}

type Size =
  | { readonly ok: true; readonly size: ContainerSize | null }
  | { readonly ok: false; readonly field: "size" | "unit"; readonly problem: Problem };

/** Parses a size as the form does, and as spreadsheets write it: `500 mL` in one cell, a unit in any spelling. */
function sizeOf(cells: ContainerCells, sign: Signs<ContainerField> | null): Size {
  const { size, unit } = cells;
  if (size === "") return { ok: true, size: null };
  if (unit === "" && !/[\p{L}µ]/u.test(size.replace(/e[+-]?\d+/iu, ""))) {
    return { ok: false, field: "unit", problem: { code: "unit.required" } };
  }
  const [entry, by] = amountCell(cells, "size", sign);
  const read = readRowAmount(entry, unit, by);
  if (!read.ok) return { ok: false, field: read.field === "quantity" ? "size" : "unit", problem: read.fault };
  const wrong = validateSize({ quantity: read.quantity, unit: read.unit });
  if (wrong.quantity !== undefined) return { ok: false, field: "size", problem: wrong.quantity };
  return { ok: true, size: { quantity: read.quantity, unit: read.unit } };
}

/** Parses a date, or returns its problem; a time of day after it is ignored. */
function dayOf(text: string, order: DayOrder | null): string | Problem | null {
  if (text === "") return null;
  const days = daysIn(text.replace(/(?:T|(?<!\s)\s+)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|\s*[ap]m)?$/iu, ""));
  const [only, another] = days;
  if (only === undefined) return { code: "import.day_unread", text };
  if (another === undefined) return only;
  // `daysIn` returns the month-first reading first.
  if (order !== null) return order === "monthFirst" ? only : another;
  return { code: "import.day_ambiguous", text, days };
}
