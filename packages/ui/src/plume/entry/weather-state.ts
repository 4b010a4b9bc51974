import type { Weather } from "@placard/hazmat-core";
import type { SceneWeather } from "@placard/hazmat-core/scene";

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
