import { initialIsolation } from "@placard/hazmat-core";
import { resolveRelease } from "@placard/hazmat-core/dispersion";
import { createReleaseRunner, type ReleaseRunner } from "./release-runner.ts";

/** A heavy gas, a light one and a pool: between them they use every part of the models. */
const SURELY_MODELLED = [
  { cas: "7782-50-5", release: { rateKgPerS: 1, heightM: 0, state: "gas", durationMin: 10 } },
  { cas: "7664-41-7", release: { rateKgPerS: 0.01, heightM: 2, state: "gas" } },
  { cas: "67-64-1", release: { rateKgPerS: 1, heightM: 0, state: "liquid" } },
] as const;

/**
 * Brings everything that a calculation reads onto the device, so that the first one works without a network: the code
 * of the worker, figures of substances, tables of distances, and the map's code. It models releases of substances that
 * are surely on file; the answers are not used.
 *
 * @returns rejects when a part could not be brought
 */
export async function prepareModels(runner: ReleaseRunner = createReleaseRunner()): Promise<void> {
  try {
    await Promise.all([
      initialIsolation({ unNumber: "UN1017", state: "gas" }),
      import("./PlumeMap.tsx"),
      ...SURELY_MODELLED.map(async ({ cas, release }, index) => {
        const resolved = await resolveRelease({
          substance: { cas },
          release,
          weather: { windSpeedMps: 5, windFromDeg: 0, temperatureC: 20, stability: "D" },
          site: { lon: 0, lat: 0 },
        });
        if (resolved.ok) await runner.model({ id: `prepared-${index}`, input: resolved.value.input });
      }),
    ]);
  } finally {
    runner.stop();
  }
}
