import { beforeAll, expect, it } from "vitest";
import { bundledChemicalSource } from "../ports/bundled-chemical-source.ts";
import { toxicLimitsReached } from "./toxic-limits-reached.ts";

const source = bundledChemicalSource();
beforeAll(() => source.record("cas:7664-41-7"), 60_000);

async function reached(key: `cas:${string}`, gasPpm: number): Promise<readonly string[]> {
  const record = await source.record(key);
  if (record === null) throw new Error(`No ${key} in the dataset.`);
  return toxicLimitsReached(record, gasPpm).map(({ label, value, unit }) => `${label} ${value} ${unit}`);
}

// Ammonia: LEL 15 vol %; IDLH 300 ppm. [NPG] 0028 AEGL-1 to 3 of 60 min: 30, 160, 1100 ppm. [AEGL]
it.each([
  [15_000, ["AEGL-1 30 ppm", "AEGL-2 160 ppm", "IDLH 300 ppm", "AEGL-3 1100 ppm"]],
  [300, ["AEGL-1 30 ppm", "AEGL-2 160 ppm", "IDLH 300 ppm"]],
  [299, ["AEGL-1 30 ppm", "AEGL-2 160 ppm"]],
  [10, []],
])("lists every limit that %d ppm of ammonia has reached, the lowest first, and never the LEL", async (ppm, limits) => {
  expect(await reached("cas:7664-41-7", ppm)).toEqual(limits);
});

// Toluene: LEL 1.1 vol %, so 1 100 ppm at 10 %; IDLH 500 ppm. [NPG] 0619
it("lists the IDLH of toluene at 10% of its LEL", async () => {
  expect(await reached("cas:108-88-3", 1100)).toContain("IDLH 500 ppm");
});

// Mercury, 200.59 g/mol: IDLH 10 mg/m³ is 1.2 ppm at 25 °C. [NPG] 0383
it("finds a limit with a source in mg/m³", async () => {
  expect(await reached("cas:7439-97-6", 2)).toContain("IDLH 10 mg/m³");
  expect(await reached("cas:7439-97-6", 0.1)).toEqual([]);
});
