import { DEFAULT_LEL_PERCENT, lelLabel } from "../dispersion/input/default-thresholds.ts";
import { LIMIT_IDS, LIMIT_LABELS } from "../record/limit-ids.ts";
import type { Metres } from "../units/length.ts";

/**
 * Every layer of a scene in the order in which it is listed: the limits, the highest danger first, then the circle to
 * clear immediately (`evac`) and the protective distance (`protect`). The one list: maps, tables, answers and copies read it.
 */
export const ZONE_IDS: readonly [...typeof LIMIT_IDS, "evac", "protect"] = [...LIMIT_IDS, "evac", "protect"];

/** The id of a layer. */
export type ZoneId = (typeof ZONE_IDS)[number];

/** The name of a layer in a legend. The flammable zone has the default share of the LEL; {@link zoneLabel} takes another. */
export const ZONE_LABELS: Readonly<Record<ZoneId, string>> = {
  ...LIMIT_LABELS,
  lel: lelLabel(DEFAULT_LEL_PERCENT),
  evac: "Initial isolation",
  protect: "Protective action distance",
};

/**
 * True if an id names one of the layers. A release may carry limits of its own; these have no drawing of their own.
 *
 * @example
 * isZoneId("aegl-2"); // true
 * isZoneId("erpg-2"); // false
 */
export function isZoneId(id: string): id is ZoneId {
  return ZONE_IDS.some((known) => known === id);
}

/**
 * The name of a layer, with the share of the LEL that its zone was drawn for; an id that is not a layer stays as it is.
 *
 * @param lelPercent - share of the LEL, 0 to 100
 * @example
 * zoneLabel("lel", 25); // "25% LEL"
 */
export function zoneLabel(id: string, lelPercent: number = DEFAULT_LEL_PERCENT): string {
  if (id === "lel") return lelLabel(lelPercent);
  return isZoneId(id) ? ZONE_LABELS[id] : id;
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

/** Limits that keep people out: harm that lasts, escape at risk, fire. Of two that reach as far the first is named. */
const SPOKEN: readonly ZoneId[] = ["aegl-2", "idlh", "lel", "aegl-3"];

/**
 * The zone that a sentence about a release speaks of: the farthest of AEGL-2, IDLH, the share of the LEL and AEGL-3; the
 * farthest of the other zones only if none of these is reached.
 *
 * @param zones - those that are reached
 * @example
 * spokenZone([{ id: "aegl-2", farM: 62 }, { id: "lel", farM: 210 }]); // { id: "lel", farM: 210 }
 */
export function spokenZone<T extends { readonly id: string; readonly farM: Metres }>(
  zones: readonly T[],
): T | undefined {
  const harmful = SPOKEN.flatMap((id) => zones.filter((zone) => zone.id === id));
  const [farthest] = (harmful.length === 0 ? zones : harmful).toSorted((one, other) => other.farM - one.farM);
  return farthest;
}
