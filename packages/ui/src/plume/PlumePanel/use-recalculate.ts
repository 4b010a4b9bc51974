import { plumeTexts } from "../../messages/en/plume/plume.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { calculate, type PlumeServices, type PlumeOutcome } from "../result/calculate.ts";
import type { CalculatedFrom } from "../result/calculated-from.ts";

/** Repeats an earlier calculation of this or another device: the same zones, from the same inputs. */
export function useRecalculate(means: PlumeServices): (from: CalculatedFrom) => Promise<PlumeOutcome> {
  const { plume } = useTexts(plumeTexts);
  return ({ inputs, place, used, at }) => calculate(inputs, place, used, means, plume, new Date(at));
}
