import type { SourceRef } from "../../provenance/source.ts";
import { graded, unknownLevel, type HazardDerivation } from "../hazard-derivation.ts";
import type { HazardLevel } from "../hazard-level.ts";

/** NFPA 704 degrees, 0 to 4. Missing or `null` is unknown. */
export interface NfpaDegrees {
  readonly health?: number | null | undefined;
  readonly fire?: number | null | undefined;
  readonly reactivity?: number | null | undefined;
}

/**
 * Returns the hazard level of the highest NFPA 704 degree: 4 extreme, 3 high, 2 medium, 1 and 0 low; `medium` without
 * data. Unknown degrees are ignored, so a single 0 gives low. `medium` without data is a default of the specification
 * and not a rating: use `explainHazardFromNfpa` for display. Never show a level based only on an unverified rating:
 * `highestLevel` prevents this.
 *
 * @example
 * hazardLevelFromNfpa({ health: 4, fire: 0, reactivity: 0 }); // "extreme"
 * hazardLevelFromNfpa(); // "medium"
 */
export function hazardLevelFromNfpa(degrees?: NfpaDegrees | null): HazardLevel {
  return explainHazardFromNfpa(degrees).level ?? "medium";
}

/**
 * Derives the level of `hazardLevelFromNfpa` with its basis.
 *
 * @example
 * explainHazardFromNfpa({ health: 4, fire: 0 }).basis; // "NFPA 704 health 4."
 * explainHazardFromNfpa(null).kind; // "unknown"
 */
export function explainHazardFromNfpa(
  degrees: NfpaDegrees | null | undefined,
  sources: readonly SourceRef[] = [],
): HazardDerivation {
  const known = knownDegrees(degrees ?? {});
  const [first, ...rest] = known;
  if (first === undefined) return unknownLevel("No NFPA 704 rating on file.", sources);
  const highest = rest.reduce((best, next) => (next.degree > best.degree ? next : best), first);
  return graded(levelOf(highest.degree), `NFPA 704 ${highest.name} ${highest.degree}.`, sources);
}

function knownDegrees({ health, fire, reactivity }: NfpaDegrees): readonly { name: string; degree: number }[] {
  const named = [
    ["health", health],
    ["fire", fire],
    ["instability", reactivity],
  ] as const;
  return named.flatMap(([name, degree]) => (typeof degree === "number" && degree >= 0 ? [{ name, degree }] : []));
}

function levelOf(degree: number): HazardLevel {
  if (degree >= 4) return "extreme";
  if (degree >= 3) return "high";
  return degree >= 2 ? "medium" : "low";
}
