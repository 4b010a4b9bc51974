import { ok } from "../identity/result.ts";
import type { SourceRef } from "../provenance/source.ts";
import { ICE_POINT } from "./air.ts";
import { defaultThresholds } from "./default-thresholds.ts";
import { modelReleaseOf } from "./model-release-of.ts";
import { refusal, refused } from "./release-refusal.ts";
import { substanceAt } from "./substance-at.ts";
import type { ReleaseAnswer, ReleaseInput, ReleaseRefusal, ResolvedReleaseInput } from "./release.ts";

/** A release with its substance written out, and where the substance's figures come from. */
export interface ResolvedRelease {
  readonly input: ResolvedReleaseInput;
  readonly sources: readonly SourceRef[];
}

/**
 * Models a release of a substance named by its CAS number or written out.
 *
 * The bundled dataset is loaded with the first CAS number. Without thresholds the substance's own are taken: 60-minute
 * AEGL-1 to 3, IDLH and a share of the LEL; a substance that is written out needs thresholds of its own.
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
  const resolved = await resolveRelease(input);
  if (!resolved.ok) return resolved;
  const answer = modelReleaseOf(resolved.value.input);
  if (!answer.ok) return answer;
  const { basis } = answer.value;
  return ok({ ...answer.value, basis: { ...basis, sources: distinct([...basis.sources, ...resolved.value.sources]) } });
}

/**
 * Looks up what {@link modelReleaseOf} needs, so that the model itself can run elsewhere, as in a worker.
 *
 * @returns the resolved release, or a refusal: `substance_unknown`, or `outside_domain` for the share of the LEL
 * @example
 * await resolveRelease({
 *   substance: { cas: "0000-00-0" },
 *   release: { rateKgPerS: 0.5, heightM: 2, state: "gas" },
 *   weather: { windSpeedMps: 4, windFromDeg: 225, temperatureC: 15, stability: "D" },
 *   site: { lon: -63.57, lat: 44.65 },
 * });
 * // refused with "substance_unknown"
 */
export async function resolveRelease(
  input: ReleaseInput,
): Promise<
  { readonly ok: true; readonly value: ResolvedRelease } | { readonly ok: false; readonly error: ReleaseRefusal }
> {
  const { substance, ...rest } = input;
  if (input.lelPercent !== undefined && !(input.lelPercent >= 0 && input.lelPercent <= 100)) {
    return refused(
      refusal("outside_domain", "The share of the LEL lies between 0 and 100 %. Mend it.", ["lelPercent"]),
    );
  }
  if (!("cas" in substance)) return ok({ input: { ...rest, substance }, sources: [] });
  const [{ releaseSubstanceByCas }, { correlationsByCas }] = await Promise.all([
    import("../reference/release-substance.ts"),
    import("../reference/correlations.ts"),
  ]);
  const [found, fits] = await Promise.all([releaseSubstanceByCas(substance.cas), correlationsByCas(substance.cas)]);
  if (found === null) {
    const message = `No substance with CAS number ${substance.cas} and a molar mass is on file. Check the number, or enter molar mass and limits.`;
    return refused(refusal("substance_unknown", message, ["substance"]));
  }
  const thresholds = input.thresholds ?? defaultThresholds(found.thresholds, input.lelPercent);
  const airK = input.weather.temperatureC + ICE_POINT;
  if (fits === null) return ok({ input: { ...rest, substance: found.substance, thresholds }, sources: found.sources });
  const whole = substanceAt(found.substance, fits, airK);
  return ok({ input: { ...rest, substance: whole, thresholds }, sources: [...found.sources, FITS] });
}

/** Each fit names its own handbook in the dataset. */
const FITS: SourceRef = { key: "CHEMICALS", locator: "temperature fits", mark: "estimated" };

function distinct(sources: readonly SourceRef[]): readonly SourceRef[] {
  const seen = new Map(sources.map((source) => [JSON.stringify(source), source]));
  return [...seen.values()];
}
