import { buildPlumes } from "@placard/api-client/internal";
import type { ReleaseZone } from "@placard/hazmat-core";
import { modelScene, type LimitId, type SceneAnswer, type SceneRefusal } from "@placard/hazmat-core/scene";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";
import { resolvePlace } from "../../providers/geocoder/resolve-place.ts";
import { askedChemical } from "../reference/asked-chemical.ts";
import { lonLatArea, lonLatPath } from "./lon-lat-geometry.ts";
import { plumeScene, stateOf } from "./plume-scene.ts";
import { plumeWeather, weatherAnswer } from "./plume-weather.ts";

/** Zones of a release with its isolation, or the reason why the model refuses. Wind and position are never assumed. */
export const buildPlumesOperation = implementOpen(buildPlumes, async ({ ctx, actor, query, request, withRows }) => {
  stateOf(query);
  const { chemicals } = ctx.providers;
  const asked = await askedChemical(chemicals, { ...query, name: query.chem_name }, request.signal);
  const place = await resolvePlace({ ctx, actor, withRows, signal: request.signal }, query);
  const weather = await plumeWeather(ctx, query, place, request.signal);
  const answer = await modelScene(
    plumeScene(query, { key: asked.record.key, unNumber: asked.unNumber }, place, weather, ctx.now()),
    {
      source: chemicals,
    },
  );
  if (!answer.ok) throw refused(answer.error);
  const { plume, refusal, chemical, isolation, circle, protective, release, assumptions, warnings } = answer.value;
  if (plume === null || weather === null || chemical === null || release.rateKgPerS === null) {
    throw refused(refusal ?? NOTHING_ASKED, isolation);
  }
  return {
    status: "success",
    ...layersOf(plume.zones),
    chemical: asked.answered,
    display_unit: query.inPPM === false ? "mg/m³" : "ppm",
    model: plume.model,
    why: plume.why,
    stability: plume.stability,
    zones: plume.zones.map((zone) => ({
      ...zone,
      polygon: zone.polygon === null ? null : lonLatArea(zone.polygon),
    })),
    not_drawn: plume.notDrawn,
    swing_deg: plume.swingDeg,
    swing_lines: plume.swingLines.map(lonLatPath),
    axis_deg: plume.axisDeg,
    centreline: plume.centreline === null ? null : lonLatPath(plume.centreline),
    centreline_ppm: plume.centrelinePoints.map(([x, ppm]): [number, number] => [x, ppm]),
    release_used: { rate_kg_s: release.rateKgPerS, duration_min: release.durationMin },
    isolation,
    circle: circle === null ? null : { radius_m: circle.radiusM, polygon: lonLatArea(circle.polygon) },
    protective: protective === null ? null : protectiveOf(protective),
    confidence: plume.confidence,
    pool: plume.pool,
    basis: plume.basis,
    assumptions,
    warnings,
    coded_warnings: [...plume.codedWarnings],
    weather: weatherAnswer(weather),
    place,
  };
});

const NOTHING_ASKED: SceneRefusal = { code: "rate_not_positive", message: "No release was specified.", fields: [] };

/** A refusal of the models, with the isolation that applies anyway. */
function refused({ code, message, fields }: SceneRefusal, isolation?: SceneAnswer["isolation"]): ApiError {
  const named = fields.map((path) => ({ path, message }));
  return new ApiError(code, { message, fields: named, ...(isolation !== undefined && { isolation }) });
}

function protectiveOf({ distanceM, shape, polygon }: NonNullable<SceneAnswer["protective"]>) {
  return { distance_m: distanceM, shape, polygon: lonLatArea(polygon) };
}

/** The layers by separate names, for older clients. */
function layersOf(zones: readonly ReleaseZone[]) {
  return {
    aegl1_geojson: collectionOf(zones, "aegl-1"),
    aegl2_geojson: collectionOf(zones, "aegl-2"),
    aegl3_geojson: collectionOf(zones, "aegl-3"),
    idlh_geojson: collectionOf(zones, "idlh"),
    lel_geojson: collectionOf(zones, "lel"),
  };
}

/** The zone of one limit as a layer; empty if the limit was not reached or must not be drawn. */
function collectionOf(zones: readonly ReleaseZone[], id: LimitId) {
  const features = zones.flatMap((zone) => {
    if (zone.id !== id || zone.polygon === null) return [];
    const { label, ppm, shape, farM, maxWidthM, areaM2, isCut } = zone;
    const properties = { id, label, ppm, shape, farM, maxWidthM, areaM2, isCut };
    return [{ type: "Feature" as const, geometry: lonLatArea(zone.polygon), properties }];
  });
  return { type: "FeatureCollection" as const, features };
}
