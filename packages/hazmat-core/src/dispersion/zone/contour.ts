import type { Metres } from "../../units/length.ts";
import type { PlumeField, SourceCloud } from "./plume-field.ts";
import { rootBetween } from "../numeric/root.ts";

/** Distance in metres at which zones are cut off. The models are not valid beyond it. */
export const MODEL_REACH_M: Metres = 10_000;
/** Minimum distance of a zone: a limit that is not reached this far from the source is not drawn. */
export const MIN_DISTANCE: Metres = 1;
/** Steps of the first scan along the centreline; peaks narrower than a step (4.7%) are found by search. */
const SCAN_STEPS = 200;
/** Steps of the outline, giving 65 stations: its area is then within 0.04% of the exact one. */
const STEPS = 64;
const ROOT_TOLERANCE = 1e-10; // step of ln x
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** The outline of one limit, exact at every station. */
export interface Contour {
  /** The gas around the source, if the limit is reached there; null if the zone begins at or downwind of a point. */
  readonly sourceCloud: SourceCloud | null;
  readonly nearM: Metres;
  readonly farM: Metres;
  /** True when the zone continues beyond {@link MODEL_REACH_M}. */
  readonly isCut: boolean;
  /** Pairs of distance and half width from near to far, m. */
  readonly stations: readonly (readonly [x: Metres, halfWidth: Metres])[];
  readonly maxHalfWidthM: Metres;
  readonly areaM2: number;
}

/** The centreline of a field, scanned once for all limits: increasing ln x, ln ppm. */
export interface CentrelineScan {
  readonly farthestM: Metres;
  readonly logX: readonly number[];
  readonly logPpm: readonly number[];
}

function logPpmAt(field: PlumeField, logX: number): number {
  return Math.log(Math.max(field.centrelinePpm(Math.exp(logX)), Number.MIN_VALUE));
}

/** Scans the centreline from the source to `farthest`, with the maximum as an additional step. */
export function scanCentreline(field: PlumeField, farthest: Metres = MODEL_REACH_M): CentrelineScan {
  const from = Math.log(Math.max(MIN_DISTANCE, field.firstM));
  const step = (Math.log(farthest) - from) / SCAN_STEPS;
  const logX = Array.from({ length: SCAN_STEPS + 1 }, (_, i) =>
    i === SCAN_STEPS ? Math.log(farthest) : from + i * step,
  );
  const logPpm = logX.map((value) => logPpmAt(field, value));
  const top = logPpm.indexOf(Math.max(...logPpm));
  if (top > 0 && top < SCAN_STEPS) {
    const peak = peakBetween(field, from + (top - 1) * step, from + (top + 1) * step);
    const at = logX.findIndex((value) => value > peak);
    logX.splice(at, 0, peak);
    logPpm.splice(at, 0, logPpmAt(field, peak));
  }
  return { farthestM: farthest, logX, logPpm };
}

/** Golden-section search for the highest point between two values of ln x. */
function peakBetween(field: PlumeField, from: number, to: number): number {
  let [low, high] = [from, to];
  while (high - low > 1e-7) {
    const left = high - GOLDEN * (high - low);
    const right = low + GOLDEN * (high - low);
    if (logPpmAt(field, left) < logPpmAt(field, right)) low = left;
    else high = right;
  }
  return (low + high) / 2;
}

/**
 * Calculates the outline of one limit in a plume that is symmetric about its axis.
 *
 * The ends are roots on the centreline, the half width between them is the analytical one of the field; stations have
 * the spacing of the zeros of a cosine, which makes the square-root tips smooth.
 *
 * @param ppm - the limit, greater than 0
 * @returns null if the limit is not reached between {@link MIN_DISTANCE} and the end of the scan
 */
export function contourOf(field: PlumeField, scan: CentrelineScan, ppm: number): Contour | null {
  const limit = Math.log(ppm);
  const inside = scan.logPpm.map((value) => value >= limit);
  const first = inside.indexOf(true);
  const last = inside.lastIndexOf(true);
  if (first === -1) return null;
  const isCut = last === scan.logX.length - 1;
  const root = (index: number): Metres =>
    Math.exp(
      rootBetween(
        (logX) => logPpmAt(field, logX) - limit,
        scan.logX[index] ?? 0,
        scan.logX[index + 1] ?? 0,
        ROOT_TOLERANCE,
      ),
    );
  const nearM = first === 0 ? field.firstM : root(first - 1);
  const farM = isCut ? scan.farthestM : root(last);

  const sourceCloud = first === 0 ? field.sourceCloud : null;
  const length = farM - nearM;
  const stations = Array.from({ length: STEPS + 1 }, (_, i): readonly [Metres, Metres] => {
    const x = nearM + (length * (1 - Math.cos((Math.PI * i) / STEPS))) / 2;
    const isTip = (i === 0 && sourceCloud === null) || (i === STEPS && !isCut);
    return [x, isTip ? 0 : Math.max(field.halfWidthM(x, ppm), halfWidthAroundSource(sourceCloud, x / farM))];
  });
  const maxHalfWidthM = Math.max(sourceCloud?.sideM ?? 0, ...stations.map(([, halfWidth]) => halfWidth));
  return { sourceCloud, nearM, farM, isCut, stations, maxHalfWidthM, areaM2: areaOf(stations, sourceCloud) };
}

/**
 * Half width of the gas around a source at a fraction of the distance downwind: half an ellipse that ends at the end of
 * the zone.
 */
function halfWidthAroundSource(sourceCloud: SourceCloud | null, share: number): Metres {
  return sourceCloud === null ? 0 : sourceCloud.sideM * Math.sqrt(Math.max(0, 1 - share * share));
}

/** Clenshaw–Curtis weights on the stations, for an interval of length 2. */
const AREA_WEIGHTS: readonly number[] = Array.from({ length: STEPS + 1 }, (_, k) => {
  let sum = 1;
  for (let j = 1; j <= STEPS / 2; j++) {
    const b = j === STEPS / 2 ? 1 : 2;
    sum -= (b / (4 * j * j - 1)) * Math.cos((2 * Math.PI * j * k) / STEPS);
  }
  return ((k === 0 || k === STEPS ? 1 : 2) * sum) / STEPS;
});

/**
 * Area from the stations by quadrature, the half ellipse upwind of the source, and the part between source and first
 * station.
 */
function areaOf(stations: Contour["stations"], sourceCloud: SourceCloud | null): number {
  const [[nearM, firstHalfWidth] = [0, 0]] = stations;
  const length = (stations.at(-1)?.[0] ?? nearM) - nearM;
  const mean = stations.reduce((sum, [, halfWidth], k) => sum + (AREA_WEIGHTS[k] ?? 0) * halfWidth, 0) / 2;
  const downwind = 2 * length * mean;
  if (sourceCloud === null) return downwind;
  const { upwindM, sideM } = sourceCloud;
  return downwind + (Math.PI / 2) * upwindM * sideM + nearM * (sideM + firstHalfWidth);
}
