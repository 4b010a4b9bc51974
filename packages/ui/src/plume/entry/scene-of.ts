import type { AddressSuggestion, ChemicalRef, EveryField } from "@placard/hazmat-core";
import { CHEMICAL_STATES, isOneOf, numberFrom } from "@placard/hazmat-core/business";
import { DEFAULT_LEL_PERCENT } from "@placard/hazmat-core/dispersion";
import {
  GROUNDS,
  SPILL_SIZES,
  TIMES_OF_DAY,
  withoutGaps,
  type Scene,
  type SceneWeather,
} from "@placard/hazmat-core/scene";
import { sourceOf } from "./source-entry.ts";
import type { PlumeValues } from "./plume-values.ts";

/**
 * Converts the form into a scene, identical to the one that the server builds from a query.
 *
 * @param now - time of the release
 * @returns `null` without a state, which the form's own rules require first
 */
export function sceneOf(
  values: PlumeValues,
  chemical: ChemicalRef,
  { center: [lon, lat], precision }: AddressSuggestion,
  weather: SceneWeather,
  now: Date,
): Scene | null {
  if (!isOneOf(CHEMICAL_STATES, values.state)) return null;
  const always = {
    chemical,
    state: values.state,
    source: sourceOf(values, weather.pressureMb),
    heightM: numberFrom(values.emission_height) ?? Number.NaN,
    weather,
    place: { lon, lat, precision },
    atMs: now.getTime(),
  };
  const more = {
    told: givenConditions(values),
    durationMin: numberFrom(values.duration_min) ?? undefined,
    ground: GROUNDS.find((known) => known === values.ground),
    groundTemperatureC: numberFrom(values.ground_temperature_c) ?? undefined,
    lelPercent: numberFrom(values.turnBackLELPercent) ?? DEFAULT_LEL_PERCENT,
  };
  ({ ...always, ...more }) satisfies EveryField<Scene, FieldNotOnForm>;
  return { ...always, ...withoutGaps(more) };
}

/** The temperature of the substance is not in the form, because it is not known at the scene. */
type FieldNotOnForm = "temperatureC";

function givenConditions({ spill, container, time, guide }: PlumeValues) {
  const conditions = {
    spill: SPILL_SIZES.find((known) => known === spill),
    container: container === "" ? undefined : container,
    time: TIMES_OF_DAY.find((known) => known === time),
    guide: guide === "" ? undefined : guide,
  } satisfies EveryField<Scene["told"], "windSpeedMps">; // the wind comes from the scene's weather
  return withoutGaps(conditions);
}
