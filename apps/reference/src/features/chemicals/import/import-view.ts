import type { ChemicalMatch, MeantMention } from "@placard/hazmat-core";
import {
  duplicateKey,
  readRecord,
  typedCell,
  type FieldErrors,
  type ImportCells,
  type ImportedChemical,
  type ImportField,
  type ImportRecord,
  type ImportSetting,
} from "@placard/hazmat-core/business";
import { typedForm } from "../add/new-chemical.ts";
import { KnownRows, type KeyedStock, type Duplicate } from "./on-file/known-rows.ts";

/** Decisions about rows, by row of the file. */
export interface ImportDecisions {
  /** Corrected cells. */
  readonly corrections: ReadonlyMap<number, ImportCells>;
  readonly leftOut: ReadonlySet<number>;
  /** The chosen substance; `null` if the row keeps its own name and numbers. */
  readonly answers: ReadonlyMap<number, ChemicalMatch | null>;
  /** True if rows that are already on file are imported again. */
  readonly takesDuplicates: boolean;
  /** Rows that are imported although they are on file already or do not look like a chemical. */
  readonly takenAgain: ReadonlySet<number>;
}

export const NOTHING_DECIDED: ImportDecisions = {
  corrections: new Map(),
  leftOut: new Set(),
  answers: new Map(),
  takesDuplicates: false,
  takenAgain: new Set(),
};

/** The decisions with one more corrected cell. */
export function corrected(
  decisions: ImportDecisions,
  { row, cells }: Pick<ImportLine, "row" | "cells">,
  field: ImportField,
  text: string,
): ImportDecisions {
  const corrections = new Map(decisions.corrections).set(row, typedCell(cells, field, text));
  return { ...decisions, corrections };
}

/** The decisions with a row skipped or included again. */
export function withRowExcluded(decisions: ImportDecisions, row: number, isOut: boolean): ImportDecisions {
  const leftOut = new Set(decisions.leftOut);
  const takenAgain = new Set(decisions.takenAgain);
  (isOut ? leftOut : takenAgain).add(row);
  (isOut ? takenAgain : leftOut).delete(row);
  return { ...decisions, leftOut, takenAgain };
}

/** The rows of a list to import, chosen in one step. */
export type RowChoice = "all" | "none" | "faultless";

/**
 * The rows that a choice skips. With `faultless`, a row with errors is skipped until it is corrected and included
 * again.
 */
export function rowsLeftOut(
  lines: readonly { readonly row: number; readonly state: string; readonly problems: object }[],
  choice: RowChoice,
): ReadonlySet<number> {
  const out = lines.filter(({ state, problems }) => {
    if (choice === "faultless") return state === "wrong" || Object.keys(problems).length > 0;
    return choice === "none";
  });
  return new Set(out.map(({ row }) => row));
}

/** State of a row in the import. */
export type ImportState = "wrong" | "asked" | "duplicate" | "leftOut" | "ready";

export interface ImportLine {
  readonly row: number;
  readonly cells: ImportCells;
  readonly state: ImportState;
  readonly problems: FieldErrors<ImportField>;
  /** The possible substances, if the user must choose one. */
  readonly question: Exclude<MeantMention, { readonly kind: "one" }> | null;
  readonly chemical: ImportedChemical | null;
  /** The row or chemical on file that this row may duplicate. */
  readonly duplicate: Duplicate | null;
  /** Reason why the row is skipped by default: a total or a repeated heading. */
  readonly notChemical?: ImportRecord["notChemical"];
  /** True if the row is imported as it is. */
  readonly comesIn: boolean;
}

/** Matches of the names by `mentionKey`, as far as loaded. */
export type Meanings = ReadonlyMap<string, MeantMention>;

/** The same key for records with the same name, numbers and kind of unit. */
export function mentionKey({ un_number, cas_number, name, quantity, unit }: ImportCells): string {
  const measured = unit || quantity.replaceAll(/[\d\s.,]+/gu, "");
  return [un_number, cas_number, name, measured].map((text) => text.trim().toLowerCase()).join("|");
}

/** Creates a reader with a cache for one setting, so that a correction does not read the whole file again. */
export function recordReader(setting: ImportSetting): RecordReader {
  const known = new WeakMap<ImportCells, ReadCells>();
  return (cells) => {
    const before = known.get(cells);
    if (before !== undefined) return before;
    const { chemical, problems } = readRecord(cells, setting);
    const key = chemical === null ? "" : duplicateKey(chemical);
    const read = { chemical, problems, key, mention: mentionKey(cells) };
    known.set(cells, read);
    return read;
  };
}

interface ReadCells {
  readonly chemical: ImportedChemical | null;
  readonly problems: FieldErrors<ImportField>;
  /** Key for finding duplicates, from the cells of the row; "" if they are not a valid chemical yet. */
  readonly key: string;
  /** See `mentionKey`. */
  readonly mention: string;
}

/** Reads the cells of a row by one setting. See `recordReader`. */
export type RecordReader = (cells: ImportCells) => ReadCells;

/** Every record with its errors, its open question and its duplicate. */
export function importLines(
  records: readonly ImportRecord[],
  readCells: RecordReader,
  { corrections, leftOut, answers, takesDuplicates, takenAgain }: ImportDecisions,
  meanings: Meanings,
  onFile: Iterable<KeyedStock>,
): readonly ImportLine[] {
  const known = new KnownRows(onFile);
  const lines = records.map(({ row, cells: read, notChemical }): ImportLine => {
    const cells = corrections.get(row) ?? read;
    const { chemical, problems, key, mention } = readCells(cells);
    const meant = meanings.get(mention);
    const disagreement = disagreementOf(cells, meant);
    const wrong = { ...problems, ...disagreement };
    const line = { row, cells, problems: wrong, question: null, chemical: null, duplicate: null, comesIn: false };
    if (notChemical !== undefined && !takenAgain.has(row)) return { ...line, notChemical, state: "leftOut" };
    if (leftOut.has(row)) return { ...line, state: "leftOut" };
    if (chemical === null || disagreement !== null) return { ...line, state: "wrong" };
    const answer = answers.get(row);
    const filled = answer == null ? filledBy(chemical, matchOf(meant, answer)) : chosenFor(chemical, answer, meant);
    // Also compared with the values from the file, because filled-in numbers do not make it a different chemical.
    const keys = filled === chemical ? [key] : [key, duplicateKey(filled)];
    const duplicate = known.take(keys, row, cells);
    // Only an unchanged chemical on file is skipped by default; skipping any other row would lose data.
    const isThere = duplicate?.kind === "onFile" && duplicate.differs.length === 0;
    const comesIn = !isThere || takesDuplicates || takenAgain.has(row);
    const question = answer === undefined && comesIn ? questionOf(meant) : null;
    const state = question !== null ? "asked" : duplicate === null ? "ready" : "duplicate";
    return { ...line, chemical: filled, question, duplicate, comesIn, state };
  });
  // Only stock without a duplicate in the file can be the same stock with another quantity.
  return lines.map((line) => {
    if (line.chemical === null || line.duplicate !== null) return line;
    const duplicate = known.changed(line.chemical, line.cells);
    return duplicate === null ? line : { ...line, duplicate, state: line.question === null ? "duplicate" : line.state };
  });
}

/** The substance whose values are filled in without asking; `null` if there is none or a decision is needed first. */
function matchOf(meant: MeantMention | undefined, answer: null | undefined): ChemicalMatch | null {
  const isSure = meant?.kind === "one" && meant.isNameUnknown !== true;
  return isSure && answer !== null ? meant.match : null;
}

/** Asks about a name that is not on file and about a name that contradicts the numbers. */
function questionOf(meant: MeantMention | undefined): ImportLine["question"] {
  if (meant === undefined || meant.kind === "unregulated") return null;
  if (meant.kind !== "one") return meant;
  return meant.isNameUnknown === true ? { kind: "near", matches: [meant.match] } : null;
}

/** Numbers of different substances are an error. If only the name contradicts them, the user is asked instead. */
function disagreementOf(cells: ImportCells, meant: MeantMention | undefined): FieldErrors<ImportField> | null {
  if (meant?.kind !== "disagree" || meant.byName !== undefined) return null;
  return { un_number: { code: "import.numbers_disagree", un: cells.un_number, cas: cells.cas_number } };
}

/** Fills in numbers that are blank in the file; values from the file stay unchanged. */
function filledBy(chemical: ImportedChemical, match: ChemicalMatch | null): ImportedChemical {
  if (match === null) return chemical;
  const { un_number, cas_number } = chemical;
  return {
    ...chemical,
    un_number: un_number !== "" || match.unNumber === null ? un_number : typedForm(match.unNumber),
    cas_number: cas_number === "" ? (match.casNumber ?? "") : cas_number,
  };
}

/**
 * The record with the numbers of the chosen substance, and with its name if name and numbers contradicted each other.
 */
function chosenFor(
  chemical: ImportedChemical,
  match: ChemicalMatch,
  meant: MeantMention | undefined,
): ImportedChemical {
  const isOther = meant?.kind === "disagree" && !(meant.byName ?? []).some(({ key }) => key === match.key);
  return {
    ...chemical,
    name: isOther ? match.name : chemical.name,
    un_number: match.unNumber === null ? chemical.un_number : typedForm(match.unNumber),
    cas_number: match.casNumber ?? (meant?.kind === "disagree" ? "" : chemical.cas_number),
  };
}

/** Number of rows in each state. */
export function countStates(lines: readonly ImportLine[]): Readonly<Record<ImportState, number>> {
  const counts = { wrong: 0, asked: 0, duplicate: 0, leftOut: 0, ready: 0 };
  for (const { state } of lines) counts[state] += 1;
  return counts;
}

/**
 * The rows to send, by row of the file: ready rows, rows whose question may stay open, and possible duplicates. A row
 * whose name contradicts its numbers is not sent.
 */
export function rowsToSend(
  lines: readonly ImportLine[],
): readonly { readonly row: number; readonly chemical: ImportedChemical }[] {
  return lines.flatMap(({ row, comesIn, chemical, question }) =>
    chemical !== null && comesIn && question?.kind !== "disagree" ? [{ row, chemical }] : [],
  );
}
