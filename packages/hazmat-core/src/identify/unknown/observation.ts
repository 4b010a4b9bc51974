import type { SpillState } from "../../guidance/guide-guidance.ts";
import type { ContainerShape } from "../containers.ts";

/** Lamps of photoionisation detectors, by the energy of their light in eV. */
export const PID_LAMPS_EV = [9.8, 10.6, 11.7] as const;

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
  readonly signs?: readonly SignGroup[];
}

/** One thing that can be looked for. */
export type Clue = keyof Observation;

/** `unknown`: the record lacks the property. It never excludes. */
export type Verdict = "fits" | "against" | "unknown";
