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
 * Distances of the guides that may answer without an id, m: at once, large spill, fire, and at once for solids where that
 * is another. A card is made without waiting for the tables, so they stand here too; the dataset has the same, and a test
 * keeps both equal. [ERG2024]
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

/** Every guide that may answer without an id. */
export const GUIDES_WITHOUT_ID: readonly GuideNumber[] = ROWS.flatMap(([guides]) => guides.split(" "));

/**
 * Distances of a guide that no id names.
 *
 * @returns `null` for a guide that never answers without an id
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
