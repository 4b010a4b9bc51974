import type { AddressSuggestion, SourceRef } from "@placard/hazmat-core";
import type { ChosenTank } from "@placard/hazmat-core/guidance";
import type { SceneAnswer, SceneWeather } from "@placard/hazmat-core/scene";
import { citeAll } from "../../feedback/ProvenanceNote/cite-all.ts";
import { type EvacuationCircle, type ProtectiveZone } from "../ZoneTable/zone-lines.ts";
import type { PlumeValues } from "../entry/plume-values.ts";

/** One answered scene, with its form, location and weather. */
export interface PlumeResult extends SceneAnswer {
  readonly id: string;
  readonly place: AddressSuggestion;
  readonly used: SceneWeather;
  /** Form values at the calculation, without the input of sources that were not chosen. */
  readonly inputs: PlumeValues;
  readonly calculatedAt: Date;
  /** Tank whose BLEVE circles are drawn around the location; omitted if none was chosen. */
  readonly tank?: ChosenTank;
}

/** Returns the circle to clear immediately; `undefined` if the guide gives no distance. */
export function evacuationOf({ circle }: Pick<PlumeResult, "circle">): EvacuationCircle | undefined {
  return circle === null ? undefined : { radiusM: circle.radiusM, basis: basisOf(circle.sources) };
}

/** Returns the zone beyond it where people are to be protected; `undefined` if the tables give no distance. */
export function protectiveOf({ protective }: Pick<PlumeResult, "protective">): ProtectiveZone | undefined {
  if (protective === null) return undefined;
  const { distanceM, shape, polygon, sources } = protective;
  return { distanceM, shape, polygon, basis: basisOf(sources) };
}

/** True if a zone of the plume is drawn. Otherwise only the distances of the tables are shown. */
export function hasZones({ plume }: Pick<PlumeResult, "plume">): boolean {
  return plume !== null && plume.zones.some((zone) => zone.reached && zone.polygon !== null);
}

const basisOf = (sources: readonly SourceRef[]): string => citeAll(sources.map(unmarked));

/** Source without its mark, for the narrow table. The list of sources shows the mark. */
function unmarked({ mark: _mark, ...source }: SourceRef): SourceRef {
  return source;
}
