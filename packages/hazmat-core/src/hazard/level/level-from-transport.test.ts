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

// Listed without a class; the purpose of the guide is known. [ERG2024]
it.each([
  ["UN0190", "extreme"],
  ["UN2455", "extreme"],
  ["UN3374", "extreme"],
  ["UN1169", "high"],
  ["UN3315", "extreme"],
  ["UN1014", "medium"],
] as const)("%s has the level of its guide: %s", (id, level) => {
  const found = levelOf(id);
  expect(found.level).toBe(level);
  expect(found.basis).toContain("so its guide was used.");
  expect(found.sources[0]).toMatchObject({ key: "ERG2024", mark: "derived" });
});

// NFPA 704 fire 4: a flammable gas, or a liquid with an equally low boiling point. Class and packing group decide, not
// a list.
it.each([
  ["UN1971", "extreme", "UN1971: flammable gas. NFPA 704 fire 4."],
  ["UN1978", "extreme", "UN1978: flammable gas. NFPA 704 fire 4."],
  ["UN1155", "extreme", "UN1155: flammable liquid, boils at 35 °C or below. NFPA 704 fire 4."],
  ["UN1170", "high", 'Class 3 (Flammable liquid): contains "flammable".'],
  ["UN3379", "high", 'Class 3 (Flammable liquid): contains "flammable".'],
  ["UN1057", "high", 'Class 2.1 (Flammable gas): contains "flammable".'],
] as const)("fire of %s is rated by one rule: %s", (id, level, basis) => {
  expect(levelOf(id)).toMatchObject({ level, basis });
});

it("numbers without a class and a known hazard are only class 9, waste and mixed freight", () => {
  const unknown = [...entries.values()]
    .filter(({ id, class: printed }) => printed === undefined && levelOf(id).kind === "unknown")
    .map(({ id }) => id);
  expect(unknown).toEqual(["UN3359", "UN3509"]);
});
