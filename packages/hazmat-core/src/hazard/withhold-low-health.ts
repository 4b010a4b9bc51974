import type { NfpaRating } from "./nfpa-rating.ts";

/** GHS hazard statement: fatal if inhaled. */
const FATAL_IF_INHALED = "H330";

/**
 * Withholds a health degree of the unverified list that the GHS class contradicts: under 4 although the substance is
 * fatal if inhaled. Health then is unknown, drawn as `?`. A rating declared by the site or derived stays as it is.
 *
 * @param hCodes - GHS hazard statements of the substance, such as `H330`
 * @example
 * const listed = { health: 3, fire: 0, reactivity: 0, special: "OX", source: { key: "NFPA-LIST", mark: "unverified" } };
 * withholdLowHealth(listed, ["H330"]).health; // null
 * withholdLowHealth(listed, ["H315"]).health; // 3
 */
export function withholdLowHealth(rating: NfpaRating, hCodes: readonly string[]): NfpaRating {
  const isContradicted =
    rating.source.key === "NFPA-LIST" &&
    rating.health !== null &&
    rating.health < 4 &&
    hCodes.some((code) => code.startsWith(FATAL_IF_INHALED));
  if (!isContradicted) return rating;
  const note = `Health is not shown: the unverified list says ${rating.health}, but it is fatal if inhaled (${FATAL_IF_INHALED}).`;
  return { ...rating, health: null, note };
}
