import type { AddressSuggestion, LonLat } from "@placard/hazmat-core";
import type { TankSize } from "@placard/hazmat-core/guidance";
import type { LimitUnit } from "../result/result-words.ts";
import type { PlumeResult } from "../result/plume-result.ts";

/** What a panel tells the map beside it. */
export interface PlumeMapProps {
  readonly place: AddressSuggestion | null;
  readonly result: PlumeResult | null;
  /** Of the limits, as in the table of zones. */
  readonly unit: LimitUnit;
  /** The tank whose BLEVE circles are drawn around the place; `null`: none. */
  readonly tank?: TankSize | null;
  /** Why the zones may not hold, in a sentence that stands with the headline: the inputs have changed, or they are calculated again. */
  readonly mark?: string;
  /** Takes the place of the release from the map; only while the person asked for it. */
  readonly onPick: ((place: LonLat) => void) | null;
}
