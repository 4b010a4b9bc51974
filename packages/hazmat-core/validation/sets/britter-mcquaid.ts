import { relative, type Check } from "../compare.ts";
import { caseOf } from "../fixtures.ts";
import type * as Models from "../models.ts";

interface PlumeInputs {
  readonly vol_flow_m3_s: number;
  readonly rho_gas: number;
  readonly rho_air: number;
  readonly u10: number;
  readonly T_rel_K: number;
  readonly T_amb_K: number;
}
interface PlumeOutputs {
  readonly alpha: number;
  readonly D_m: number;
  readonly c_volfrac: Readonly<Record<string, number>>;
  readonly Lu_m: number;
  readonly Lh0_m: number;
  readonly Lh_367: number;
}

/** Molar mass of dry air and gas constant as in the workbook's example. */
const AIR = { molarMass: 0.028964, gasConstant: 8.31446 };

/** The workbook's curves: an LNG plume and a cloud of ammonia and air. */
export function britterMcQuaidChecks(models: typeof Models): readonly Check[] {
  const steady = caseOf<PlumeInputs, PlumeOutputs>("BM-PLUME-1");
  const { inputs, outputs } = steady;
  const tolerance = steady.tolerance["rel"] ?? 0;
  const plume = models.britterMcQuaidPlume({
    volumeFlowM3PerS: inputs.vol_flow_m3_s,
    density: inputs.rho_gas,
    airDensity: inputs.rho_air,
    windSpeedMps: inputs.u10,
    releaseTemperatureK: inputs.T_rel_K,
    airTemperatureK: inputs.T_amb_K,
  });
  const about = (quantity: string) => ({ caseId: steady.id, quantity });
  const shares = Object.entries(outputs.c_volfrac).flatMap(([x, share]) => [
    relative(about(`share at ${x} m`), share, plume.concentrationAt(Number(x)), tolerance),
    relative(about(`distance to ${share}`), Number(x), plume.distanceTo(share), tolerance),
  ]);

  const puff = caseOf<
    { V0_m3: number; rho0: number; u10: number; T_amb_K: number; initial_dilution: number },
    { rows: { x: number; t: number; c_pure_frac: number }[] }
  >("BM-PUFF-1");
  const cloud = models.britterMcQuaidPuff(puff.inputs.V0_m3, {
    density: puff.inputs.rho0,
    airDensity: (models.STANDARD_PRESSURE * AIR.molarMass) / (AIR.gasConstant * puff.inputs.T_amb_K),
    windSpeedMps: puff.inputs.u10,
  });
  const rows = puff.outputs.rows.map(({ x, t, c_pure_frac: expected }) => {
    const actual = cloud.concentrationAt(x, t) / puff.inputs.initial_dilution;
    return relative(
      { caseId: puff.id, quantity: `share at ${x} m, ${t} s` },
      expected,
      actual,
      puff.tolerance["rel"] ?? 0,
    );
  });
  return [
    relative(about("α"), outputs.alpha, plume.alpha, tolerance),
    relative(about("source length"), outputs.D_m, plume.sourceLengthM, tolerance),
    ...shares,
    relative(about("upwind"), outputs.Lu_m, plume.upwindM, tolerance),
    relative(about("half width at source"), outputs.Lh0_m, plume.sourceHalfWidthM, tolerance),
    relative(about("half width at 367 m"), outputs.Lh_367, plume.halfWidthAt(367), tolerance),
    ...rows,
  ];
}
