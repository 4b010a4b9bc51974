import type { AddressSuggestion, ChemicalRef } from "@placard/hazmat-core";
import { CHEMICAL_STATES, isOneOf, numberFrom } from "@placard/hazmat-core/business";
import { DEFAULT_LEL_PERCENT } from "@placard/hazmat-core/dispersion";
import type { Scene, SceneWeather } from "@placard/hazmat-core/scene";
import { sourceOf } from "../form/source-entry.ts";
import { GROUNDS, SPILLS, TIMES, type PlumeValues } from "../form/plume-values.ts";

/**
 * The form as a scene: the same that the server builds from a query.
 *
 * @param now - the moment of the release
 * @returns `null` without a state, which the form's own rules ask for first
 */
export function sceneOf(
  values: PlumeValues,
  chemical: ChemicalRef,
  { center: [lon, lat], precision }: AddressSuggestion,
  weather: SceneWeather,
  now: Date,
): Scene | null {
  if (!isOneOf(CHEMICAL_STATES, values.state)) return null;
  const durationMin = numberFrom(values.duration_min);
  const ground = GROUNDS.find((known) => known === values.ground);
  const spill = SPILLS.find((known) => known === values.spill);
  const time = TIMES.find((known) => known === values.time);
  return {
    chemical,
    state: values.state,
    source: sourceOf(values, weather.pressureMb),
    heightM: numberFrom(values.emission_height) ?? Number.NaN,
    weather,
    place: { lon, lat, precision },
    told: {
      ...(spill !== undefined && { spill }),
      ...(values.container !== "" && { container: values.container }),
      ...(time !== undefined && { time }),
    },
    lelPercent: numberFrom(values.turnBackLELPercent) ?? DEFAULT_LEL_PERCENT,
    atMs: now.getTime(),
    ...(durationMin !== null && { durationMin }),
    ...(ground !== undefined && { ground }),
  };
}
