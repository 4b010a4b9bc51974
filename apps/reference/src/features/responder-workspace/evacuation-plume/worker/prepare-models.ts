import { err } from "@placard/hazmat-core";
import { modelScene } from "@placard/hazmat-core/scene";
import { chemicalSource } from "../../../../lib/chemical-source.ts";
import type { ReleaseRunner } from "./release-runner.ts";

/**
 * Brings everything that a calculation reads onto the device, so that the first one works without a network: worker,
 * figures of substances and tables of distances. It asks for one substance that is surely on file; the answer is not
 * used, and a failure shows when a calculation is asked for.
 */
export async function prepareModels(runner: Pick<ReleaseRunner, "warm">): Promise<void> {
  runner.warm();
  const sample = {
    chemical: { key: "cas:7782-50-5", unNumber: null },
    state: "gas",
    source: { kind: "rate", rateKgPerS: 1 },
    heightM: 0,
    weather: {
      windSpeedMps: 5,
      windFromDeg: 0,
      temperatureC: 20,
      humidityPercent: null,
      cloudTenths: null,
      pressureMb: null,
      stability: "D",
      kind: "entered",
      source: "",
      observedAtMs: 0,
      condition: null,
      stationDistanceM: null,
    },
    place: { lon: 0, lat: 0, precision: "point" },
    atMs: 0,
  } as const;
  const notRun = err({ code: "no_thresholds", message: "", fields: [] } as const);
  await Promise.allSettled([modelScene(sample, { source: chemicalSource, model: async () => notRun })]);
}
