import type { AddressSuggestion, LonLat } from "@placard/hazmat-core";
import type { TankSize } from "@placard/hazmat-core/guidance";
import type { LimitUnit } from "../result/result-texts.ts";
import type { PlumeResult } from "../result/plume-result.ts";

/** Props that a panel passes to the map beside it. */
export interface PlumeMapProps {
  /** Place of the release; `null`: not given. */
  readonly place: AddressSuggestion | null;
  /** Result to draw; `null`: none. */
  readonly result: PlumeResult | null;
  /** Unit of the limits, as in the table of zones. */
  readonly unit: LimitUnit;
  /** Tank whose BLEVE circles are drawn around the location; `null`: none. */
  readonly tank?: TankSize | null;
  /**
   * Reason why the zones may not apply, shown with the headline: the inputs have changed, or they are being calculated
   * again.
   */
  readonly mark?: string;
  /** Called with the location of the release chosen on the map; `null` unless the user is choosing it. */
  readonly onPick: ((place: LonLat) => void) | null;
}
