import type { InventoryChemical } from "@placard/api-client";
import { compareHazardLevels, HAZARD_MARKS, type HazardMark } from "@placard/hazmat-core";
import { chemicalMark } from "../../../lib/chemical/chemical-mark.ts";

const DAY_MS = 86_400_000;

/** A record that was not touched for longer is marked: the quantity may no longer be true. */
export const STALE_AFTER_DAYS = 90;

export interface InventoryFilter {
  /** Part of a name, UN number or location name, in any letter case. */
  readonly text: string;
  /** `null`: every level, and what has none. */
  readonly level: HazardMark | null;
  /** `null`: every location. */
  readonly locationId: number | null;
}

export const NO_FILTER: InventoryFilter = { text: "", level: null, locationId: null };

/**
 * The chemicals that fit, the most dangerous first, then by name. Those without a level stand between high and medium:
 * any of them may be high.
 */
export function shownChemicals(
  chemicals: readonly InventoryChemical[],
  filter: InventoryFilter,
  locationOf: (chemical: InventoryChemical) => string,
): readonly InventoryChemical[] {
  const text = filter.text.trim().toLowerCase();
  return chemicals
    .filter(
      (chemical) =>
        (filter.level === null || chemicalMark(chemical) === filter.level) &&
        (filter.locationId === null || chemical.location_id === filter.locationId) &&
        [chemical.name, chemical.un_number ?? "", locationOf(chemical)].some((part) =>
          part.toLowerCase().includes(text),
        ),
    )
    .toSorted((a, b) => compareHazardLevels(a.hazard_level, b.hazard_level) || a.name.localeCompare(b.name));
}

/** How many chemicals have each level, and how many have none in which way. */
export function countByLevel(chemicals: readonly InventoryChemical[]): Readonly<Record<HazardMark, number>> {
  const counts = { extreme: 0, high: 0, unknown: 0, not_graded: 0, medium: 0, low: 0 };
  for (const chemical of chemicals) counts[chemicalMark(chemical)] += 1;
  return counts;
}

/** What can be filtered by: every level and unknown, and not graded where something is. */
export function filterMarks(
  counts: Readonly<Record<HazardMark, number>>,
  chosen: HazardMark | null,
): readonly HazardMark[] {
  return HAZARD_MARKS.filter((mark) => mark !== "not_graded" || counts[mark] > 0 || chosen === mark);
}

export function isStale(chemical: InventoryChemical, now: Date): boolean {
  return now.getTime() - new Date(chemical.updated_at).getTime() > STALE_AFTER_DAYS * DAY_MS;
}
