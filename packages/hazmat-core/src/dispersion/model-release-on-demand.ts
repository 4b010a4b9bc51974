import type { ReleaseAnswer, ReleaseInput } from "./release.ts";

/**
 * Models a release of a substance named by its CAS number or written out. The models (about 12 kB gzip) and, for a CAS
 * number, the bundled dataset load with the first call; `@placard/hazmat-core/dispersion` has them at once, and
 * `modelReleaseOf` for those who must not wait.
 *
 * @param input - see {@link ReleaseInput}
 * @returns zones, profiles and warnings, or a refusal that names the input to change; never a guess
 */
export async function modelRelease(input: ReleaseInput): Promise<ReleaseAnswer> {
  const models = await import("./model-release.ts");
  return models.modelRelease(input);
}
