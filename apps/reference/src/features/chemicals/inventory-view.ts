import type { InventoryChemical } from "@placard/api-client";
import { HAZARD_LEVELS, type HazardLevel } from "@placard/hazmat-core";

const DAY_MS = 86_400_000;

/** A record that was not touched for longer is marked: the quantity may no longer be true. */
export const STALE_AFTER_DAYS = 90;

export interface InventoryFilter {
  /** Part of a name, UN number or location name, in any letter case. */
  readonly text: string;
  /** `null`: every level. */
  readonly level: HazardLevel | null;
  /** `null`: every location. */
  readonly locationId: number | null;
}

export const NO_FILTER: InventoryFilter = { text: "", level: null, locationId: null };

/** The chemicals that fit, the most dangerous first, then by name. */
export function shownChemicals(
  chemicals: readonly InventoryChemical[],
  filter: InventoryFilter,
  locationOf: (chemical: InventoryChemical) => string,
): readonly InventoryChemical[] {
  const text = filter.text.trim().toLowerCase();
  return chemicals
    .filter(
      (chemical) =>
        (filter.level === null || chemical.hazard_level === filter.level) &&
        (filter.locationId === null || chemical.location_id === filter.locationId) &&
        [chemical.name, chemical.un_number ?? "", locationOf(chemical)].some((part) =>
          part.toLowerCase().includes(text),
        ),
    )
    .toSorted((a, b) => rank(b) - rank(a) || a.name.localeCompare(b.name));
}

/** How many chemicals have each level. */
export function countByLevel(chemicals: readonly InventoryChemical[]): Readonly<Record<HazardLevel, number>> {
  const counts = { low: 0, medium: 0, high: 0, extreme: 0 };
  for (const { hazard_level } of chemicals) counts[hazard_level] += 1;
  return counts;
}

export function isStale(chemical: InventoryChemical, now: Date): boolean {
  return now.getTime() - new Date(chemical.updated_at).getTime() > STALE_AFTER_DAYS * DAY_MS;
}

const rank = ({ hazard_level }: InventoryChemical): number => HAZARD_LEVELS.indexOf(hazard_level);
