import type { EditionChangeKind } from "@placard/hazmat-core/reference";

const KINDS: Readonly<Record<EditionChangeKind, string>> = {
  "number-added": "New number",
  "number-dropped": "Number withdrawn",
  guide: "Guide",
  polymerizes: "P mark",
  "water-gases": "Toxic gases with water",
  "small-isolate": "Small spill: isolate",
  "small-day": "Small spill: protect downwind, day",
  "small-night": "Small spill: protect downwind, night",
  "large-isolate": "Large spill: isolate",
  "large-day": "Large spill: protect downwind, day",
  "large-night": "Large spill: protect downwind, night",
  container: "Container in Table 3",
  "page-isolate": "Guide page: immediate isolation",
  "page-isolate-solid": "Guide page: immediate isolation, solid",
  "page-large": "Guide page: large spill",
  "page-fire": "Guide page: fire at a tank or load",
};

/** The page for trainers that lists the changes in an edition of the ERG. */
export const editionChanges = {
  title: (earlier: string): string => `Changes since ${earlier}`,
  link: "Changes in the ERG",
  text: (later: string): string =>
    `All UN and NA numbers on file with a different guide, distance or container name in ${later}.`,
  marks:
    "Figures marked “derived” or “unverified” were not taken from the earlier book. Check them in your printed copy before you teach them.",
  search: "UN number or name",
  searchHint: "Such as 1017 or chlorine",
  loading: "Loading the changes",
  notLoaded: "The changes could not be loaded",
  notLoadedText: "Check your connection and try again.",
  save: "Save CSV file",
  file: "erg-changes",
  none: "No changes on file for this search.",
  number: "Number",
  name: "Name",
  page: "Page",
  numbersOfPage: "Numbers",
  change: "Change",
  sources: "Sources",
  kinds: KINDS,
  guide: (guides: string): string => (guides.includes(",") ? `Guides ${guides}` : `Guide ${guides}`),
  numbers: (named: readonly string[], others: number): string =>
    others === 0 ? named.join(", ") : `${named.join(", ")} and ${others} more`,
  notListed: "Not listed",
  noDistance: "No distance given",
  noValue: "None",
  marked: (figure: string, mark: string): string => `${figure} (${mark})`,
};
