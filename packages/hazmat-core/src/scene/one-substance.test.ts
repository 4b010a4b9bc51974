import { beforeAll, expect, it } from "vitest";
import { loadResponseCard } from "../card/load-response-card.ts";
import { loadSubstances, loadTransport } from "../data/load.ts";
import { chemicalKey } from "../identity/chemical-key.ts";
import { formatChemicalRef, type ChemicalRef } from "../identity/chemical-ref.ts";
import { bundledChemicalSource } from "../ports/bundled-chemical-source.ts";
import { modelScene } from "./model-scene.ts";
import type { Scene } from "./scene.ts";

const source = bundledChemicalSource();
const refs: ChemicalRef[] = [];

beforeAll(async () => {
  const [substances, { entries }] = await Promise.all([loadSubstances(), loadTransport()]);
  const keys = [...[...substances.keys()].map((cas) => `cas:${cas}`), ...[...entries.keys()].map((id) => `un:${id}`)];
  for (const key of keys.map(chemicalKey)) {
    const record = await source.record(key);
    refs.push({ key, unNumber: null }, ...(record?.transport ?? []).map(({ unNumber }) => ({ key, unNumber })));
  }
}, 60_000);

/** A scene in which only the substance is known: the immediate answer of the tables. */
const nothingTold = (chemical: ChemicalRef): Scene => ({
  chemical,
  state: "gas",
  source: null,
  heightM: 0,
  weather: null,
  place: { lon: -63.57, lat: 44.65, precision: "point" },
  atMs: Date.UTC(2026, 10, 21, 2),
});

it("a scene has the circle, protective action distance, UN number and name of the card, for every record by every UN number", async () => {
  expect(refs.length).toBeGreaterThan(5000);
  const different: string[] = [];
  for (const ref of refs) {
    const [card, scene] = await Promise.all([
      loadResponseCard(source, ref, { state: "gas" }),
      modelScene(nothingTold(ref), { source }),
    ]);
    const answer = scene.ok ? scene.value : null;
    const isSame =
      JSON.stringify(answer?.isolation) === JSON.stringify(card?.isolate) &&
      answer?.chemical?.name === card?.name &&
      answer?.chemical?.unNumber === card?.unNumber &&
      (answer?.circle?.radiusM ?? null) === (card?.isolate.isolateM ?? null) &&
      (answer?.protective?.distanceM ?? null) === (card?.isolate.kind === "distance" ? card.isolate.downwindM : null);
    if (!isSame) different.push(formatChemicalRef(ref));
  }
  expect(different).toEqual([]);
}, 120_000);
