import type { GuideDistances, GuideNumber } from "../record/transport-entry.ts";

type Row = readonly [isolateM: number, largeSpillM: number | null, fireM: number | null, fromMemory?: true];

/**
 * Distances of the guides that may answer without an id, m: at once, large spill, fire. A card is made without waiting
 * for the tables, so they stand here too; the dataset has the same, and a test keeps both equal. [ERG2020]
 */
const ROWS: Readonly<Record<GuideNumber, Row>> = {
  "111": [100, 500, 800, true],
  "112": [500, 800, 1600, true],
  "115": [100, 800, 1600],
  "116": [100, 800, 1600],
  "119": [100, null, 1600],
  "122": [100, 500, 800],
  "123": [100, null, 800],
  "124": [100, null, 800, true],
  "125": [100, null, 1600],
  "126": [100, 500, 800],
  "127": [50, 300, 800],
  "128": [50, 300, 800],
  "129": [50, 300, 800],
  "131": [50, null, 800],
  "132": [50, null, 800],
  "133": [25, 100, 800],
  "134": [25, 100, 800],
  "135": [50, null, 800],
  "136": [50, 300, 800],
  "137": [50, null, 800],
  "138": [50, 100, 800],
  "139": [50, null, 800],
  "140": [50, 100, 800],
  "141": [50, 100, 800],
  "142": [50, null, 800],
  "143": [50, null, 800],
  "146": [50, 250, 800],
  "149": [50, 250, 800],
  "153": [50, null, 800],
  "154": [50, 100, 800],
  "155": [50, null, 800],
  "158": [25, null, null],
  "160": [50, 100, 800],
  "163": [25, 100, 300],
  "170": [50, 50, 800],
  "171": [50, null, 800],
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
  const [isolateM, largeSpillM, fireM, fromMemory] = row;
  const source = { key: "ERG2020", locator: `Guide ${guide}` } as const;
  return { guide, isolateM, largeSpillM, fireM, source: fromMemory ? { ...source, mark: "from-memory" } : source };
}
