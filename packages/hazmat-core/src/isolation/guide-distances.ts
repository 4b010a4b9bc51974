import { CURRENT_ERG } from "../provenance/source.ts";
import type { GuideDistances, GuideNumber } from "../record/transport-entry.ts";

type Row = readonly [
  guides: string,
  isolateM: number,
  largeSpillM: number | null,
  fireM: number | null,
  isolateSolidM?: number,
];

/**
 * Distances of the guides that can apply without a UN number, m: immediate isolation, large spill, fire, and immediate
 * isolation for solids if it differs. A card is built without loading the tables, so they are also here; a test keeps
 * them equal to the dataset. [ERG2024]
 */
const ROWS: readonly Row[] = [
  ["111 123 124", 100, null, 800],
  ["112", 500, 800, 1600],
  ["115 116", 100, 800, 1600],
  ["119 125", 100, null, 1600],
  ["122 126", 100, 500, 800],
  ["127 128 129", 50, 300, 800],
  ["131 132 142", 50, null, 800],
  ["133 134", 25, 100, 800],
  ["135 136 137 139 143 153 154 155 171", 50, null, 800, 25],
  ["138", 50, 300, 800, 25],
  ["140 141", 50, 100, 800, 25],
  ["146 149", 50, 250, 800, 25],
  ["158", 25, null, null],
  ["160", 50, 100, 800],
  ["163", 25, 100, 300],
  ["170", 50, 50, 800, 25],
];

/** Every guide that can apply without a UN number. */
export const GUIDES_WITHOUT_ID: readonly GuideNumber[] = ROWS.flatMap(([guides]) => guides.split(" "));

/**
 * Distances of a guide for a record without a UN number.
 *
 * @returns `null` for a guide that never applies without a UN number
 */
export function distancesOfGuide(guide: GuideNumber): GuideDistances | null {
  const row = ROWS.find(([guides]) => guides.split(" ").includes(guide));
  if (row === undefined) return null;
  const [, isolateM, largeSpillM, fireM, isolateSolidM] = row;
  return {
    guide,
    isolateM,
    ...(isolateSolidM !== undefined && { isolateSolidM }),
    largeSpillM,
    fireM,
    source: { key: CURRENT_ERG, locator: `Guide ${guide}` },
  };
}
