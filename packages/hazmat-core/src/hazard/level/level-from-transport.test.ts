import { expect, it } from "vitest";
import { loadTransport } from "../../data/load.ts";
import { transportEntryOf } from "../../reference/transport-entry-of.ts";
import { hazardLevelOfTransport } from "../../reference/hazard-level-of.ts";

const { entries, guides } = await loadTransport();

function levelOf(id: string) {
  const stored = entries.get(id);
  if (stored === undefined) throw new RangeError(`The tables have lost ${id}.`);
  return hazardLevelOfTransport(transportEntryOf(stored, guides));
}

it.each([
  ["UN3245", /a genetically modified organism may spread/],
  ["UN2807", /a strong magnet disturbs compasses/],
  ["UN3480", /a battery burns/],
  ["UN2814", /infection/],
  ["UN3330", /No class on file for UN3330, so its guide was used\. Class 7/],
])("%s is not rated, with the reason", (id, reason) => {
  expect(levelOf(id)).toMatchObject({ kind: "not_graded", level: null });
  expect(levelOf(id).basis).toMatch(reason);
});

// Listed without a class: what the guide is for is known all the same. [ERG2024]
it.each([
  ["UN0190", "extreme"],
  ["UN2455", "high"],
  ["UN3374", "high"],
  ["UN1169", "high"],
  ["UN3315", "extreme"],
  ["UN1014", "medium"],
] as const)("%s has the level of its guide: %s", (id, level) => {
  const found = levelOf(id);
  expect(found.level).toBe(level);
  expect(found.basis).toContain("so its guide was used.");
  expect(found.sources[0]).toMatchObject({ key: "ERG2024", mark: "derived" });
});

it("leaves no id without a class and without a word: the rest is class 9 or waste and freight of any kind", () => {
  const unknown = [...entries.values()]
    .filter(({ id, class: printed }) => printed === undefined && levelOf(id).kind === "unknown")
    .map(({ id }) => id);
  expect(unknown).toEqual(["UN3359", "UN3509"]);
});
