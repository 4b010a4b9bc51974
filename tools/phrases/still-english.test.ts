import { beforeAll, describe, expect, it } from "vitest";
import { COMMON_MATERIALS } from "../../packages/hazmat-core/src/card/vectors/common-materials.ts";
import { checklistGuides } from "../../packages/hazmat-core/src/checklists/checklist-guides.ts";
import type { ChemicalRef } from "../../packages/hazmat-core/src/identity/chemical-ref.ts";
import { bundledChemicalSource } from "../../packages/hazmat-core/src/ports/bundled-chemical-source.ts";
import { modelScene, rateOfScene } from "../../packages/hazmat-core/src/scene/model-scene.ts";
import type { Scene } from "../../packages/hazmat-core/src/scene/scene.ts";
import { spanish } from "../../packages/ui/src/messages/es/index.ts";
import { french } from "../../packages/ui/src/messages/fr/index.ts";
import type { Translate } from "../../packages/ui/src/messages/language/phrase-book.ts";
import { materialsInView } from "./common-materials.ts";
import { recordTexts } from "./responder-texts.ts";

/** CAS, UN and NA numbers, and codes of the models, which are not translated. */
const isCode = (text: string): boolean => /^(?:\d+-\d\d-\d|(?:UN|NA)\d{4}|[A-F])$/.test(text);

const SOURCES: readonly (readonly [Scene["state"], Scene["source"]])[] = [
  ["gas", { kind: "rate", rateKgPerS: 0.15 }],
  ["liquid", { kind: "tank", holeDiameterM: 0.025, liquidAboveHoleM: 2, contentsKg: 20_000 }],
  ["gas", { kind: "cylinder", holeDiameterM: 0.005, contentsKg: 60 }],
  ["liquid", { kind: "pool", areaM2: 50 }],
  ["gas", { kind: "gas-line", boreM: 0.05, pressurePa: 400_000 }],
  ["gas", { kind: "rate", rateKgPerS: 50 }],
  ["solid", { kind: "rate", rateKgPerS: 1 }],
];
const AIR = {
  temperatureC: 23,
  pressureMb: 1016,
  kind: "measured",
  source: "METAR CYHZ",
  observedAtMs: Date.UTC(2026, 10, 21, 2, 30),
  condition: null,
  stationDistanceM: 30_000,
} as const;
const WEATHER: readonly Scene["weather"][] = [
  { ...AIR, windSpeedMps: 4, windFromDeg: 225, cloudTenths: 10, humidityPercent: 80, stability: null },
  { ...AIR, windSpeedMps: 1.5, windFromDeg: 10, cloudTenths: 0, humidityPercent: null, stability: null },
  { ...AIR, windSpeedMps: 0.5, windFromDeg: null, cloudTenths: null, humidityPercent: 30, stability: "F" },
  { ...AIR, windSpeedMps: 12, windFromDeg: 90, cloudTenths: null, humidityPercent: 30, stability: "D" },
  null,
];

/** One release of a material. The number of the material selects source, weather, terrain and time of day. */
function sceneOf(chemical: ChemicalRef, turn: number): Scene {
  const [state, source] = SOURCES[turn % SOURCES.length] ?? ["gas", null];
  return {
    chemical: turn % 50 === 0 ? null : chemical,
    state,
    source,
    heightM: turn % 3,
    weather: WEATHER[turn % WEATHER.length] ?? null,
    place: { lon: -63.5, lat: 44.6, precision: "rooftop" },
    ground: turn % 2 === 0 ? "open" : "urban",
    atMs: Date.UTC(2026, 10, 21, turn % 2 === 0 ? 2 : 16, 30),
  };
}

/** Fields of a model result that a screen shows as a sentence. */
const SHOWN: ReadonlySet<string> = new Set(["why", "message", "reason", "name", "value", "label", "words", "warnings"]);

function shownTexts(part: unknown, field = ""): readonly string[] {
  if (typeof part === "string") return SHOWN.has(field) ? [part] : [];
  if (Array.isArray(part)) return part.flatMap((one) => shownTexts(one, field));
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) => shownTexts(value, name));
}

/** Plume texts for one release of each of the 200 common materials. */
async function plumeTexts(): Promise<ReadonlySet<string>> {
  const source = bundledChemicalSource();
  const texts = new Set<string>();
  for (const [turn, [typed]] of COMMON_MATERIALS.entries()) {
    const meant = await source.meant(typed);
    const [match] = meant.kind === "one" ? [meant.match] : "matches" in meant ? meant.matches : [];
    if (match === undefined) throw new Error(`Nothing found for ${typed}.`);
    const scene = sceneOf({ key: match.key, unNumber: match.unNumber }, turn);
    const answer = await modelScene(scene);
    const { source: released } = scene;
    const rate =
      released === null || released.kind === "rate" ? null : await rateOfScene({ ...scene, source: released });
    const shown = answer.ok ? { ...answer.value, chemical: null, input: null } : answer.error;
    for (const text of shownTexts([shown, rate])) texts.add(text);
  }
  return texts;
}

const records = await recordTexts();
const materials = new Set((await materialsInView()).flatMap(({ texts }) => texts));
const plume = await plumeTexts();
const checklists = checklistGuides.flatMap(({ name, sections }) => [
  name,
  ...sections.flatMap(({ title, items }) => [title, ...items.map(({ text }) => text)]),
]);

describe.each([
  ["French", french],
  ["Spanish", spanish],
])("%s leaves no English", (_name, language) => {
  let books: Readonly<Record<"substances" | "plume" | "checklists", Translate | undefined>>;
  beforeAll(async () => {
    const [substances, ofPlume, items] = await Promise.all([
      language.substances?.(),
      language.plume?.(),
      language.checklists?.(),
    ]);
    books = { substances, plume: ofPlume, checklists: items };
  });
  const asItIs = (figure: string): string => figure;
  const left = (texts: Iterable<string>, book: keyof typeof books): readonly string[] =>
    [...texts].filter((text) => {
      const said = language.translate(text, asItIs) ?? books[book]?.(text, asItIs) ?? null;
      if (said === null) return /[A-Za-z]{2}/.test(text) && !isCode(text);
      return text
        .split(/(?<=\.) /)
        .some((sentence) => / (?:the|is|are|of|and|from|with|by) /.test(sentence) && said.includes(sentence));
    });

  it("on the card and in Safety Information of any record", () => {
    expect(records.size).toBeGreaterThan(7000);
    expect(left(records, "substances")).toEqual([]);
  });

  it("on the card and in Safety Information of the 200 common materials", () => {
    expect(materials.size).toBeGreaterThan(1000);
    expect(left(materials, "substances")).toEqual([]);
  });

  it("on the plume of the 200 common materials", () => {
    expect(plume.size).toBeGreaterThan(300);
    expect(left(plume, "plume")).toEqual([]);
  });

  it("on any checklist", () => {
    expect(checklists.length).toBeGreaterThan(300);
    expect(left(checklists, "checklists")).toEqual([]);
  });
});
