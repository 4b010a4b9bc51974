import type { SceneRate } from "@placard/hazmat-core/scene";
import type { SourceField } from "./source-entry.ts";

/** Release rate of the chosen source. */
export type SourceRate =
  /** The rate is entered, or inputs are missing: figures of the source, chemical, location or weather. */
  | { readonly kind: "none"; readonly missing: readonly RateNeed[] }
  | { readonly kind: "asking" }
  | { readonly kind: "given"; readonly rate: SceneRate }
  /** `field`: the field to correct; `null` if it is not a field of the source. */
  | { readonly kind: "refused"; readonly message: string; readonly field: SourceField | null }
  | { readonly kind: "failed" };

/** Inputs of a rate, in addition to the figures of its source. */
export type RateNeed = "chemical" | "figures" | "place" | "weather";
