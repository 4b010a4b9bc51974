import { loadSubstances } from "../data/load.ts";
import type { ReleaseSubstance, ReleaseThreshold } from "./release.ts";
import { parseCasNumber } from "../identity/cas-number.ts";
import { withoutGaps } from "../identity/every-field.ts";
import type { SourceRef } from "../provenance/source.ts";
import type { StoredSubstance } from "../data/stored-substance.ts";
import type { Figure } from "../provenance/figure.ts";
import type { ExposureLimit } from "../record/chemical-record.ts";
import type { PhysicalConstants } from "../record/physical-constants.ts";
import { boilingPointsOf, isBelowMelting } from "../reference/figures/boiling-point-of.ts";
import { constantsOf } from "../reference/figures/constants-of.ts";
import { exposureOf } from "../reference/figures/exposure-of.ts";
import { isSalt } from "../reference/is-salt.ts";

/** Properties of a substance for the release models, each figure with its source. */
export interface ReleaseLookup {
  readonly cas: string;
  readonly substance: ReleaseSubstance;
  /** Limits in ppm: 60-minute AEGL, IDLH and the full LEL, which the model multiplies by the LEL percentage. */
  readonly thresholds: readonly ReleaseThreshold[];
  /** Sources of the constants, in the order of the fields. */
  readonly sources: readonly SourceRef[];
}

const PPM_PER_PERCENT = 10_000;

/** Molar volume of air at 25 °C and one atmosphere, L/mol. [NPG] */
const MOLAR_VOLUME_L = 24.45;

/** Converts a limit to ppm; mg/m³ is converted at 25 °C and one atmosphere, as in the sources of these limits. */
function threshold(limit: ExposureLimit, molarMass: number): ReleaseThreshold {
  const { id, label, value, unit, source } = limit;
  if (unit === "ppm") return { id, label, ppm: value, source };
  if (unit === "vol %") return { id, label, ppm: value * PPM_PER_PERCENT, source };
  const ppm = (value * MOLAR_VOLUME_L) / molarMass;
  return { id, label, ppm, publishedMgPerM3: value, source: { ...source, mark: "derived" } };
}

/** Sources without a figure can contain 0 instead. */
function positive(figure: Figure | null): number | undefined {
  return figure !== null && figure.value > 0 ? figure.value : undefined;
}

/**
 * Returns a melting point, unless a boiling point on file is below it: then one of the two is wrong and neither is
 * used.
 */
function meltingPointOf(of: StoredSubstance): number | undefined {
  return boilingPointsOf(of).some((point) => isBelowMelting(of, point)) ? undefined : of.mpC?.[0];
}

/** The Pocket Guide prints "less than 1 mmHg" for almost no vapour pressure, kPa. */
const PRINTED_AS_NONE_KPA = 0.1334;

/**
 * True if the vapour pressure is printed as none, or as below a small value. An actual figure is a point of the curve.
 */
function isInvolatile({ vp }: StoredSubstance): boolean {
  if (vp?.kPa === undefined) return false;
  return vp.kPa === 0 || (vp.qualifier === "<" && vp.kPa <= PRINTED_AS_NONE_KPA);
}

function substanceOf(stored: StoredSubstance, molarMass: number, of: PhysicalConstants): ReleaseSubstance {
  const { boilingPointC, vapourPressurePa, isNoncombustible } = of;
  const known = {
    boilingPointC: boilingPointC?.value,
    vapourPressurePa: vapourPressurePa?.value,
    vapourPressureAtC: vapourPressurePa?.temperatureC,
    liquidDensityKgPerM3: positive(of.liquidDensityKgPerM3),
    heatOfVaporisationJPerMol: positive(of.heatOfVaporisationJPerMol),
    gasHeatCapacityJPerMolK: positive(of.gasHeatCapacityJPerMolK),
    liquidHeatCapacityJPerMolK: positive(of.liquidHeatCapacityJPerMolK),
    isNoncombustible: isNoncombustible?.value,
    meltingPointC: meltingPointOf(stored),
    isSalt: isSalt(stored) ? true : undefined,
    isInvolatile: isInvolatile(stored) ? true : undefined,
  };
  return { name: stored.name, molarMass, ...withoutGaps(known) };
}

/**
 * Loads the model properties of a substance from the bundled dataset, by CAS number.
 *
 * @param cas - with or without hyphens
 * @returns `null` if the number is not a CAS number, the dataset has no such substance, or no molar mass is on file
 * @example
 * (await releaseSubstanceByCas("7782-50-5"))?.substance.molarMass; // 70.906
 */
export async function releaseSubstanceByCas(cas: string): Promise<ReleaseLookup | null> {
  const read = parseCasNumber(cas);
  const stored = read.ok ? (await loadSubstances()).get(read.value) : undefined;
  if (stored === undefined) return null;
  const constants = constantsOf(stored);
  const molarMass = constants.molarMassGPerMol;
  if (molarMass === null) return null;
  const figures = Object.values(constants).filter((figure) => figure !== null);
  return {
    cas: stored.cas,
    substance: substanceOf(stored, molarMass.value, constants),
    thresholds: exposureOf(stored).map((limit) => threshold(limit, molarMass.value)),
    sources: figures.map(({ source }) => source),
  };
}
