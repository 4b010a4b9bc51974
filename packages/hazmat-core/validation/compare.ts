/** How a comparison counts. `shown`: printed with its error, never a gate and never tuned to. */
export type Gate = "gate" | "envelope" | "shown";

/** One number or text compared with its expected value. */
export interface Check {
  readonly caseId: string;
  readonly quantity: string;
  readonly gate: Gate;
  readonly expected: string;
  readonly actual: string;
  /** Error as a fraction of the expected value, or in the unit of `limitWords`. */
  readonly error: number;
  readonly limitWords: string;
  readonly passes: boolean;
  /** Result of the heavy-gas equations alone, if the product no longer uses only these. */
  readonly before?: string;
}

interface About {
  readonly caseId: string;
  readonly quantity: string;
  readonly gate?: Gate;
}

/** A number that must agree within a fraction of the expected one. */
export function relative(about: About, expected: number, actual: number, tolerance: number): Check {
  const error = expected === 0 ? Math.abs(actual) : Math.abs(actual / expected - 1);
  return checkOf(about, expected, actual, error, `≤ ${tolerance}`, error <= tolerance);
}

/** A number that must agree within a difference in its own unit. */
export function absolute(about: About, expected: number, actual: number, tolerance: number, unit: string): Check {
  const error = Math.abs(actual - expected);
  return checkOf(about, expected, actual, error, `≤ ${tolerance} ${unit}`, error <= tolerance);
}

/** A text that must be equal. */
export function same(about: About, expected: string, actual: string): Check {
  const passes = expected === actual;
  return {
    ...about,
    gate: about.gate ?? "gate",
    expected,
    actual,
    error: passes ? 0 : 1,
    limitWords: "the same",
    passes,
  };
}

/** A number that must be within a factor of the expected one in both directions. The error is the factor. */
export function withinFactor(about: About, expected: number, actual: number, factor: number): Check {
  const error = Math.max(actual / expected, expected / actual);
  return checkOf(about, expected, actual, error, `within a factor of ${factor}`, error <= factor);
}

/** A number that must be in a range. The error is the fraction by which it is outside. */
export function between(about: About, least: number, most: number, actual: number): Check {
  const error = Math.max(0, least / actual - 1, actual / most - 1);
  const passes = actual >= least && actual <= most;
  return {
    ...about,
    gate: about.gate ?? "gate",
    expected: `${shown(least)} to ${shown(most)}`,
    actual: shown(actual),
    error,
    limitWords: "in range",
    passes,
  };
}

/** A check with the earlier figure printed next to it. */
export function withPreviousResult(check: Check, before: number): Check {
  return { ...check, before: shown(before) };
}

function checkOf(
  about: About,
  expected: number,
  actual: number,
  error: number,
  limitWords: string,
  isNear: boolean,
): Check {
  const passes = isNear && Number.isFinite(actual);
  return {
    ...about,
    gate: about.gate ?? "gate",
    expected: shown(expected),
    actual: shown(actual),
    error,
    limitWords,
    passes,
  };
}

function shown(value: number): string {
  return Number.isFinite(value) ? String(Number(value.toPrecision(6))) : String(value);
}

/** Agreement of predictions with observations over a set, in the usual measures of air quality. */
export interface Scores {
  readonly n: number;
  /** Fraction within half and twice the observation. */
  readonly fac2: number;
  /** Fractional bias; above 0 the model reads low. */
  readonly fb: number;
  /** Geometric mean bias; above 1 the model reads low. */
  readonly mg: number;
  /** Geometric variance. */
  readonly vg: number;
  readonly nmse: number;
}

/**
 * @param pairs - observed and predicted, both greater than 0, in one unit
 * @see Chang & Hanna 2004, Air quality model performance evaluation
 */
export function scoresOf(pairs: readonly (readonly [observed: number, predicted: number])[]): Scores {
  const n = pairs.length;
  const mean = (read: (pair: readonly [number, number]) => number): number =>
    pairs.reduce((sum, pair) => sum + read(pair), 0) / n;
  const meanObserved = mean(([o]) => o);
  const meanPredicted = mean(([, p]) => p);
  return {
    n,
    fac2: mean(([o, p]) => (p / o >= 0.5 && p / o <= 2 ? 1 : 0)),
    fb: (2 * (meanObserved - meanPredicted)) / (meanObserved + meanPredicted),
    mg: Math.exp(mean(([o, p]) => Math.log(o / p))),
    vg: Math.exp(mean(([o, p]) => Math.log(o / p) ** 2)),
    nmse: mean(([o, p]) => (o - p) ** 2) / (meanObserved * meanPredicted),
  };
}
