import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";

/** True if the rows are ordered by a column, and which way. */
export function SortSign({ direction }: { readonly direction: "ascending" | "descending" | undefined }) {
  if (direction === undefined) return <ArrowUpDown aria-hidden="true" data-idle />;
  return direction === "ascending" ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />;
}
