import type { Metres } from "../../units/length.ts";

const FROM: Metres = 0.01;
const TO: Metres = 1e6;
const PER_DECADE = 40;
const STEP = Math.LN10 / PER_DECADE;
const NODES = Math.round(Math.log10(TO / FROM)) * PER_DECADE + 1;
/** A smaller exponent counts as constant: a plume that fills the air below its inversion. */
const MIN_POWER = 1e-9;

/** A plume quantity that grows with the distance x from its source, inverted to give x. */
export interface PowerTable {
  /** Distance at which the quantity has a value, m; infinite for a value that is never reached. */
  readonly distanceOf: (value: number) => Metres;
  /** Growth of the quantity at a value, per m. */
  readonly growthAt: (value: number) => number;
}

/** Tabulates a quantity by distance: between two nodes, and beyond the ends, it is a power of x. */
export function powerTable(quantityAt: (x: Metres) => number): PowerTable {
  const logs = new Float64Array(NODES);
  for (let i = 0; i < NODES; i++) {
    const log = Math.log(quantityAt(FROM * Math.exp(i * STEP)));
    logs[i] = Math.max(log, logs[i - 1] ?? log);
  }
  /** ln x at a value, and the exponent of x that the quantity follows there. */
  const place = (value: number): { readonly logX: number; readonly power: number } => {
    const log = Math.log(value);
    let [low, high] = [0, NODES - 1];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((logs[middle] ?? 0) <= log) low = middle;
      else high = middle;
    }
    const from = logs[low] ?? 0;
    const power = ((logs[high] ?? 0) - from) / STEP;
    if (power < MIN_POWER) return { logX: Infinity, power: 0 };
    return { logX: Math.log(FROM) + low * STEP + (log - from) / power, power };
  };
  return {
    distanceOf: (value) => Math.exp(place(value).logX),
    growthAt: (value) => {
      const { logX, power } = place(value);
      return power === 0 ? 0 : (power * value) / Math.exp(logX);
    },
  };
}
