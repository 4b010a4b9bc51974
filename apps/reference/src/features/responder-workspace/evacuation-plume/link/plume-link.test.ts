import { bundledChemicalSource, chemicalKey, unNumber } from "@placard/hazmat-core";
import { chemicalFields, EMPTY_PLUME, placeFields } from "@placard/ui";
import { type CalculatedFrom } from "@placard/ui/internal";
import { describe, expect, it } from "vitest";
import { FILLED_PLUME } from "../../../../test/filled-plume.ts";
import { readPlumeLink, writePlumeLink } from "./plume-link.ts";

const source = bundledChemicalSource();
const NOW = Date.parse("2026-11-20T23:40:00Z");
const place = {
  id: "site-7",
  place_name: "Harbour Ice, 18 Sample Wharf",
  center: [-63.567_712_3, 44.665_234_5],
  precision: "point",
  source: "registered site",
} as const;
const FROM: CalculatedFrom = {
  inputs: { ...FILLED_PLUME, ...placeFields(place) },
  place,
  used: {
    windSpeedMps: 5,
    windFromDeg: 225,
    temperatureC: 11,
    humidityPercent: null,
    cloudTenths: null,
    pressureMb: null,
    stability: "D",
    kind: "entered",
    source: "entered by the responder",
    observedAtMs: Date.parse("2026-11-20T23:30:00Z"),
    condition: null,
    stationDistanceM: null,
  },
  at: "2026-11-20T23:35:00.000Z",
};

const said = (text: string): unknown => JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
const link = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
/** A link in which a part was changed. */
const changed = (part: (whole: Readonly<Record<string, object>>) => object): string => {
  const whole = said(writePlumeLink(FROM)) as Record<string, object>;
  return link({ ...whole, ...part(whole) });
};

it("contains inputs, weather and time, with the location as a point", async () => {
  const read = await readPlumeLink(writePlumeLink(FROM), source, NOW);
  const point = { place_name: "44.66523, -63.56771", center: [-63.567_71, 44.665_23], precision: "point" };
  expect(read).toMatchObject({ kind: "right", from: { used: FROM.used, at: FROM.at, place: point } });
  expect(read?.from.inputs).toEqual({
    ...FROM.inputs,
    address: point.place_name,
    place_name: point.place_name,
    place_lon: "-63.56771",
    place_lat: "44.66523",
    place_source: "link",
  });
});

it.each([
  ["typed", {}],
  ["read off a report", { kind: "measured", source: "METAR CYHZ 202330Z" }],
] as const)("restores %s weather in the form fields without a weather provider", async (_how, how) => {
  const weather_source = "source" in how ? how.source : "";
  const from = {
    ...FROM,
    inputs: { ...FROM.inputs, weather: "provider", weather_source },
    used: { ...FROM.used, ...how },
  };
  const read = await readPlumeLink(writePlumeLink(from), source, NOW);
  expect(read?.from.inputs).toMatchObject({
    weather: "entered",
    wind_speed: "18",
    wind_from: "225",
    temperature_c: "11",
    stability: "D",
    weather_source,
  });
});

it("leaves provider weather to the provider", async () => {
  const used = { ...FROM.used, kind: "model", source: "open-meteo" } as const;
  const inputs = { ...FROM.inputs, weather: "provider", wind_speed: "", wind_from: "", temperature_c: "" };
  const read = await readPlumeLink(writePlumeLink({ ...FROM, inputs, used }), source, NOW);
  expect(read?.from.inputs).toMatchObject({ weather: EMPTY_PLUME.weather, wind_speed: "" });
});

it("contains no name or address of the location, and no result", () => {
  const text = JSON.stringify(said(writePlumeLink(FROM)));
  expect(text).not.toMatch(/Harbour|Wharf|site/i);
  expect(Object.keys(said(writePlumeLink(FROM)) as object).toSorted()).toEqual([
    "at",
    "isEntered",
    "place",
    "substance",
    "typed",
    "weather",
  ]);
  expect(writePlumeLink(FROM)).toMatch(/^[\w-]{100,1200}$/);
});

it("identifies the substance by its record, not by the name in the link", async () => {
  const read = await readPlumeLink(
    changed(({ typed }) => ({ typed: { ...typed, chem_name: "Water", address: "Elsewhere" } })),
    source,
    NOW,
  );
  expect(read?.from.inputs).toMatchObject({ chem_name: "Chlorine", chem_ref: "cas:7782-50-5@UN1017" });
  expect(read?.from.inputs.address).not.toBe("Elsewhere");
});

describe("an unreadable plume link", () => {
  it.each([
    ["words", "hello"],
    ["no base64", "%%%"],
    ["a number", "7"],
    ["a list", link([1])],
    ["nothing", link({})],
    ["too long", link({ ...(said(writePlumeLink(FROM)) as object), more: "x".repeat(5000) })],
    ["cut off", writePlumeLink(FROM).slice(0, -20)],
    ["no substance of ours", changed(() => ({ substance: "cas:1-00-0" }))],
    ["no substance at all", changed(() => ({ substance: null }))],
    ["a place off the earth", changed(() => ({ place: [-263, 44, "point"] }))],
    ["a place without a precision", changed(() => ({ place: [-63, 44, "about"] }))],
    ["a place in words", changed(() => ({ place: "18 Sample Wharf" }))],
    ["no weather", changed(() => ({ weather: null }))],
    ["wind against nature", changed(({ weather }) => ({ weather: { ...weather, windSpeedMps: -3 } }))],
    ["weather at no time", changed(({ weather }) => ({ weather: { ...weather, observedAtMs: 1e300 } }))],
    ["a moment that is none", changed(() => ({ at: "yesterday" }))],
    ["a moment to come", changed(() => ({ at: "2026-11-21T12:00:00Z" }))],
  ])("%s", async (_, text) => expect(await readPlumeLink(text, source, NOW)).toBeNull());
});

describe("a plume link with invalid values", () => {
  const typed = (part: object) => changed(({ typed: before }) => ({ typed: { ...before, ...part } }));
  const weather = (part: object) => changed(({ weather: before }) => ({ weather: { ...before, ...part } }));
  it.each([
    ["no rate", typed({ emission_rate: "0" })],
    ["a rate in words", typed({ emission_rate: "a lot" })],
    ["a height below ground", typed({ emission_height: "-2" })],
    ["a state that is none", typed({ state: "plasma" })],
    ["a share above all", typed({ turnBackLELPercent: "900" })],
    ["a duration without end", typed({ duration_min: "1e9" })],
    ["a container that the tables do not have", typed({ container: "Bath tub" })],
    ["a storm that nobody measured", weather({ windSpeedMps: 500 })],
    ["an oven", weather({ temperatureC: 900 })],
    ["weather of tomorrow", weather({ observedAtMs: NOW + 86_400_000 })],
  ])("%s", async (_, text) => expect(await readPlumeLink(text, source, NOW)).toMatchObject({ kind: "wrong" }));
});

it("restores the chosen tank and rejects a size missing from the table", async () => {
  const propane = { key: chemicalKey("cas:74-98-6"), unNumber: unNumber("1978"), name: "Propane" };
  const linked = (tank: string) =>
    writePlumeLink({ ...FROM, inputs: { ...FROM.inputs, ...chemicalFields(propane), tank } });
  expect(await readPlumeLink(linked("2000"), source, NOW)).toMatchObject({
    kind: "right",
    from: { inputs: { tank: "2000" } },
  });
  expect((await readPlumeLink(linked("7"), source, NOW))?.kind).toBe("wrong");
});

it("restores the guide chosen for a number with several guides", async () => {
  const lighters = { key: chemicalKey("un:UN1057"), unNumber: unNumber("1057"), name: "Lighters" };
  const text = writePlumeLink({ ...FROM, inputs: { ...FROM.inputs, ...chemicalFields(lighters), guide: "128" } });
  expect((await readPlumeLink(text, source, NOW))?.from.inputs.guide).toBe("128");
});
