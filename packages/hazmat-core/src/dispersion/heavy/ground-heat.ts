import { MOLAR_MASS_AIR } from "../../units/constants.ts";
import type { Metres } from "../../units/length.ts";
import type { ReleaseSubstance } from "../release.ts";
import type { ReleasedCloud } from "../source/released-cloud.ts";
import { GRAVITY, HEAT_CAPACITY_AIR, type Air } from "../weather/air.ts";
import { WIND_HEIGHT } from "../weather/wind-profile.ts";
import { heatDeficit } from "./cloud-heat.ts";
import { cloudMixing, type CloudMixing, mixingBetween } from "./cloud-mixing.ts";
import type { HeavyWind } from "./heavy-wind.ts";

// Heat from the ground to a cold cloud, as in DEGADIS 2.1 (SURFAC, local correlation): the larger of natural and forced
// convection. The ground temperature is constant: in the relevant minutes the ground cools far less than the cloud
// warms, and a cooler ground would keep the cloud heavier.

/** Natural convection, W/(m² K) for (ρ/M)² ΔT in (kmol/m³)² K [DEGADIS]. */
const NATURAL = 18;
/** Forced convection: a Stanton number divided by the square of u* / u [DEGADIS]. */
const FORCED = 1.22;
/** Warm ground increases mixing: φ² is divided by 1 + this · Ri_t^(2/3) [DEGADIS]. */
const STIRRING = 0.25;
const TO_KILOMOLES = 1e-3;
/** Number of mixing curves between no heat and the whole heat deficit. */
const LINES = 4;

/** Properties of a cloud layer for the heat transfer from the ground. SI units. */
export interface LayerOverGround {
  readonly temperatureK: number;
  readonly densityKgPerM3: number;
  /** Mass fraction of the substance. */
  readonly fraction: number;
  readonly depthM: Metres;
}

/** The ground under a cold cloud. */
export interface GroundHeat {
  /** Heat deficit of a kilogram of the substance relative to air temperature, J. */
  readonly lackJPerKg: number;
  /** The mixing curve after the ground has supplied a fraction of that heat, 0 to 1. */
  readonly mixingAt: (warmth: number) => CloudMixing;
  /** W/m². */
  readonly fluxInto: (layer: LayerOverGround, wind: HeavyWind) => number;
  /** 1 if the ground is no warmer than the cloud; larger if it increases mixing. */
  readonly stirringOf: (layer: LayerOverGround, wind: HeavyWind) => number;
}

/**
 * Calculates the heat from the ground into a cloud; `null` if the cloud has no heat deficit, or if its vapour has a
 * special heat balance (hydrogen fluoride).
 *
 * @param groundK - temperature of the ground, K
 * @param cold - mixing curve of the cloud without that heat
 * @see [DEGADIS] 2.1, SURFAC and PHIF
 */
export function groundHeat(
  groundK: number,
  {
    cloud,
    substance,
    air,
    cold,
  }: {
    readonly cloud: ReleasedCloud;
    readonly substance: ReleaseSubstance;
    readonly air: Air;
    readonly cold: CloudMixing;
  },
): GroundHeat | null {
  const lackJPerKg = heatDeficit(cloud, substance, air);
  if (lackJPerKg <= 0 || substance.association === "hydrogen-fluoride") return null;
  const lines: CloudMixing[] = [cold];
  const lineAt = (i: number): CloudMixing => (lines[i] ??= cloudMixing(cloud, substance, air, i / LINES));
  const gasHeat = (substance.gasHeatCapacityJPerMolK ?? 0) / cloud.molarMass;
  return {
    lackJPerKg,
    mixingAt: (warmth) => {
      const at = Math.min(Math.max(warmth, 0), 1) * LINES;
      const below = Math.min(Math.floor(at), LINES - 1);
      return at === below ? lineAt(below) : mixingBetween(lineAt(below), lineAt(below + 1), at - below);
    },
    fluxInto: ({ temperatureK, densityKgPerM3, fraction, depthM }, wind) => {
      const over = groundK - temperatureK;
      if (over <= 0 || temperatureK >= air.temperatureK) return 0;
      const moles = fraction / cloud.molarMass + (1 - fraction) / MOLAR_MASS_AIR; // mol/kg
      const natural = NATURAL * Math.cbrt((densityKgPerM3 * moles * TO_KILOMOLES) ** 2 * over);
      const heatCapacity = Math.max(fraction * gasHeat + (1 - fraction) * HEAT_CAPACITY_AIR, HEAT_CAPACITY_AIR);
      const speed = windIn(wind, depthM / 2);
      const forced = (FORCED * densityKgPerM3 * heatCapacity * wind.frictionVelocityMps ** 2) / speed;
      return Math.max(natural, forced) * over;
    },
    stirringOf: ({ temperatureK, depthM }, wind) => {
      const over = Math.max(groundK - temperatureK, 0);
      const thermal = (GRAVITY * over * depthM) / (temperatureK * wind.frictionVelocityMps * windIn(wind, depthM));
      return 1 + STIRRING * thermal ** (2 / 3);
    },
  };
}

/** m/s at a height. */
function windIn({ speedMps, exponent }: HeavyWind, heightM: Metres): number {
  return speedMps * (Math.max(heightM, MIN_HEIGHT) / WIND_HEIGHT) ** exponent;
}

/** Lower bound of the height for the wind profile, m. */
const MIN_HEIGHT = 0.001;
