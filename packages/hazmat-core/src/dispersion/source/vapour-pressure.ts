import { GAS_CONSTANT, ICE_POINT, STANDARD_PRESSURE } from "../../units/constants.ts";
import type { ReleaseSubstance } from "../release.ts";
import { hydrogenFluorideMolarMass } from "./hydrogen-fluoride.ts";

const GRAMS_PER_KILOGRAM = 1000;
/** Minimum difference of two temperatures to calculate a slope, K. */
const MIN_SPAN = 1;

/**
 * Vapour pressure of a liquid at a temperature, Pa; null if it cannot be calculated from the figures on file.
 *
 * Clausius–Clapeyron through the two known points (the boiling point and a vapour pressure), or through one of them
 * with the heat of vaporization. A correlation: accurate to about 10% between the points, worse far below them.
 *
 * @param temperatureK - K
 */
export function vapourPressureAt(substance: ReleaseSubstance, temperatureK: number): number | null {
  const points = knownPoints(substance);
  const [first, second] = points;
  if (first === undefined) return null;
  const slope = slopeOf(substance, first, second);
  if (slope === null) return null;
  return first.pressurePa * Math.exp(slope * (1 / first.temperatureK - 1 / temperatureK)); // Clausius–Clapeyron
}

/** Heat of vaporization divided by boiling temperature, J/(mol K), if no heat is on file [Trouton]. */
export const TROUTON = 88;

/**
 * Vapour pressure at a temperature, Pa: {@link vapourPressureAt}, otherwise estimated from the boiling point by
 * Trouton's rule. Accurate enough to decide whether a substance gives vapour; null if no boiling point is on file.
 */
export function estimatedVapourPressure(substance: ReleaseSubstance, temperatureK: number): number | null {
  const known = vapourPressureAt(substance, temperatureK);
  const { boilingPointC } = substance;
  if (known !== null || boilingPointC === undefined) return known;
  return vapourPressureAt(
    { ...substance, heatOfVaporisationJPerMol: TROUTON * (boilingPointC + ICE_POINT) },
    temperatureK,
  );
}

/** Heat of fusion divided by melting temperature, in gas constants: 56.5 J/(mol K) [Walden]. */
const WALDEN = 6.8;

/**
 * Vapour pressure over a substance that is solid at a temperature, Pa: {@link estimatedVapourPressure}, reduced by the
 * ratio of a solid to its supercooled melt. A vapour pressure on file is assumed to be that of the solid.
 *
 * @param temperatureK - K
 * @see [Walden] ln(p of the solid / p of the melt) = −6.8 (T_melting / T − 1)
 */
export function estimatedSolidPressure(substance: ReleaseSubstance, temperatureK: number): number | null {
  const overMelt = estimatedVapourPressure(substance, temperatureK);
  const { meltingPointC, vapourPressurePa } = substance;
  if (overMelt === null || vapourPressurePa !== undefined || meltingPointC === undefined) return overMelt;
  const excess = Math.max(0, (meltingPointC + ICE_POINT) / temperatureK - 1);
  return overMelt * Math.exp(-WALDEN * excess);
}

/**
 * Molar mass of the vapour over a liquid, g/mol: that of the substance, unless its molecules associate.
 *
 * @param vapourPressurePa - of the liquid at that temperature, Pa
 */
export function vapourMolarMass(
  { association, molarMass }: ReleaseSubstance,
  vapourPressurePa: number,
  temperatureK: number,
): number {
  return association === "hydrogen-fluoride"
    ? GRAMS_PER_KILOGRAM * hydrogenFluorideMolarMass(vapourPressurePa, temperatureK)
    : molarMass;
}

interface Point {
  readonly temperatureK: number;
  readonly pressurePa: number;
}

function knownPoints(substance: ReleaseSubstance): readonly Point[] {
  const { vapourPressurePa, vapourPressureAtC, boilingPointC } = substance;
  const points: Point[] = [];
  if (vapourPressurePa !== undefined && vapourPressurePa > 0 && vapourPressureAtC !== undefined) {
    points.push({ temperatureK: vapourPressureAtC + ICE_POINT, pressurePa: vapourPressurePa });
  }
  if (boilingPointC !== undefined) {
    points.push({ temperatureK: boilingPointC + ICE_POINT, pressurePa: STANDARD_PRESSURE });
  }
  return points;
}

/** L / R in K, from two points or from the heat of vaporization. */
function slopeOf(substance: ReleaseSubstance, first: Point, second: Point | undefined): number | null {
  if (second !== undefined && Math.abs(second.temperatureK - first.temperatureK) > MIN_SPAN) {
    return Math.log(second.pressurePa / first.pressurePa) / (1 / first.temperatureK - 1 / second.temperatureK);
  }
  const heat = substance.heatOfVaporisationJPerMol;
  return heat === undefined ? null : heat / GAS_CONSTANT;
}
