import { expect, it, vi } from "vitest";
import { mainThreadModels } from "./release-models.ts";

const release = {
  id: "one",
  input: {
    substance: { name: "Chlorine", molarMass: 70.9 },
    release: { rateKgPerS: 1, heightM: 0, state: "gas" },
    weather: { windSpeedMps: 5, windFromDeg: 0, temperatureC: 20, stability: "D" },
    site: { lon: 0, lat: 0, roughnessM: "open" },
  },
} as const;

it("loads the models again for the next release after a failure", async () => {
  vi.doMock("@placard/hazmat-core/dispersion", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  const models = mainThreadModels();
  await expect(models.crosswind(release, 100)).rejects.toThrow(/error when mocking/);
  vi.doUnmock("@placard/hazmat-core/dispersion");
  expect(Array.isArray(await models.crosswind(release, 100))).toBe(true);
});
