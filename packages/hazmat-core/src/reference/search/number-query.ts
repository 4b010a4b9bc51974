import { parseCasNumber } from "../../identity/cas-number.ts";
import { parseUnNumber } from "../../identity/un-number.ts";

/** A query that is a number, or the beginning of one. */
export type NumberQuery =
  | { readonly kind: "un"; readonly ids: readonly string[] }
  | { readonly kind: "un-begins"; readonly ids: readonly string[] }
  | { readonly kind: "cas"; readonly cas: string }
  | { readonly kind: "cas-begins"; readonly text: string };

const UN_BEGINS = /^(UN|NA)?[\s-]*(\d{2,3})$/i;
const CAS_BEGINS = /^\d{2,7}-\d{0,2}-?$/;

function readUn(typed: string): NumberQuery | null {
  const un = parseUnNumber(typed);
  if (!un.ok) return null;
  const hasPrefix = /^[a-z]/i.test(typed.trim());
  return { kind: "un", ids: hasPrefix ? [un.value] : [un.value, `NA${un.value.slice(2)}`] };
}

function readCas(typed: string): NumberQuery | null {
  const cas = parseCasNumber(typed);
  return cas.ok ? { kind: "cas", cas: cas.value } : null;
}

/**
 * Parses `1017`, `UN 1017`, `NA9279`, `7782-50-5`, `7782505` and beginnings such as `101` or `7782-5`; otherwise
 * `null`.
 */
export function readNumberQuery(query: string): NumberQuery | null {
  const whole = readUn(query) ?? readCas(query);
  if (whole !== null) return whole;
  const begins = UN_BEGINS.exec(query.trim());
  const [, prefix, digits] = begins ?? [];
  if (digits !== undefined) {
    return {
      kind: "un-begins",
      ids: prefix === undefined ? [`UN${digits}`, `NA${digits}`] : [`${prefix.toUpperCase()}${digits}`],
    };
  }
  return CAS_BEGINS.test(query.trim()) ? { kind: "cas-begins", text: query.trim() } : null;
}

/** Numbers among other words, and the query without them. */
export interface NumbersWithin {
  readonly numbers: readonly NumberQuery[];
  readonly rest: string;
  /** Explicitly a number, `UN1017`, or a CAS number: names do not contain these. */
  readonly isNamed: boolean;
}

const CAS_WITHIN = /(?<![\d-])\d{2,7}-\d{2}-\d(?![\d-])/g;
const UN_WITHIN = /(?<![\p{L}\d.,-])(?:(?:UN|NA)[\s#:-]*)?\d{4}(?![\p{L}\d]|[.,-]\d)/giu;
const NAMED = /(?<!\p{L})(?:UN|NA|CAS)[\s#:-]*\d{2,}/iu;

/** Finds the UN, NA and CAS numbers among other words, as on a label: `1203 gasoline`, `CAS 7782-50-5`. */
export function readNumbersWithin(query: string): NumbersWithin {
  const numbers: NumberQuery[] = [];
  const take = (text: string, pattern: RegExp, read: (typed: string) => NumberQuery | null): string =>
    text.replaceAll(pattern, (typed) => {
      const number = read(typed);
      if (number === null) return typed;
      numbers.push(number);
      return " ";
    });
  const rest = take(take(query, CAS_WITHIN, readCas), UN_WITHIN, (typed) => readUn(typed.replace(/[#:]/g, " ")));
  return { numbers, rest, isNamed: NAMED.test(query) || numbers.some(({ kind }) => kind === "cas") };
}
