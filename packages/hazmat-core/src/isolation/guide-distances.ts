import type { GuideDistances, GuideNumber } from "../record/transport-entry.ts";

type Row = readonly [isolateM: number, largeSpillM: number | null, fireM: number | null, isolateSolidM?: number];

/**
 * Distances of the guides that may answer without an id, m: at once, large spill, fire, and at once for solids
 * where that is another. A card is made without waiting
 * for the tables, so they stand here too; the dataset has the same, and a test keeps both equal. [ERG2024]
 */
const ROWS: Readonly<Record<GuideNumber, Row>> = {
  "111": [100, null, 800],
  "112": [500, 800, 1600],
  "115": [100, 800, 1600],
  "116": [100, 800, 1600],
  "119": [100, null, 1600],
  "122": [100, 500, 800],
  "123": [100, null, 800],
  "124": [100, null, 800],
  "125": [100, null, 1600],
  "126": [100, 500, 800],
  "127": [50, 300, 800],
  "128": [50, 300, 800],
  "129": [50, 300, 800],
  "131": [50, null, 800],
  "132": [50, null, 800],
  "133": [25, 100, 800],
  "134": [25, 100, 800],
  "135": [50, null, 800, 25],
  "136": [50, null, 800, 25],
  "137": [50, null, 800, 25],
  "138": [50, 300, 800, 25],
  "139": [50, null, 800, 25],
  "140": [50, 100, 800, 25],
  "141": [50, 100, 800, 25],
  "142": [50, null, 800],
  "143": [50, null, 800, 25],
  "146": [50, 250, 800, 25],
  "149": [50, 250, 800, 25],
  "153": [50, null, 800, 25],
  "154": [50, null, 800, 25],
  "155": [50, null, 800, 25],
  "158": [25, null, null],
  "160": [50, 100, 800],
  "163": [25, 100, 300],
  "170": [50, 50, 800, 25],
  "171": [50, null, 800, 25],
};

/** Every guide that may answer without an id. */
export const GUIDES_WITHOUT_ID: readonly GuideNumber[] = Object.keys(ROWS);

/**
 * Distances of a guide that no id names.
 *
 * @returns `null` for a guide that never answers without an id
 */
export function distancesOfGuide(guide: GuideNumber): GuideDistances | null {
  const row = ROWS[guide];
  if (row === undefined) return null;
  const [isolateM, largeSpillM, fireM, isolateSolidM] = row;
  return {
    guide,
    isolateM,
    ...(isolateSolidM !== undefined && { isolateSolidM }),
    largeSpillM,
    fireM,
    source: { key: "ERG2024", locator: `Guide ${guide}` },
  };
}
