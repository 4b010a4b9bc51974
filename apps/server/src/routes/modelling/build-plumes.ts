import { buildPlumes } from "@placard/api-client";
import { modelRelease, type ReleaseZone } from "@placard/hazmat-core";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";
import { resolvePlace } from "../../providers/geocoder/resolve-place.ts";
import { askedChemical } from "../reference/asked-chemical.ts";
import { lonLatArea } from "./initial-evac.ts";
import { releaseInput, stateOf } from "./plume-input.ts";
import { plumeWeather } from "./plume-weather.ts";

/** Zones of a release, or the model's own refusal. Nothing is drawn from an assumed wind, place or limit. */
export const buildPlumesOperation = implementOpen(buildPlumes, async ({ ctx, actor, query, request, withRows }) => {
  stateOf(query);
  const question = { ...query, name: query.chem_name };
  const { record, answered } = await askedChemical(ctx.providers.chemicals, question, request.signal);
  if (record.casNumber === null) {
    throw new ApiError("substance_unknown", {
      message: `${answered.name} names a group, not one substance. Choose the substance by name or CAS number.`,
    });
  }
  const place = await resolvePlace({ ctx, actor, withRows }, query);
  const weather = await plumeWeather(ctx, query, place, request.signal);
  const answer = await modelRelease(releaseInput(query, record.casNumber, place, weather, ctx.now()));
  if (!answer.ok) {
    const { code, message, fields } = answer.error;
    throw new ApiError(code, { message, fields: fields.map((path) => ({ path, message })) });
  }
  const { model, why, stability, zones, notDrawn, swingDeg, confidence, pool, basis, assumptions, warnings } =
    answer.value;
  return {
    status: "success",
    aegl1_geojson: collectionOf(zones, "aegl-1"),
    aegl2_geojson: collectionOf(zones, "aegl-2"),
    aegl3_geojson: collectionOf(zones, "aegl-3"),
    idlh_geojson: collectionOf(zones, "idlh"),
    lel_geojson: collectionOf(zones, "lel"),
    chemical: answered,
    display_unit: query.inPPM === false ? "mg/m³" : "ppm",
    model,
    why,
    stability,
    zones: zones.map((zone) => ({
      ...zone,
      polygon: zone.polygon === null ? null : lonLatArea(zone.polygon),
    })),
    not_drawn: notDrawn,
    swing_deg: swingDeg,
    confidence,
    pool,
    basis,
    assumptions,
    warnings,
    weather,
    place,
  };
});

/** The zone of one limit as a layer; empty when it was not reached or may not be drawn. */
function collectionOf(zones: readonly ReleaseZone[], id: ReleaseZone["id"]) {
  const features = zones.flatMap((zone) => {
    if (zone.id !== id || zone.polygon === null) return [];
    const { label, ppm, farM, maxWidthM, areaM2, isCut } = zone;
    const properties = { id, label, ppm, farM, maxWidthM, areaM2, isCut };
    return [{ type: "Feature" as const, geometry: lonLatArea(zone.polygon), properties }];
  });
  return { type: "FeatureCollection" as const, features };
}
