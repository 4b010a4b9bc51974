import type { ChemicalKey } from "@placard/hazmat-core";
import { modelScene, type Scene, type SceneWeather } from "@placard/hazmat-core/scene";
import { chemicalSource } from "../../lib/chemical/chemical-source.ts";
import type { ReleaseRunner } from "@placard/ui/internal";
import { startReleaseRunner } from "./start-release-runner.ts";

/** A heavy gas, a light gas and a pool: together they use every part of the models. */
const SURELY_MODELLED: readonly (Pick<Scene, "state" | "heightM"> & { key: ChemicalKey; rateKgPerS: number })[] = [
  { key: "cas:7782-50-5", state: "gas", rateKgPerS: 1, heightM: 0 },
  { key: "cas:7664-41-7", state: "gas", rateKgPerS: 0.01, heightM: 2 },
  { key: "cas:67-64-1", state: "liquid", rateKgPerS: 1, heightM: 0 },
];

const WEATHER: SceneWeather = {
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
};

/**
 * Loads everything that a calculation needs onto the device, so that the first one works without a network: the
 * worker's code, substance data, distance tables and the map's code. Models releases of substances that are always on
 * file; the results are discarded.
 *
 * @returns promise that rejects if a part could not be loaded
 */
export async function prepareModels(runner: ReleaseRunner = startReleaseRunner()): Promise<void> {
  try {
    await Promise.all([
      import("@placard/ui/map"),
      ...SURELY_MODELLED.map(({ key, state, rateKgPerS, heightM }) =>
        modelScene(
          {
            chemical: { key, unNumber: null },
            state,
            source: { kind: "rate", rateKgPerS },
            heightM,
            weather: WEATHER,
            place: { lon: 0, lat: 0, precision: "point" },
            atMs: 0,
          },
          { source: chemicalSource, model: (input) => runner.model({ id: `prepared-${key}`, input }) },
        ),
      ),
    ]);
  } finally {
    runner.stop();
  }
}
