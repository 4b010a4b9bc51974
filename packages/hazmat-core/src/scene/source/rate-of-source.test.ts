import { describe, expect, it } from "vitest";
import { resolveRelease } from "../../dispersion/resolve-release.ts";
import type { ResolvedReleaseInput } from "../../dispersion/release.ts";
import { rateOfSource } from "./rate-of-source.ts";
import type { ReleaseSource } from "./release-source.ts";

async function inputOf(
  cas: string,
  state: "liquid" | "gas",
  temperatureC = 20,
  durationMin?: number,
): Promise<ResolvedReleaseInput> {
  const resolved = await resolveRelease({
    substance: { cas },
    release: { rateKgPerS: Number.NaN, heightM: 0, state, ...(durationMin !== undefined && { durationMin }) },
    weather: { windSpeedMps: 5, windFromDeg: 225, temperatureC, stability: "D" },
    site: { lon: -63.57, lat: 44.65 },
  });
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value.input;
}

const CHLORINE = "7782-50-5";
const BENZENE = "71-43-2";
const OXYGEN = "7782-44-7";
const GASOLINE = "8006-61-9";
const METHANE = "74-82-8";

async function rate(source: ReleaseSource, ...of: Parameters<typeof inputOf>) {
  const answer = rateOfSource(source, await inputOf(...of));
  if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`);
  return answer.value;
}

async function refusal(source: ReleaseSource, ...of: Parameters<typeof inputOf>) {
  const answer = rateOfSource(source, await inputOf(...of));
  return answer.ok ? "answered" : `${answer.error.code} ${answer.error.fields.join(" ")}`;
}

describe("rateOfSource", () => {
  it("uses a given rate unchanged", async () => {
    expect(await rate({ kind: "rate", rateKgPerS: 0.25 }, CHLORINE, "gas")).toEqual({
      rateKgPerS: 0.25,
      durationMin: null,
      assumptions: [],
    });
  });

  it("increases with the area of a pool, and names its basis", async () => {
    const small = await rate({ kind: "pool", areaM2: 10 }, BENZENE, "liquid");
    const large = await rate({ kind: "pool", areaM2: 100 }, BENZENE, "liquid");
    expect(large.rateKgPerS / small.rateKgPerS).toBeGreaterThan(8); // slightly less than proportional to the area: the wind becomes saturated
    expect(large.rateKgPerS / small.rateKgPerS).toBeLessThan(10);
    expect(small.assumptions[0]).toMatchObject({ name: "Emission rate", isDerived: true });
  });

  it("asks for the rate, which has a field, if a pool has no vapour pressure on file", async () => {
    const answer = rateOfSource({ kind: "pool", areaM2: 10 }, await inputOf(GASOLINE, "liquid"));
    expect(answer.ok ? "" : answer.error.message).toBe(
      "No vapour pressure on file for Gasoline. Enter the emission rate.",
    );
  });

  it("uses Bernoulli's equation for liquefied gas below the level, with its vapour pressure and the head", async () => {
    const input = await inputOf(CHLORINE, "liquid");
    const density = input.substance.liquidDensityKgPerM3 ?? Number.NaN;
    const told = await rate(
      { kind: "tank", holeDiameterM: 0.01, liquidAboveHoleM: 1, pressurePa: 601_325 },
      CHLORINE,
      "liquid",
    );
    const expected = 0.61 * ((Math.PI * 0.01 ** 2) / 4) * Math.sqrt(2 * density * (500_000 + density * 9.8));
    expect(told.rateKgPerS).toBeCloseTo(expected, 9);
    const derived = await rate({ kind: "tank", holeDiameterM: 0.01, liquidAboveHoleM: 1 }, CHLORINE, "liquid");
    // Chlorine at 20 °C has 6.8 atm: 5.8 atm above air pressure [NPG]
    expect(derived.rateKgPerS / told.rateKgPerS).toBeGreaterThan(0.95);
    expect(derived.rateKgPerS / told.rateKgPerS).toBeLessThan(1.2);
    expect(derived.assumptions.map(({ name }) => name)).toContain("Pressure");
  });

  it("refers a liquid that does not boil to its pool, with its outflow rate", async () => {
    const source = { kind: "tank", holeDiameterM: 0.05, liquidAboveHoleM: 2 } as const;
    expect(await refusal(source, BENZENE, "liquid")).toBe("source_incomplete source");
    const answer = rateOfSource(source, await inputOf(BENZENE, "liquid"));
    // 0.61 × 0.001963 m² × √(2 × 880² × 9.8 × 2) = 6.6 kg/s
    expect(answer.ok ? "" : answer.error.message).toMatch(/About 6\.\d kg\/s of Benzene leaks out and forms a pool/);
  });

  it("uses choked flow from a cylinder: twice the pressure, twice the rate", async () => {
    const source = { kind: "cylinder", holeDiameterM: 0.005 } as const;
    const one = await rate({ ...source, pressurePa: 5e6 }, OXYGEN, "gas");
    const two = await rate({ ...source, pressurePa: 1e7 }, OXYGEN, "gas");
    expect(two.rateKgPerS / one.rateKgPerS).toBeCloseTo(2, 6);
    // Cd A p √(γ M / (R T)) (2/(γ+1))^((γ+1)/(2(γ−1))): 1.96e-5 m² × 5e6 Pa × 0.00248 s/m = 0.244 kg/s
    expect(one.rateKgPerS).toBeCloseTo(0.244, 2);
  });

  it("requires the pressure of a compressed gas, and derives that of a liquefied gas", async () => {
    const source = { kind: "cylinder", holeDiameterM: 0.005 } as const;
    expect(await refusal(source, OXYGEN, "gas")).toBe("source_incomplete source.pressurePa");
    const chlorine = await rate(source, CHLORINE, "gas");
    expect(chlorine.assumptions.map(({ name }) => name)).toContain("Pressure");
    expect(chlorine.rateKgPerS).toBeGreaterThan(0.01);
  });

  it("ends a release when the vessel is empty, and not before the given duration", async () => {
    const source = { kind: "cylinder", holeDiameterM: 0.005, pressurePa: 5e6, contentsKg: 9 } as const;
    const open = await rate(source, OXYGEN, "gas");
    expect(open.durationMin).toBeCloseTo(9 / open.rateKgPerS / 60, 9);
    expect(open.assumptions).toContainEqual(expect.objectContaining({ name: "Duration" }));
    expect((await rate(source, OXYGEN, "gas", 20, 0.1)).durationMin).toBeNull();
  });

  it("names the assumptions for a gas line", async () => {
    const line = await rate({ kind: "gas-line", boreM: 0.1, pressurePa: 800_000 }, METHANE, "gas");
    expect(line.assumptions.map(({ name }) => name)).toContain("Gas line");
    expect(line.rateKgPerS).toBeGreaterThan(5);
  });

  it.each([
    [{ kind: "rate", rateKgPerS: 0 }, "gas", "rate_not_positive release.rateKgPerS"],
    [{ kind: "pool", areaM2: 10 }, "gas", "source_incomplete release.state"],
    [{ kind: "tank", holeDiameterM: 0.01, liquidAboveHoleM: 1 }, "gas", "source_incomplete release.state"],
    [{ kind: "cylinder", holeDiameterM: 0.01 }, "liquid", "source_incomplete release.state"],
    [{ kind: "gas-line", boreM: 0.1, pressurePa: 8e5 }, "liquid", "source_incomplete release.state"],
    [{ kind: "gas-line", boreM: 0.1, pressurePa: 9e4 }, "gas", "source_incomplete source.pressurePa"],
    [{ kind: "cylinder", holeDiameterM: -1 }, "gas", "source_incomplete source.holeDiameterM"],
    [
      { kind: "tank", holeDiameterM: 0.01, liquidAboveHoleM: Number.NaN },
      "liquid",
      "source_incomplete source.liquidAboveHoleM",
    ],
  ] as const)("refuses %j as %s and names the input", async (source, state, expected) => {
    expect(await refusal(source, CHLORINE, state)).toBe(expected);
  });
});
