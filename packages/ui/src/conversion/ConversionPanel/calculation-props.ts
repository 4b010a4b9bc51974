import type { ChemicalSource, NamedChemical } from "@placard/hazmat-core";
import type { Calculation } from "./calculation.ts";

/** Props of both calculations for a substance. */
export interface CalculationProps {
  readonly source: ChemicalSource;
  /** Initial substance. */
  readonly chemical: NamedChemical | undefined;
  readonly onCalculated: ((calculation: Calculation) => void) | undefined;
  readonly onRefused: ((text: string, title: string) => void) | undefined;
}
