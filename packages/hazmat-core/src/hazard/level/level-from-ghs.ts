import type { SourceRef } from "../../provenance/source.ts";
import { GHS_STATEMENTS, ghsCodesIn, isEnvironmentCode } from "../ghs-statements.ts";
import { graded, unknownLevel, type HazardDerivation } from "../hazard-derivation.ts";
import { ungraded } from "../ungraded-dangers.ts";

/**
 * Derives the hazard level of GHS hazard statements: the highest of all.
 *
 * @param hCodes - hazard statement codes, `["H330", "H314"]`
 * @example
 * explainHazardFromGhs(["H319", "H330"]).basis; // "GHS H330: toxic."
 * explainHazardFromGhs(["H350"]).basis; // "GHS H350: signal word Danger."
 */
export function explainHazardFromGhs(hCodes: readonly string[], sources: readonly SourceRef[] = []): HazardDerivation {
  const codes = ghsCodesIn(hCodes.join(" "));
  for (const { as, level, codes: fits } of GHS_STATEMENTS) {
    const code = codes.find((digits) => fits.test(digits));
    if (code !== undefined) return graded(level, `GHS H${code}: ${as}.`, sources);
  }
  const environment = codes.find(isEnvironmentCode);
  if (environment !== undefined) return ungraded("environment", `GHS H${environment}`, sources);
  return unknownLevel(
    codes.length === 0 ? "No GHS statement on file." : "No GHS statement on file gives a level.",
    sources,
  );
}
