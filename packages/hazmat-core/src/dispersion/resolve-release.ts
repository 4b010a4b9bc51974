import { ok, type Result } from "../identity/result.ts";
import type { SourceRef } from "../provenance/source.ts";
import { ICE_POINT } from "../units/constants.ts";
import { defaultThresholds } from "./input/default-thresholds.ts";
import { shapeRefusal } from "./input/input-shape.ts";
import { refusal, refusedRelease } from "./input/refuse.ts";
import { substanceAt } from "./source/substance-at.ts";
import type { ReleaseInput, ReleaseRefusal, ResolvedReleaseInput } from "./release.ts";

/** A release with the properties of its substance and their sources. */
export interface ResolvedRelease {
  readonly input: ResolvedReleaseInput;
  readonly sources: readonly SourceRef[];
}

/**
 * Loads the input of `modelReleaseOf`, so that the model can run elsewhere, such as in a worker.
 *
 * @returns the resolved release, or a refusal: `substance_unknown`, or `outside_domain` for the percentage of the LEL
 * @example
 * await resolveRelease({
 *   substance: { cas: "0000-00-0" },
 *   release: { rateKgPerS: 0.5, heightM: 2, state: "gas" },
 *   weather: { windSpeedMps: 4, windFromDeg: 225, temperatureC: 15, stability: "D" },
 *   site: { lon: -63.57, lat: 44.65 },
 * });
 * // refused with "substance_unknown"
 */
export async function resolveRelease(input: ReleaseInput): Promise<Result<ResolvedRelease, ReleaseRefusal>> {
  const misshapen = shapeRefusal(input);
  if (misshapen !== null) return refusedRelease(misshapen);
  const { substance, ...rest } = input;
  const { lelPercent } = input;
  if (lelPercent !== undefined && !(typeof lelPercent === "number" && lelPercent >= 0 && lelPercent <= 100)) {
    return refusedRelease(
      refusal("outside_domain", "The LEL percentage must be from 0 to 100. Correct it.", ["lelPercent"]),
    );
  }
  if (!("cas" in substance)) return ok({ input: { ...rest, substance }, sources: [] });
  const [{ releaseSubstanceByCas }, { correlationsByCas }] = await Promise.all([
    import("./release-substance.ts"),
    import("../reference/figures/correlations.ts"),
  ]);
  const [found, fits] = await Promise.all([releaseSubstanceByCas(substance.cas), correlationsByCas(substance.cas)]);
  if (found === null) {
    const message = `No substance with CAS number ${substance.cas} and a molar mass on file. Check the number, or enter molar mass and limits.`;
    return refusedRelease(refusal("substance_unknown", message, ["substance"]));
  }
  const thresholds = input.thresholds ?? defaultThresholds(found.thresholds, lelPercent);
  const airK = input.weather.temperatureC + ICE_POINT;
  const known =
    found.cas === HYDROGEN_FLUORIDE
      ? { ...found.substance, association: "hydrogen-fluoride" as const }
      : found.substance;
  if (fits === null) return ok({ input: { ...rest, substance: known, thresholds }, sources: found.sources });
  const whole = substanceAt(known, fits, airK);
  return ok({ input: { ...rest, substance: whole, thresholds }, sources: [...found.sources, CORRELATION_SOURCE] });
}

/** The only vapour whose molecules associate enough to matter. */
const HYDROGEN_FLUORIDE = "7664-39-3";

/** In the dataset each correlation names its own handbook. */
const CORRELATION_SOURCE: SourceRef = { key: "CHEMICALS", locator: "temperature fits", mark: "estimated" };
