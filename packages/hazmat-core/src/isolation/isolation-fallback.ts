import type { Metres } from "../units/length.ts";
import type { GuideDistances, GuideNumber, TransportEntry } from "../record/transport-entry.ts";
import { distancesOfGuide } from "./guide-distances.ts";

/** Guides for entries without one: explosives, and all others. */
const EXPLOSIVE_GUIDE: GuideNumber = "112";
const UNKNOWN_GUIDE: GuideNumber = "111";

/** UN numbers below this are explosives: the UN list is in the order of the classes. */
const FIRST_ID_AFTER_CLASS_1 = 1000;

/** True if an entry is of class 1, by its class or, without one, by its number. */
export function isExplosive(entry: Pick<TransportEntry, "hazardClass" | "unNumber">): boolean {
  if (entry.hazardClass?.startsWith("1") === true) return true;
  return Number(entry.unNumber.slice(2)) < FIRST_ID_AFTER_CLASS_1;
}

/** The guide for an entry without one: 112 for explosives, otherwise 111. */
export function fallbackGuide(entry: Pick<TransportEntry, "hazardClass" | "unNumber"> | null): GuideDistances {
  return requiredGuide(entry !== null && isExplosive(entry) ? EXPLOSIVE_GUIDE : UNKNOWN_GUIDE);
}

/** Distances of a guide that can apply without a UN number: each of them has a row in guide-distances.ts. */
export function requiredGuide(guide: GuideNumber): GuideDistances {
  const distances = distancesOfGuide(guide);
  if (distances === null) throw new RangeError(`Guide ${guide} has no distances.`);
  return distances;
}

/** Isolation of an unidentified material, by its observed state. */
export const DEFAULT_BY_STATE: Readonly<Record<"solid" | "liquid" | "gas", Metres>> = {
  solid: 25,
  liquid: 50,
  gas: 100,
};
