import type { DocumentField } from "./document-form.ts";

const isLong = ({ text }: DocumentField): boolean => text !== null && (text.length > 60 || text.includes("\n"));

/** Arranges boxes on paper: short ones in pairs; a long one, or a short one without a neighbour, gets its own row. */
export function boxLines(fields: readonly DocumentField[]): readonly (readonly DocumentField[])[] {
  const lines: DocumentField[][] = [];
  for (const field of fields) {
    const last = lines.at(-1);
    const [beside] = last ?? [];
    if (last?.length === 1 && beside !== undefined && !isLong(beside) && !isLong(field)) last.push(field);
    else lines.push([field]);
  }
  return lines;
}
