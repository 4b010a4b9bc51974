import type { HandlerInput, buildPlumes } from "@placard/api-client";
import { convertUnit, type ChemicalRef } from "@placard/hazmat-core";
import { englishProblems } from "@placard/hazmat-core/business";
import type { ReleaseSource, Scene, SceneWeather } from "@placard/hazmat-core/scene";
import { ApiError } from "../../errors.ts";
import type { UsedPlace } from "../../providers/geocoder/resolve-place.ts";

type Query = HandlerInput<typeof buildPlumes>["query"];

/** State of the released matter: as chosen, else by the older flag. Never guessed. */
export function stateOf({ state, isLiquid }: Pick<Query, "state" | "isLiquid">): Scene["state"] {
  if (state !== undefined) return state;
  if (isLiquid === undefined) throw invalid("state", englishProblems["chemical_state.required"]);
  return isLiquid ? "liquid" : "gas";
}

/** The query as a scene: the same that the form of the app builds. */
export function plumeScene(
  query: Query,
  chemical: ChemicalRef,
  place: UsedPlace,
  weather: SceneWeather | null,
  now: Date,
): Scene {
  const { lon, lat, precision } = place;
  return {
    chemical,
    state: stateOf(query),
    source: sourceOf(query),
    heightM: query.emission_height,
    weather,
    place: { lon, lat, precision },
    told: toldOf(query),
    atMs: query.at === undefined ? now.getTime() : Date.parse(query.at),
    ...(query.duration_min !== undefined && { durationMin: query.duration_min }),
    ...(query.release_temperature_c !== undefined && { temperatureC: query.release_temperature_c }),
    ...(query.roughness !== undefined && { ground: query.roughness }),
    ...(query.turnBackLELPercent !== undefined && { lelPercent: query.turnBackLELPercent }),
  };
}

/** What was said of the rows of the tables; a blank container was not said. */
export function toldOf({ spill, container, time }: Pick<Query, "spill" | "container" | "time">) {
  return {
    ...(spill !== undefined && { spill }),
    ...(container !== undefined && container !== "" && { container }),
    ...(time !== undefined && { time }),
  };
}

/** A rate that is known wins over what it could be worked out from. */
function sourceOf(query: Query): ReleaseSource {
  const { emission_rate, source, contents_kg, liquid_above_hole_m, vessel_pressure_mb } = query;
  if (emission_rate !== undefined) return { kind: "rate", rateKgPerS: emission_rate };
  const contents = contents_kg === undefined ? {} : { contentsKg: contents_kg };
  const pressurePa =
    vessel_pressure_mb === undefined ? undefined : convertUnit("pressure", vessel_pressure_mb, "mb", "Pa");
  switch (source) {
    case "pool":
      return { kind: "pool", areaM2: needed(query, "pool_area_m2") };
    case "tank":
      return {
        kind: "tank",
        holeDiameterM: needed(query, "hole_diameter_m"),
        liquidAboveHoleM: liquid_above_hole_m ?? needed(query, "liquid_above_hole_m"),
        ...contents,
        ...(pressurePa !== undefined && { pressurePa }),
      };
    case "cylinder":
      return {
        kind: "cylinder",
        holeDiameterM: needed(query, "hole_diameter_m"),
        ...contents,
        ...(pressurePa !== undefined && { pressurePa }),
      };
    case "gas-line":
      needed(query, "vessel_pressure_mb");
      return { kind: "gas-line", boreM: needed(query, "hole_diameter_m"), pressurePa: pressurePa ?? Number.NaN };
    case undefined:
      throw invalid("emission_rate", englishProblems["emission_rate.invalid"]);
  }
}

type SourceField = "pool_area_m2" | "hole_diameter_m" | "liquid_above_hole_m" | "vessel_pressure_mb";

function needed(query: Query, field: SourceField): number {
  const value = query[field];
  if (value === undefined) throw invalid(field, "This is missing.");
  return value;
}

function invalid(path: string, message: string): ApiError {
  return new ApiError("invalid_request", { message, fields: [{ path, message }] });
}
