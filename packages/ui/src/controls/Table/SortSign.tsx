import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";

/** Shows whether the rows are sorted by a column, and in which direction. */
export function SortSign({ direction }: { readonly direction: "ascending" | "descending" | undefined }) {
  if (direction === undefined) return <ArrowUpDown aria-hidden="true" data-idle />;
  return direction === "ascending" ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />;
}
