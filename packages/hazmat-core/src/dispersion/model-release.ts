import type { ReleaseAnswer, ReleaseInput } from "./release.ts";

/**
 * Models a release of a substance named by its CAS number or written out. The models (about 12 kB gzip) and, for a CAS
 * number, the bundled dataset load with the first call; `@placard/hazmat-core/dispersion` has them at once, and
 * `modelReleaseOf` for those who must not wait.
 *
 * @param input - see {@link ReleaseInput}
 * @returns zones, profiles and warnings, or a refusal that names the input to change; never a guess
 * @example
 * const answer = await modelRelease({
 *   substance: { name: "Carbon monoxide", molarMass: 28.01, boilingPointC: -191.5 },
 *   release: { rateKgPerS: 0.5, heightM: 2, state: "gas" },
 *   weather: { windSpeedMps: 4, windFromDeg: 225, temperatureC: 15, stability: "D" },
 *   site: { lon: -63.57, lat: 44.65 },
 *   thresholds: [{ id: "aegl-2", ppm: 83 }],
 * });
 * answer.ok && answer.value.zones[0]?.id; // "aegl-2"
 */
export async function modelRelease(input: ReleaseInput): Promise<ReleaseAnswer> {
  const models = await import("./model-release.ts");
  return models.modelRelease(input);
}
