import type { AddressSuggestion, SourceRef } from "@placard/hazmat-core";
import type { ChosenTank } from "@placard/hazmat-core/guidance";
import type { SceneAnswer, SceneWeather } from "@placard/hazmat-core/scene";
import { citeAll } from "../../feedback/ProvenanceNote/cite-all.ts";
import { type EvacuationCircle, type ProtectiveZone } from "../ZoneTable/zone-lines.ts";
import type { PlumeValues } from "../entry/plume-values.ts";

/** One answered scene, with the form, the place and the weather that it is of. */
export interface PlumeResult extends SceneAnswer {
  readonly id: string;
  readonly place: AddressSuggestion;
  readonly used: SceneWeather;
  /** The form as it stood, without what was typed for a source that was not chosen. */
  readonly inputs: PlumeValues;
  readonly calculatedAt: Date;
  /** The tank whose BLEVE circles are drawn around the place; left out where none was chosen. */
  readonly tank?: ChosenTank;
}

/** The circle to clear at once; `undefined` when the guide gives no distance. */
export function evacuationOf({ circle }: Pick<PlumeResult, "circle">): EvacuationCircle | undefined {
  return circle === null ? undefined : { radiusM: circle.radiusM, basis: basisOf(circle.sources) };
}

/** Where people are to be protected beyond it; `undefined` when the tables give no distance. */
export function protectiveOf({ protective }: Pick<PlumeResult, "protective">): ProtectiveZone | undefined {
  if (protective === null) return undefined;
  const { distanceM, shape, polygon, sources } = protective;
  return { distanceM, shape, polygon, basis: basisOf(sources) };
}

/** True if a zone of the plume is drawn: else the distances of the tables are all there is to see. */
export function hasZones({ plume }: Pick<PlumeResult, "plume">): boolean {
  return plume !== null && plume.zones.some((zone) => zone.reached && zone.polygon !== null);
}

const basisOf = (sources: readonly SourceRef[]): string => citeAll(sources.map(unmarked));

/** In the narrow table a source stands without its mark; the card of sources says it whole. */
function unmarked({ mark: _mark, ...source }: SourceRef): SourceRef {
  return source;
}
