import { ok } from "../identity/result.ts";
import type { ReleaseAnswer, ReleaseInput } from "./release.ts";
import { uniqueSources } from "../provenance/unique-sources.ts";

/**
 * Models a release of a substance given by its CAS number or by its properties. The first call loads the models (about
 * 9 kB gzip, heavy gas 6 kB more) and, for a CAS number, the bundled dataset. Default thresholds are those of the
 * substance: 60-minute AEGL-1 to 3, IDLH and a percentage of the LEL. A substance given by its properties needs
 * explicit thresholds.
 *
 * @param input - see {@link ReleaseInput}; the domain is `RELEASE_DOMAIN`
 * @returns zones, profiles and warnings, or a refusal that names the input to change
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
  const [{ resolveRelease }, { modelReleaseOf }] = await Promise.all([
    import("./resolve-release.ts"),
    import("./model-release-of.ts"),
  ]);
  const resolved = await resolveRelease(input);
  if (!resolved.ok) return resolved;
  const answer = await modelReleaseOf(resolved.value.input);
  if (!answer.ok) return answer;
  const { basis } = answer.value;
  const sources = uniqueSources([...basis.sources, ...resolved.value.sources]);
  return ok({ ...answer.value, basis: { ...basis, sources } });
}
