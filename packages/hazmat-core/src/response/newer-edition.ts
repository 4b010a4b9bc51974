import type { GuideDistances, GuideNumber } from "./transport-entry.ts";

type Differences = Partial<Pick<GuideDistances, "isolateM" | "largeSpillM" | "fireM">>;

/** Distances of guide pages where the 2024 edition says something else than what is on file, m. [ERG2024] */
const SAID_IN_2024: Readonly<Record<GuideNumber, Differences>> = {
  "114": { fireM: 800 }, // on file 500
  "138": { largeSpillM: 300 }, // on file 100
  "147": { isolateM: 25 }, // on file 50
};

/**
 * The distances of a guide as the 2024 edition gives them, for the few guides where they differ from those on file.
 * Neither edition replaces the other: both are shown, and the larger leads.
 *
 * @returns `null` where the editions agree
 */
export function newerEdition(guide: GuideDistances): GuideDistances | null {
  const differences = SAID_IN_2024[guide.guide];
  if (differences === undefined) return null;
  return { ...guide, ...differences, source: { key: "ERG2024", locator: `Guide ${guide.guide}` } };
}
