import { formatMetres } from "../../formats/distance.ts";
import type { SourceRef } from "../../provenance/source.ts";
import type { Statement } from "../../record/safety-properties.ts";
import { type ExplosiveDevice, type ExplosiveLpg, loadExplosionDistances } from "./explosion-distances.ts";
import type { CardOfGas } from "./tank-fire.ts";

/** Stand-off distances from a bomb by the mass of its explosive. */
export interface StandOff {
  /** Devices by mass, smallest first. */
  readonly devices: readonly ExplosiveDevice[];
  /** LPG tanks with explosives, smallest first. */
  readonly lpg: readonly ExplosiveLpg[];
  readonly notes: readonly Statement[];
  readonly source: SourceRef;
}

/** Read in one copy of the page. */
const TABLE: SourceRef = { key: "ERG2024", locator: "page 367", mark: "unverified" };
const OWN: SourceRef = { key: "PLACARD", locator: "stand-off distances" };

/** The guides of class 1. */
const EXPLOSIVE_GUIDES: ReadonlySet<string | null> = new Set(["112", "114"]);

const NOTES: readonly Statement[] = [
  { text: "These figures are for bombs, by mass of explosive.", rests: [TABLE] },
  {
    text: "Using them for a load of explosives is an assumption. Between two rows, use the larger.",
    rests: [{ ...TABLE, mark: "assumed" }],
  },
  { text: "No distance on file for a mass above the last row.", rests: [OWN] },
  { text: "If another distance is larger, use the larger one.", rests: [OWN] },
];

/**
 * Returns the stand-off distances for the card of an explosive, by its class or guide.
 *
 * @returns `null` for a card of anything else
 * @example
 * const distances = await standOff({ hazardClass: "1.1D", guide: "112" });
 * distances?.devices[0]?.mandatoryM; // 21
 * @see [ERG2024] page 367
 */
export async function standOff({
  hazardClass,
  guide,
}: Pick<CardOfGas, "hazardClass" | "guide">): Promise<StandOff | null> {
  const isExplosive = EXPLOSIVE_GUIDES.has(guide) || /^1(?:\.|$)/.test(hazardClass ?? "");
  if (!isExplosive) return null;
  const { devices, lpg } = await loadExplosionDistances();
  return { devices, lpg, notes: NOTES, source: TABLE };
}

/**
 * Formats the distances of a device as sentences.
 *
 * @example
 * const [pipeBomb] = (await standOff({ hazardClass: "1.1D", guide: "112" }))?.devices ?? [];
 * pipeBomb && standOffWords(pipeBomb).startsWith("Clear 21 m in all directions."); // true
 */
export function standOffWords({ mandatoryM, shelterToM, preferredFromM }: ExplosiveDevice): string {
  return [
    `Clear ${formatMetres(mandatoryM)} in all directions.`,
    `From there to ${formatMetres(shelterToM)}, stay inside and away from windows.`,
    `Better: evacuate to ${formatMetres(preferredFromM)} or more.`,
  ].join(" ");
}

/** Titles and column labels of the stand-off tables. Devices are named in their rows. */
export const STAND_OFF_LABELS = {
  title: "Bombs: stand-off distances",
  byMass: "Distances by mass",
  choose: "Mass of explosive",
  none: "None chosen",
  devices: "Devices",
  device: "Device",
  mandatory: "Clear",
  shelter: "Stay inside up to",
  preferred: "Better: evacuate to",
  lpg: "LPG tank with explosives",
  tank: "Tank",
  fireball: "Fireball, diameter",
  safe: "Clear",
} as const;
