import type { Weather } from "@placard/hazmat-core";
import type { SceneWeather } from "@placard/hazmat-core/scene";

/** Weather of a calculation. Entered values always have priority. */
export interface WeatherState {
  readonly mode: "provider" | "entered";
  readonly hasProvider: boolean;
  /** Latest answer of the provider, kept if a newer request fails. */
  readonly reading: Weather | null;
  readonly isReading: boolean;
  readonly isFailed: boolean;
  readonly used: SceneWeather | null;
  readonly read: () => void;
}
