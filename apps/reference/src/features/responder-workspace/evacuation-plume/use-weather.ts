import { httpWeather } from "@placard/api-client";
import type { AddressSuggestion, Weather } from "@placard/hazmat-core";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/ApiProvider.tsx";
import { configQuery } from "../../../lib/app-queries.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { PlumeValues } from "./plume-values.ts";
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

export function useWeather(values: PlumeValues, place: AddressSuggestion | null): WeatherState {
  const { plume } = useMessages();
  const api = useApi();
  const config = useQuery(configQuery(api));
  const hasProvider = config.data !== undefined && config.data.providers.weather !== "none";
  const mode = hasProvider && values.weather === "provider" ? "provider" : "entered";
  const weather = useQuery({
    queryKey: ["weather", place?.center],
    queryFn: ({ signal }) => (place === null ? null : httpWeather(api).at(place.center, { signal })),
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
