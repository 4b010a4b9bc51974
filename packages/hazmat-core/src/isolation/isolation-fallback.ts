import type { Metres } from "../units/length.ts";
import type { GuideDistances, TransportEntry } from "../record/transport-entry.ts";

/**
 * Distances of the two guides for what has no guide of its own; the dataset has the same, and a test keeps both equal.
 * [ERG2020], to be checked against the pages.
 */
const UNKNOWN_GUIDE: GuideDistances = {
  guide: "111",
  isolateM: 100,
  largeSpillM: 500,
  fireM: 800,
  source: { key: "ERG2020", locator: "Guide 111", mark: "from-memory" },
};

const EXPLOSIVE_GUIDE: GuideDistances = {
  guide: "112",
  isolateM: 500,
  largeSpillM: 800,
  fireM: 1600,
  source: { key: "ERG2020", locator: "Guide 112", mark: "from-memory" },
};

/** Ids below this are explosives: the UN list is kept in the order of the classes. */
const FIRST_ID_AFTER_CLASS_1 = 1000;

/** Whether an id is of class 1, by its class or, where none is printed, by its number. */
export function isExplosive(entry: Pick<TransportEntry, "hazardClass" | "unNumber">): boolean {
  if (entry.hazardClass?.startsWith("1") === true) return true;
  return Number(entry.unNumber.slice(2)) < FIRST_ID_AFTER_CLASS_1;
}

/** The guide for an id that has none: 112 for explosives, else 111. */
export function fallbackGuide(entry: Pick<TransportEntry, "hazardClass" | "unNumber"> | null): GuideDistances {
  return entry !== null && isExplosive(entry) ? EXPLOSIVE_GUIDE : UNKNOWN_GUIDE;
}

/** Isolation of a material that nobody has identified, by what is seen of it. */
export const DEFAULT_BY_STATE: Readonly<Record<"solid" | "liquid" | "gas", Metres>> = {
  solid: 25,
  liquid: 50,
  gas: 100,
};
