import type { Metres } from "../../units/length.ts";

/** A known rate: kg/s into the air, greater than 0. */
export interface KnownRate {
  readonly kind: "rate";
  readonly rateKgPerS: number;
}

/** A pool of liquid that evaporates in the wind. */
export interface PoolSource {
  readonly kind: "pool";
  readonly areaM2: number;
}

/** A hole in a tank below the level of the liquid. */
export interface TankSource {
  readonly kind: "tank";
  readonly holeDiameterM: Metres;
  /** Height of the liquid above the hole. */
  readonly liquidAboveHoleM: Metres;
  /** Absolute pressure over the liquid, Pa. Default: the vapour pressure of a liquefied gas, otherwise air pressure. */
  readonly pressurePa?: number;
  readonly contentsKg?: number;
}

/**
 * A hole or open valve that releases gas: a cylinder. For the vapour space of a larger tank, give its contents or the
 * container of the scene: without either, a large spill is isolated as one from cylinders.
 */
export interface CylinderSource {
  readonly kind: "cylinder";
  readonly holeDiameterM: Metres;
  /** Absolute, Pa; default for a liquefied gas: its vapour pressure. */
  readonly pressurePa?: number;
  readonly contentsKg?: number;
}

/** A gas line that is completely broken and still supplied. */
export interface GasLineSource {
  readonly kind: "gas-line";
  readonly boreM: Metres;
  /** Absolute pressure in the line, Pa. */
  readonly pressurePa: number;
}

/** The object from which a release escapes. */
export type ReleaseSource = KnownRate | PoolSource | TankSource | CylinderSource | GasLineSource;
