import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide";
import { Icon } from "../../internal/Icon.tsx";

/** Shows whether the rows are sorted by a column, and in which direction. */
export function SortSign({ direction }: { readonly direction: "ascending" | "descending" | undefined }) {
  if (direction === undefined) return <Icon of={ArrowUpDown} aria-hidden="true" data-idle />;
  return direction === "ascending" ? (
    <Icon of={ArrowUp} aria-hidden="true" />
  ) : (
    <Icon of={ArrowDown} aria-hidden="true" />
  );
}
