import type { Client } from "@placard/api-client";
import { HttpError } from "@placard/api-client";
import { isOneOf, CHEMICAL_STATES } from "@placard/hazmat-core/business";
import { bundledChemicalSource, type AddressSuggestion, type ChemicalKey } from "@placard/hazmat-core";
import { createReleaseHandler } from "@placard/hazmat-core/dispersion";
import { modelScene } from "@placard/hazmat-core/scene";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  chemicalFields,
  chosenChemical,
  EMPTY_PLUME,
  type PlumeValues,
} from "../../../../packages/ui/src/plume/entry/plume-values.ts";
import { enteredWeather } from "../../../../packages/ui/src/plume/entry/weather-entry.ts";
import { sceneOf } from "../../../../packages/ui/src/plume/entry/scene-of.ts";
import { createHarness, type Harness } from "../harness.ts";
import { createWorld } from "../world.ts";

// The same release through the app and through the API: the app's request builder and worker handler on one
// side, the server's handler on the other, equal to the last digit.

let harness: Harness;
let responder: Client;

beforeAll(async () => {
  harness = await createHarness();
  const world = await createWorld(harness.ctx);
  responder = await harness.client(world.verified.member);
});
afterAll(() => harness[Symbol.asyncDispose]());

interface Case {
  readonly key: ChemicalKey;
  readonly name: string;
  readonly at: string;
  readonly lonLat: readonly [lon: number, lat: number];
  readonly values: Partial<PlumeValues>;
}

const AIR = { wind_speed: "4", wind_unit: "m/s", wind_from: "240", temperature_c: "12", cloud: "5" };
const HALIFAX = [-63.5752, 44.6488] as const;
const CHLORINE = { key: "cas:7782-50-5", name: "Chlorine" } as const;

const CASES: Readonly<Record<string, Case>> = {
  "a heavy gas by night": {
    ...CHLORINE,
    at: "2026-11-21T02:00:00.000Z",
    lonLat: HALIFAX,
    values: { ...AIR, emission_rate: "0.15" },
  },
  // A sun just below the limit of two classes: with refraction this was D, without it is F.
  "a low sun under a clear sky": {
    ...CHLORINE,
    at: "2026-01-31T12:15:00.000Z",
    lonLat: [-63.57, 44.65],
    values: { ...AIR, emission_rate: "0.15", wind_speed: "1.5", cloud: "0" },
  },
  "a light gas in town for ten minutes": {
    key: "cas:630-08-0",
    name: "630-08-0",
    at: "2026-06-21T16:00:00.000Z",
    lonLat: HALIFAX,
    values: { ...AIR, emission_rate: "2", duration_min: "10", ground: "urban", humidity: "70" },
  },
  "a pool with a chosen class": {
    key: "cas:71-43-2",
    name: "71-43-2",
    at: "2026-06-21T16:00:00.000Z",
    lonLat: HALIFAX,
    values: { ...AIR, emission_rate: "0.1", state: "liquid", stability: "E" },
  },
  "a liquefied gas across the antimeridian": {
    key: "cas:7664-41-7",
    name: "7664-41-7",
    at: "2026-06-21T16:00:00.000Z",
    lonLat: [179.9999, -16.8],
    values: { ...AIR, emission_rate: "1", state: "liquid", turnBackLELPercent: "25" },
  },
  "a cold cloud over warm ground": {
    key: "cas:7664-41-7",
    name: "7664-41-7",
    at: "2026-06-21T16:00:00.000Z",
    lonLat: HALIFAX,
    values: { ...AIR, emission_rate: "1", state: "liquid", ground_temperature_c: "20" },
  },
  "what was told of the tables": {
    ...CHLORINE,
    at: "2026-06-21T16:00:00.000Z",
    lonLat: HALIFAX,
    values: { ...AIR, emission_rate: "0.15", spill: "large", container: "Rail tank car", time: "night" },
  },
  "calm air": {
    ...CHLORINE,
    at: "2026-11-21T02:00:00.000Z",
    lonLat: HALIFAX,
    values: { ...AIR, emission_rate: "0.5", wind_speed: "0.5" },
  },
  "a solid": {
    key: "cas:1305-99-3",
    name: "1305-99-3",
    at: "2026-11-21T02:00:00.000Z",
    lonLat: HALIFAX,
    values: { ...AIR, emission_rate: "1", state: "solid" },
  },
  "a group": {
    key: "un:UN1953",
    name: "UN1953",
    at: "2026-11-21T02:00:00.000Z",
    lonLat: HALIFAX,
    values: { ...AIR, emission_rate: "0.5" },
  },
};

/** The result of the app: form, request builder and worker handler. */
async function inTheApp({ key, at, lonLat, values }: Case) {
  const filled = {
    ...EMPTY_PLUME,
    emission_height: "0",
    state: "gas",
    weather_at: at,
    ...chemicalFields({ name: key, key, unNumber: null }),
    ...values,
  };
  const place: AddressSuggestion = { id: "", place_name: "", center: lonLat, precision: "point", source: "" };
  const chemical = chosenChemical(filled);
  const weather = enteredWeather(filled, "entered by the responder");
  if (chemical === null || weather === null) throw new Error("The form of the test is not complete.");
  const scene = sceneOf(filled, chemical, place, weather, new Date(at));
  if (scene === null) throw new Error("The form of the test is not complete.");
  const handle = createReleaseHandler();
  const answer = await modelScene(scene, {
    source: bundledChemicalSource(),
    model: async (input) => {
      const response = await handle(structuredClone({ kind: "model" as const, release: { id: "1", input } }));
      if (response.kind === "modelled") return { ok: true, value: response.data };
      if (response.kind === "refused") return { ok: false, error: response.refusal };
      throw new Error("Another question was answered.");
    },
  });
  if (!answer.ok) throw new Error(answer.error.message);
  const { plume, isolation, refusal, warnings, assumptions } = answer.value;
  return plume === null
    ? { code: refusal?.code, message: refusal?.message, isolation }
    : { zones: plume.zones, stability: plume.stability, swing: plume.swingLines, isolation, warnings, assumptions };
}

/** The result of the API for the same values. */
async function onTheServer({ name, at, lonLat: [lon, lat], values }: Case) {
  const text = (field: keyof PlumeValues) => (values[field] === "" ? undefined : values[field]);
  const number = (field: keyof PlumeValues) => {
    const typed = text(field);
    return typed === undefined ? undefined : Number(typed);
  };
  const { state = "gas", spill, time, ground, stability } = values;
  try {
    const answer = await responder.modelling.buildPlumes({
      query: {
        chem_name: name,
        emission_rate: number("emission_rate"),
        emission_height: 0,
        lon,
        lat,
        at,
        state: isOneOf(CHEMICAL_STATES, state) ? state : undefined,
        wind_speed: number("wind_speed"),
        wind_from: number("wind_from"),
        temperature_c: number("temperature_c"),
        humidity: number("humidity"),
        cloud: number("cloud"),
        duration_min: number("duration_min"),
        ground_temperature_c: number("ground_temperature_c"),
        turnBackLELPercent: number("turnBackLELPercent"),
        container: text("container"),
        spill: spill === "large" ? "large" : undefined,
        time: time === "night" ? "night" : undefined,
        roughness: ground === "urban" ? "urban" : undefined,
        stability: stability === "E" ? "E" : undefined,
      },
    });
    const { zones, isolation, warnings, assumptions, swing_lines } = answer;
    return { zones, stability: answer.stability, swing: swing_lines, isolation, warnings, assumptions };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { code, message, isolation } = error.problem ?? {};
    return { code, message, isolation };
  }
}

it.each(Object.entries(CASES))("is the same in the app and the API: %s", async (_, scene) => {
  const [app, server] = [await inTheApp(scene), await onTheServer(scene)];
  expect(server).toEqual(JSON.parse(JSON.stringify(app)));
});

it("covers zones and refusals", async () => {
  const answers = await Promise.all(Object.values(CASES).map(inTheApp));
  expect(answers.filter((answer) => "zones" in answer)).toHaveLength(7);
  expect(answers.flatMap((answer) => ("code" in answer ? [answer.code] : []))).toEqual([
    "wind_too_low",
    "solid_not_modelled",
    "substance_unknown",
  ]);
});

it("includes ground heat in both once the temperature is given", async () => {
  const warm = CASES["a cold cloud over warm ground"];
  if (warm === undefined) throw new Error("The case is gone.");
  const cold = { ...warm, values: { ...warm.values, ground_temperature_c: "" } };
  const leftOut = ({ assumptions = [] }: Awaited<ReturnType<typeof inTheApp | typeof onTheServer>>) =>
    assumptions.some(({ name }) => name === "Ground heat");
  expect([await inTheApp(cold), await onTheServer(cold)].map(leftOut)).toEqual([true, true]);
  expect([await inTheApp(warm), await onTheServer(warm)].map(leftOut)).toEqual([false, false]);
});
