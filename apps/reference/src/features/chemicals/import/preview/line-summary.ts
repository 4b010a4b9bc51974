import { formatNumber } from "@placard/hazmat-core";
import type { ImportLine } from "../import-view.ts";

/** How the row was read, or, while it is wrong, what stands in it. */
export function lineSummary({ chemical, cells }: ImportLine): string {
  const parts =
    chemical === null
      ? [cells.cas_number, cells.un_number, `${cells.quantity} ${cells.unit}`.trim(), cells.location]
      : [
          chemical.cas_number,
          chemical.un_number === "" ? "" : `UN ${chemical.un_number.replace(/^UN\s*/iu, "")}`,
          `${formatNumber(chemical.quantity)} ${chemical.unit}`,
          cells.location,
        ];
  return parts.filter((part) => part !== "").join(" · ");
}
