import type { SpillState } from "../../guidance/guide-guidance.ts";
import type { ContainerShape } from "../containers.ts";
import type { Colour, Odour } from "./appearance.ts";
import type { Sourness } from "./sourness.ts";

/** Lamp energies of photoionization detectors (PID), eV. */
export const PID_LAMPS_EV = [9.8, 10.6, 11.7] as const;

/**
 * Readings of a four-gas meter besides combustible gas: hydrogen sulfide or carbon monoxide above zero, oxygen below
 * 19.5 or above 23.5 vol % (deficient and enriched in 29 CFR 1910.146).
 */
export const GAS_SENSORS = ["h2s", "co", "oxygen-low", "oxygen-high"] as const;

/** A reading of `GAS_SENSORS`. */
export type GasSensor = (typeof GAS_SENSORS)[number];

/** Signs and symptoms from the NIOSH Pocket Guide, in groups that a crew can observe. */
export const SIGN_GROUPS = ["eyes-nose", "breathing", "skin", "drowsy", "convulsions", "small-pupils", "blue"] as const;

/** A group of `SIGN_GROUPS`. */
export type SignGroup = (typeof SIGN_GROUPS)[number];

/** Observations and readings. Omit what was not observed: it excludes nothing. */
export interface Observation {
  /** Physical state of the material in the container or on the ground. */
  readonly state?: SpillState;
  /** Class or division of the placard, `2.3`. */
  readonly placard?: string;
  readonly container?: ContainerShape;
  /** Whether its vapour stays near the ground or rises, without a fire. */
  readonly vapour?: "sinks" | "rises";
  /** Behaviour in still water. */
  readonly water?: "floats" | "sinks" | "mixes" | "reacts";
  /** Set if a combustible gas meter reads above zero. */
  readonly burns?: true;
  /** Lamp energy of a PID that reads above zero, eV. */
  readonly pidEv?: (typeof PID_LAMPS_EV)[number];
  /** Other readings of the four-gas meter. */
  readonly sensors?: readonly GasSensor[];
  /** Result of wet pH paper, in the vapour or the material. */
  readonly ph?: Sourness;
  readonly signs?: readonly SignGroup[];
  /** Colour reported on scene. Dyes, impurities or light may change it. */
  readonly colour?: Colour;
  /** Odour reported on scene. Never smell it on purpose. */
  readonly odour?: Odour;
}

/** One kind of observation. */
export type Clue = keyof Observation;

/**
 * `unknown`: the record has no data. `otherwise`: the reported colour or odour differs from the record, which may be an
 * error of the observer. Neither excludes the substance.
 */
export type Verdict = "fits" | "against" | "unknown" | "otherwise";
