import { expect, it } from "vitest";
import { englishSpeech, speechOf } from "./speech.ts";

const figure = (locale: string, text: string): string => speechOf(locale, () => null).figure(text);

it.each([
  ["fr-CA", "1.4 km", "1,4 km"],
  ["fr-FR", "0.013 ppm", "0,013 ppm"],
  ["es-MX", "1.4 km", "1.4 km"],
  ["es-ES", "1.4 km", "1,4 km"],
  ["fr-CA", "1\u202f234.5 m", "1\u202f234,5 m"],
  ["fr-CA", "11+ km", "11+ km"],
  ["fr-CA", "25 mg/m³ (5.25 ppm at 25 °C)", "25 mg/m³ (5,25 ppm at 25 °C)"],
  ["ar-EG", "1.4 km", "1.4 km"],
])("in %s formats %s as %s", (locale, english, text) => {
  expect(figure(locale, english)).toBe(text);
});

it.each(["1.4 km", "0.013 ppm", "1\u202f000\u202f000 ppm", "−34.04 °C"])("changes no digit of %s", (text) => {
  for (const locale of ["fr-CA", "es-MX", "es-ES", "ar-EG", "fa-IR"]) {
    expect(figure(locale, text).replaceAll(/\D/g, "")).toBe(text.replaceAll(/\D/g, ""));
  }
});

it("leaves a version unchanged", () => {
  expect(figure("fr-CA", "10.1.2")).toBe("10.1.2");
});

it("returns English unchanged", () => {
  expect(englishSpeech("en-CA").say("Do not touch the spill.")).toBe("Do not touch the spill.");
});
