import type { buildPlumes, HandlerInput } from "@placard/api-client/internal";
import { convertUnit, type ChemicalRef, type EveryField } from "@placard/hazmat-core";
import { englishProblems } from "@placard/hazmat-core/business";
import { withoutGaps, type ReleaseSource, type Scene, type SceneWeather } from "@placard/hazmat-core/scene";
import { ApiError } from "../../errors.ts";
import type { UsedPlace } from "../../providers/geocoder/resolve-place.ts";

type Query = HandlerInput<typeof buildPlumes>["query"];

/** State of the released material: as chosen, otherwise by the older flag. Never guessed. */
export function stateOf({ state, isLiquid }: Pick<Query, "state" | "isLiquid">): Scene["state"] {
  if (state !== undefined) return state;
  if (isLiquid === undefined) throw invalid("state", englishProblems["chemical_state.required"]);
  return isLiquid ? "liquid" : "gas";
}

/** The query as a scene, the same as the app's form builds. */
export function plumeScene(
  query: Query,
  chemical: ChemicalRef,
  place: UsedPlace,
  weather: SceneWeather | null,
  now: Date,
): Scene {
  const { lon, lat, precision } = place;
  const always = {
    chemical,
    state: stateOf(query),
    source: sourceOf(query),
    heightM: query.emission_height,
    weather,
    place: { lon, lat, precision },
    atMs: query.at === undefined ? now.getTime() : Date.parse(query.at),
  };
  const more = {
    told: toldOf(query),
    durationMin: query.duration_min,
    temperatureC: query.release_temperature_c,
    ground: query.roughness,
    groundTemperatureC: query.ground_temperature_c,
    lelPercent: query.turnBackLELPercent,
  };
  ({ ...always, ...more }) satisfies EveryField<Scene>;
  return { ...always, ...withoutGaps(more) };
}

/** The given inputs of the distance tables. A blank container counts as not given. */
export function toldOf({ spill, container, time, guide }: Pick<Query, "spill" | "container" | "time" | "guide">) {
  const told = { spill, container: container === "" ? undefined : container, time, guide };
  told satisfies EveryField<Scene["told"], "windSpeedMps">; // the wind comes from the scene's weather
  return withoutGaps(told);
}

/** A known rate takes precedence over the inputs that it could be calculated from. */
function sourceOf(query: Query): ReleaseSource {
  const { emission_rate, source, contents_kg, liquid_above_hole_m, vessel_pressure_mb } = query;
  if (emission_rate !== undefined) return { kind: "rate", rateKgPerS: emission_rate };
  const pressurePa =
    vessel_pressure_mb === undefined ? undefined : convertUnit("pressure", vessel_pressure_mb, "mb", "Pa");
  const vessel = withoutGaps({ pressurePa, contentsKg: contents_kg } satisfies VesselOptions);
  switch (source) {
    case "pool":
      return { kind: "pool", areaM2: needed(query, "pool_area_m2") };
    case "tank":
      return {
        kind: "tank",
        holeDiameterM: needed(query, "hole_diameter_m"),
        liquidAboveHoleM: liquid_above_hole_m ?? needed(query, "liquid_above_hole_m"),
        ...vessel,
      };
    case "cylinder":
      return {
        kind: "cylinder",
        holeDiameterM: needed(query, "hole_diameter_m"),
        ...vessel,
      };
    case "gas-line":
      needed(query, "vessel_pressure_mb");
      return { kind: "gas-line", boreM: needed(query, "hole_diameter_m"), pressurePa: pressurePa ?? Number.NaN };
    case undefined:
      throw invalid("emission_rate", englishProblems["emission_rate.invalid"]);
  }
}

/** Optional fields of a tank and a cylinder. */
type VesselOptions = EveryField<
  Extract<ReleaseSource, { kind: "tank" | "cylinder" }>,
  "kind" | "holeDiameterM" | "liquidAboveHoleM"
>;

type SourceField = "pool_area_m2" | "hole_diameter_m" | "liquid_above_hole_m" | "vessel_pressure_mb";

function needed(query: Query, field: SourceField): number {
  const value = query[field];
  if (value === undefined) throw invalid(field, "This field is required.");
  return value;
}

function invalid(path: string, message: string): ApiError {
  return new ApiError("invalid_request", { message, fields: [{ path, message }] });
}
