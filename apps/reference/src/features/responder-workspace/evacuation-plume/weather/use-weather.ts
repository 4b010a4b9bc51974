import { httpWeather, type Caller } from "@placard/api-client";
import type { AddressSuggestion, LonLat, Weather } from "@placard/hazmat-core";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useApi } from "../../../../lib/ApiProvider.tsx";
import { configQuery } from "../../../../lib/app-queries.ts";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import type { PlumeValues } from "../form/plume-values.ts";
import { enteredWeather, stabilityOf, type UsedWeather } from "./weather-entry.ts";

/** Where the weather of a calculation comes from. What was entered always wins. */
export interface WeatherState {
  readonly mode: "provider" | "entered";
  readonly hasProvider: boolean;
  /** What the provider answered; the last answer stays while a newer one fails. */
  readonly reading: Weather | null;
  readonly isReading: boolean;
  readonly isFailed: boolean;
  readonly used: UsedWeather | null;
  readonly read: () => void;
}

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
  const weather = useQuery({
    ...weatherQuery(api, place?.center ?? NOWHERE),
    enabled: mode === "provider" && place !== null,
    refetchInterval: FIVE_MINUTES,
    placeholderData: (earlier) => earlier,
  });
  const reading = weather.data ?? null;
  const used =
    mode === "entered"
      ? enteredWeather(values, plume.enteredSource)
      : reading && { weather: reading, stability: stabilityOf(values) };
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

/** Stands in the key of a query that is switched off. */
const NOWHERE: LonLat = [0, 0];
