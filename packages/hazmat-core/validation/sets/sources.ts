import { relative, same, type Check } from "../compare.ts";
import { caseOf } from "../fixtures.ts";
import type { StabilityClass } from "../../src/dispersion/release.ts";
import type * as Models from "../models.ts";

const areaOf = (diameter: number): number => (Math.PI / 4) * diameter ** 2;

/** Holes in vessels, flashing liquids and evaporating pools. */
export function sourceChecks(models: typeof Models): readonly Check[] {
  return [...holeChecks(models), ...flashChecks(models), ...poolChecks(models)];
}

function holeChecks(models: typeof Models): readonly Check[] {
  const liquid = caseOf<{ Cd: number; d_m: number; rho: number; dP_Pa: number }, { rate_kg_s: number }>("SRC-LIQ-1");
  const { Cd, d_m, rho, dP_Pa } = liquid.inputs;
  const liquidRate = models.liquidRelease({ areaM2: areaOf(d_m), discharge: Cd }, rho, dP_Pa);

  const gas = caseOf<
    { Cd: number; d_m: number; P_Pa: number; T_K: number; rho_kg_m3: number; gamma: number },
    { flow: string; rate_kg_s: number }
  >("SRC-GAS-1");
  const { P_Pa, T_K, rho_kg_m3, gamma } = gas.inputs;
  const out = models.gasRelease(
    { areaM2: areaOf(gas.inputs.d_m), discharge: gas.inputs.Cd },
    {
      pressurePa: P_Pa,
      airPressurePa: models.STANDARD_PRESSURE,
      temperatureK: T_K,
      molarMass: (rho_kg_m3 * models.GAS_CONSTANT * T_K) / P_Pa,
      heatRatio: gamma,
    },
  );
  return [
    relative(
      { caseId: liquid.id, quantity: "kg/s" },
      liquid.outputs.rate_kg_s,
      liquidRate,
      liquid.tolerance["rel"] ?? 0,
    ),
    relative({ caseId: gas.id, quantity: "kg/s" }, gas.outputs.rate_kg_s, out.rateKgPerS, gas.tolerance["rel"] ?? 0),
    same({ caseId: gas.id, quantity: "flow" }, gas.outputs.flow, out.isChoked ? "choked" : "subsonic"),
  ];
}

/** Figures that the case gives as text: heat capacity J/(kg K), boiling point K, heat of vaporization J/kg. */
const FLASHES = [
  { name: "chlorine", liquidHeatCapacity: 926.3, boilingK: 239.1, heatOfVaporisation: 287_840 },
  { name: "ammonia", liquidHeatCapacity: 4611.8, boilingK: 239.57, heatOfVaporisation: 1_170_000 },
];
const STORED_AT = 298.15; // K

function flashChecks(models: typeof Models): readonly Check[] {
  const one = caseOf<unknown, { flash_fraction_exp: number[] }>("SRC-FLASH-1");
  return FLASHES.map(({ name, boilingK, ...heat }, i) => {
    const expected = one.outputs.flash_fraction_exp[i] ?? NaN;
    const actual = models.flashFraction(heat, STORED_AT - boilingK);
    return relative({ caseId: one.id, quantity: name }, expected, actual, one.tolerance["rel"] ?? 0);
  });
}

function poolChecks(models: typeof Models): readonly Check[] {
  const one = caseOf<
    {
      mw: number;
      T_K: number;
      pv_Pa: number;
      U: number;
      zU: number;
      stability: StabilityClass;
      diameter_m: number;
      z0_m: number;
    },
    { brighton: { flux: number; rate: number }; mackay_matsugu_flux_kg_m2_s: number; epa_rmp_flux_kg_m2_s: number }
  >("SRC-POOL-1");
  const { inputs, outputs } = one;
  const liquid = { molarMass: inputs.mw, temperatureK: inputs.T_K, vapourPressurePa: inputs.pv_Pa };
  const pool = {
    ...liquid,
    diameterM: inputs.diameter_m,
    wind: { speedMps: inputs.U, heightM: inputs.zU },
    stability: inputs.stability,
    roughnessM: inputs.z0_m,
  };
  const tolerance = one.tolerance["rel"] ?? 0;
  const about = (quantity: string) => ({ caseId: one.id, quantity });
  const other = { ...liquid, diameterM: inputs.diameter_m, windSpeedMps: inputs.U };
  return [
    relative(about("flux, Brighton"), outputs.brighton.flux, models.poolFlux(pool), tolerance),
    relative(about("rate, Brighton"), outputs.brighton.rate, models.poolRate(pool), tolerance),
    relative(
      about("flux, Mackay–Matsugu"),
      outputs.mackay_matsugu_flux_kg_m2_s,
      models.mackayMatsuguFlux(other),
      tolerance,
    ),
    relative(about("flux, EPA RMP"), outputs.epa_rmp_flux_kg_m2_s, models.epaRmpFlux(other), tolerance),
  ];
}
