import type { UnNumber } from "../identity/un-number.ts";
import type { GuideDistances, GuideNumber } from "../record/transport-entry.ts";

type Differences = Partial<Pick<GuideDistances, "isolateM" | "largeSpillM" | "fireM">>;

/** Distances of guide pages where the 2024 edition says something else than what is on file, m. [ERG2024] */
const SAID_IN_2024: Readonly<Record<GuideNumber, Differences>> = {
  "114": { fireM: 800 }, // on file 500
  "138": { largeSpillM: 300 }, // on file 100
  "147": { isolateM: 25 }, // on file 50
};

/** The same for the ids that a guide page names for themselves. [ERG2024] */
const SAID_OF_IDS: readonly { readonly unNumbers: readonly string[]; readonly differences: Differences }[] = [
  // ammonium nitrate: a cargo fire is left alone, from 1600 m; the guide's own distance is 800
  { unNumbers: ["UN1942", "UN2067", "UN2426", "UN3375"], differences: { fireM: 1600 } },
];

/**
 * The distances of a guide as the 2024 edition gives them, for the few guides where they differ from those on file.
 * Neither edition replaces the other: both are shown, and the larger leads.
 *
 * @param unNumber - the id that the guide is read for: some pages say more of single ids
 * @returns `null` where the editions agree
 */
export function newerEdition(guide: GuideDistances, unNumber: UnNumber): GuideDistances | null {
  const ofId = SAID_OF_IDS.find(({ unNumbers }) => unNumbers.includes(unNumber))?.differences;
  const differences = ofId ?? SAID_IN_2024[guide.guide];
  if (differences === undefined) return null;
  return { ...guide, ...differences, source: { key: "ERG2024", locator: `Guide ${guide.guide}` } };
}
