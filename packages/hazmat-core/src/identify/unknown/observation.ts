import type { SpillState } from "../../guidance/guide-guidance.ts";
import type { ContainerShape } from "../containers.ts";
import type { Colour, Odour } from "./appearance.ts";
import type { Sourness } from "./sourness.ts";

/** Lamps of photoionisation detectors, by the energy of their light in eV. */
export const PID_LAMPS_EV = [9.8, 10.6, 11.7] as const;

/**
 * What a four-gas meter shows beside its combustible gas sensor: hydrogen sulphide or carbon monoxide above zero, oxygen
 * under 19.5 or over 23.5 vol %, which 29 CFR 1910.146 calls deficient and enriched.
 */
export const GAS_SENSORS = ["h2s", "co", "oxygen-low", "oxygen-high"] as const;

/** A reading of `GAS_SENSORS`. */
export type GasSensor = (typeof GAS_SENSORS)[number];

/** Signs in people that the NIOSH Pocket Guide names, in groups a crew can see. */
export const SIGN_GROUPS = ["eyes-nose", "breathing", "skin", "drowsy", "convulsions", "small-pupils", "blue"] as const;

/** A sign of `SIGN_GROUPS`. */
export type SignGroup = (typeof SIGN_GROUPS)[number];

/** What was seen and measured. What was not is left out, and narrows nothing. */
export interface Observation {
  /** Of what is in the container or on the ground. */
  readonly state?: SpillState;
  /** Class or division of the placard, `2.3`. */
  readonly placard?: string;
  readonly container?: ContainerShape;
  /** Whether its vapour runs along the ground or rises, away from any fire. */
  readonly vapour?: "sinks" | "rises";
  /** What it does on standing water. */
  readonly water?: "floats" | "sinks" | "mixes" | "reacts";
  /** A combustible gas meter reads above zero. */
  readonly burns?: true;
  /** Lamp of a photoionisation detector that reads above zero, eV. */
  readonly pidEv?: (typeof PID_LAMPS_EV)[number];
  /** What else the four-gas meter shows. */
  readonly sensors?: readonly GasSensor[];
  /** What wet pH paper turned to, in the vapour or in what lies there. */
  readonly ph?: Sourness;
  readonly signs?: readonly SignGroup[];
  /** Of it, as people on scene report it. A dye, an impurity or the light may change it. */
  readonly colour?: Colour;
  /** As people on scene report it. No one smells on purpose. */
  readonly odour?: Odour;
}

/** One thing that can be looked for. */
export type Clue = keyof Observation;

/**
 * `unknown`: the record lacks the property. `otherwise`: it describes another colour or smell than people report, who may
 * be mistaken. Neither excludes.
 */
export type Verdict = "fits" | "against" | "unknown" | "otherwise";
