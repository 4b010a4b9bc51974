import { DEFAULT_LEL_PERCENT, lelLabel } from "../dispersion/input/default-thresholds.ts";
import { LIMIT_IDS, LIMIT_LABELS } from "../record/limit-ids.ts";
import type { Metres } from "../units/length.ts";

/**
 * Every layer of a scene in display order: the limits, most dangerous first, then the isolation circle (`evac`) and the
 * protective action area (`protect`). The only such list: maps, tables, answers and copies use it.
 */
export const ZONE_IDS: readonly [...typeof LIMIT_IDS, "evac", "protect"] = [...LIMIT_IDS, "evac", "protect"];

/** The id of a layer. */
export type ZoneId = (typeof ZONE_IDS)[number];

/**
 * The name of a layer in a legend. The flammable zone has the default percentage of the LEL; {@link zoneLabel} accepts
 * another.
 */
export const ZONE_LABELS: Readonly<Record<ZoneId, string>> = {
  ...LIMIT_LABELS,
  lel: lelLabel(DEFAULT_LEL_PERCENT),
  evac: "Initial isolation",
  protect: "Protective action distance",
};

/**
 * True if an id is one of the layers. A release can have custom limits, which have no colour of their own.
 *
 * @example
 * isZoneId("aegl-2"); // true
 * isZoneId("erpg-2"); // false
 */
export function isZoneId(id: string): id is ZoneId {
  return ZONE_IDS.some((known) => known === id);
}

/**
 * Returns the name of a layer, with the percentage of the LEL of its zone; other ids are returned unchanged.
 *
 * @param lelPercent - percentage of the LEL, 0 to 100
 * @example
 * zoneLabel("lel", 25); // "25% LEL"
 */
export function zoneLabel(id: string, lelPercent: number = DEFAULT_LEL_PERCENT): string {
  if (id === "lel") return lelLabel(lelPercent);
  return isZoneId(id) ? ZONE_LABELS[id] : id;
}

/**
 * Sorts layers in the order of {@link ZONE_IDS}; other ids come last, in their given order.
 *
 * @example
 * inZoneOrder([{ id: "lel" }, { id: "aegl-2" }]); // [{ id: "aegl-2" }, { id: "lel" }]
 */
export function inZoneOrder<T extends { readonly id: string }>(layers: readonly T[]): readonly T[] {
  const rank = ({ id }: T): number => (isZoneId(id) ? ZONE_IDS.indexOf(id) : ZONE_IDS.length);
  return layers.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * Limits that keep people out: irreversible harm, impaired escape, fire. Of two with equal distance the first is named.
 */
const SPOKEN_ORDER: readonly ZoneId[] = ["aegl-2", "idlh", "lel", "aegl-3"];

/**
 * Returns the zone that a sentence about a release names: the farthest of AEGL-2, IDLH, the percentage of the LEL and
 * AEGL-3; the farthest of the other zones only if none of these is reached.
 *
 * @param zones - the zones that are reached
 * @example
 * spokenZone([{ id: "aegl-2", farM: 62 }, { id: "lel", farM: 210 }]); // { id: "lel", farM: 210 }
 */
export function spokenZone<T extends { readonly id: string; readonly farM: Metres }>(
  zones: readonly T[],
): T | undefined {
  const harmful = SPOKEN_ORDER.flatMap((id) => zones.filter((zone) => zone.id === id));
  const [farthest] = (harmful.length === 0 ? zones : harmful).toSorted((one, other) => other.farM - one.farM);
  return farthest;
}
