import type { Place } from "../../geo/lon-lat.ts";
import { isLimitId, LIMIT_LABELS } from "../../record/limit-ids.ts";
import { contourOf, scanCentreline, type CentrelineScan } from "./contour.ts";
import type { PlumeField } from "./plume-field.ts";
import type { ReleaseSubstance, ReleaseThreshold, ReleaseZone, ZoneNotDrawn } from "../release.ts";
import { zoneRing } from "./zone-ring.ts";

function nameOf(id: ReleaseThreshold["id"]): string {
  return isLimitId(id) ? LIMIT_LABELS[id] : id;
}

/**
 * Zones for the limits that have a figure, reasons for those that have none.
 *
 * A limit whose figure was assumed is never drawn.
 *
 * @param fieldFor - the field that a limit is drawn from: flammable limits have a shorter averaging time
 * @param axisDeg - where the wind blows to, degrees clockwise from north
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
    const reason = reasonNotDrawn(threshold, substance);
    if (ppm === null || reason !== null) {
      notDrawn.push({ id, label, reason: reason ?? "no figure on file" });
      continue;
    }
    const about = { id, label, ppm, source: threshold.source ?? null };
    const field = fieldFor(id);
    const contour = contourOf(field, scanOf(field), ppm);
    zones.push(
      contour === null
        ? { ...about, reached: false, nearM: 0, farM: 0, isCut: false, maxWidthM: 0, areaM2: 0, polygon: null }
        : {
            ...about,
            reached: true,
            nearM: field.blanketHalfSideM > 0 ? 0 : contour.nearM,
            farM: contour.farM,
            isCut: contour.isCut,
            maxWidthM: 2 * contour.maxHalfWidthM,
            areaM2: contour.areaM2,
            polygon: zoneRing(contour, source, axisDeg, field.blanketHalfSideM),
          },
    );
  }
  return { zones, notDrawn };
}

function reasonNotDrawn(threshold: ReleaseThreshold, substance: ReleaseSubstance): string | null {
  if (threshold.id === "lel" && substance.isNoncombustible === true) return "does not burn";
  if (threshold.ppm === null) return threshold.reason ?? `no ${nameOf(threshold.id)} on file`;
  if (threshold.source?.mark === "assumed")
    return "the figure on file is assumed, and no zone is drawn from an assumed limit";
  return null;
}
