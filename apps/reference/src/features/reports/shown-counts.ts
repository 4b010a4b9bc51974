import type { AnswerOf } from "@placard/api-client";
import type { getEmergencyCounts, getThresholdCounts } from "@placard/api-client/internal";
import type { AmountRange, EmergencyCount, SubstanceCount } from "@placard/hazmat-core/regulatory";

type ThresholdAnswer = AnswerOf<typeof getThresholdCounts>["counts"][number];
type EmergencyAnswer = AnswerOf<typeof getEmergencyCounts>["sites"][number]["counts"][number];

/** A substance with its threshold, as shown. */
export type ShownCount = Omit<SubstanceCount, "rows"> & { readonly rows: number; readonly rowsAboveStated: number };

/** A substance of Schedule 1, as shown. */
export type ShownEmergency = Omit<EmergencyCount, "rows">;

/** An unknown end of a range has no figure in the response. */
function rangeOf({ least, most, today, assumed_density }: ThresholdAnswer["amount"]): AmountRange {
  return {
    least,
    most: most ?? Number.POSITIVE_INFINITY,
    today: today ?? Number.POSITIVE_INFINITY,
    gaps: [],
    assumedDensity: assumed_density,
  };
}

export function shownCount({
  cas_number,
  threshold_most,
  rows_above_stated,
  amount,
  ...count
}: ThresholdAnswer): ShownCount {
  return {
    ...count,
    casNumber: cas_number,
    thresholdMost: threshold_most,
    rowsAboveStated: rows_above_stated,
    amount: rangeOf(amount),
  };
}

export function shownEmergency(count: EmergencyAnswer): ShownEmergency {
  return {
    casNumber: count.cas_number,
    name: count.name,
    unNumber: count.un_number,
    hazard: count.hazard,
    part: count.part,
    thresholdT: count.threshold_t,
    leastPercent: count.least_percent,
    quantity: rangeOf(count.quantity),
    digits: count.digits,
    largestContainerT: count.largest_container_t,
    byQuantity: count.by_quantity,
    byContainer: count.by_container,
    gaps: count.gaps,
    source: count.source,
  };
}
