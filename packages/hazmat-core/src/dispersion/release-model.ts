import type { Assumption } from "../provenance/figure.ts";
import type { SourceRef } from "../provenance/source.ts";
import type { ModelledRelease, ReleaseThreshold, ReleaseZone } from "./release.ts";
import type { PlumeField } from "./zone/plume-field.ts";

/** The model that was chosen for a release: what its zones are drawn from, and what they rest on. */
export interface ReleaseModel {
  readonly name: ModelledRelease["model"];
  /** The field that a limit is drawn from: a heavy plume has another averaging time for fire than for poison. */
  readonly fieldFor: (id: ReleaseThreshold["id"]) => PlumeField;
  /** How far another model would draw the zones. */
  readonly bandOf: (zones: readonly ReleaseZone[]) => ModelledRelease["confidence"]["band"];
  /** What was taken for granted about the jet, the moisture and the ground. */
  readonly assumptions: readonly Assumption[];
  readonly sources: readonly SourceRef[];
}
