import { modelReleaseOf } from "./model-release-of.ts";
import { refusal, refused } from "./release-domain.ts";
import type { ReleaseAnswer, ReleaseInput } from "./release.ts";

/**
 * Models a release of a substance named by its CAS number or written out.
 *
 * @param input - see {@link ReleaseInput}
 * @returns zones, profiles and warnings, or a refusal that names the input to change; never a guess
 */
export async function modelRelease(input: ReleaseInput): Promise<ReleaseAnswer> {
  const { substance, ...rest } = input;
  if ("cas" in substance) {
    return refused(
      refusal(
        "substance_unknown",
        `No substance with CAS number ${substance.cas} is on file. Enter its molar mass and limits.`,
        ["substance"],
      ),
    );
  }
  return modelReleaseOf({ ...rest, substance });
}
