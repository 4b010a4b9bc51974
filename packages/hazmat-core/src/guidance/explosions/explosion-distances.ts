import { bringData } from "../../data/bring-data.ts";
import { once } from "../../data/once.ts";
import type { Metres } from "../../units/length.ts";

/** One tank of the BLEVE table, filled with propane. Times and distances are for that fill. [ERG2024] page 359 */
export interface TankSize {
  readonly capacityL: number;
  readonly diameterM: Metres;
  readonly lengthM: Metres;
  readonly propaneKg: number;
  /** Shortest time to failure where a flame plays on the shell. */
  readonly minTimeToFailureTorchMin: number;
  /** About how long it takes to empty through its valve where fire surrounds it. */
  readonly timeToEmptyFireMin: number;
  readonly fireballRadiusM: Metres;
  /** How far crews stay back. */
  readonly emergencyResponseM: Metres;
  readonly minEvacuationM: Metres;
  readonly preferredEvacuationM: Metres;
  readonly coolingWaterLPerMin: number;
}

/** One row of the stand-off table for devices. [ERG2024] page 367 */
export interface ExplosiveDevice {
  /** What it looks like: `pipe bomb`. */
  readonly threat: string;
  readonly kg: number;
  /** Everyone leaves this circle. */
  readonly mandatoryM: Metres;
  /** From there to here: stay inside, away from windows. */
  readonly shelterToM: Metres;
  /** Where people are better off who can leave. */
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

/** What the generated module holds, as the book prints it. */
export interface ExplosionDistances {
  readonly tanks: readonly TankSize[];
  readonly devices: readonly ExplosiveDevice[];
  readonly lpg: readonly ExplosiveLpg[];
  /** K and its compilation, by CAS number, of the substances of flammable-gas ids. */
  readonly criticalK: Readonly<Record<string, readonly [kelvin: number, compilation: string]>>;
}

/** BLEVE and stand-off distances, about 2 kB gzip. */
export const loadExplosionDistances: () => Promise<ExplosionDistances> = once(async () => {
  const text = await bringData(() => import("../../data/generated/explosion-distances.ts"), "explosionDistances");
  return JSON.parse(text) as ExplosionDistances; // written by tools/dataset/transport.ts
});
