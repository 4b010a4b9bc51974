import { beforeAll, expect, it } from "vitest";
import { bundledChemicalSource } from "../ports/bundled-chemical-source.ts";
import { lowestToxicLimit } from "./lowest-toxic-limit.ts";

const source = bundledChemicalSource();
beforeAll(() => source.record("cas:7664-41-7"), 60_000);

async function limit(key: `cas:${string}`, readingPpm: number) {
  const record = await source.record(key);
  return record === null ? null : lowestToxicLimit(record, readingPpm);
}

// Ammonia: LEL 15 vol %, so 15 000 ppm; IDLH 300 ppm. [NPG] 0028
it("is the IDLH where it lies below the reading, and never the LEL", async () => {
  expect(await limit("cas:7664-41-7", 15_000)).toMatchObject({ id: "idlh", value: 300, unit: "ppm" });
});

it("is the mildest limit on file where there is no IDLH below the reading", async () => {
  expect(await limit("cas:7664-41-7", 200)).toMatchObject({ id: "aegl-1", value: 30 }); // [AEGL] 60 min
});

it("is none where no limit lies below the reading", async () => {
  expect(await limit("cas:7664-41-7", 10)).toBeNull();
  expect(await limit("cas:74-98-6", 0.5)).toBeNull();
});

// Mercury, 200.59 g/mol: IDLH 10 mg/m³ is 1.2 ppm at 25 °C. [NPG] 0383
it("is found where the source keeps it in mg/m³", async () => {
  expect(await limit("cas:7439-97-6", 2)).toMatchObject({ id: "idlh", value: 10, unit: "mg/m³" });
  expect(await limit("cas:7439-97-6", 0.1)).toBeNull();
});
