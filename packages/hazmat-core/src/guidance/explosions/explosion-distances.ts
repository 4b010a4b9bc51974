import { loadDataText } from "../../data/load-data-text.ts";
import { once } from "../../data/once.ts";
import type { Metres } from "../../units/length.ts";

/** One tank of the BLEVE table, filled with propane. Times and distances are for that fill. [ERG2024] page 359 */
export interface TankSize {
  readonly capacityL: number;
  readonly diameterM: Metres;
  readonly lengthM: Metres;
  readonly propaneKg: number;
  /** Minimum time to failure with a flame impinging on the shell, minutes. */
  readonly minTimeToFailureTorchMin: number;
  /** Approximate time to empty through its relief valve when engulfed in fire, minutes. */
  readonly timeToEmptyFireMin: number;
  readonly fireballRadiusM: Metres;
  /** Distance for emergency responders, metres. */
  readonly emergencyResponseM: Metres;
  readonly minEvacuationM: Metres;
  readonly preferredEvacuationM: Metres;
  readonly coolingWaterLPerMin: number;
}

/** One row of the stand-off table for devices. [ERG2024] page 367 */
export interface ExplosiveDevice {
  /** Description of the device: `pipe bomb`. */
  readonly threat: string;
  readonly kg: number;
  /** Radius that everyone must leave, metres. */
  readonly mandatoryM: Metres;
  /** Outer radius of the area in which people stay inside, away from windows, metres. */
  readonly shelterToM: Metres;
  /** Preferred evacuation distance, metres. */
  readonly preferredFromM: Metres;
}

/** One row of the stand-off table for LPG with explosives. [ERG2024] page 367 */
export interface ExplosiveLpg {
  readonly threat: string;
  readonly kg: number;
  readonly litres: number;
  readonly fireballDiameterM: Metres;
  readonly safeM: Metres;
}

/** Contents of the generated module, as printed in the book. */
export interface ExplosionDistances {
  readonly tanks: readonly TankSize[];
  readonly devices: readonly ExplosiveDevice[];
  readonly lpg: readonly ExplosiveLpg[];
  /** Critical temperature in K with its source, by CAS number, for substances of flammable-gas numbers. */
  readonly criticalK: Readonly<Record<string, readonly [kelvin: number, compilation: string]>>;
}

/** Loads BLEVE and stand-off distances, about 2 kB gzip. */
export const loadExplosionDistances: () => Promise<ExplosionDistances> = once(async () => {
  const text = await loadDataText(() => import("../../data/generated/explosion-distances.ts"), "explosionDistances");
  return JSON.parse(text) as ExplosionDistances; // written by tools/dataset/transport.ts
});
