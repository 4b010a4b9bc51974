import type { Place } from "../../geo/lon-lat.ts";
import { isolationCircle } from "../../geo/isolation-circle.ts";
import { contourOf, scanCentreline, type CentrelineScan, type Contour } from "./contour.ts";
import { isLimitId, LIMIT_LABELS } from "../../record/limit-ids.ts";
import type { PlumeField } from "./plume-field.ts";
import type { ReleaseSubstance, ReleaseThreshold, ReleaseZone, ZoneNotDrawn } from "../release.ts";
import { zoneRing } from "./zone-ring.ts";

function nameOf(id: ReleaseThreshold["id"]): string {
  return isLimitId(id) ? LIMIT_LABELS[id] : id;
}

/**
 * Calculates zones for limits with a figure, and reasons for limits without one.
 *
 * A limit with an assumed figure is never drawn.
 *
 * @param fieldFor - returns the field for a limit: flammable limits have a shorter averaging time
 * @param axisDeg - downwind direction, degrees clockwise from north
 */
export function zonesOf(
  fieldFor: (id: ReleaseThreshold["id"]) => PlumeField,
  substance: ReleaseSubstance,
  thresholds: readonly ReleaseThreshold[],
  source: Place,
  axisDeg: number,
): { readonly zones: readonly ReleaseZone[]; readonly notDrawn: readonly ZoneNotDrawn[] } {
  const scans = new Map<PlumeField, CentrelineScan>();
  const scanOf = (field: PlumeField): CentrelineScan => {
    const scan = scans.get(field) ?? scanCentreline(field);
    scans.set(field, scan);
    return scan;
  };
  const zones: ReleaseZone[] = [];
  const notDrawn: ZoneNotDrawn[] = [];
  for (const threshold of thresholds) {
    const { id, ppm } = threshold;
    const label = threshold.label ?? nameOf(id);
    const reason = notDrawnReason(threshold, substance);
    if (ppm === null || reason !== null) {
      notDrawn.push({ id, label, reason: reason ?? "no figure on file" });
      continue;
    }
    const field = fieldFor(id);
    const contour = contourOf(field, scanOf(field), ppm);
    const publishedMgPerM3 = threshold.publishedMgPerM3 ?? null;
    const about = { id, label, ppm, publishedMgPerM3, source: threshold.source ?? null };
    zones.push({ ...about, ...(contour === null ? NOT_REACHED : outlineOf(contour, source, axisDeg)) });
  }
  return { zones, notDrawn };
}

type Outline = Omit<ReleaseZone, "id" | "label" | "ppm" | "publishedMgPerM3" | "source">;

const NOT_REACHED: Outline = {
  reached: false,
  shape: "plume",
  nearM: 0,
  farM: 0,
  isCut: false,
  maxWidthM: 0,
  areaM2: 0,
  polygon: null,
};

/**
 * The drawn zone: along the wind, or as a circle around its source if it is wider than twice its length. Such a zone
 * has no useful direction, so half its width applies in all directions. Placard's own choice.
 */
function outlineOf(contour: Contour, source: Place, axisDeg: number): Outline {
  const { sourceCloud, nearM, farM, isCut, maxHalfWidthM, areaM2 } = contour;
  if (sourceCloud !== null && maxHalfWidthM > farM) {
    return {
      reached: true,
      shape: "circle",
      nearM: 0,
      farM: maxHalfWidthM,
      isCut,
      maxWidthM: 2 * maxHalfWidthM,
      areaM2: Math.PI * maxHalfWidthM ** 2,
      polygon: isolationCircle(source, maxHalfWidthM),
    };
  }
  return {
    reached: true,
    shape: "plume",
    nearM: sourceCloud === null ? nearM : 0,
    farM,
    isCut,
    maxWidthM: 2 * maxHalfWidthM,
    areaM2,
    polygon: zoneRing(contour, source, axisDeg),
  };
}

function notDrawnReason(threshold: ReleaseThreshold, substance: ReleaseSubstance): string | null {
  if (threshold.id === "lel" && substance.isNoncombustible === true) return "does not burn";
  if (threshold.ppm === null) return threshold.reason ?? `no ${nameOf(threshold.id)} on file`;
  if (threshold.source?.mark === "assumed")
    return "the limit on file is assumed; no zone is drawn from an assumed limit";
  return null;
}
