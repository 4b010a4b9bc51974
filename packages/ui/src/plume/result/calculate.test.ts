import {
  bundledChemicalSource,
  chemicalKey,
  formatNumber,
  loadResponseCard,
  unNumber,
  type ChemicalKey,
} from "@placard/hazmat-core";
import { describe, expect, it } from "vitest";
import { en } from "../../messages/en.ts";
import { calculate, type PlumeOutcome } from "./calculate.ts";
import { layerRows, layerSummary } from "./layer-rows.ts";
import { mapView } from "../../map/PlumeMap/map-view.ts";
import { failureOf } from "./plume-failure.ts";
import { inputLines } from "./input-lines.ts";
import { protectiveOf, type PlumeResult } from "./plume-result.ts";
import { chemicalFields, EMPTY_PLUME, type PlumeValues } from "../entry/plume-values.ts";
import { createReleaseHandler, type ReleaseRequest } from "@placard/hazmat-core/dispersion";
import { createReleaseRunner, type ReleaseThread } from "../models/release-runner.ts";
import { concentrationText, limitText, modelledText, reachHeadline, resultHeadline } from "./result-texts.ts";
import { enteredWeather } from "../entry/weather-entry.ts";

const texts = en.plume;
const source = bundledChemicalSource();
const PLACE = {
  id: "p",
  place_name: "18 Sample Wharf",
  center: [-63.57, 44.65],
  precision: "point",
  source: "pin",
} as const;
const VALUES = {
  ...EMPTY_PLUME,
  address: "18 Sample Wharf",
  emission_rate: "0.15",
  emission_height: "0",
  state: "gas",
  wind_speed: "15",
  wind_from: "225",
  temperature_c: "11",
  stability: "D",
  weather_at: "2026-11-20T23:30:00Z",
};

/** The worker's handler on this thread, with the interface of a worker. */
function threadOf(): ReleaseThread {
  const handle = createReleaseHandler();
  const target = new EventTarget();
  return {
    addEventListener: target.addEventListener.bind(target),
    terminate: () => undefined,
    postMessage: async (message: { readonly id: number; readonly request: ReleaseRequest }) => {
      const response = await handle(structuredClone(message.request));
      const data = structuredClone({ id: message.id, response });
      target.dispatchEvent(new MessageEvent("message", { data }));
    },
  };
}

const runner = createReleaseRunner(threadOf);

async function run(part: Partial<PlumeValues>): Promise<PlumeOutcome> {
  const values = { ...VALUES, ...part };
  const used = enteredWeather(values, "entered by the responder");
  if (used === null) throw new Error("The test entered no weather.");
  return calculate(values, PLACE, used, { source, models: runner }, texts, new Date("2026-11-20T23:35:00Z"));
}

async function complete(key: ChemicalKey, part: Partial<PlumeValues> = {}): Promise<PlumeResult> {
  const record = await source.record(key);
  if (record === null) throw new Error(`No ${key} in the dataset.`);
  const outcome = await run({ ...chemicalFields({ name: record.name, key, unNumber: null }), ...part });
  if (outcome.kind === "failed") throw new Error(outcome.failure.text);
  return outcome.result;
}

describe("a calculation on the device", () => {
  it("returns zones and circle, and lists missing layers with the reason", async () => {
    const result = await complete("cas:7782-50-5");
    expect(result.plume?.zones.filter(({ reached }) => reached)).toHaveLength(4);
    expect(layerSummary(layerRows(result, texts), texts)).toBe("5 of 6 layers. 10% LEL: does not burn.");
    expect(resultHeadline(result, texts)).toMatch(
      /^AEGL-2 reaches .+ NE\. Protective action distance \S+ \S+ downwind$/,
    );
  });

  it("keeps the chosen tank with its circles, and only sizes from the table", async () => {
    const { tank } = await complete("cas:74-98-6", { tank: "2000" });
    expect(tank?.size).toMatchObject({ capacityL: 2000, fireballRadiusM: 28 });
    expect(tank?.source).toEqual({ key: "ERG2024", locator: "page 359", mark: "unverified" });
    expect((await complete("cas:74-98-6", { tank: "7" })).tank).toBeUndefined();
    expect((await complete("cas:7782-50-5", { tank: "2000" })).tank).toBeUndefined();
  });

  it("heads a propane tank with the farthest limit and the protective action distance", async () => {
    const seen = { source: "tank", state: "liquid", hole_diameter_mm: "25", liquid_above_hole_m: "1" };
    const release = { ...seen, contents_kg: "1800", emission_rate: "", wind_speed: "27.8", wind_from: "90" };
    const result = await complete("cas:74-98-6", release);
    const [shortest = 0, ...reaches] = ["aegl-2", "idlh", "lel"].map(
      (id) => result.plume?.zones.find((zone) => zone.id === id)?.farM ?? 0,
    );
    expect(Math.max(...reaches)).toBeGreaterThan(2 * shortest);
    expect(resultHeadline(result, texts)).toMatch(
      /^(IDLH|10% LEL) reaches \d+ m W\. Protective action distance 800 m downwind$/,
    );
    expect(reachHeadline(result, texts)).not.toContain("Protective");
    const bare = { ...result, protective: null };
    expect(resultHeadline(bare, texts)).toMatch(/ W\. Isolate \d+ m in all directions$/);
  });

  it("shows a limit stored in mg/m³ as printed, and the other unit with three digits", async () => {
    const result = await complete("cas:7790-94-5");
    const details = (unit: "ppm" | "mg") => layerRows(result, texts, unit).map(({ detail }) => detail);
    expect(details("ppm")).toContain("25 mg/m³ (5.25 ppm at 25 °C, derived)");
    expect(details("mg")).toContain("25 mg/m³");
  });

  it("draws no plume in wind below 1 m/s, but keeps circle and protective action distance and gives the reason", async () => {
    const result = await complete("cas:7782-50-5", { wind_speed: "2", emission_rate: "0.05" });
    expect(result.plume).toBeNull();
    expect(result.refusal?.code).toBe("wind_too_low");
    const rows = layerRows(result, texts);
    expect(rows.filter(({ isDrawn }) => isDrawn).map(({ id }) => id)).toEqual(["evac", "protect"]);
    expect(layerSummary(rows, texts)).toContain("1 of 6 layers.");
    expect(resultHeadline(result, texts)).toBe(
      "Isolate 100 m in all directions. Protect people 1.5 km in all directions. No plume drawn",
    );
    expect(protectiveOf(result)).toMatchObject({ distanceM: 1500, shape: "circle" });
  });

  it("marks duration and terrain as assumed until they are entered, and models the entered values", async () => {
    const assumed = (result: PlumeResult) => result.plume?.assumptions.map(({ name }) => name) ?? [];
    const reach = (result: PlumeResult) => result.plume?.zones.find(({ id }) => id === "aegl-2")?.farM ?? 0;
    const untouched = await complete("cas:630-08-0", { emission_rate: "2" });
    expect(assumed(untouched)).toEqual(expect.arrayContaining(["Duration", "Terrain"]));
    const entered = await complete("cas:630-08-0", { emission_rate: "2", duration_min: "10", ground: "urban" });
    expect(assumed(entered)).not.toContain("Duration");
    expect(assumed(entered)).not.toContain("Terrain");
    expect(reach(entered)).toBeLessThan(reach(untouched)); // rough terrain mixes a ground-level cloud faster
  });

  it("keeps the isolation of a solid", async () => {
    const result = await complete("cas:1305-78-8", { state: "solid" });
    expect(result.refusal?.code).toBe("solid_not_modelled");
    expect(result.isolation.isolateM).toBeGreaterThan(0);
  });

  // 114 pairs of record and UN number once had another circle than their card, 29 of them a smaller one. [ERG2024]
  it("uses the circle of the card, for the given UN number", async () => {
    const key = chemicalKey("cas:10034-85-2");
    for (const id of ["2197", "1787"]) {
      const card = await loadResponseCard(source, { key, unNumber: unNumber(id) });
      if (card === null) throw new Error("No hydriodic acid in the dataset.");
      const outcome = await run(chemicalFields(card));
      if (outcome.kind === "failed") throw new Error(outcome.failure.text);
      // The circle is that of the card for the given and derived values of this release, and never smaller than the
      // card's.
      const told = { state: "gas", spill: "large", time: "night", windKph: 5 * 3.6 } as const;
      const called = await loadResponseCard(source, { key, unNumber: unNumber(id) }, told);
      expect(outcome.result.isolation.rows).toEqual(called?.isolate.rows);
      expect(outcome.result.isolation.isolateM).toBe(
        Math.max(card.isolate.isolateM ?? 0, called?.isolate.isolateM ?? 0),
      );
      expect(outcome.result.chemical).toMatchObject({ key, unNumber: `UN${id}`, name: card.name });
    }
  });

  it("never uses a similar name for a chemical", async () => {
    const outcome = await run({ chem_name: "chlorrine" });
    expect(outcome).toMatchObject({ kind: "failed", failure: { title: "Chemical Not Found" } });
  });

  it("keeps circle and protective action distance for an input outside the domain, with the sentence of the model", async () => {
    const result = await complete("cas:7782-50-5", { emission_height: "900" });
    expect(result.refusal?.message).toContain("Emission height");
    expect([result.circle?.radiusM, result.protective?.distanceM]).toEqual([1000, 8900]); // 540 kg, by night, moderate wind
  });

  it("clears everything for input that is not a release", async () => {
    const outcome = await run({ chem_name: "Chlorine", emission_rate: "0" });
    expect(outcome).toMatchObject({ kind: "failed", failure: { title: "Invalid Parameters" } });
  });

  it("uses the given spill size, container and time of day", async () => {
    const told = { spill: "small", time: "day" };
    const result = await complete("cas:7782-50-5", told);
    expect([result.circle?.radiusM, result.protective?.distanceM]).toEqual([60, 300]);
    const rail = await complete("cas:7782-50-5", { container: "Rail tank car", time: "night" });
    expect(rail.isolation.why).toContain("Rail tank car");
  });

  it("calculates the rate of a source, and states its basis in all outputs", async () => {
    const seen = { source: "cylinder", emission_rate: "", hole_diameter_mm: "5", contents_kg: "68" };
    const result = await complete("cas:7782-50-5", seen);
    expect(result.plume?.zones.some(({ reached }) => reached)).toBe(true);
    expect(inputLines(result, texts)).toEqual(
      expect.arrayContaining([
        "Release source: Cylinder, open valve, Hole diameter 5 mm, Contents 68 kg",
        expect.stringMatching(/^Emission rate: 0\.0\d+ kg\/s$/),
        expect.stringMatching(/^Spill size: small derived\. 0\.0\d+ kg\/s over \d\d\.\d min is 68 kg/),
        expect.stringMatching(/^Emission rate: 0\.0\d+ kg\/s derived\. From a 5 mm hole/),
        expect.stringMatching(/^Pressure: [\d.]+ atm, absolute derived\./),
      ]),
    );
  });

  it.each([
    ["wind_too_low", { wind_speed: "2" }],
    ["solid_not_modelled", { state: "solid" }],
    ["source_incomplete", { source: "tank", state: "liquid", hole_diameter_mm: "5" }],
    ["source_incomplete", { source: "gas-line", bore_mm: "100", gauge_pressure: "-1" }],
    ["outside_domain", { temperature_c: "90" }],
  ])("keeps the protective action distance beside the circle if the plume is refused: %s %j", async (code, part) => {
    const result = await complete("cas:7782-50-5", part);
    expect(result.refusal?.code).toBe(code);
    const drawn = layerRows(result, texts).filter(({ isDrawn }) => isDrawn);
    expect(drawn.map(({ id }) => id)).toEqual(["evac", "protect"]);
    expect(resultHeadline(result, texts)).toMatch(/^Isolate .* Protect people .* No plume drawn$/);
  });

  it("reports a failure of the model", async () => {
    const broken = { model: () => Promise.reject(new Error("The model stopped.")) };
    const used = enteredWeather(VALUES, "me");
    if (used === null) throw new Error("The test entered no weather.");
    const values = { ...VALUES, chem_name: "Chlorine" };
    const outcome = await calculate(values, PLACE, used, { source, models: broken }, texts, new Date());
    expect(outcome).toEqual({ kind: "failed", failure: { title: texts.failed, text: "The model stopped." } });
  });
});

it.each([
  [500, "Server Error", texts.serverError],
  [503, "Server Error", texts.serverError],
  [404, "Chemical Not Found", 'Chemical "Chlorin" not found. Please check the spelling and try again.'],
  [400, "Invalid Parameters", "Enter an emission rate greater than 0 and an emission height of 0 or more."],
  [undefined, "Failed to calculate plume", "The figures are torn."],
] as const)(
  "shows the specified text for a source that answers %s, and clears the layers",
  async (status, title, text) => {
    const broken = {
      ...source,
      record: () => Promise.reject(Object.assign(new Error("The figures are torn."), { status })),
    };
    const values = {
      ...VALUES,
      ...chemicalFields({ name: "Chlorin", key: chemicalKey("cas:7782-50-5"), unNumber: null }),
    };
    const used = enteredWeather(values, "entered by the responder");
    if (used === null) throw new Error("The test entered no weather.");
    const outcome = await calculate(values, PLACE, used, { source: broken, models: runner }, texts, new Date());
    expect(outcome).toEqual({ kind: "failed", failure: { title, text } });
  },
);

it("does not call a chemical unknown if the URL of the server is wrong", () => {
  const said = "HTTP error! status: 404, message: No endpoint of this API at https://placard.example/api/x.";
  const error = Object.assign(new Error(said), { status: 404, isUnknownAddress: true });
  expect(failureOf(error, texts, { chem_name: "Chlorine", state: "gas" })).toEqual({ title: texts.failed, text: said });
});

it("names the evacuation zone if it is the only result that failed: a solid has no plume", () => {
  const failure = failureOf(new Error("HTTP error! status: 403"), texts, { chem_name: "Lime", state: "solid" });
  expect(failure).toEqual({ title: "Failed to calculate evacuation zone", text: "HTTP error! status: 403" });
});

it("tells users in plain words that a part of the app did not load", () => {
  const error = new TypeError("Failed to fetch dynamically imported module: /assets/x.js");
  const failure = failureOf(error, texts, { chem_name: "x", state: "gas" });
  expect(failure).toEqual({ title: texts.failed, text: texts.partMissing });
});

describe("a result", () => {
  it("includes all its inputs in exports", async () => {
    const result = await complete("cas:7782-50-5", {
      duration_min: "30",
      ground: "urban",
      ground_temperature_c: "18",
      unit: "mg",
    });
    const lines = inputLines(result, texts);
    expect(lines).toEqual(
      expect.arrayContaining([
        "Chemical name: Chlorine, UN1017",
        "Emission rate: 0.15 kg/s",
        "Emission height: 0 m",
        "Duration: 30 min",
        "Chemical state: Gas",
        "Terrain: Town or forest (roughness 1 m)",
        "Ground temperature: 18 °C",
        "Stability class: D",
        expect.stringMatching(/^Model: Heavy gas\. /),
        expect.stringMatching(/^Spill size: small derived\. 0\.15 kg\/s over 30 min is 270 kg/),
        expect.stringMatching(/^Air pressure: 1013\.25 mb assumed\. No pressure/),
      ]),
    );
  });

  it("shows limits in mg/m³ at the temperature of the air, and in ppm if no molar mass is on file", async () => {
    const result = await complete("cas:7782-50-5");
    expect(concentrationText(2, "ppm", result)).toBe("2 ppm");
    // 2 ppm × 70.906 g/mol ÷ (8.314462618 × 284.15 K ÷ 101325 Pa × 1000 L/m³) = 6.08 mg/m³
    expect(concentrationText(2, "mg", result)).toBe("6.08 mg/m³");
    expect(concentrationText(2, "mg", { ...result, chemical: null })).toBe("2 ppm");
  });

  it.each(["cas:7790-94-5", "cas:7637-07-2", "cas:7446-11-9", "cas:7782-50-5"] as const)(
    "shows every limit of %s as on the card, in both units, and marks a conversion as derived",
    async (key) => {
      const [result, record] = await Promise.all([complete(key), source.record(key)]);
      const limits = record?.exposure.filter(({ id }) => id !== "lel") ?? [];
      const zones = result.plume?.zones ?? [];
      const faults = limits.flatMap(({ id, value, unit }) => {
        const zone = zones.find((drawn) => drawn.id === id);
        if (zone === undefined) return [`${id} is missing`];
        const published = `${formatNumber(value)} ${unit}`;
        const said = { ppm: limitText(zone, "ppm", result, texts), mg: limitText(zone, "mg", result, texts) };
        const [own, other] = unit === "ppm" ? [said.ppm, said.mg] : [said.mg, said.ppm];
        const isSame = own === published && other.startsWith(`${published} (`) && other.endsWith(" °C, derived)");
        return isSame ? [] : [`${id} ${published}: ${own}; ${other}`];
      });
      expect(limits.length).toBeGreaterThan(2);
      expect(faults).toEqual([]);
    },
  );

  it("names the model once, and a distance of the tables as in the tables", async () => {
    const result = await complete("cas:7782-50-5", { emission_rate: "50", wind_speed: "6" });
    const text = inputLines(result, texts).join("\n");
    expect(text.match(/Heavy gas[.:]/g)).toHaveLength(1);
    expect(text).toContain("Protective action distance: 11+ km");
  });

  it("shows modelled concentrations with two digits, rounded up", async () => {
    const result = await complete("cas:7782-50-5");
    expect(modelledText(4.412, "ppm", result)).toBe("4.5 ppm");
    expect(modelledText(2, "mg", result)).toBe("6.1 mg/m³"); // 6.08
    expect(modelledText(1e6, "mg", result)).toMatch(/^3\u202f100\u202f000 mg/); // 3.04e6: pure gas is more than 1 kg a cubic metre
    expect(modelledText(0, "mg", result)).toBe("0 mg/m³");
  });

  it("fits the view to the farthest zone, downwind of the source", async () => {
    const result = await complete("cas:7782-50-5");
    const view = mapView(PLACE.center, result, 300);
    expect(view.zoom).toBeLessThan(15);
    expect(view.center[0]).toBeGreaterThan(PLACE.center[0]);
    expect(view.center[1]).toBeGreaterThan(PLACE.center[1]);
    const offset = mapView(PLACE.center, result, 300, [-36, 40]);
    expect(offset.zoom).toBe(view.zoom);
    // The plume moves to the left and down, so the centre of the map is to its right and above it.
    expect(offset.center[0]).toBeGreaterThan(view.center[0]);
    expect(offset.center[1]).toBeGreaterThan(view.center[1]);
    expect(mapView(PLACE.center, null, 300)).toEqual({ center: PLACE.center, zoom: 15 });
    expect(mapView(null, null, 300).zoom).toBe(13);
    // 4.4 km of a tank's circles over 300 px, with padding: one zoom level less for twice the span
    const [one, two] = [1100, 2200].map((tankM) => mapView(PLACE.center, null, 300, [0, 0], null, tankM).zoom);
    expect((one ?? 0) - (two ?? 0)).toBeCloseTo(1, 5);
    expect(one).toBeLessThan(15);
    expect(mapView(null, null, 300, [0, 0], [-64, 44, -63, 45]).center).toEqual([-63.5, 44.5]);
    expect(mapView(PLACE.center, null, 300, [0, 0], [-10, 50, 0, 60]).center).toEqual(PLACE.center);
  });

  it("gives no direction to a gas that spreads in all directions, and shows its full circle", async () => {
    const result = await complete("cas:7782-50-5");
    const zones = result.plume?.zones.map((zone) => ({ ...zone, shape: "circle" as const })) ?? [];
    const allRound = { ...result, plume: result.plume === null ? null : { ...result.plume, zones } };
    expect(resultHeadline(result, en.plume)).toMatch(/^AEGL-2 reaches \S+ \S+ [NESW]{1,3}\. /);
    expect(resultHeadline(allRound, en.plume)).toMatch(/^AEGL-2 reaches \S+ \S+ in all directions\. /);
    expect(mapView(PLACE.center, allRound, 300).center).toEqual(PLACE.center);
  });

  it("returns the profile of the requested release after another one was modelled", async () => {
    const first = await complete("cas:7782-50-5");
    const second = await complete("cas:7664-41-7");
    if (first.input === null || second.input === null) throw new Error("Both are gases.");
    const peak = async (result: PlumeResult, xM: number) => {
      if (result.input === null) return 0;
      return Math.max(...(await runner.crosswind({ id: result.id, input: result.input }, xM)).map(([, ppm]) => ppm));
    };
    expect(await peak(first, 500)).not.toBeCloseTo(await peak(second, 500));
    expect(await peak(first, 500)).toBeGreaterThan(1);
  });
});
