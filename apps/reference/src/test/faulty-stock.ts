import type { ImportField } from "@placard/hazmat-core/business";

interface Fault {
  /** Row of the file, from 1. */
  readonly row: number;
  readonly field: ImportField;
  /** The correct content of the cell. */
  readonly right: string;
}

/** Faults found in real lists: the column, the wrong content and the correct one. */
const KINDS: readonly { readonly field: ImportField; readonly wrong: string; readonly right: string }[] = [
  { field: "name", wrong: "", right: "Pond dye" },
  { field: "cas_number", wrong: "7782-50-6", right: "" },
  { field: "cas_number", wrong: "1950-00-00", right: "" },
  { field: "un_number", wrong: "10170", right: "" },
  { field: "quantity", wrong: "some", right: "12.5" },
  { field: "quantity", wrong: "", right: "3" },
  { field: "unit", wrong: "bottles", right: "L" },
  { field: "unit", wrong: "t", right: "kg" },
  { field: "location", wrong: "Shed on Mars", right: "" },
  { field: "quantity", wrong: "-4", right: "4" },
];

const COLUMNS: readonly ImportField[] = ["name", "cas_number", "un_number", "quantity", "unit", "location"];

/**
 * A list of `count` chemicals at two sites below a title of two rows, with `faulty` wrong cells spread over the rows,
 * at most one per row.
 */
export function faultyStock(
  count: number,
  faulty: number,
  [site, other]: readonly [string, string] = ["Pier Road plant", "Annex"],
): { readonly rows: readonly (readonly string[])[]; readonly faults: readonly Fault[] } {
  const rows: string[][] = [
    ["Stock of the pier", "", "", "", "", ""],
    [],
    ["Product Name", "CAS #", "UN No", "On Hand", "UOM", "Building"],
  ];
  const first = rows.length;
  for (let index = 0; index < count; index += 1) {
    rows.push([`Paint ${1000 + index} xq`, "", "", `${index},5`, "kg", index % 2 === 0 ? site : other.toLowerCase()]);
  }
  const faults = Array.from({ length: faulty }, (_, index): Fault => {
    const { field, wrong, right } = KINDS[index % KINDS.length] ?? { field: "name", wrong: "", right: "" };
    const at = first + Math.floor((index * count) / faulty);
    const row = rows[at];
    if (row !== undefined) row[COLUMNS.indexOf(field)] = wrong;
    return { row: at + 1, field, right: field === "name" ? `${right} ${index}` : field === "location" ? other : right };
  });
  return { rows, faults };
}
