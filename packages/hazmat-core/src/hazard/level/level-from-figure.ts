import { mgPerM3ToPpm } from "../../exposure/concentration.ts";
import { invariant } from "../../identity/result.ts";
import type { SourceRef } from "../../provenance/source.ts";
import { graded, unknownLevel, type HazardDerivation } from "../hazard-derivation.ts";
import type { HazardLevel } from "../hazard-level.ts";

/** Levels by figure: the first bound above the figure gives the level; at or above every bound it is low. */
type Bounds = readonly (readonly [under: number, level: HazardLevel])[];

const LC50: Bounds = [
  [10, "extreme"],
  [50, "high"],
  [200, "medium"],
];
const IDLH: Bounds = [
  [25, "extreme"],
  [100, "high"],
  [500, "medium"],
];
const EXPOSURE_LIMIT: Bounds = [
  [1, "high"],
  [10, "medium"],
];

/**
 * Returns the hazard level of an inhalation LC50.
 *
 * @param ppm - 0 or more; convert mg/m³ first
 * @throws RangeError if `ppm` is negative or not a finite number
 * @example
 * hazardLevelFromLc50(9.9); // "extreme"
 * hazardLevelFromLc50(200); // "low"
 */
export function hazardLevelFromLc50(ppm: number): HazardLevel {
  return levelUnder(LC50, ppm);
}

/**
 * Returns the hazard level of an IDLH (immediately dangerous to life or health, 30 minutes).
 *
 * @param ppm - 0 or more; convert mg/m³ first
 * @throws RangeError if `ppm` is negative or not a finite number
 * @example
 * hazardLevelFromIdlh(10); // "extreme"
 * hazardLevelFromIdlh(500); // "low"
 */
export function hazardLevelFromIdlh(ppm: number): HazardLevel {
  return levelUnder(IDLH, ppm);
}

/**
 * Returns the hazard level of an occupational limit, REL or PEL. Never `extreme`.
 *
 * @param ppm - 0 or more; convert mg/m³ first
 * @throws RangeError if `ppm` is negative or not a finite number
 * @example
 * hazardLevelFromExposureLimit(0.5); // "high"
 * hazardLevelFromExposureLimit(10); // "low"
 */
export function hazardLevelFromExposureLimit(ppm: number): HazardLevel {
  return levelUnder(EXPOSURE_LIMIT, ppm);
}

/** A published figure with the data needed to convert it to ppm. */
export interface ToxicityFigure {
  readonly value: number;
  readonly unit: "ppm" | "mg/m³";
  /** g/mol; needed for mg/m³. */
  readonly molarMass?: number | null;
  /** True if the substance occurs as a gas or vapour: only then can mg/m³ be converted to ppm. */
  readonly isGasOrVapour?: boolean | null;
  readonly source?: SourceRef;
}

/**
 * Derives the level of `hazardLevelFromLc50` with its basis. `null`: not on file.
 *
 * @example
 * explainHazardFromLc50({ value: 9, unit: "ppm" }).basis; // "LC50 9 ppm: under 10 ppm."
 * explainHazardFromLc50(null).kind; // "unknown"
 */
export function explainHazardFromLc50(figure: ToxicityFigure | null): HazardDerivation {
  return explain("LC50", LC50, figure);
}

/**
 * Derives the level of `hazardLevelFromIdlh` with its basis. `null`: not on file.
 *
 * @example
 * explainHazardFromIdlh({ value: 10, unit: "ppm" }).basis; // "IDLH 10 ppm: under 25 ppm."
 */
export function explainHazardFromIdlh(figure: ToxicityFigure | null): HazardDerivation {
  return explain("IDLH", IDLH, figure);
}

/**
 * Derives the level of `hazardLevelFromExposureLimit` with its basis. `null`: not on file.
 *
 * @example
 * explainHazardFromExposureLimit({ value: 0.5, unit: "ppm" }, "REL").basis; // "REL 0.5 ppm: under 1 ppm."
 */
export function explainHazardFromExposureLimit(
  figure: ToxicityFigure | null,
  label: "REL" | "PEL" | "exposure limit" = "exposure limit",
): HazardDerivation {
  return explain(label, EXPOSURE_LIMIT, figure);
}

function explain(label: string, bounds: Bounds, figure: ToxicityFigure | null): HazardDerivation {
  if (figure === null) return unknownLevel(`No ${label} on file.`, []);
  const sources = figure.source === undefined ? [] : [figure.source];
  const { value, unit } = figure;
  if (!Number.isFinite(value) || value < 0) return unknownLevel(`The ${label} on file is not a number.`, sources);
  if (unit === "ppm") return gradedByBounds(`${label} ${value} ppm`, bounds, value, sources);
  const { molarMass, isGasOrVapour } = figure;
  const asRead = `${label} ${value} mg/m³`;
  if (isGasOrVapour !== true) {
    return unknownLevel(`${asRead} is not given in ppm, and it is not known to be a gas or vapour.`, sources);
  }
  if (molarMass === null || molarMass === undefined || !(molarMass > 0)) {
    return unknownLevel(`${asRead} cannot be converted to ppm: no molar mass on file.`, sources);
  }
  const ppm = mgPerM3ToPpm({ mgPerM3: value, molarMass });
  return gradedByBounds(`${asRead}, ${Number(ppm.toPrecision(3))} ppm at 25 °C`, bounds, ppm, sources);
}

function gradedByBounds(figure: string, bounds: Bounds, ppm: number, sources: readonly SourceRef[]): HazardDerivation {
  const bound = bounds.find(([under]) => ppm < under);
  const rule = bound === undefined ? `${bounds.at(-1)?.[0] ?? 0} ppm or more` : `under ${bound[0]} ppm`;
  return graded(levelUnder(bounds, ppm), `${figure}: ${rule}.`, sources);
}

function levelUnder(bounds: Bounds, ppm: number): HazardLevel {
  invariant(
    Number.isFinite(ppm) && ppm >= 0,
    `A concentration of ${ppm} ppm has no hazard level. Pass a finite number of 0 or more, or use the explained form.`,
  );
  return bounds.find(([under]) => ppm < under)?.[1] ?? "low";
}
