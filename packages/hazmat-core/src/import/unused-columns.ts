import { CONTAINER_SYNONYMS } from "./containers/container-fields.ts";
import { HEADING_SYNONYMS, type ImportField } from "./import-fields.ts";
import { joinedHeading } from "./heading-words.ts";
import { isSizeQuantity, type HeadingMatch } from "./match-headings.ts";

/** Content of columns from other programs for which the record has no field. */
export const NOT_KEPT = [
  "container",
  "lot",
  "catalog",
  "structure",
  "concentration",
  "notes",
  "people",
  "sheet",
  "sign",
] as const;

/** An entry of `NOT_KEPT`. */
export type NotKept = (typeof NOT_KEPT)[number];

/** Reason why a column is not imported. */
export type UnusedReason =
  /** Another column is used for the same field. */
  | { readonly kind: "taken"; readonly field: ImportField; readonly by: string }
  | { readonly kind: "not_kept"; readonly what: NotKept }
  /** It is a fill level, and the quantity is not a size. */
  | { readonly kind: "no_size" }
  /** A user excluded it, or chose the columns before this field existed. */
  | { readonly kind: "left"; readonly field: ImportField }
  | { readonly kind: "unknown" };

/** A column that is not imported. */
export interface UnusedColumn {
  readonly column: number;
  readonly heading: string;
  readonly why: UnusedReason;
}

const HEADINGS_BY_FIELD: Readonly<Record<NotKept, readonly string[]>> = {
  container: [...CONTAINER_SYNONYMS.code, ...CONTAINER_SYNONYMS.opened_on, ...CONTAINER_SYNONYMS.expires_on],
  lot: ["Lot", "Lot Number", "Batch", "Date Acquired", "Received", "Date Received"],
  catalog: ["Catalog", "Catalog Number", "Catalogue No", "Product Code", "Product Number", "Part", "URL"],
  structure: ["Molecular Formula", "Formula", "Molecular Weight", "SMILES", "InChI", "InChIKey"],
  concentration: ["Concentration", "Chemical purity", "Purity", "Grade"],
  notes: ["Comments", "Notes", "Remarks", "ChemicalDescriptionComment"],
  people: ["Owner", "PI", "Group", "Department"],
  sheet: ["Revision Date", "SDS Date", "SDS Revision Date", "MSDS on file", "SDS on file", "MSDS on file (Y/N)"],
  sign: ["GHS", "Pictograms", "GHS Pictograms", "Signal Word", "HMIS"],
};

/**
 * Returns the columns that are not imported, with the reason.
 *
 * @example
 * const match = matchHeadings([["Name", "Trade Name", "Lot #"]]);
 * match && unusedColumns(match)[1]?.why; // { kind: "not_kept", what: "lot" }
 */
export function unusedColumns({ headings, columns, otherQuantities = [] }: HeadingMatch): readonly UnusedColumn[] {
  const used = new Set([...Object.values(columns), ...otherQuantities]);
  return headings.flatMap((heading, column) =>
    heading.trim() === "" || used.has(column)
      ? []
      : [{ column, heading: heading.trim(), why: unusedReason(heading, headings, columns) }],
  );
}

function unusedReason(heading: string, headings: readonly string[], columns: HeadingMatch["columns"]): UnusedReason {
  const name = joinedHeading(heading);
  const what = NOT_KEPT.find((each) => HEADINGS_BY_FIELD[each].some((known) => joinedHeading(known) === name));
  if (what !== undefined) return { kind: "not_kept", what };
  // The keys of the table are its fields; `Object.keys` loses their type.
  const fields = Object.keys(HEADING_SYNONYMS) as readonly ImportField[];
  const field = fields.find((each) => HEADING_SYNONYMS[each].some((known) => joinedHeading(known) === name));
  if (field === undefined) return { kind: "unknown" };
  const by = columns[field];
  if (by !== undefined) return { kind: "taken", field, by: (headings[by] ?? "").trim() };
  return field === "full" && !isSizeQuantity(headings, columns) ? { kind: "no_size" } : { kind: "left", field };
}
