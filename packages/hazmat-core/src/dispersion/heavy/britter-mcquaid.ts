import type { Metres } from "../../units/length.ts";
import { LINES_PLUME, LINES_PUFF, type CorrelationLine } from "./britter-mcquaid-table.ts";

// Heavy gas by the curves of the Britter & McQuaid workbook (1988), as fitted in CCPS 1999, tables 2.13 to 2.16. The
// curves do not depend on stability class and were drawn for concentrations of 0.2% or more; beyond, C falls with the
// square of x. Symbols: q0 volume flow, V0 volume, g0' reduced gravity, C′ concentration as if isothermal.

/** Gravity as used in the fits of the workbook, m/s². */
const GRAVITY = 9.80616;
/** Range of the curves: −1 ≤ α ≤ 1. */
const MAX_ALPHA = 1;
/** The near-field formula applies below this many source lengths. */
const NEAR_FIELD = 30;

/** A steady heavy source. Densities in kg/m³, temperatures in K. */
export interface BritterMcQuaidSource {
  readonly volumeFlowM3PerS: number;
  readonly density: number;
  readonly airDensity: number;
  /** m/s at 10 m. */
  readonly windSpeedMps: number;
  readonly releaseTemperatureK: number;
  readonly airTemperatureK: number;
}

/** A steady plume by Britter and McQuaid. Concentrations are volume fractions. */
export interface BritterMcQuaidPlume {
  readonly alpha: number;
  /** False if α is outside the curves. */
  readonly isInRange: boolean;
  readonly sourceLengthM: Metres;
  /** lb = q0 g0' / U³: distance over which gravity spreads the gas before the wind dominates. */
  readonly buoyancyLengthM: Metres;
  readonly upwindM: Metres;
  readonly sourceHalfWidthM: Metres;
  readonly concentrationAt: (x: Metres) => number;
  readonly halfWidthAt: (x: Metres) => Metres;
  /** Distance to a concentration, m: the inverse of `concentrationAt`. */
  readonly distanceTo: (share: number) => Metres;
}

/**
 * @see [CCPS1999] tables 2.13 and 2.15; [BM1988]
 */
export function britterMcQuaidPlume(source: BritterMcQuaidSource): BritterMcQuaidPlume {
  const { volumeFlowM3PerS: flow, windSpeedMps: wind } = source;
  const d = Math.sqrt(flow / wind); // source length, m
  const gravity = (GRAVITY * (source.density - source.airDensity)) / source.airDensity;
  const alpha = 0.2 * Math.log10((gravity ** 2 * flow) / wind ** 5);
  const buoyancyLength = (flow * gravity) / wind ** 3; // m
  const warmth = source.releaseTemperatureK / source.airTemperatureK;
  const curve = curveOf(LINES_PLUME, alpha, 306);
  const halfWidth0 = d + 8 * buoyancyLength;
  return {
    alpha,
    isInRange: Math.abs(alpha) <= MAX_ALPHA,
    sourceLengthM: d,
    buoyancyLengthM: buoyancyLength,
    upwindM: 0.5 * d + 2 * buoyancyLength,
    sourceHalfWidthM: halfWidth0,
    concentrationAt: (x) => {
      const isothermal = curve.shareAt(x / d);
      return isothermal / (isothermal + (1 - isothermal) * warmth); // [CCPS1999] non-isothermal
    },
    halfWidthAt: (x) => halfWidth0 + 2.5 * Math.cbrt(buoyancyLength * Math.max(x, 0) ** 2),
    distanceTo: (share) => d * curve.distanceTo((share * warmth) / (1 - share + share * warmth)),
  };
}

/** A cloud of an instantaneous release. */
export interface BritterMcQuaidPuff {
  readonly alpha: number;
  /** Volume fraction at a position on the axis and a time in s; 0 outside the cloud. */
  readonly concentrationAt: (x: Metres, timeS: number) => number;
}

/**
 * @param volumeM3 - volume of the cloud at the start
 * @see [CCPS1999] tables 2.14 and 2.16; [BM1988]
 */
export function britterMcQuaidPuff(
  volumeM3: number,
  source: Pick<BritterMcQuaidSource, "density" | "airDensity" | "windSpeedMps">,
): BritterMcQuaidPuff {
  const { windSpeedMps: wind } = source;
  const length = Math.cbrt(volumeM3);
  const gravity = (GRAVITY * (source.density - source.airDensity)) / source.airDensity;
  const alpha = 0.5 * Math.log10((gravity * length) / wind ** 2);
  const curve = curveOf(LINES_PUFF, alpha, 3.24);
  const radius0 = Math.cbrt((3 * volumeM3) / (4 * Math.PI));
  return {
    alpha,
    concentrationAt: (x, timeS) => {
      const centre = 0.4 * wind * timeS;
      const radiusSq = radius0 ** 2 + 1.2 * Math.sqrt(gravity * volumeM3) * timeS;
      if ((x - centre) ** 2 > radiusSq) return 0;
      return curve.shareAt((centre + Math.sqrt(radiusSq)) / length);
    },
  };
}

/** One correlation at a fixed α: concentration by distance in source lengths, and its inverse. */
interface Curve {
  readonly shareAt: (distance: number) => number;
  readonly distanceTo: (share: number) => number;
}

/** @param near - the constant of the near field: 306 for plumes, 3.24 for puffs */
function curveOf(lines: readonly CorrelationLine[], alpha: number, near: number): Curve {
  const curves = lines.map(({ share, pieces }) => {
    const piece = pieces.find(({ upTo }) => alpha <= upTo) ?? pieces.at(-1);
    return { share, beta: piece === undefined ? 0 : piece.slope * alpha + piece.offset };
  });
  const firstBeta = curves[0]?.beta ?? 0;
  const startsNear = near === 306 && Math.log10(NEAR_FIELD) < firstBeta;
  const nearShare = near / (near + NEAR_FIELD ** 2);
  const points = startsNear ? [{ share: nearShare, beta: Math.log10(NEAR_FIELD) }, ...curves] : curves;
  const first = points[0] ?? { share: 1, beta: 0 };
  const last = points.at(-1) ?? first;
  const farConstant = last.share * 10 ** (2 * last.beta); // C ~ x⁻² beyond the last curve

  const shareAt = (distance: number): number => {
    if (distance <= 0) return 1;
    const beta = Math.log10(distance);
    if (beta <= first.beta) return nearFieldShare(distance, near, first.share);
    if (beta >= last.beta) return farConstant / distance ** 2;
    const i = points.findIndex((point) => point.beta > beta);
    const [before, after] = [points[i - 1] ?? first, points[i] ?? last];
    return before.share + ((after.share - before.share) * (beta - before.beta)) / (after.beta - before.beta);
  };
  const distanceTo = (share: number): number => {
    if (share <= last.share) return Math.sqrt(farConstant / share);
    if (share >= first.share) return Math.min(Math.sqrt((near * (1 - share)) / share), 10 ** first.beta);
    const i = points.findIndex((point) => point.share < share);
    const [before, after] = [points[i - 1] ?? first, points[i] ?? last];
    return 10 ** (before.beta + ((after.beta - before.beta) * (share - before.share)) / (after.share - before.share));
  };
  return { shareAt, distanceTo };
}

/** Near field; a puff is never more dilute than at its first curve [CCPS1999]. */
function nearFieldShare(distance: number, near: number, firstShare: number): number {
  const share = near / (near + distance ** 2);
  return near === 306 ? share : Math.max(share, firstShare);
}
