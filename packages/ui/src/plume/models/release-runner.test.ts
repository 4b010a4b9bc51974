import { expect, it } from "vitest";
import { createReleaseRunner } from "./release-runner.ts";
import type { ReleaseModels } from "./release-models.ts";

type Release = Parameters<ReleaseModels["model"]>[0];

const release: Release = {
  id: "one",
  input: {
    substance: { name: "Chlorine", molarMass: 70.9 },
    release: { rateKgPerS: 1, heightM: 0, state: "gas" },
    weather: { windSpeedMps: 5, windFromDeg: 0, temperatureC: 20, stability: "D" },
    site: { lon: 0, lat: 0, roughnessM: "open" },
  },
};

it("rejects all pending requests when it is stopped", async () => {
  const models = createReleaseRunner(() => ({
    postMessage: () => undefined,
    terminate: () => undefined,
    addEventListener: () => undefined,
  }));
  const answer = models.model(release);
  models.stop();
  await expect(answer).rejects.toThrow("The models were stopped.");
});
