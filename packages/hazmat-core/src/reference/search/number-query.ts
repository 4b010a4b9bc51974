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

/** Reads `1017`, `UN 1017`, `NA9279`, `7782-50-5`, `7782505` and beginnings such as `101` or `7782-5`; else `null`. */
export function readNumberQuery(query: string): NumberQuery | null {
  const un = parseUnNumber(query);
  if (un.ok) {
    const hasPrefix = /^[a-z]/i.test(query.trim());
    return { kind: "un", ids: hasPrefix ? [un.value] : [un.value, `NA${un.value.slice(2)}`] };
  }
  const cas = parseCasNumber(query);
  if (cas.ok) return { kind: "cas", cas: cas.value };
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
