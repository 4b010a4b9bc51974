import type { Figure } from "../provenance/figure.ts";

/** Physical constants as the models need them. `null`: not on file. Units are in the names. */
export interface PhysicalConstants {
  readonly molarMassGPerMol: Figure | null;
  readonly boilingPointC: Figure | null;
  readonly meltingPointC: Figure | null;
  readonly flashPointC: Figure | null;
  /** Temperature at which it ignites in air without a flame. */
  readonly ignitionTemperatureC: Figure | null;
  readonly vapourPressurePa: (Figure & { readonly temperatureC: number }) | null;
  /** Molar mass divided by that of dry air, 28.96 g/mol; derived unless a source prints it. */
  readonly relativeVapourDensity: Figure | null;
  readonly lelVolPercent: Figure | null;
  readonly uelVolPercent: Figure | null;
  readonly liquidDensityKgPerM3: (Figure & { readonly temperatureC: number }) | null;
  readonly heatOfVaporisationJPerMol: Figure | null;
  readonly gasHeatCapacityJPerMolK: Figure | null;
  readonly liquidHeatCapacityJPerMolK: Figure | null;
  /** True if a source says that it does not burn. `null`: no source says. */
  readonly isNoncombustible: Figure<boolean> | null;
}
