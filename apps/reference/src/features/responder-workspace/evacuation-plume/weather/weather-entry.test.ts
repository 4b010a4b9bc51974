import { describe, expect, it } from "vitest";
import { en } from "../../../../messages/en.ts";
import { EMPTY_PLUME } from "../form/plume-values.ts";
import { enteredWeather, parseWindFrom, weatherAge, weatherErrors } from "./weather-entry.ts";

const ENTERED = {
  ...EMPTY_PLUME,
  wind_speed: "15",
  wind_from: "SW",
  temperature_c: "11",
  cloud: "10",
  weather_at: "2026-11-20T23:30:00Z",
};
const words = en.plume.weatherErrors;

describe("entered weather", () => {
  it("reads degrees and compass points as where the wind comes from", () => {
    expect(["225", "225°", "sw", " NNE ", "360", "0"].map(parseWindFrom)).toEqual([225, 225, 225, 22.5, 360, 0]);
    expect(["", "south", "361", "-5", "SWW"].map(parseWindFrom)).toEqual([null, null, null, null, null]);
  });

  it("has no default for the wind: an empty form gives no weather", () => {
    expect(enteredWeather(EMPTY_PLUME, "entered")).toBeNull();
    expect(Object.keys(weatherErrors(EMPTY_PLUME, words))).toEqual([
      "wind_speed",
      "wind_from",
      "temperature_c",
      "cloud",
    ]);
  });

  it("turns m/s into km/h and keeps km/h", () => {
    expect(enteredWeather(ENTERED, "me")?.weather.wind_kph).toBe(15);
    expect(enteredWeather({ ...ENTERED, wind_speed: "5", wind_unit: "m/s" }, "me")?.weather.wind_kph).toBeCloseTo(18);
  });

  it("says that it was entered, by whom and when, and leaves out what nobody read", () => {
    expect(enteredWeather(ENTERED, "me")?.weather).toMatchObject({
      kind: "entered",
      source: "me",
      observed_at: "2026-11-20T23:30:00Z",
      humidity_percent: null,
      pressure_mb: null,
    });
  });

  it("asks for the sky or a class, and takes either", () => {
    const clear = { ...ENTERED, cloud: "" };
    expect(weatherErrors(clear, words)).toEqual({ cloud: words.sky });
    expect(weatherErrors({ ...clear, stability: "D" }, words)).toEqual({});
    expect(weatherErrors(ENTERED, words)).toEqual({});
  });

  it("refuses a humidity that is none", () => {
    expect(weatherErrors({ ...ENTERED, humidity: "120" }, words)).toEqual({ humidity: words.humidity });
  });
});

describe("age of the weather", () => {
  const at = (minutes: number) => weatherAge("2026-11-20T10:00:00Z", new Date(Date.UTC(2026, 10, 20, 10, minutes)));

  it("turns amber at 30 and red at 60 minutes", () => {
    expect([0, 29, 30, 59, 60].map((minutes) => at(minutes).tone)).toEqual([
      "ok",
      "ok",
      "caution",
      "caution",
      "danger",
    ]);
  });

  it("is never below zero when clocks differ", () => {
    expect(at(-3).minutes).toBe(0);
  });
});
