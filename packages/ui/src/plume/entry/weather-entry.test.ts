import { describe, expect, it } from "vitest";
import { en } from "../../messages/en.ts";
import { EMPTY_PLUME } from "./plume-values.ts";
import { pastedMetar } from "./pasted-metar.ts";
import { enteredWeather, parseWindFrom, weatherErrors } from "./weather-entry.ts";

const ENTERED = {
  ...EMPTY_PLUME,
  wind_speed: "15",
  wind_from: "SW",
  temperature_c: "11",
  cloud: "10",
  weather_at: "2026-11-20T23:30:00Z",
};
const texts = en.plume.weatherErrors;

describe("entered weather", () => {
  it("parses degrees and compass points as wind direction (from)", () => {
    expect(["225", "225°", "sw", " NNE ", "360", "0"].map(parseWindFrom)).toEqual([225, 225, 225, 22.5, 360, 0]);
    expect(["", "south", "361", "-5", "SWW"].map(parseWindFrom)).toEqual([null, null, null, null, null]);
  });

  it("has no default for the wind: an empty form gives no weather", () => {
    expect(enteredWeather(EMPTY_PLUME, "entered")).toBeNull();
    expect(Object.keys(weatherErrors(EMPTY_PLUME, texts))).toEqual([
      "wind_speed",
      "wind_from",
      "temperature_c",
      "cloud",
    ]);
  });

  it("rejects a weather reading without a time", () => {
    expect(enteredWeather({ ...ENTERED, weather_at: "" }, "me")).toBeNull();
  });

  it("converts km/h into m/s and keeps m/s", () => {
    expect(enteredWeather(ENTERED, "me")?.windSpeedMps).toBeCloseTo(15 / 3.6, 12);
    expect(enteredWeather({ ...ENTERED, wind_speed: "5", wind_unit: "m/s" }, "me")?.windSpeedMps).toBe(5);
  });

  it("states that weather was entered, by whom and when, and omits values that were not measured", () => {
    expect(enteredWeather(ENTERED, "me")).toMatchObject({
      kind: "entered",
      source: "me",
      observedAtMs: Date.UTC(2026, 10, 20, 23, 30),
      humidityPercent: null,
      pressureMb: null,
    });
  });

  it("requires cloud cover or a stability class, and accepts either", () => {
    const clear = { ...ENTERED, cloud: "" };
    expect(weatherErrors(clear, texts)).toEqual({ cloud: texts.sky });
    expect(weatherErrors({ ...clear, stability: "D" }, texts)).toEqual({});
    expect(weatherErrors(ENTERED, texts)).toEqual({});
  });

  it("rejects an invalid humidity", () => {
    expect(weatherErrors({ ...ENTERED, humidity: "120" }, texts)).toEqual({ humidity: texts.humidity });
  });

  it("requires a wind direction only if it is not calm", () => {
    const calm = { ...ENTERED, wind_speed: "2", wind_from: "" };
    expect(weatherErrors(calm, texts)).toEqual({});
    expect(enteredWeather(calm, "me")?.windFromDeg).toBeNull();
    expect(weatherErrors({ ...calm, wind_speed: "4" }, texts)).toEqual({ wind_from: texts.windFrom });
  });

  it("uses a pasted METAR with its station and time, and does not change text that is not a METAR", () => {
    const now = new Date("2026-11-21T12:30:00Z");
    const pasted = { ...EMPTY_PLUME, ...pastedMetar("CYHZ 211200Z 27010KT 15SM BKN020 M02/M08 A2992", now) };
    expect(enteredWeather(pasted, "me")).toMatchObject({
      kind: "measured",
      source: "METAR CYHZ 211200Z",
      windSpeedMps: 5.14,
      windFromDeg: 270,
      temperatureC: -2,
      cloudTenths: 8,
      observedAtMs: Date.UTC(2026, 10, 21, 12),
    });
    // exp(5407 × (1 / 271.15 − 1 / 265.15)) = 0.637 [DEGADIS]
    expect(enteredWeather(pasted, "me")).toMatchObject({
      humidityPercent: 64,
      dewPointC: -8,
      qnhMb: 1013,
      pressureMb: null,
    });
    expect(pastedMetar("CYHZ", now)).toEqual({ metar: "CYHZ", weather_source: "" });
  });

  it("keeps the gusts, and marks the sky as assumed if the report leaves it open, until the user chooses it", () => {
    const now = new Date("2026-11-21T12:30:00Z");
    const pasted = { ...EMPTY_PLUME, ...pastedMetar("CYHZ 211200Z AUTO 27010G20KT CLR M02/M08 A2992", now) };
    const weather = enteredWeather(pasted, "me");
    expect(weather?.gustMps).toBeCloseTo((20 * 1852) / 3600, 2);
    expect(weather?.assumptions).toEqual([
      { name: "Cloud", value: "0 tenths", reason: "CLR is from an automated station: no cloud below 3.7 km." },
    ]);
    const seen = { ...EMPTY_PLUME, ...pastedMetar("CYHZ 211200Z 27010KT SKC M02/M08 A2992", now) };
    expect(enteredWeather(seen, "me")).not.toHaveProperty("assumptions");
    expect(enteredWeather(seen, "me")).not.toHaveProperty("gustMps");
    expect(enteredWeather({ ...pasted, cloud_assumed: "" }, "me")).not.toHaveProperty("assumptions");
  });
});
