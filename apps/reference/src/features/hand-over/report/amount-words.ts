import { formatNumber } from "@placard/hazmat-core";
import type { AmountRange, SubstanceCount } from "@placard/hazmat-core/regulatory";
import type { Messages } from "../../../messages/messages.ts";

const DIGITS = 100;

const figure = (value: number, unit: string): string => `${formatNumber(Math.round(value * DIGITS) / DIGITS)} ${unit}`;

/** An amount as far as it is known. */
export function amountWords({ least, most }: AmountRange, unit: string, { handOver }: Messages): string {
  const words = handOver.tierTwo;
  if (least === most) return figure(least, unit);
  if (Number.isFinite(most)) return words.between(figure(least, unit), figure(most, unit));
  return least > 0 ? words.atLeast(figure(least, unit)) : words.unknownAmount;
}

/** The threshold; both ends where it depends on something missing. */
export function thresholdWords({ threshold, thresholdMost, unit }: SubstanceCount, { handOver }: Messages): string {
  const words = handOver.tierTwo;
  return threshold === thresholdMost
    ? words.from(figure(threshold, unit))
    : words.fromBetween(figure(threshold, unit), figure(thresholdMost, unit));
}
