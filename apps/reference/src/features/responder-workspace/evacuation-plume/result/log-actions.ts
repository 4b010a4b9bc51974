import { citation, convertUnit, type IncidentAction } from "@placard/hazmat-core";
import { numberFrom } from "@placard/hazmat-core/business";
import { loggedChemical } from "../../../../incident/logged-chemical.ts";
import { type PlumeResult, type PlumeValues } from "@placard/ui";
import { calculatedFrom, gaugeUnitOf, SOURCE_FIELDS, sourceKindOf } from "@placard/ui/internal";

const MODULE = "evacuation-plume";

/** Log entry of a plume: inputs, weather, model, assumptions and zones, or why none was drawn. */
export function plumeCalculated(result: PlumeResult): IncidentAction {
  const { place, release, plume, refusal, chemical, inputs, assumptions, warnings } = result;
  return {
    module: MODULE,
    action_type: "plume_calculated",
    action_data: {
      chemical: chemical === null ? null : loggedChemical(chemical),
      address: place.place_name,
      lon: place.center[0],
      lat: place.center[1],
      precision: place.precision,
      emission_rate_kg_s: sourceKindOf(inputs) === "rate" ? release.rateKgPerS : inThreeDigits(release.rateKgPerS),
      source: sourceEntry(inputs),
      emission_height_m: inputs.emission_height,
      state: inputs.state,
      turn_back_lel_percent: inputs.turnBackLELPercent,
      duration_min: inThreeDigits(release.durationMin),
      ground: inputs.ground === "" ? null : inputs.ground,
      ground_temperature_c: numberFrom(inputs.ground_temperature_c),
      weather: weatherEntry(result),
      model: plume?.model ?? null,
      why: plume?.why ?? null,
      refusal: refusal?.code ?? null,
      assumptions: assumptions.map(({ name, value }) => `${name}: ${value}`),
      warnings,
      // Other devices, and this one after a reload, calculate the same zones from these inputs.
      calculated_from: calculatedFrom(result),
      // Rounded up, so that the log, which shows two digits, never shows less than the map.
      zones: (plume?.zones ?? []).map(({ id, ppm, reached, farM, isCut, maxWidthM }) => ({
        id,
        ppm,
        reached,
        is_cut: isCut,
        far_m: Math.ceil(farM),
        width_m: Math.ceil(maxWidthM),
      })),
    },
  };
}

/** A derived figure has no more digits than are certain. */
const inThreeDigits = (figure: number | null): number | null =>
  figure === null ? null : Number(figure.toPrecision(3));

/** The release source with its figures as typed; `null` if the rate itself was entered. */
function sourceEntry(inputs: PlumeValues) {
  const kind = sourceKindOf(inputs);
  if (kind === "rate") return null;
  const given = SOURCE_FIELDS[kind].filter((field) => inputs[field].trim() !== "");
  const figures = Object.fromEntries(given.map((field) => [field, inputs[field].trim()]));
  return { kind, ...figures, ...(given.includes("gauge_pressure") && { gauge_unit: gaugeUnitOf(inputs) }) };
}

/** The weather under the field names of the log. */
function weatherEntry({ used, plume }: PlumeResult) {
  return {
    temperature_c: used.temperatureC,
    wind_kph: inKph(used.windSpeedMps),
    wind_from_deg: used.windFromDeg,
    wind_gust_kph: used.gustMps === undefined ? null : inKph(used.gustMps),
    humidity_percent: used.humidityPercent,
    cloud_tenths: used.cloudTenths,
    pressure_mb: used.pressureMb,
    condition: used.condition,
    kind: used.kind,
    source: used.source,
    observed_at: new Date(used.observedAtMs).toISOString(),
    station_distance_m: used.stationDistanceM,
    stability: plume?.stability ?? used.stability,
  };
}

const inKph = (metresPerSecond: number): number =>
  Math.round(convertUnit("speed", metresPerSecond, "m/s", "km/h") * 1000) / 1000;

/** Log entry of the initial evacuation: both distances, reason, assumptions and source. */
export function evacuationCalculated({ isolation, circle, protective, place, chemical }: PlumeResult): IncidentAction {
  return {
    module: MODULE,
    action_type: "evacuation_calculated",
    action_data: {
      chemical: chemical === null ? null : loggedChemical(chemical),
      address: place.place_name,
      radius_m: circle?.radiusM ?? null,
      protective_m: protective?.distanceM ?? null,
      why: isolation.why,
      assumptions: isolation.basis.assumptions.map(({ name, value }) => `${name}: ${value}`),
      source: circle === null ? null : isolation.basis.sources.map(citation).join("; "),
    },
  };
}
