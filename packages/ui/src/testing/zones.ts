import type { LonLat, ModelledRelease } from "@placard/hazmat-core";
import { modelReleaseOf } from "@placard/hazmat-core/dispersion";
import { records } from "./samples.ts";

/** Location of the sample release: the harbour of Dartmouth, Nova Scotia. */
export const SAMPLE_SITE: LonLat = [-63.5685, 44.6636];

/** Carbon monoxide, 2 kg/s for an hour, wind 4 m/s from the south-west: the limits of its record give the zones. */
async function modelled(): Promise<ModelledRelease> {
  const { carbonMonoxide } = records;
  const answer = await modelReleaseOf({
    substance: { name: carbonMonoxide.name, molarMass: 28.01, isNoncombustible: false },
    release: { rateKgPerS: 2, heightM: 0, state: "gas" },
    weather: { windSpeedMps: 4, windFromDeg: 225, temperatureC: 11, stability: "D", pressureMb: 1013.25 },
    site: { lon: SAMPLE_SITE[0], lat: SAMPLE_SITE[1], roughnessM: "urban" },
    thresholds: carbonMonoxide.exposure
      .filter(({ unit }) => unit === "ppm")
      .map(({ id, label, value, source }) => ({ id, label, ppm: value, source })),
  });
  if (!answer.ok) throw new RangeError(`The sample release was refused: ${answer.error.message}`);
  return answer.value;
}

export const sampleZones: ModelledRelease = await modelled();
