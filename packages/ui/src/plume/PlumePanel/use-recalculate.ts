import { plumeWords } from "../../messages/en/plume/plume.ts";
import { useWords } from "../../messages/use-words.ts";
import { calculate, type PlumeMeans, type PlumeOutcome } from "../result/calculate.ts";
import type { CalculatedFrom } from "../result/calculated-from.ts";

/** Repeats an earlier calculation of this or another device: the same zones, from the same inputs. */
export function useRecalculate(means: PlumeMeans): (from: CalculatedFrom) => Promise<PlumeOutcome> {
  const { plume } = useWords(plumeWords);
  return ({ inputs, place, used, at }) => calculate(inputs, place, used, means, plume, new Date(at));
}
