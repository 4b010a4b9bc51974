import type { Problem } from "../business/forms/problem.ts";
import { NFPA_FIELDS, type NfpaImportField } from "./extra-fields.ts";

/** An NFPA 704 sign as a site declares it; a degree that is `null` is not on file. */
export interface DeclaredNfpa {
  readonly health: 0 | 1 | 2 | 3 | 4 | null;
  readonly fire: 0 | 1 | 2 | 3 | 4 | null;
  readonly reactivity: 0 | 1 | 2 | 3 | 4 | null;
  readonly special: string | null;
}

const DEGREES = [0, 1, 2, 3, 4] as const;

/** Parses the NFPA rating of a record. If all cells are blank, none is declared. */
export function readNfpa(cells: Readonly<Record<NfpaImportField, string>>): {
  readonly nfpa: DeclaredNfpa | null;
  readonly problems: Readonly<Partial<Record<NfpaImportField, Problem>>>;
} {
  if (NFPA_FIELDS.every((field) => cells[field] === "")) return { nfpa: null, problems: {} };
  const problems: Partial<Record<NfpaImportField, Problem>> = {};
  const degree = (field: NfpaImportField): DeclaredNfpa["health"] => {
    const text = cells[field];
    if (text === "") return null;
    const found = DEGREES.find((one) => String(one) === text.replace(/\.0+$/, ""));
    if (found === undefined) problems[field] = { code: "import.choice_unknown", text, choices: DEGREES.map(String) };
    return found ?? null;
  };
  const nfpa = {
    health: degree("nfpa_health"),
    fire: degree("nfpa_fire"),
    reactivity: degree("nfpa_reactivity"),
    special: cells.nfpa_special === "" ? null : cells.nfpa_special,
  };
  return { nfpa, problems };
}

/**
 * Converts a declared rating to cells that {@link readNfpa} can parse.
 *
 * @example
 * nfpaCells({ health: 3, fire: null, reactivity: 0, special: "OX" }).nfpa_health; // "3"
 */
export function nfpaCells(nfpa: DeclaredNfpa | null): Readonly<Record<NfpaImportField, string>> {
  const degree = (value: number | null | undefined): string => (value == null ? "" : String(value));
  return {
    nfpa_health: degree(nfpa?.health),
    nfpa_fire: degree(nfpa?.fire),
    nfpa_reactivity: degree(nfpa?.reactivity),
    nfpa_special: nfpa?.special ?? "",
  };
}
