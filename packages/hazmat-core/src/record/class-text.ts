import type { TransportEntry } from "./transport-entry.ts";

/** UN class with its subsidiary classes, `2.3 (5.1, 8)`, or `null`. */
export function classTextOf({
  hazardClass,
  subsidiaryClasses,
}: Pick<TransportEntry, "hazardClass" | "subsidiaryClasses">): string | null {
  if (hazardClass === null) return null;
  return subsidiaryClasses.length === 0 ? hazardClass : `${hazardClass} (${subsidiaryClasses.join(", ")})`;
}
