import { chemicalKey, unNumber } from "@placard/hazmat-core";
import { chemicalFields, EMPTY_PLUME, type PlumeValues } from "@placard/ui";

/** Chlorine, as stored in a form after it was chosen. */
export const CHLORINE = { key: chemicalKey("cas:7782-50-5"), unNumber: unNumber("1017"), name: "Chlorine" };

/** A plume form with all values needed to calculate: chlorine at the harbour, with weather entered by hand. */
export const FILLED_PLUME: PlumeValues = {
  ...EMPTY_PLUME,
  ...chemicalFields(CHLORINE),
  address: "44.6652, -63.5677",
  emission_rate: "0.5",
  emission_height: "0",
  state: "gas",
  weather: "entered",
  wind_speed: "18",
  wind_from: "225",
  temperature_c: "11",
  stability: "D",
  weather_at: "2026-11-20T23:30:00.000Z",
};
