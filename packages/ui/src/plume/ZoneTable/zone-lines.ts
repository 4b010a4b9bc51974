import {
  formatNumber,
  formatSafeDistance,
  formatZoneDistance,
  roundZoneDistance,
  type Area,
  type ReleaseZone,
  type ZoneNotDrawn,
} from "@placard/hazmat-core";
import type { ZoneId } from "@placard/hazmat-core/scene";
import type { Messages } from "../../messages/en.ts";
import { sourcesIn } from "../../feedback/ProvenanceNote/cite-all.ts";
import { ENGLISH, translatedOrEnglish, type Speech } from "../../messages/language/speech.ts";

/** The circle to clear immediately, from the guide or the default distance. */
export interface EvacuationCircle {
  readonly radiusM: number;
  /** Source of the radius: `ERG 2024, Table 3`. */
  readonly basis: string;
}

/** Zone beyond the circle where people are to be protected, from the core's scene. */
export interface ProtectiveZone {
  readonly distanceM: number;
  /** `downwind`: a square in the wind direction. `circle`: the wind has no direction. */
  readonly shape: "downwind" | "circle";
  readonly polygon: Area;
  /** Source of the distance. */
  readonly basis: string;
}

/** The two distances of the tables, which do not depend on the plume. */
export interface TableDistances {
  readonly evacuation?: EvacuationCircle;
  readonly protective?: ProtectiveZone;
}

/** One row of the table of zones, as text, so that the table contains the data of the map. */
export interface ZoneLine {
  readonly id: string;
  readonly label: string;
  /** The limit, the basis of the circle, or the reason why nothing is drawn. */
  readonly limit: string;
  readonly downwind: string;
  /** True if the zone extends beyond the limit of the model. */
  readonly isCut?: boolean;
  readonly width: string;
  readonly area: string;
  readonly isDrawn: boolean;
}

/** Returns the rows of the table. Zones that are not reached, and limits without a zone, keep their row. */
export function zoneLines(
  zones: readonly ReleaseZone[],
  notDrawn: readonly ZoneNotDrawn[],
  { evacuation, protective }: TableDistances,
  texts: Messages["zones"],
  formatLimit: FormatLimit = asPublished,
  speech: Speech = ENGLISH,
): readonly ZoneLine[] {
  return [
    ...zones.map((zone) => zoneLine(zone, texts, formatLimit, speech)),
    ...(evacuation === undefined ? [] : [circleLine(evacuation, texts, speech)]),
    ...(protective === undefined ? [] : [protectiveLine(protective, texts, speech)]),
    ...notDrawn.map((zone) => ({
      ...NOTHING,
      id: zone.id,
      label: translatedOrEnglish(speech, zone.label),
      limit: translatedOrEnglish(speech, zone.reason),
    })),
  ];
}

/** Figures of a limit: the modelled one, and the one printed in its source. */
export type ZoneLimit = Pick<ReleaseZone, "ppm" | "publishedMgPerM3">;

/** Formats a limit. */
export type FormatLimit = (limit: ZoneLimit) => string;

/** Formats a limit as printed in its source, so that card and zone show the same figure. */
export const asPublished: FormatLimit = ({ ppm, publishedMgPerM3: mg }) =>
  mg === null ? `${formatNumber(Number(ppm.toPrecision(3)))} ppm` : `${formatNumber(mg)} mg/m³`;

const NOTHING = { downwind: "–", width: "–", area: "–", isDrawn: false } as const;

function zoneLine(zone: ReleaseZone, texts: Messages["zones"], formatLimit: FormatLimit, speech: Speech): ZoneLine {
  const limit = speech.figure(formatLimit(zone));
  const label = translatedOrEnglish(speech, zone.label);
  if (!zone.reached) return { ...NOTHING, id: zone.id, label, limit, downwind: texts.notReached };
  const farthest = speech.figure(formatZoneDistance(zone.farM));
  const distance = zone.isCut ? texts.moreThan(farthest) : farthest;
  return {
    id: zone.id,
    label,
    limit,
    downwind: zone.shape === "circle" ? texts.allRound(distance) : distance,
    isCut: zone.isCut,
    width: speech.figure(formatZoneDistance(zone.maxWidthM)),
    area: speech.figure(formatArea(zone.areaM2)),
    isDrawn: true,
  };
}

function circleLine({ radiusM, basis }: EvacuationCircle, texts: Messages["zones"], speech: Speech): ZoneLine {
  const { figure } = speech;
  return {
    id: "evac" satisfies ZoneId,
    label: texts.evacuation,
    limit: sourcesIn(speech, basis),
    downwind: figure(formatSafeDistance(radiusM)),
    width: figure(formatSafeDistance(2 * radiusM)),
    area: figure(formatArea(Math.PI * radiusM ** 2)),
    isDrawn: true,
  };
}

function protectiveLine(
  { distanceM, shape, basis }: ProtectiveZone,
  texts: Messages["zones"],
  speech: Speech,
): ZoneLine {
  const { figure } = speech;
  const isCircle = shape === "circle";
  const width = isCircle ? 2 * distanceM : distanceM;
  return {
    id: "protect" satisfies ZoneId,
    label: isCircle ? texts.protectiveAllRound : texts.protective,
    limit: sourcesIn(speech, basis),
    downwind: figure(formatSafeDistance(distanceM)),
    width: figure(formatSafeDistance(width)),
    area: figure(formatArea(isCircle ? Math.PI * distanceM ** 2 : distanceM ** 2)),
    isDrawn: true,
  };
}

/** Areas up to this many m² are shown in m²: "0.0 ha" would look like none. */
const SMALL_AREA_M2 = 1000;

/**
 * Formats an area with two significant digits, rounded up: square metres for a small area, hectares below 1 km², else
 * square kilometres.
 */
export function formatArea(exactM2: number): string {
  const areaM2 = roundZoneDistance(exactM2); // same rounding as for a distance
  if (areaM2 <= SMALL_AREA_M2) return `${formatNumber(areaM2, 0)} m²`;
  const [value, unit] = areaM2 < 1_000_000 ? [areaM2 / 10_000, "ha"] : [areaM2 / 1_000_000, "km²"];
  return `${formatNumber(value, value < 10 ? 1 : 0)} ${unit}`;
}
