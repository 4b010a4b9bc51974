import type { GuideNumber, TransportEntry } from "../record/transport-entry.ts";

/** One of several guides of a UN number, with its goods. */
export interface GuideChoice {
  readonly guide: GuideNumber;
  /** `lithium ion battery` */
  readonly goods: string;
  readonly isChosen: boolean;
}

const BY_FUEL = { "115": "flammable gas", "128": "flammable liquid" } as const;

/**
 * Goods by guide, derived from the names of a number and the titles of its guide pages: the ERG prints the names of a
 * number without their guide. [ERG2024]
 */
const GOODS: Readonly<Record<string, Readonly<Record<GuideNumber, string>>>> = {
  UN1057: BY_FUEL,
  UN3166: BY_FUEL,
  UN3171: {
    "138": "lithium metal or sodium battery",
    "147": "lithium ion or sodium ion battery",
    "154": "wet battery (acid or alkali)",
  },
  UN3536: { "138": "lithium metal battery", "147": "lithium ion battery" },
};

/**
 * Returns the guides of a number with several, the more cautious first; empty for a number with one guide.
 *
 * @param chosen - the guide chosen by the crew; any other value counts as not chosen
 */
export function guideChoicesOf(entry: TransportEntry | null, chosen?: GuideNumber): readonly GuideChoice[] {
  if (entry?.otherGuides === undefined || entry.guide === null) return [];
  const goods = GOODS[entry.unNumber] ?? {};
  return [entry.guide, ...entry.otherGuides].map((guide) => ({
    guide,
    goods: goods[guide] ?? "other goods under this number",
    isChosen: guide === chosen,
  }));
}

/**
 * Returns an entry under one of its guides, without the distances of the others; unchanged if it is not one of them.
 */
export function entryUnder(entry: TransportEntry, chosen: GuideNumber | undefined): TransportEntry {
  const { otherGuides, otherGuideDistances = [], guideDistances, ...rest } = entry;
  if (otherGuides === undefined || guideDistances === null) return entry;
  const page = [guideDistances, ...otherGuideDistances].find(({ guide }) => guide === chosen);
  return page === undefined ? entry : { ...rest, guide: page.guide, guideDistances: page, fireM: page.fireM };
}
