import { formatNumber, formatUnNumber } from "@placard/hazmat-core";
import type { ImportLine } from "../import-view.ts";

/** The row as read, or its cells while it has errors. */
export function lineSummary({ chemical, cells }: ImportLine): string {
  const parts =
    chemical === null
      ? [cells.cas_number, cells.un_number, `${cells.quantity} ${cells.unit}`.trim(), cells.location]
      : [
          chemical.cas_number,
          formatUnNumber(chemical.un_number),
          [`${formatNumber(chemical.quantity)} ${chemical.unit}`, calculatedQuantity(cells)]
            .filter((part) => part !== "")
            .join(" "),
          cells.location,
        ];
  return parts.filter((part) => part !== "").join(" · ");
}

/** How a quantity that is not in the file was calculated: `= 4 × 500 mL × 10 %`. */
function calculatedQuantity({ quantity, unit, count, full }: ImportLine["cells"]): string {
  if (full === "") return "";
  const parts = [count, `${quantity} ${unit}`.trim(), full.endsWith("%") ? full : `${full} %`];
  return `= ${parts.filter((part) => part !== "").join(" × ")}`;
}
