/** Calculations at a scene: units, concentrations, the turn-back reading of a sensor. */
export { ConversionPanel, type ConversionPanelProps, type ConversionTab } from "./ConversionPanel/ConversionPanel.tsx";
export type {
  Calculation,
  ConcentrationCalculation,
  TurnBackCalculation,
  UnitCalculation,
} from "./ConversionPanel/calculation.ts";
