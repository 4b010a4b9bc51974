import { formatNumber } from "@placard/hazmat-core";
import { roundedAmount, type AmountRange } from "@placard/hazmat-core/regulatory";
import type { Messages } from "../../../messages/messages.ts";
import type { ShownCount } from "../shown-counts.ts";

const figure = (value: number, unit: string): string => `${formatNumber(value)} ${unit}`;

/** The known amount, with no more digits than were entered; the upper end is rounded up. */
export function amountText(count: ShownCount, { handOver }: Messages): string {
  const texts = handOver.tierTwo;
  const { amount, digits, threshold, thresholdMost, unit } = count;
  const { least, most } = roundedAmount(amount, digits, [threshold, thresholdMost]);
  if (least === most) return figure(least, unit);
  if (Number.isFinite(most)) return texts.between(figure(least, unit), figure(most, unit));
  const now = roundedAmount({ least, most: amount.today }, digits, [threshold, thresholdMost]);
  if (Number.isFinite(amount.today) && now.least < now.most) {
    return texts.today(texts.between(figure(now.least, unit), figure(now.most, unit)));
  }
  return least > 0 ? texts.atLeast(figure(least, unit)) : texts.unknownAmount;
}

/** States the density that was assumed for the amount, with its source; `null`: nothing is assumed. */
export function assumedText({ assumedDensity }: AmountRange, { handOver }: Messages): string | null {
  return assumedDensity && handOver.tierTwo.assumedDensity(assumedDensity.least, assumedDensity.most);
}

/** The threshold, or a range if it depends on missing data. */
export function thresholdText({ threshold, thresholdMost, unit }: ShownCount, { handOver }: Messages): string {
  const texts = handOver.tierTwo;
  return threshold === thresholdMost
    ? texts.from(figure(threshold, unit))
    : texts.fromBetween(figure(threshold, unit), figure(thresholdMost, unit));
}
