import type { AddressSuggestion, LonLat, Weather, WeatherSource } from "@placard/hazmat-core";
import { completeWeather, implausibleFigures, readingOf, type SceneWeather } from "@placard/hazmat-core/scene";
import { useEffect, useMemo, useState } from "react";
import { useAnswer } from "../../hooks/use-answer.ts";
import { useStableValue } from "../../hooks/use-stable-value.ts";
import { plumeTexts } from "../../messages/en/plume/plume.ts";
import { useTexts } from "../../messages/use-texts.ts";
import type { PlumeValues } from "../entry/plume-values.ts";
import { enteredWeather, stabilityOf } from "../entry/weather-entry.ts";
import type { WeatherState } from "../entry/weather-state.ts";

/** Pause after a change of location before its weather is requested, ms. */
const SETTLED_MS = 500;
const FIVE_MINUTES = 5 * 60 * 1000;

/** Mode of the weather: entered values have priority, and are required without a provider. */
export function weatherMode(values: PlumeValues, source: WeatherSource | null): WeatherState["mode"] {
  return source !== null && values.weather === "provider" ? "provider" : "entered";
}

/** Weather at the location, updated every five minutes, or as entered in the form. */
export function useWeather(
  values: PlumeValues,
  place: AddressSuggestion | null,
  source: WeatherSource | null,
): WeatherState {
  const { plume } = useTexts(plumeTexts);
  const [turn, setTurn] = useState(0);
  const mode = weatherMode(values, source);
  const center = place?.center ?? null;
  const isAsked = mode === "provider" && center !== null;
  const answer = useAnswer(
    isAsked ? JSON.stringify([center, turn]) : null,
    async () => (source === null || center === null ? null : loadWeather(source, center)),
    SETTLED_MS,
  );
  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setInterval(() => setTurn((last) => last + 1), FIVE_MINUTES);
    return () => clearInterval(timer);
  }, [isAsked]);
  const found = answer.value ?? null;
  // Ignores the reading of another location.
  const reading = found !== null && isSame(found.center, center) ? found.weather : null;
  const entered = mode === "entered";
  const used = entered ? enteredWeather(values, plume.enteredSource) : reading && providedWeather(reading, values);
  const [again] = useState(() => () => setTurn((last) => last + 1));
  const shown = useStableValue({
    mode,
    hasProvider: source !== null,
    reading,
    isReading: isAsked && !answer.isCurrent,
    isFailed: answer.isFailed,
    used,
  });
  return useMemo(() => ({ ...shown, read: again }), [shown, again]);
}

interface LoadedWeather {
  readonly center: LonLat;
  readonly weather: Weather | null;
}

async function loadWeather(source: WeatherSource, center: LonLat): Promise<LoadedWeather> {
  return { center, weather: await plausibleWeather(source, center) };
}

/** Rejects physically impossible weather, which must be neither shown nor used. */
export async function plausibleWeather(source: WeatherSource, center: LonLat): Promise<Weather | null> {
  const weather = await source.at(center);
  if (weather !== null && implausibleFigures(weather, Date.now()).length > 0) {
    throw new RangeError("Implausible weather.");
  }
  return weather;
}

const isSame = (one: LonLat, other: LonLat | null): boolean => other !== null && one.join() === other.join();

/** Weather from the provider, with the stability class chosen in the form. */
export function providedWeather(reading: Weather, values: PlumeValues): SceneWeather | null {
  const complete = completeWeather({ ...readingOf(reading), stability: stabilityOf(values) });
  return complete.ok ? complete.value : null;
}
