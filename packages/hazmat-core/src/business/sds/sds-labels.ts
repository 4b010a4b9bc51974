import { evidenceText, type SdsLine } from "./sds-lines.ts";
import type { SdsFinding } from "./sds-reading.ts";

/** Labels whose values are read, with the mode of transport of a value, and labels of all other values. */
export type SdsLabel =
  | "name"
  | "signal"
  | "flash"
  | "un"
  | "shipping"
  | "class"
  | "group"
  | "subsidiary"
  | "mode"
  | "other";

/** A label and the text that follows it, up to the next label of the line. */
export interface SdsSegment {
  /** `null`: text before the first label. */
  readonly label: SdsLabel | null;
  /** Start and end of the text in the line. */
  readonly from: number;
  readonly to: number;
}

/** Labels of one section, compiled. */
export interface SdsLabels {
  readonly expression: RegExp;
  /** Pattern of a value that follows without a colon in the middle of a line. */
  readonly bare: Readonly<Partial<Record<SdsLabel, RegExp>>>;
}

/** A label with its text, column by column. */
export interface LabelledValue {
  readonly label: SdsLabel;
  readonly cells: readonly string[];
  readonly page: number;
  readonly line: string;
}

/** A label at the start of a line or of a column, after a number such as 14.2 or a list mark. */
const BEFORE = /(?:^|\t)(?:\d{1,2}(?:\.\d{1,2})+\.?\s*|\d{1,2}\.\s+)?(?:[a-z]\)\s*|[-*•·■●]\s*)?$/;
/**
 * Words in brackets, "if applicable", footnotes and the colon after a label. A hyphen is kept: it can be a minus sign.
 */
const AFTER = String.raw`(?![a-z])(?:\s?\([^)\t]{0,60}\)|\s?\*){0,2}(?:,? (?:if applicable|le cas echeant|si procede|se aplicavel|se applicabile|falls zutreffend))?\s*(?<colon>:)?[\s.:]*`;
/** A damaged shorter word would match too much. */
const LONG_WORD = /[a-z]{7,}/g;
const LIGATURES = /ff[il]|f[fil]|t[fit]/g;

/**
 * Source of a regular expression for words that also matches them with ligatures lost or damaged in a PDF:
 * "identification" in "identi�cation", "identi cation" and "identication".
 */
export function withDamagedLigatures(words: string): string {
  return words.replaceAll(LONG_WORD, (word) =>
    word.replaceAll(LIGATURES, (letters) =>
      letters
        .split("")
        .map((one) => `${one}?`)
        .join("[^a-z0-9:\\t(]?"),
    ),
  );
}

/** Compiles the labels of a section. If two labels begin at the same position, the earlier one in the list wins. */
export function sdsLabels(
  words: readonly (readonly [SdsLabel, string])[],
  bare: Readonly<Partial<Record<SdsLabel, RegExp>>> = {},
): SdsLabels {
  const alternatives = words.map(([label, source]) => `(?<${label}>${withDamagedLigatures(source)})`).join("|");
  return { expression: new RegExp(`(?<![a-z0-9])(?:${alternatives})${AFTER}`, "gu"), bare };
}

/** Splits a line at its labels. A label inside a column counts only with a colon or an unambiguous value after it. */
export function segmentsOf(line: SdsLine, { expression, bare }: SdsLabels): readonly SdsSegment[] {
  const found: { label: SdsLabel; at: number; from: number }[] = [];
  for (const match of line.plain.matchAll(expression)) {
    const { colon, ...groups } = match.groups ?? {};
    const label = Object.keys(groups).find((one) => groups[one] !== undefined) as SdsLabel | undefined; // group names of the pattern above
    const from = match.index + match[0].length;
    if (label === undefined) continue;
    const isLead = BEFORE.test(line.plain.slice(Math.max(0, match.index - 24), match.index));
    const isClear = colon !== undefined || (bare[label]?.test(line.plain.slice(from, from + 24)) ?? false);
    const columnEnds = match[0].endsWith("\t");
    if (isLead || isClear || (label === "mode" && (columnEnds || found.length > 0)))
      found.push({ label, at: match.index, from });
  }
  const ends = [...found.slice(1).map(({ at }) => at), line.text.length];
  const labelled = found.map(({ label, from }, index) => ({ label, from, to: ends[index] ?? from }));
  const first = found[0]?.at ?? line.text.length;
  return first === 0 ? labelled : [{ label: null, from: 0, to: first }, ...labelled];
}

/** Removes the list mark or number, such as 14.2, of the label that follows. */
const withoutNextNumber = (text: string): string =>
  text.replace(/(?<!\S)(?:9|1[0-6])\.\d{1,2}\.?$/u, "").replace(/(?<!\S)[-*•·■●,;|(]$/u, "");

/** The text of a segment by column, without the number of the next label, such as 14.2. */
export function cellsOf(line: SdsLine, { from, to }: SdsSegment): readonly string[] {
  const isLast = to === line.text.length;
  const text = line.text.slice(from, to);
  return (isLast ? text : withoutNextNumber(text.trimEnd()))
    .split("\t")
    .map((cell) => cell.trim())
    .filter((cell, index, all) => cell !== "" || (index > 0 && index < all.length - 1));
}

/**
 * The values of labels in lines. If nothing follows a label, the next line is its value if it looks like one.
 *
 * @param looksLikeValue - called with the normalized text of the next line
 */
export function labelledValues(
  lines: readonly SdsLine[],
  labels: SdsLabels,
  looksLikeValue: Readonly<Partial<Record<SdsLabel, RegExp>>>,
): readonly LabelledValue[] {
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    return segmentsOf(line, labels).flatMap((segment): readonly LabelledValue[] => {
      const { label } = segment;
      if (label === null) return [];
      const cells = cellsOf(line, segment);
      if (cells.length > 0) return [{ label, cells, page: line.page, line: evidenceText(line.text) }];
      const isBelow = segment.to === line.text.length && next !== undefined && looksLikeValue[label]?.test(next.plain);
      if (!isBelow || segmentsOf(next, labels)[0]?.label !== null) return [];
      const evidence = evidenceText(`${line.text} ${next.text}`);
      return [{ label, cells: next.text.split("\t"), page: next.page, line: evidence }];
    });
  });
}

/** Each value once, with the first line that contains it. */
export function distinct<Value>(
  findings: readonly SdsFinding<Value>[],
  key: (value: Value) => string = String,
): readonly SdsFinding<Value>[] {
  const first = new Map<string, SdsFinding<Value>>();
  for (const finding of findings) {
    const of = key(finding.value);
    if (!first.has(of)) first.set(of, finding);
  }
  return [...first.values()];
}

/** Words in place of a value that mean that there is none. */
export const NO_VALUE_PATTERN: RegExp =
  /^(?:[-/.—]+|n\.?\/?\s?[ad]\.?|none\b.*|no data.*|no information.*|no$|nil$|not (?:applicable|available|determined|regulated|relevant|established|restricted|classified|dangerous|subject|assigned|required|hazardous|known).*|non[- ](?:applicable|applicabile|disponible|disponibile|reglemente|regolamentato|regulated|hazardous|soumis|classe|pericoloso|dangereux|determine).*|pas de donnees.*|aucune? .*|aucune?$|sans objet.*|ne s'applique pas.*|no (?:aplicable|disponible|regulad[oa]|procede|aplica|hay|clasificad[oa]|peligros[oa]|sujeto|determinad[oa]).*|sin datos.*|ningun[oa]?.*|keine?r? .*|keine?$|nicht .*|entfallt.*|nessun[oa]?.*|dati non .*|nao (?:aplicavel|disponivel|regulamentad[oa]|classificad[oa]|perigos[oa]|determinad[oa]|sujeito).*|nenhum.*|sem dados.*)$/;
