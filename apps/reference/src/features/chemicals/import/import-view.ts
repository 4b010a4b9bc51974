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
import { KnownRows, type KeyedStock, type Twin } from "./on-file/known-rows.ts";

/** Decisions about rows, by row of the file. */
export interface ImportDecisions {
  /** Cells as they were corrected. */
  readonly corrections: ReadonlyMap<number, ImportCells>;
  readonly leftOut: ReadonlySet<number>;
  /** The substance that was chosen; `null`: the record keeps its own name and numbers. */
  readonly answers: ReadonlyMap<number, ChemicalMatch | null>;
  /** Rows that are on file already come in once more. */
  readonly takesDuplicates: boolean;
  /** Rows that come in even where they are on file already, or look like no chemical. */
  readonly takenAgain: ReadonlySet<number>;
}

export const NOTHING_DECIDED: ImportDecisions = {
  corrections: new Map(),
  leftOut: new Set(),
  answers: new Map(),
  takesDuplicates: false,
  takenAgain: new Set(),
};

/** The decisions with one more cell corrected. */
export function corrected(
  decisions: ImportDecisions,
  { row, cells }: Pick<ImportLine, "row" | "cells">,
  field: ImportField,
  text: string,
): ImportDecisions {
  const corrections = new Map(decisions.corrections).set(row, typedCell(cells, field, text));
  return { ...decisions, corrections };
}

/** The decisions with a row left out, or taken in again. */
export function withRowOut(decisions: ImportDecisions, row: number, isOut: boolean): ImportDecisions {
  const leftOut = new Set(decisions.leftOut);
  const takenAgain = new Set(decisions.takenAgain);
  (isOut ? leftOut : takenAgain).add(row);
  (isOut ? takenAgain : leftOut).delete(row);
  return { ...decisions, leftOut, takenAgain };
}

/** Which rows of a list come in, chosen in one step. */
export type RowChoice = "all" | "none" | "faultless";

/**
 * The rows that a choice leaves out. A row with faults stays out of `faultless` until it is corrected and taken in again.
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
  /** Which substance it means, where that is to be asked. */
  readonly question: Exclude<MeantMention, { readonly kind: "one" }> | null;
  readonly chemical: ImportedChemical | null;
  /** The row that it may be a second time. */
  readonly twin: Twin | null;
  /** Reason why the row is skipped by default: a total or a repeated heading. */
  readonly notChemical?: ImportRecord["notChemical"];
  /** True if it is sent as it stands. */
  readonly comesIn: boolean;
}

/** Matches of the names by `mentionKey`, as far as loaded. */
export type Meanings = ReadonlyMap<string, MeantMention>;

/** One key for records that name the same in the same way, by a unit of the same kind. */
export function mentionKey({ un_number, cas_number, name, quantity, unit }: ImportCells): string {
  const measured = unit || quantity.replaceAll(/[\d\s.,]+/gu, "");
  return [un_number, cas_number, name, measured].map((text) => text.trim().toLowerCase()).join("|");
}

/** Reads cells by one setting. Cells that were read before are not read again: one correction does not cost a file. */
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
  /** Key for finding duplicates, from the cells of the row; "" if it is not a chemical yet. */
  readonly key: string;
  /** See `mentionKey`. */
  readonly mention: string;
}

/** Cell values by one setting. See `recordReader`. */
export type RecordReader = (cells: ImportCells) => ReadCells;

/** Every record with what is wrong, asked or twice about it. */
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
    const line = { row, cells, problems: wrong, question: null, chemical: null, twin: null, comesIn: false };
    if (notChemical !== undefined && !takenAgain.has(row)) return { ...line, notChemical, state: "leftOut" };
    if (leftOut.has(row)) return { ...line, state: "leftOut" };
    if (chemical === null || disagreement !== null) return { ...line, state: "wrong" };
    const answer = answers.get(row);
    const filled = answer == null ? filledBy(chemical, matchOf(meant, answer)) : chosenFor(chemical, answer, meant);
    // Compared as it stands in the file too: what was filled in before is not another chemical.
    const keys = filled === chemical ? [key] : [key, duplicateKey(filled)];
    const twin = known.take(keys, row, cells);
    // Only what is on file as it is stays out: to leave out any other row would lose it.
    const isThere = twin?.kind === "onFile" && twin.differs.length === 0;
    const comesIn = !isThere || takesDuplicates || takenAgain.has(row);
    const question = answer === undefined && comesIn ? questionOf(meant) : null;
    const state = question !== null ? "asked" : twin === null ? "ready" : "duplicate";
    return { ...line, chemical: filled, question, twin, comesIn, state };
  });
  // Only what no row is the twin of can be the same stock in another quantity.
  return lines.map((line) => {
    if (line.chemical === null || line.twin !== null) return line;
    const twin = known.changed(line.chemical, line.cells);
    return twin === null ? line : { ...line, twin, state: line.question === null ? "duplicate" : line.state };
  });
}

/** Values filled in without asking; `null`: none, or a decision is needed first. */
function matchOf(meant: MeantMention | undefined, answer: null | undefined): ChemicalMatch | null {
  const isSure = meant?.kind === "one" && meant.isNameUnknown !== true;
  return isSure && answer !== null ? meant.match : null;
}

/** A name that is not on file is a question, and so is one of another substance than its numbers. */
function questionOf(meant: MeantMention | undefined): ImportLine["question"] {
  if (meant === undefined || meant.kind === "unregulated") return null;
  if (meant.kind !== "one") return meant;
  return meant.isNameUnknown === true ? { kind: "near", matches: [meant.match] } : null;
}

/** Numbers that name different substances are corrected; where the name is what disagrees, that is asked. */
function disagreementOf(cells: ImportCells, meant: MeantMention | undefined): FieldErrors<ImportField> | null {
  if (meant?.kind !== "disagree" || meant.byName !== undefined) return null;
  return { un_number: { code: "import.numbers_disagree", un: cells.un_number, cas: cells.cas_number } };
}

/** Fills the numbers that the file leaves blank; what it says stays as it says it. */
function filledBy(chemical: ImportedChemical, match: ChemicalMatch | null): ImportedChemical {
  if (match === null) return chemical;
  const { un_number, cas_number } = chemical;
  return {
    ...chemical,
    un_number: un_number !== "" || match.unNumber === null ? un_number : typedForm(match.unNumber),
    cas_number: cas_number === "" ? (match.casNumber ?? "") : cas_number,
  };
}

/** The record as the substance that was chosen: its numbers, and its name too where name and numbers disagreed. */
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
 * What is sent, by row of the file: what is ready, what was asked and may stay as it is, and what may be there twice. A
 * name that disagrees with its numbers may not stay as it is.
 */
export function rowsToSend(
  lines: readonly ImportLine[],
): readonly { readonly row: number; readonly chemical: ImportedChemical }[] {
  return lines.flatMap(({ row, comesIn, chemical, question }) =>
    chemical !== null && comesIn && question?.kind !== "disagree" ? [{ row, chemical }] : [],
  );
}
