import type { Metres } from "../../units/length.ts";

/** A rate that is known: kg/s into the air, greater than 0. */
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
  /** How high the liquid stands above the hole. */
  readonly liquidAboveHoleM: Metres;
  /** Over the liquid, absolute, Pa. Unless given, a liquefied gas has its vapour pressure, any other liquid that of the air. */
  readonly pressurePa?: number;
  readonly contentsKg?: number;
}

/**
 * A hole or an open valve from which gas blows: a cylinder. For the vapour space of a larger tank give its contents, or the
 * container of the scene: without either, a large spill is isolated as one from cylinders.
 */
export interface CylinderSource {
  readonly kind: "cylinder";
  readonly holeDiameterM: Metres;
  /** Absolute, Pa; of a liquefied gas its vapour pressure is taken unless given. */
  readonly pressurePa?: number;
  readonly contentsKg?: number;
}

/** A gas line that is broken across and still fed. */
export interface GasLineSource {
  readonly kind: "gas-line";
  readonly boreM: Metres;
  /** In the line, absolute, Pa. */
  readonly pressurePa: number;
}

/** What a release escapes from. */
export type ReleaseSource = KnownRate | PoolSource | TankSource | CylinderSource | GasLineSource;
