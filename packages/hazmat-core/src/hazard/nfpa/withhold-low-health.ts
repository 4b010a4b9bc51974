import type { NfpaDegree, NfpaRating } from "./nfpa-rating.ts";

/** Something known of a substance under which NFPA 704 gives no lower health degree. */
interface HealthFloor {
  readonly least: NfpaDegree;
  readonly why: string;
}

/**
 * What the GHS statements ask for. The classes behind them have the limits of NFPA 704 or stricter ones: H300 is an LD50
 * of 50 mg/kg and less, H310 of 200 mg/kg; what burns the skin or harms the eyes for good is a 3.
 */
const BY_STATEMENT: readonly (readonly [code: string, floor: HealthFloor])[] = [
  ["H330", { least: 4, why: "it is fatal if inhaled (H330)" }],
  ["H310", { least: 3, why: "it is fatal in contact with skin (H310)" }],
  ["H300", { least: 3, why: "it is fatal if swallowed (H300)" }],
  ["H314", { least: 3, why: "it causes skin burns (H314)" }],
  ["H318", { least: 3, why: "it damages the eyes permanently (H318)" }],
];

/** The zones of 49 CFR 173.116 and 173.133 end at the LC50 where the degrees of NFPA 704 do: 1000 and 3000 ppm. */
const BY_ZONE: Readonly<Record<string, HealthFloor>> = {
  A: { least: 4, why: "it is toxic by inhalation, hazard zone A" },
  B: { least: 4, why: "it is toxic by inhalation, hazard zone B" },
  C: { least: 3, why: "it is toxic by inhalation, hazard zone C" },
};

function floorsOf(hCodes: readonly string[], zones: readonly string[]): readonly HealthFloor[] {
  const said = BY_STATEMENT.filter(([statement]) => hCodes.some((code) => code.startsWith(statement)));
  const placed = zones.map((zone) => BY_ZONE[zone]).filter((floor) => floor !== undefined);
  return [...said.map(([, floor]) => floor), ...placed];
}

/**
 * Withholds a health degree of the unverified list that is too low for what else is known: its GHS statements or its
 * hazard zone. Health then is unknown, drawn as `?`. A rating declared by the site or derived stays as it is.
 *
 * @param hCodes - GHS hazard statements of the substance, such as `H330`
 * @param hazardZones - of its id: `A` to `D`; the least deadly counts where an id has several
 * @example
 * const listed = { health: 3, fire: 0, reactivity: 0, special: "OX", source: { key: "NFPA-LIST", mark: "unverified" } };
 * withholdLowHealth(listed, ["H330"]).health; // null
 * withholdLowHealth(listed, ["H331"], ["B"]).health; // null
 * withholdLowHealth(listed, ["H315"]).health; // 3
 */
export function withholdLowHealth(
  rating: NfpaRating,
  hCodes: readonly string[],
  hazardZones: readonly string[] = [],
): NfpaRating {
  const { health } = rating;
  if (rating.source.key !== "NFPA-LIST" || health === null) return rating;
  const [floor] = floorsOf(hCodes, hazardZones.toSorted().slice(-1)).toSorted((a, b) => b.least - a.least);
  if (floor === undefined || health >= floor.least) return rating;
  const note = `Health rating not shown: the unverified list gives ${health}, but ${floor.why}.`;
  return { ...rating, health: null, note };
}
