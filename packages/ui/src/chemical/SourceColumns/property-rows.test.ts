import { expect, it } from "vitest";
import { bundledChemicalSource, citation } from "@placard/hazmat-core";
import { en } from "../../messages/en.ts";
import { physicalRows, pocketGuideRows, sharedSources } from "./property-rows.ts";

const chemicalSource = bundledChemicalSource();
const chlorine = await chemicalSource.record("cas:7782-50-5");
const safety = await chemicalSource.safety("cas:7782-50-5");
if (chlorine === null) throw new Error("The bundled dataset has no chlorine.");
const texts = en.chemicalRecord;

it("shows every structured property once, in the specified order, and AEGL as a table instead", () => {
  const ids = physicalRows(chlorine, texts).map(({ id }) => id);
  expect(ids.slice(0, 3)).toEqual(["hazard-level", "cas", "un_number"]);
  expect(ids).not.toContain("aegls");
  expect(new Set(ids).size).toBe(ids.length);
});

it("keeps the row of a property that is not on file", () => {
  const lel = physicalRows(chlorine, texts).find(({ id }) => id === "lower_explosive_limit");
  expect(lel?.values).toEqual([]);
});

it("names a source for every value", () => {
  const rows = [...physicalRows(chlorine, texts), ...pocketGuideRows(chlorine, safety, texts)];
  const unsourced = rows.filter(
    ({ id, values }) => !id.startsWith("hazard") && values.some(({ sources }) => sources.length === 0),
  );
  expect(unsourced).toEqual([]);
});

it("shows the source of each value if a property has two sources", () => {
  const boiling = physicalRows(chlorine, texts).find(({ id }) => id === "boiling_point");
  expect(boiling?.values.length).toBeGreaterThan(1);
  expect(sharedSources(boiling?.values ?? [])).toBeNull();
});

it("shows the averaging time of the IDLH", () => {
  const [idlh] = pocketGuideRows(chlorine, safety, texts);
  expect(idlh?.values[0]?.text).toBe("10 ppm (30 min)");
});

it("shows an IDLH revised by NIOSH first, and the superseded one below", async () => {
  const record = await chemicalSource.record("cas:10102-44-0");
  if (record === null) throw new Error("The bundled dataset has no nitrogen dioxide.");
  const [idlh] = pocketGuideRows(record, null, texts);
  expect(idlh?.values.map(({ text, sources }) => [text, sources.map(citation).join()])).toEqual([
    ["13 ppm (30 min)", "NIOSH, revised 2017"],
    ["20 ppm, NIOSH 2016, superseded", "NIOSH Pocket Guide, 0454"],
  ]);
});

it("uses only Pocket Guide data in the Pocket Guide column", () => {
  const said = pocketGuideRows(chlorine, safety, texts).flatMap(({ values }) => values);
  expect(said.every(({ sources }) => sources.some(({ key }) => key === "NPG"))).toBe(true);
  expect(pocketGuideRows({ ...chlorine, niosh: null }, safety, texts)).toEqual([]);
});

it("notes below a Pocket Guide list that a word is incomplete, and adds no note to a complete list", () => {
  const { niosh } = chlorine;
  if (niosh === null) throw new Error("Chlorine is in the Pocket Guide.");
  const textsOf = (symptoms: readonly string[]) =>
    pocketGuideRows({ ...chlorine, niosh: { ...niosh, symptoms } }, safety, texts)
      .find(({ id }) => id === "symptoms")
      ?.values.map(({ text }) => text);
  expect(textsOf(["headache"])).toEqual(["headache"]);
  expect(textsOf(["increased heart rate", "cardiac output"])).toEqual([
    "increased heart rate, cardiac output",
    "Some words in this list are cut off. Check the list in the Pocket Guide.",
  ]);
});
