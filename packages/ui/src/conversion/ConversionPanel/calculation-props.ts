import type { ChemicalSource, NamedChemical } from "@placard/hazmat-core";
import type { Calculation } from "./calculation.ts";

/** What both calculations about a substance are given. */
export interface CalculationProps {
  readonly source: ChemicalSource;
  /** The substance to begin with. */
  readonly chemical: NamedChemical | undefined;
  readonly onCalculated: ((calculation: Calculation) => void) | undefined;
  readonly onRefused: ((text: string, title: string) => void) | undefined;
}
