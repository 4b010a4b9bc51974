import { LIMIT_IDS, LIMIT_LABELS } from "../record/limit-ids.ts";

/**
 * Every layer of a scene in the order in which it is listed: the limits, the highest danger first, then the circle to
 * clear at once (`evac`) and the protective distance (`protect`). The one list: maps, tables, answers and copies read it.
 */
export const ZONE_IDS: readonly [...typeof LIMIT_IDS, "evac", "protect"] = [...LIMIT_IDS, "evac", "protect"];

/** The id of a layer. */
export type ZoneId = (typeof ZONE_IDS)[number];

/** The name of a layer as it stands in a legend. */
export const ZONE_LABELS: Readonly<Record<ZoneId, string>> = {
  ...LIMIT_LABELS,
  evac: "Initial isolation",
  protect: "Protective action distance",
};

/**
 * Whether an id names one of the layers. A release may carry limits of its own; these have no drawing of their own.
 *
 * @example
 * isZoneId("aegl-2"); // true
 * isZoneId("erpg-2"); // false
 */
export function isZoneId(id: string): id is ZoneId {
  return ZONE_IDS.some((known) => known === id);
}

/**
 * Layers in the order of {@link ZONE_IDS}; those of other ids come last, in the order in which they were given.
 *
 * @example
 * inZoneOrder([{ id: "lel" }, { id: "aegl-2" }]); // [{ id: "aegl-2" }, { id: "lel" }]
 */
export function inZoneOrder<T extends { readonly id: string }>(layers: readonly T[]): readonly T[] {
  const rank = ({ id }: T): number => (isZoneId(id) ? ZONE_IDS.indexOf(id) : ZONE_IDS.length);
  return layers.toSorted((one, other) => rank(one) - rank(other));
}

/** The limit that a sentence speaks of first: AEGL-2, since there lasting harm begins, else the gravest that is reached. */
const SPOKEN: readonly ZoneId[] = ["aegl-2", ...ZONE_IDS.filter((id) => id !== "aegl-2")];

/**
 * The zone that a sentence about a release speaks of.
 *
 * @param zones - those that are reached
 * @example
 * spokenZone([{ id: "aegl-3" }, { id: "aegl-2" }]); // { id: "aegl-2" }
 */
export function spokenZone<T extends { readonly id: string }>(zones: readonly T[]): T | undefined {
  return SPOKEN.map((id) => zones.find((zone) => zone.id === id)).find((zone) => zone !== undefined) ?? zones[0];
}
