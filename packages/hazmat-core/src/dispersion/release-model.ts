import type { Assumption } from "../provenance/figure.ts";
import type { SourceRef } from "../provenance/source.ts";
import type { ModelledRelease, ReleaseThreshold, ReleaseZone } from "./release.ts";
import type { PlumeField } from "./zone/plume-field.ts";

/** The model chosen for a release: fields for its zones and their assumptions. */
export interface ReleaseModel {
  readonly name: ModelledRelease["model"];
  /** The field for a limit: a heavy plume has different averaging times for flammable and toxic limits. */
  readonly fieldFor: (id: ReleaseThreshold["id"]) => PlumeField;
  /** Distances of the zones by a second model. */
  readonly bandOf: (zones: readonly ReleaseZone[]) => ModelledRelease["confidence"]["band"];
  /** Assumptions about the jet, the humidity and the ground. */
  readonly assumptions: readonly Assumption[];
  readonly sources: readonly SourceRef[];
}
