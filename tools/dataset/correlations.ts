import type { StoredCorrelations, StoredFit } from "../../packages/hazmat-core/src/data/stored-correlation.ts";
import type { Sourced } from "../../packages/hazmat-core/src/data/stored-substance.ts";
import type { Input, InputSubstance } from "./input-types.ts";
import type { Loose } from "./write-module.ts";

type Range = { readonly TminK?: number | null; readonly TmaxK?: number | null; readonly src: string };

const fit = (c: readonly number[], { TminK, TmaxK, src }: Range): StoredFit => ({
  c,
  minK: TminK ?? null,
  maxK: TmaxK ?? null,
  src,
});

/** Antoine coefficients for the natural logarithm: some compilations use the decimal logarithm. */
function antoine(given: NonNullable<InputSubstance["antoine"]>): StoredFit {
  const base = given.log === "10" ? Math.LN10 : 1;
  return fit([given.A * base, given.B * base, given.C], given);
}

/** A critical point on the absolute scale: the source has 0 for unknown values. */
const critical = (given: InputSubstance["tcK"]): Sourced<number> | undefined =>
  given === undefined || given.v <= 0 ? undefined : [given.v, given.src];

function correlations(of: InputSubstance): Loose<StoredCorrelations> {
  return {
    antoine: of.antoine === undefined ? undefined : antoine(of.antoine),
    vapourPressure: of.psatDIPPR101 === undefined ? undefined : fit(of.psatDIPPR101.C, of.psatDIPPR101),
    liquidDensity: of.rhoLiqDIPPR105 === undefined ? undefined : fit(of.rhoLiqDIPPR105.v, of.rhoLiqDIPPR105),
    vaporisation:
      of.hvapDIPPR106 === undefined ? undefined : fit([...of.hvapDIPPR106.v, of.hvapDIPPR106.tcK], of.hvapDIPPR106),
    liquidHeat: of.cpLiqDIPPR100 === undefined ? undefined : fit(of.cpLiqDIPPR100.v, of.cpLiqDIPPR100),
    gasHeat: of.cpGasPoly === undefined ? undefined : fit(of.cpGasPoly.v, of.cpGasPoly),
    criticalK: critical(of.tcK),
    criticalPa: critical(of.pcPa),
    acentricFactor: of.omega === undefined ? undefined : [of.omega.v, of.omega.src],
  };
}

/** Coefficients by CAS number, for substances that have any. */
export function buildCorrelations(input: Input): Record<string, Loose<StoredCorrelations>> {
  const all = [...input.core, ...input.extended].map((of) => [of.cas, correlations(of)] as const);
  return Object.fromEntries(all.filter(([, found]) => Object.values(found).some((value) => value !== undefined)));
}
