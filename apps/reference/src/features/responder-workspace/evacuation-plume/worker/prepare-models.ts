import { initialIsolation } from "@placard/hazmat-core";
import { resolveRelease } from "@placard/hazmat-core/dispersion";
import type { ReleaseRunner } from "./release-runner.ts";

/**
 * Brings everything that a calculation reads onto the device, so that the first one works without a network: worker,
 * figures of substances and tables of distances. It asks for one substance that is surely on file; the answers are not
 * used, and a failure shows when a calculation is asked for.
 */
export async function prepareModels(runner: Pick<ReleaseRunner, "warm">): Promise<void> {
  runner.warm();
  await Promise.allSettled([
    initialIsolation({ unNumber: "UN1017", state: "gas" }),
    resolveRelease({
      substance: { cas: "7782-50-5" },
      release: { rateKgPerS: 1, heightM: 0, state: "gas" },
      weather: { windSpeedMps: 5, windFromDeg: 0, temperatureC: 20, stability: "D" },
      site: { lon: 0, lat: 0 },
    }),
  ]);
}
