import { httpWeather, type Caller } from "@placard/api-client";
import type { AddressSuggestion, LonLat, Weather } from "@placard/hazmat-core";
import { completeWeather, readingOf, type SceneWeather } from "@placard/hazmat-core/scene";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useApi } from "../../../../lib/ApiProvider.tsx";
import { configQuery } from "../../../../lib/app-queries.ts";
import { useDebounced } from "../../../../lib/use-debounced.ts";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import type { PlumeValues } from "../form/plume-values.ts";
import { enteredWeather, stabilityOf } from "./weather-entry.ts";

/** Where the weather of a calculation comes from. What was entered always wins. */
export interface WeatherState {
  readonly mode: "provider" | "entered";
  readonly hasProvider: boolean;
  /** What the provider answered; the last answer stays while a newer one fails. */
  readonly reading: Weather | null;
  readonly isReading: boolean;
  readonly isFailed: boolean;
  readonly used: SceneWeather | null;
  readonly read: () => void;
}

/** How long the place stands still before its weather is read, ms. */
const SETTLED_MS = 500;
const FIVE_MINUTES = 5 * 60 * 1000;

/** The weather of a place by the server's provider. */
export const weatherQuery = (api: Caller, center: LonLat) =>
  queryOptions({
    queryKey: ["weather", center],
    queryFn: ({ signal }) => httpWeather(api).at(center, { signal }),
    staleTime: FIVE_MINUTES,
  });

/** Whether the server has a provider. Until it answered, weather is entered. */
export function useHasWeatherProvider(): boolean {
  const { data } = useQuery(configQuery(useApi()));
  return data !== undefined && data.providers.weather !== "none";
}

/** What was entered wins, and without a provider there is nothing else. */
export function weatherMode(values: PlumeValues, hasProvider: boolean): WeatherState["mode"] {
  return hasProvider && values.weather === "provider" ? "provider" : "entered";
}

export function useWeather(values: PlumeValues, place: AddressSuggestion | null, hasProvider: boolean): WeatherState {
  const { plume } = useMessages();
  const api = useApi();
  const mode = weatherMode(values, hasProvider);
  // Coordinates change with every key: the service is asked once they stand still.
  const settled = useDebounced(place === null ? null : place.center.join(","), SETTLED_MS);
  const isSettled = place !== null && settled === place.center.join(",");
  const weather = useQuery({
    ...weatherQuery(api, isSettled ? place.center : NOWHERE),
    enabled: mode === "provider" && isSettled,
    refetchInterval: FIVE_MINUTES,
    placeholderData: (earlier) => earlier,
  });
  const reading = weather.data ?? null;
  const used =
    mode === "entered" ? enteredWeather(values, plume.enteredSource) : reading && providedWeather(reading, values);
  return {
    mode,
    hasProvider,
    reading,
    isReading: weather.isFetching,
    isFailed: weather.isError,
    used,
    read: () => void weather.refetch(),
  };
}

/** The provider's reading with the class that was chosen in the form. */
export function providedWeather(reading: Weather, values: PlumeValues): SceneWeather | null {
  const complete = completeWeather({ ...readingOf(reading), stability: stabilityOf(values) });
  return complete.ok ? complete.value : null;
}

/** Stands in the key of a query that is switched off. */
const NOWHERE: LonLat = [0, 0];
