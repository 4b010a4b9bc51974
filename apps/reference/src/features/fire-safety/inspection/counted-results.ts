import type { Inspection } from "@placard/api-client";
import type { InspectionResult } from "@placard/hazmat-core/business";

/** Number of items by result. */
export function countedResults({ answers }: Inspection): Readonly<Record<InspectionResult, number>> {
  const counted = (result: InspectionResult) => answers.filter((answer) => answer.result === result).length;
  return { pass: counted("pass"), fail: counted("fail"), na: counted("na") };
}
