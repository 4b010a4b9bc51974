import type { DocumentField } from "./document-form.ts";

const isLong = ({ text }: DocumentField): boolean => text !== null && (text.length > 60 || text.includes("\n"));

/** Boxes as they lie on paper: short ones in pairs; a long one, and one that is left without a neighbour, has a line alone. */
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
