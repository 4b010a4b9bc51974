import { REACTIVITY_VERDICTS, type ReactivityPrediction } from "@placard/hazmat-core/reactivity";

/** The substances of a storage area in one order, with the prediction for each pair. */
export interface Matrix {
  readonly names: readonly string[];
  /** `null` for a substance paired with itself. Of several lots with one name, the worst prediction is used. */
  readonly at: (row: string, column: string) => ReactivityPrediction | null;
}

/**
 * Arranges predictions in rows and columns. The order within a pair does not matter.
 *
 * @example
 * matrixOf((await reactivityOfStore([{ name: "Chlorine" }, { name: "Ammonia" }])).predictions).names;
 * // ["Ammonia", "Chlorine"]
 */
export function matrixOf(predictions: readonly ReactivityPrediction[]): Matrix {
  const names = [...new Set(predictions.flatMap(({ a, b }) => [a.name, b.name]))].toSorted((one, other) =>
    one.localeCompare(other, "en"),
  );
  const rank = ({ verdict }: ReactivityPrediction): number => REACTIVITY_VERDICTS.indexOf(verdict);
  const worstFirst = predictions.toSorted((one, other) => rank(one) - rank(other));
  return {
    names,
    at: (row, column) =>
      worstFirst.find(({ a, b }) => (a.name === row && b.name === column) || (a.name === column && b.name === row)) ??
      null,
  };
}
