import type { ConversionKind, NamedChemical } from "@placard/hazmat-core";

/** A unit converted into another. */
export interface UnitCalculation {
  readonly kind: "unit";
  readonly type: ConversionKind;
  readonly value: number;
  readonly from: string;
  readonly to: string;
  /** As shown to the user. */
  readonly result: string;
}

/** A concentration of a substance, converted into the other unit. */
export interface ConcentrationCalculation {
  readonly kind: "concentration";
  readonly chemical: NamedChemical;
  readonly value: number;
  readonly from: "ppm" | "mg/m³";
  readonly to: "ppm" | "mg/m³";
  readonly temperatureC: number;
  readonly pressureMb: number;
  readonly molarMassGPerMol: number;
  /** As shown to the user. */
  readonly result: string;
}

/** The reading of a sensor at which to turn back. */
export interface TurnBackCalculation {
  readonly kind: "turn-back";
  readonly chemical: NamedChemical;
  /** True gas concentration ÷ reading. */
  readonly correctionFactor: number;
  readonly lelVolPercent: number;
  readonly ppm: number;
  /** As shown to the user. */
  readonly result: string;
}

/** A calculation with its inputs and substance, for the incident log. */
export type Calculation = UnitCalculation | ConcentrationCalculation | TurnBackCalculation;
