import { describe, expect, it } from "vitest";
import { loadTransport } from "../data/load.ts";
import { loadRecord } from "../reference/load-record.ts";
import { immediateIsolation } from "../isolation/isolation-for-record.ts";
import type { ChemicalKey } from "../identity/chemical-key.ts";
import { err } from "../identity/result.ts";
import { unNumber as un } from "../identity/un-number.ts";
import { modelScene, rateOfScene } from "./model-scene.ts";
import type { Scene, SceneAnswer } from "./scene.ts";
import type { SceneWeather } from "./weather/weather.ts";
import { ZONE_IDS, isZoneId } from "./zone-ids.ts";

const NIGHT = Date.UTC(2026, 10, 21, 2);
const DAY = Date.UTC(2026, 10, 21, 16);

const WEATHER: SceneWeather = {
  windSpeedMps: 5,
  windFromDeg: 225,
  temperatureC: 11,
  humidityPercent: null,
  cloudTenths: 8,
  pressureMb: null,
  stability: null,
  kind: "entered",
  source: "me",
  observedAtMs: NIGHT,
  condition: null,
  stationDistanceM: null,
};
const SCENE: Scene = {
  chemical: { key: "cas:7782-50-5", unNumber: null },
  state: "gas",
  source: { kind: "rate", rateKgPerS: 0.05 },
  heightM: 0,
  weather: WEATHER,
  place: { lon: -63.57, lat: 44.65, precision: "point" },
  atMs: NIGHT,
};
const CALM: SceneWeather = { ...WEATHER, windSpeedMps: 0.5, windFromDeg: null };
const of = (key: ChemicalKey, unNumber: string | null = null) => ({
  key,
  unNumber: unNumber === null ? null : un(unNumber),
});

async function answerTo(part: Partial<Scene>): Promise<SceneAnswer> {
  const answer = await modelScene({ ...SCENE, ...part });
  if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`);
  return answer.value;
}

const downwindOf = ({ isolation }: SceneAnswer) => (isolation.kind === "distance" ? isolation.downwindM : null);
const NO_WEATHER = "Weather not given, so the amount is unknown: worst case used.";
const reasonFor = ({ isolation }: SceneAnswer, name: string) =>
  isolation.basis.assumptions.find((one) => one.name === name)?.reason;
const assumed = ({ isolation }: SceneAnswer) =>
  Object.fromEntries(isolation.basis.assumptions.map(({ name, value }) => [name, value]));

/** A substance with containers in Table 3. */
async function gasOfTable3(cas: string) {
  const key = `cas:${cas}` as ChemicalKey;
  const record = await loadRecord(key, undefined);
  const entry = record?.transport.find(({ containers }) => containers.length > 0);
  if (entry === undefined) throw new Error(`${cas} has no container in Table 3.`);
  return { chemical: of(key, entry.unNumber), containers: entry.containers.map(({ container }) => container) };
}

/** An answer without its plume, which takes longest and does not affect the isolation. */
async function isolationOf(part: Partial<Scene>): Promise<SceneAnswer> {
  const model = async () => err({ code: "outside_domain", message: "Not modelled here.", fields: [] } as const);
  const answer = await modelScene({ ...SCENE, ...part }, { model });
  if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`);
  return answer.value;
}

describe("modelScene", () => {
  it("names its chemical, and lists zones in the common order", async () => {
    const { chemical, plume, refusal, release } = await answerTo({});
    expect(chemical).toEqual({ key: "cas:7782-50-5", unNumber: "UN1017", name: "Chlorine", molarMassGPerMol: 70.906 });
    expect(refusal).toBeNull();
    expect(release).toEqual({ rateKgPerS: 0.05, durationMin: null });
    const ids = plume?.zones.map(({ id }) => id) ?? [];
    expect(ids).toEqual(ZONE_IDS.filter((id) => ids.includes(id)));
    expect(ids).toHaveLength(4);
    expect(plume?.notDrawn.map(({ id }) => id)).toEqual(["lel"]);
  });

  it("returns the two swing lines and the centreline, split at the antimeridian", async () => {
    const { plume } = await answerTo({
      place: { lon: 179.999, lat: -16.8, precision: "point" },
      weather: { ...WEATHER, windFromDeg: 270, stability: "D" },
    });
    expect(plume?.swingLines.map(({ type }) => type)).toEqual(["MultiLineString", "MultiLineString"]);
    expect(plume?.centreline?.type).toBe("MultiLineString");
    expect(plume?.centrelinePoints.length).toBeGreaterThan(100);
  });

  it("returns neither swing lines nor a centreline if the gas spreads in all directions", async () => {
    const { plume } = await answerTo({
      chemical: of("cas:74-98-6"),
      source: { kind: "rate", rateKgPerS: 10 },
      weather: { ...WEATHER, windSpeedMps: 1.5, stability: "F" },
    });
    expect(new Set(plume?.zones.map(({ shape }) => shape))).toEqual(new Set(["circle"]));
    expect(plume?.swingLines).toEqual([]);
    expect(plume?.centreline).toBeNull();
  });

  it("derives the stability class from the sun if none was chosen", async () => {
    const clear = { ...WEATHER, cloudTenths: 0, windSpeedMps: 2.5 };
    expect((await answerTo({ weather: clear, atMs: NIGHT })).plume?.stability).toBe("F");
    expect((await answerTo({ weather: { ...clear, observedAtMs: DAY }, atMs: DAY })).plume?.stability).toBe("C");
  });

  it("runs the given model", async () => {
    const seen: string[] = [];
    const answer = await modelScene(SCENE, {
      model: async (input) => {
        seen.push(input.substance.name);
        return { ok: false, error: { code: "wind_too_low", message: "told so", fields: [] } };
      },
    });
    expect(seen).toEqual(["Chlorine"]);
    expect(answer.ok && answer.value.refusal?.message).toBe("told so");
  });

  it("passes the jet of a source and the ground temperature to the models", async () => {
    const liquid = { state: "liquid", source: { kind: "tank", holeDiameterM: 0.02, liquidAboveHoleM: 1 } } as const;
    const { input, assumptions } = await answerTo({ ...liquid, groundTemperatureC: 15 });
    // √(2 ΔP / ρ) with about 4.2 atm above air pressure at 11 °C, and a metre of chlorine above the hole
    expect(input?.release.jetSpeedMps).toBeGreaterThan(20);
    expect(input?.release.jetSpeedMps).toBeLessThan(30);
    expect(input?.site.groundTemperatureC).toBe(15);
    expect(assumptions.map(({ name }) => name)).toContain("Jet");
    const cylinder = await answerTo({ source: { kind: "cylinder", holeDiameterM: 0.005 } });
    expect(cylinder.input?.release.jetSpeedMps).toBeGreaterThan(200);
    expect((await answerTo({})).input?.release).not.toHaveProperty("jetSpeedMps");
  });

  it("states the age of stale weather", async () => {
    const old = await answerTo({ weather: { ...WEATHER, observedAtMs: NIGHT - 75 * 60_000 } });
    expect(old.warnings[0]).toBe("The weather is 75 min old. Get a new wind reading.");
    expect((await answerTo({})).warnings.join(" ")).not.toContain("old");
  });
});

describe("the protective action distance", () => {
  it("is a circle in calm air, in addition to the isolation circle", async () => {
    const answer = await answerTo({ weather: CALM });
    expect(answer.refusal?.code).toBe("wind_too_low");
    expect(answer.circle?.radiusM).toBe(100);
    expect(answer.protective).toMatchObject({ distanceM: 1500, shape: "circle" }); // 180 kg, night
    expect(assumed(answer)).toMatchObject({ "Spill size": "small", "Time of day": "night" });
  });

  it("uses the worst container for more than 300 kg of chlorine, and says so", async () => {
    const answer = await answerTo({ weather: CALM, source: { kind: "rate", rateKgPerS: 0.5 } });
    expect(answer.circle?.radiusM).toBe(1000);
    expect(answer.protective?.distanceM).toBeGreaterThanOrEqual(11_000);
    expect(assumed(answer)).toMatchObject({ "Spill size": "large", Container: "Rail tank car" });
    expect(answer.isolation.basis.assumptions[0]?.reason).toBe(
      "0.5 kg/s over 60 min (assumed) is 1\u202f800 kg, more than 300 kg.",
    );
  });

  it("uses time, position, duration, wind band and the given conditions", async () => {
    const atDay = await answerTo({ weather: { ...CALM, observedAtMs: DAY }, atMs: DAY });
    expect(downwindOf(atDay)).toBe(300);
    expect(assumed(atDay)["Time of day"]).toBe("day");
    const short = await answerTo({ source: { kind: "rate", rateKgPerS: 0.5 }, durationMin: 5 });
    expect(assumed(short)["Spill size"]).toBe("small");
    const large = { source: { kind: "rate", rateKgPerS: 0.5 }, told: { container: "Rail tank car" } } as const;
    const light = await answerTo({ ...large, weather: { ...WEATHER, windSpeedMps: 2 } });
    const strong = await answerTo({ ...large, weather: { ...WEATHER, windSpeedMps: 8 } });
    expect(downwindOf(strong)).toBeLessThan(downwindOf(light) ?? 0);
    expect(assumed(strong)).not.toHaveProperty("Container");
    const told = await answerTo({ ...large, told: { spill: "small", time: "day" } });
    expect([told.isolation.isolateM, downwindOf(told)]).toEqual([60, 300]); // the requested row of Table 1
    expect(told.isolation.basis.assumptions).toEqual([]);
  });

  it("treats a wind of 20 km/h as moderate in every unit", async () => {
    const told = { spill: "large", container: "Rail tank car", time: "night" } as const;
    const at = async (kph: number) =>
      downwindOf(await answerTo({ told, weather: { ...WEATHER, windSpeedMps: kph / 3.6 } }));
    expect(await at(20)).toBe(await at(15));
    expect(await at(21)).not.toBe(await at(20));
  });

  it("is drawn downwind if the wind has a direction", async () => {
    expect((await answerTo({})).protective?.shape).toBe("downwind");
  });

  it.each([
    ["a solid", { chemical: of("cas:1305-99-3"), state: "solid" }, "solid_not_modelled"],
    ["a salt called a gas", { chemical: of("cas:143-33-9") }, "solid_not_modelled"],
    ["a group", { chemical: of("un:UN1953") }, "substance_unknown"],
    ["no weather", { weather: null }, "weather_required"],
    ["a town", { place: { ...SCENE.place, precision: "town" } }, "place_needs_confirmation"],
    ["a height out of range", { heightM: 900 }, "outside_domain"],
    ["a wind out of range", { weather: { ...WEATHER, windSpeedMps: 60 } }, "outside_domain"],
    ["no sky", { weather: { ...WEATHER, cloudTenths: null } }, "stability_required"],
    [
      "a source without its pressure",
      { chemical: of("cas:630-08-0"), source: { kind: "cylinder", holeDiameterM: 0.01 } },
      "source_incomplete",
    ],
  ] as const)("is shown with the circle for %s", async (_, part, code) => {
    const answer = await answerTo(part);
    expect(answer.plume).toBeNull();
    expect(answer.refusal?.code).toBe(code);
    expect(answer.circle?.radiusM).toBeGreaterThan(0);
    expect(answer.protective?.distanceM).toBeGreaterThan(0);
  });

  it("uses the worst row for an unknown amount, and says so", async () => {
    const pool = { chemical: of("cas:7726-95-6"), state: "liquid", source: { kind: "pool", areaM2: 1 } } as const;
    const answer = await answerTo({ ...pool, weather: { ...WEATHER, temperatureC: 20 } });
    expect(answer.refusal).toBeNull();
    expect(answer.isolation.basis.assumptions).toContainEqual(
      expect.objectContaining({ name: "Spill size", reason: "Not given: worst case used." }),
    );
    const told = await answerTo({ ...pool, told: { spill: "large", time: "night" } });
    expect(answer.isolation.isolateM).toBe(told.isolation.isolateM);
  });

  it.each([null, WEATHER])(
    "is limited by the contents of a small cylinder, with and without weather: %#",
    async (weather) => {
      for (const contentsKg of [5, 68, 300]) {
        const source = { kind: "cylinder", holeDiameterM: 0.01, contentsKg } as const;
        const answer = await answerTo({ weather, source });
        expect(answer.circle?.radiusM).toBe(100); // Guide 124, never less
        expect([answer.isolation.isolateM, downwindOf(answer)]).toEqual([100, 1500]);
        expect(assumed(answer)).toMatchObject({ "Spill size": "small", "Time of day": "night" });
        expect(assumed(answer)).not.toHaveProperty("Container");
      }
    },
  );

  it("states the contents of the source if the wind is missing", async () => {
    const held = (contentsKg: number) =>
      answerTo({ weather: null, source: { kind: "cylinder", holeDiameterM: 0.01, contentsKg } });
    expect((await held(68)).isolation.basis.assumptions[0]).toEqual({
      name: "Spill size",
      value: "small",
      reason: "The source holds 68 kg, no more than 300 kg.",
      isDerived: true,
    });
    const large = await held(500);
    expect(large.isolation.basis.assumptions[0]?.reason).toBe("The source holds 500 kg, more than 300 kg.");
    expect(large.circle?.radiusM).toBe(150); // Table 3, a single ton cylinder
    expect(large.isolation.basis.assumptions).toContainEqual({
      name: "Container",
      value: "Multiple small cylinders or single ton cylinder",
      reason: "Smallest container in Table 3 that holds 500 kg.",
      isDerived: true,
    });
    for (const contentsKg of [0, -1, Number.NaN]) {
      expect(reasonFor(await held(contentsKg), "Spill size")).toBe(NO_WEATHER);
    }
  });

  it.each([
    [1000, "Multiple small cylinders or single ton cylinder", 150],
    [2000, "Multiple ton cylinders", 300],
    [15_000, "Highway tank truck or trailer", 600],
    [30_000, "Rail tank car", 1000],
    [undefined, "Multiple ton cylinders", 300],
  ])("isolates a cylinder of %s kg as %s, with and without weather", async (contentsKg, container, radiusM) => {
    const source = { kind: "cylinder", holeDiameterM: 0.1, ...(contentsKg !== undefined && { contentsKg }) } as const;
    for (const weather of [null, WEATHER]) {
      const answer = await answerTo({ weather, source });
      expect(assumed(answer)).toMatchObject({ "Spill size": "large", Container: container });
      expect(answer.circle?.radiusM).toBe(radiusM);
      expect(reasonFor(answer, "Container")).toMatch(
        contentsKg === undefined ? /not given/ : /^Smallest container in Table 3/,
      );
    }
  });

  it.each(["7664-41-7", "7782-50-5", "75-21-8", "7647-01-0", "7664-39-3", "7446-09-5"] as const)(
    "never uses a larger container for smaller contents, and names the assumption: CAS %s",
    async (cas) => {
      const { chemical, containers } = await gasOfTable3(cas);
      const kinds = [
        { kind: "cylinder", holeDiameterM: 0.1 },
        { kind: "tank", holeDiameterM: 0.1, liquidAboveHoleM: 1 },
      ] as const;
      const contents = [1, 100, 300, 301, 700, 2000, 9000, 20_000, 50_000, 90_000, undefined] as const;
      const rankOf = (answer: SceneAnswer) =>
        containers.length - containers.indexOf(assumed(answer)["Container"] ?? "");
      for (const source of kinds) {
        for (const weather of [null, WEATHER, CALM]) {
          let smaller = 0;
          for (const contentsKg of contents) {
            const state = source.kind === "tank" ? "liquid" : "gas";
            const scene = {
              chemical,
              state,
              weather,
              source: { ...source, ...(contentsKg && { contentsKg }) },
            } as const;
            const what = JSON.stringify(scene);
            const answer = await isolationOf(scene);
            const isLarge = assumed(answer)["Spill size"] !== "small";
            expect(assumed(answer), what).toHaveProperty("Spill size");
            expect(Object.hasOwn(assumed(answer), "Container"), what).toBe(isLarge);
            const isOfCylinders = contentsKg === undefined && source.kind === "cylinder";
            const rank = isLarge ? rankOf(answer) : smaller;
            expect(isOfCylinders || rank >= smaller, what).toBe(true);
            smaller = rank;
            const here = await isolationOf({ ...scene, told: { spill: "large" } });
            const there = await isolationOf({ ...scene, weather: null, told: { spill: "large" } });
            expect(assumed(here)["Container"], what).toBe(assumed(there)["Container"]);
            for (const container of containers) {
              const told = await isolationOf({ ...scene, told: { container } });
              expect(assumed(told), what).not.toHaveProperty("Container");
            }
            const unlisted = await isolationOf({ ...scene, told: { spill: "large", container: "Barrel" } });
            const ofUnlisted = assumed(unlisted)["Container"];
            expect(contentsKg === undefined || ofUnlisted === assumed(here)["Container"], what).toBe(true);
          }
        }
      }
    },
  );

  it("reports missing weather if the amount is unknown, and uses the given conditions", async () => {
    const source = { kind: "tank", holeDiameterM: 0.05, liquidAboveHoleM: 1 } as const;
    const open = await answerTo({ weather: null, source });
    expect(open.circle?.radiusM).toBe(1000);
    expect(reasonFor(open, "Spill size")).toBe(NO_WEATHER);
    expect(reasonFor(open, "Container")).toBe("Not given: worst case used.");
    const told = await answerTo({ weather: null, source, told: { container: "Highway tank truck or trailer" } });
    expect(assumed(told)).not.toHaveProperty("Container");
    expect(downwindOf(told)).toBeLessThan(downwindOf(open) ?? 0);
  });

  it("calculates the contents of a liquid from its density, and never uses the contents for a pool", async () => {
    const bromine = { chemical: of("cas:7726-95-6"), state: "liquid", weather: null } as const;
    const tank = { kind: "tank", holeDiameterM: 0.01, liquidAboveHoleM: 0.5 } as const;
    const small = await answerTo({ ...bromine, source: { ...tank, contentsKg: 500 } }); // 3.1 kg/L: 160 L
    expect(small.isolation.basis.assumptions[0]?.reason).toMatch(/^The source holds 1\d\d L, no more than 208 L\.$/);
    const large = await answerTo({ ...bromine, source: { ...tank, contentsKg: 5000 } });
    expect(assumed(large)).toMatchObject({ "Spill size": "large" });
    const pool = await answerTo({ ...bromine, source: { kind: "pool", areaM2: 1 } });
    expect(reasonFor(pool, "Spill size")).toBe(NO_WEATHER);
  });

  it("equals the tables for the material, and is never below the guide's immediate isolation", async () => {
    const { entries } = await loadTransport();
    const ids = [...entries.keys()].filter((_, i) => i % 40 === 0);
    for (const id of ids) {
      const record = await loadRecord(`un:${id}` as ChemicalKey, undefined);
      const [entry] = record?.transport ?? [];
      if (record === null || entry === undefined) throw new Error(`${id} has no entry.`);
      const atOnce = immediateIsolation(record, { unNumber: entry.unNumber });
      const answer = await answerTo({
        chemical: of(`un:${id}` as ChemicalKey, id),
        source: { kind: "rate", rateKgPerS: 0.01 },
      });
      expect(answer.isolation.isolateM ?? 0, id).toBeGreaterThanOrEqual(atOnce.isolateM ?? 0);
    }
  });
});

describe("isolation without a release", () => {
  const alone = { source: null, weather: null } as const;

  it("equals that of the card without given conditions", async () => {
    const answer = await answerTo(alone);
    expect([answer.isolation.isolateM, downwindOf(answer)]).toEqual([1000, 11_000]);
    expect([answer.plume, answer.refusal]).toEqual([null, null]);
  });

  it("draws the circle of a large spill until a size is given, and names it as assumed", async () => {
    const answer = await answerTo(alone);
    expect([answer.circle?.radiusM, answer.protective?.distanceM]).toEqual([1000, 11_000]);
    expect(assumed(answer)).toMatchObject({ "Spill size": "large" });
    const told = await answerTo({ ...alone, told: { spill: "small" } });
    expect([told.circle?.radiusM, told.protective?.distanceM]).toEqual([60, 1500]);
    expect(assumed(told)).not.toHaveProperty("Spill size");
  });

  it("uses the given UN number", async () => {
    // Red fuming nitric acid is UN2032; the record's first UN number is UN2031.
    const plain = await answerTo({ ...alone, chemical: of("cas:7697-37-2"), state: "liquid" });
    const fuming = await answerTo({ ...alone, chemical: of("cas:7697-37-2", "UN2032"), state: "liquid" });
    expect(downwindOf(plain)).toBeNull();
    expect(downwindOf(fuming)).toBe(500);
  });

  it("is the default by physical state for an unidentified material, and guide 111 for a number not on file", async () => {
    const unknown = await answerTo({ ...alone, chemical: null, state: "liquid" });
    expect([unknown.chemical, unknown.isolation.isolateM]).toEqual([null, 50]);
    const unlisted = await answerTo({ ...alone, chemical: of("un:UN9999", "UN9999") });
    expect(unlisted.isolation).toMatchObject({ kind: "use_guide", guide: "111" });
    expect(unlisted.chemical?.name).toBe("UN9999");
    expect((await answerTo({ chemical: null })).refusal?.code).toBe("substance_unknown");
  });
});

it.each([
  ["un:UN3480", /is or contains a battery: no vapour to model/],
  ["un:UN3166", /is a vehicle or engine/],
  ["un:UN2814", /is infectious: no vapour to model/],
  ["un:UN3245", /is a living organism/],
  ["un:UN2807", /is magnetic/],
  ["un:UN2912", /is radioactive: radiation and dust are not modelled/],
  ["un:UN3330", /is radioactive/], // listed without a class
  ["un:UN0336", /is explosive: blast and fragments are not modelled/],
  ["un:UN0190", /is explosive/], // listed without a class
] as const)("names the reason for no plume for %s, and not that it is a group", async (key, reason) => {
  const { refusal } = await answerTo({ chemical: of(key) });
  expect(refusal?.code).toBe("no_vapour");
  expect(refusal?.message).toMatch(reason);
  expect(refusal?.message).not.toContain("group");
});

it.each([
  [{ source: { kind: "rate", rateKgPerS: 0 } }, "rate_not_positive"],
  [{ source: { kind: "rate", rateKgPerS: Number.NaN } }, "rate_not_positive"],
  [{ heightM: -1 }, "height_negative"],
] as const)("rejects %j, which is not a release", async (part, code) => {
  expect(await modelScene({ ...SCENE, ...part })).toMatchObject({ ok: false, error: { code } });
});

describe("rateOfScene", () => {
  const CYLINDER = { kind: "cylinder", holeDiameterM: 0.005, contentsKg: 68 } as const;

  it("returns the rate used for the scene, with the same assumptions", async () => {
    const rate = await rateOfScene({ ...SCENE, source: CYLINDER });
    const { release, assumptions } = await answerTo({ source: CYLINDER });
    if (!rate.ok) throw new Error(rate.error.message);
    expect(rate.value).toMatchObject(release);
    expect(rate.value.rateKgPerS).toBeGreaterThan(0.01);
    expect(rate.value.assumptions.map(({ name }) => name)).toEqual(["Emission rate", "Pressure", "Duration"]);
    expect(assumptions).toEqual(expect.arrayContaining([...rate.value.assumptions]));
  });

  it("needs no height, which a form can ask for later", async () => {
    expect((await rateOfScene({ ...SCENE, source: CYLINDER, heightM: Number.NaN })).ok).toBe(true);
  });

  it.each([
    [{ weather: null }, "weather_required", "windSpeedMps"],
    [{ source: { ...CYLINDER, holeDiameterM: Number.NaN } }, "source_incomplete", "source.holeDiameterM"],
    [{ state: "liquid" }, "source_incomplete", "release.state"],
    [{ chemical: of("cas:7782-44-7") }, "source_incomplete", "source.pressurePa"],
  ] as const)("names the input to change: %j", async (part, code, field) => {
    const rate = await rateOfScene({ ...SCENE, source: CYLINDER, ...part });
    if (rate.ok) throw new Error("It gave a rate.");
    expect(rate.error).toMatchObject({ code });
    expect(rate.error.fields).toContain(field);
  });
});

it("can be posted between threads and written as JSON completely", async () => {
  const answer = await answerTo({});
  expect(structuredClone(answer)).toEqual(answer);
  expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
  expect(answer.plume?.zones.every(({ id }) => isZoneId(id))).toBe(true);
});
