import { loadSearchData, loadSubstances, loadTransport } from "../../data/load.ts";
import { once } from "../../data/once.ts";
import type { StockClassifier } from "./stock-classifier.ts";
import type { StockGrader } from "./stock-grader.ts";

const grader = once(async () => {
  const [{ createStockGrader }, search, substances, transport] = await Promise.all([
    import("./stock-grader.ts"),
    loadSearchData(),
    loadSubstances(),
    loadTransport(),
  ]);
  return createStockGrader(search, substances, transport);
});

/**
 * Loads the reference data once and returns the function that rates stored chemicals.
 *
 * @example
 * const grade = await loadStockGrader();
 * grade({ classification: null, unNumber: "1017", casNumber: null }).level; // "extreme"
 * grade({ classification: "low", unNumber: "1017", casNumber: null }).basis.kind; // "un"
 * grade({ classification: null, unNumber: null, casNumber: null }).level; // null
 */
export function loadStockGrader(): Promise<StockGrader> {
  return grader();
}

const classifier = once(async () => {
  const [{ createStockClassifier }, substances, transport] = await Promise.all([
    import("./stock-classifier.ts"),
    loadSubstances(),
    loadTransport(),
  ]);
  return createStockClassifier(substances, transport);
});

/**
 * Loads the reference data once and returns the function that finds the UN class of stored chemicals.
 *
 * @example
 * const classify = await loadStockClassifier();
 * classify({ classification: null, unNumber: "1017", casNumber: null }).hazardClass; // "2.3 (5.1, 8)"
 * classify({ classification: "high", unNumber: null, casNumber: null }).hazardClass; // null
 */
export function loadStockClassifier(): Promise<StockClassifier> {
  return classifier();
}
