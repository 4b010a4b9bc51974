import { formatDistance, formatNumber, type ReleaseZone, type ZoneNotDrawn } from "@placard/hazmat-core";
import type { Messages } from "../../messages/en.ts";

/** The circle to clear at once, as the guide or the default distance gives it. */
export interface EvacuationCircle {
  readonly radiusM: number;
  /** Where the radius comes from: `ERG 2020, Table 3`. */
  readonly basis: string;
}

/** One line of the table of zones: words only, so that the table says what the map draws. */
export interface ZoneLine {
  readonly id: string;
  readonly label: string;
  /** The limit, the basis of the circle, or why nothing is drawn. */
  readonly limit: string;
  readonly downwind: string;
  readonly width: string;
  readonly area: string;
  readonly isDrawn: boolean;
}

/** What each zone says in words. Zones that are not reached, and limits without a zone, keep their line. */
export function zoneLines(
  zones: readonly ReleaseZone[],
  notDrawn: readonly ZoneNotDrawn[],
  evacuation: EvacuationCircle | undefined,
  words: Messages["zones"],
  formatLimit: (ppm: number) => string = inPpm,
): readonly ZoneLine[] {
  return [
    ...zones.map((zone) => zoneLine(zone, words, formatLimit)),
    ...(evacuation === undefined ? [] : [circleLine(evacuation, words)]),
    ...notDrawn.map((zone) => ({ ...NOTHING, id: zone.id, label: zone.label, limit: zone.reason })),
  ];
}

const inPpm = (ppm: number): string => `${formatNumber(ppm)} ppm`;

const NOTHING = { downwind: "–", width: "–", area: "–", isDrawn: false } as const;

function zoneLine(zone: ReleaseZone, words: Messages["zones"], formatLimit: (ppm: number) => string): ZoneLine {
  const limit = formatLimit(zone.ppm);
  if (!zone.reached) return { ...NOTHING, id: zone.id, label: zone.label, limit, downwind: words.notReached };
  return {
    id: zone.id,
    label: zone.label,
    limit,
    downwind: zone.isCut ? words.moreThan(formatDistance(zone.farM)) : formatDistance(zone.farM),
    width: formatDistance(zone.maxWidthM),
    area: formatArea(zone.areaM2),
    isDrawn: true,
  };
}

function circleLine({ radiusM, basis }: EvacuationCircle, words: Messages["zones"]): ZoneLine {
  return {
    id: "evac",
    label: words.evacuation,
    limit: basis,
    downwind: formatDistance(radiusM),
    width: formatDistance(2 * radiusM),
    area: formatArea(Math.PI * radiusM ** 2),
    isDrawn: true,
  };
}

/** An area of this many m² and less is said in m²: "0.0 ha" would read as none. */
const SMALL_AREA_M2 = 1000;

/** Square metres for a small area, hectares below 1 km², else square kilometres; one decimal below ten. */
export function formatArea(areaM2: number): string {
  if (areaM2 <= SMALL_AREA_M2) return `${formatNumber(areaM2, 0)} m²`;
  const [value, unit] = areaM2 < 1_000_000 ? [areaM2 / 10_000, "ha"] : [areaM2 / 1_000_000, "km²"];
  return `${formatNumber(value, value < 10 ? 1 : 0)} ${unit}`;
}
