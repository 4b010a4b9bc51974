import { evidenceText, type SdsLine } from "./sds-lines.ts";
import type { SdsFinding } from "./sds-reading.ts";

/** What stands behind a label, column by column. */
export interface LabelledValue {
  readonly cells: readonly string[];
  readonly page: number;
  readonly line: string;
}

/** A label at the start of a line or of a column, behind a number such as 14.2 or a sign of a list. */
const BEFORE = String.raw`(?:^|\t)(?:\d{1,2}(?:\.\d{1,2})+\.?\s*|\d{1,2}\.\s+)?(?:[a-z]\)\s*|[-*•·]\s*)?`;
/** Words in brackets, footnotes and the colon behind a label. A hyphen stays: it can be the sign of a number. */
const BEHIND = String.raw`(?![a-z])(?:\s*\([^)\t]*\))?\s*:?[\s.]*`;

/** Compiles a label: words as they stand in plain text, as the source of an expression. */
export function sdsLabel(words: string): RegExp {
  return new RegExp(`${BEFORE}(?:${words})${BEHIND}`, "u");
}

/**
 * The values of a label in lines. Where nothing stands behind it, the next line is its value, if it looks like one.
 *
 * @param looksLikeValue - asked of the next line, plain
 */
export function labelledValues(
  lines: readonly SdsLine[],
  label: RegExp,
  looksLikeValue: RegExp,
): readonly LabelledValue[] {
  const found: LabelledValue[] = [];
  for (const [index, line] of lines.entries()) {
    const match = label.exec(line.plain);
    if (match === null) continue;
    const rest = line.text.slice(match.index + match[0].length);
    const next = lines[index + 1];
    if (rest.trim() !== "") found.push({ cells: rest.split("\t"), page: line.page, line: evidenceText(line.text) });
    else if (next !== undefined && looksLikeValue.test(next.plain)) {
      const both = evidenceText(`${line.text} ${next.text}`);
      found.push({ cells: next.text.split("\t"), page: next.page, line: both });
    }
  }
  return found;
}

/** Each value once, with the first line that says it. */
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

/** Words that stand where a value would, and say that there is none. */
export const NO_VALUE: RegExp =
  /^(?:-+|n\.?\/?a\.?|none|no data.*|no information.*|not (?:applicable|available|determined|regulated|relevant|established|restricted|classified|dangerous).*|non[- ](?:applicable|disponible|reglemente|regulated|hazardous).*|pas de donnees.*|aucune? .*|sans objet.*|ne s'applique pas.*|no (?:aplicable|disponible|regulad[oa]|procede|aplica|hay).*|sin datos.*|keine? .*|nicht .*)$/;
