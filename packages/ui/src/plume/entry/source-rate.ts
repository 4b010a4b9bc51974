import type { SceneRate } from "@placard/hazmat-core/scene";
import type { SourceField } from "./source-entry.ts";

/** What the chosen source comes to. */
export type SourceRate =
  /** The rate is entered, or figures of the source, the chemical, the place or the weather are not there yet. */
  | { readonly kind: "none"; readonly missing: readonly RateNeed[] }
  | { readonly kind: "asking" }
  | { readonly kind: "given"; readonly rate: SceneRate }
  /** `field`: the one to correct; `null` where it is none of the source's own. */
  | { readonly kind: "refused"; readonly message: string; readonly field: SourceField | null }
  | { readonly kind: "failed" };

/** What a rate is calculated from, beside the figures of its source. */
export type RateNeed = "chemical" | "figures" | "place" | "weather";
