import { reportNumber } from "../report-values.ts";
import type { LossCollector } from "./losses.ts";
import type { TableRow } from "./table.ts";

/** The cells of a row, parsed. An invalid cell is omitted and listed. */
export interface Cells {
  readonly text: (column: string) => string;
  /** `null`: empty, or not a number. */
  readonly number: (column: string) => number | null;
  /** `null`: empty, or neither a yes nor a no. */
  readonly flag: (column: string) => boolean | null;
  /** True if a flag is set. */
  readonly isSet: (column: string) => boolean;
  /** Two columns, one for yes and one for no. `null`: both or neither are set. */
  readonly either: (yes: string, no: string) => boolean | null;
  /** Lists a number as not understood. */
  readonly refuse: (column: string) => void;
}

const YES: ReadonlySet<string> = new Set(["y", "yes", "t", "true", "1", "x"]);
const NO: ReadonlySet<string> = new Set(["n", "no", "f", "false", "0"]);

/**
 * @param whose - name of the record in the list of omitted cells
 */
export function cellsOf({ text }: TableRow, whose: string, left: LossCollector): Cells {
  const refuse = (column: string): void => left.add("values", [whose, column, text(column)].join(" ").trim());
  function flag(column: string): boolean | null {
    const said = text(column).toLowerCase();
    if (YES.has(said)) return true;
    if (NO.has(said)) return false;
    if (said !== "") refuse(column);
    return null;
  }
  const isSet = (column: string): boolean => flag(column) === true;
  return {
    text,
    number(column) {
      const value = reportNumber(text(column));
      if (value === null && text(column) !== "") refuse(column);
      return value;
    },
    flag,
    isSet,
    either(yes, no) {
      const [isYes, isNo] = [isSet(yes), isSet(no)];
      if (isYes && isNo) left.add("values", `${whose} ${yes}, ${no}`);
      return isYes === isNo ? null : isYes;
    },
    refuse,
  };
}

/**
 * Converts a date to YYYY-MM-DD, from that format or from the month/day/year of the United States; empty for anything
 * else.
 */
export function tableDay(text: string): string {
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(text);
  if (iso !== null) return iso[0];
  const [, month = "", day = "", year = ""] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/.exec(text) ?? [];
  if (year === "" || Number(month) > 12) return "";
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
