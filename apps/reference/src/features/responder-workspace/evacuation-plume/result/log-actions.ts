import type { IncidentAction } from "@placard/hazmat-core";
import { evacuationOf, orderedZones, type PlumeResult } from "./plume-result.ts";

const MODULE = "evacuation-plume";

/** What an incident's log keeps of a plume: inputs, weather, model and zones, or why none was drawn. */
export function plumeCalculated(result: PlumeResult): IncidentAction {
  const { place, used, release, refusal, chemicalName, inputs } = result;
  return {
    module: MODULE,
    action_type: "plume_calculated",
    action_data: {
      chemical: chemicalName,
      address: place.place_name,
      lon: place.center[0],
      lat: place.center[1],
      precision: place.precision,
      emission_rate_kg_s: inputs.emission_rate,
      emission_height_m: inputs.emission_height,
      state: inputs.state,
      turn_back_lel_percent: inputs.turnBackLELPercent,
      duration_min: inputs.duration_min === "" ? null : inputs.duration_min,
      ground: inputs.ground === "" ? null : inputs.ground,
      weather: { ...used.weather, stability: release?.stability ?? used.stability },
      model: release?.model ?? null,
      refusal: refusal?.code ?? null,
      zones: orderedZones(release).map(({ id, ppm, reached, farM, maxWidthM }) => ({
        id,
        ppm,
        reached,
        far_m: Math.round(farM),
        width_m: Math.round(maxWidthM),
      })),
    },
  };
}

/** What an incident's log keeps of the initial evacuation: radius, reason and source. */
export function evacuationCalculated(result: PlumeResult): IncidentAction {
  const { isolation, place, chemicalName } = result;
  const circle = evacuationOf(isolation);
  return {
    module: MODULE,
    action_type: "evacuation_calculated",
    action_data: {
      chemical: chemicalName,
      address: place.place_name,
      radius_m: circle?.radiusM ?? null,
      why: isolation.why,
      source: circle?.basis ?? null,
    },
  };
}
