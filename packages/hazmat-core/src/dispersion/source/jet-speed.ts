import type { Assumption } from "../../provenance/figure.ts";
import { formatNumber } from "../../formats/number.ts";
import { ICE_POINT } from "../../units/constants.ts";
import { MAX_JET_SPEED } from "../input/release-limits.ts";
import type { ReleaseSubstance, ResolvedReleaseInput } from "../release.ts";
import type { Air } from "../weather/air.ts";
import { CRITICAL_OVER_BOILING, type ReleasedCloud, TYPICAL_LIQUID_DENSITY } from "./released-cloud.ts";
import { estimatedVapourPressure } from "./vapour-pressure.ts";

/** Speed of a release at its container, with its source. */
export interface JetSpeed {
  readonly speedMps: number;
  readonly assumptions: readonly Assumption[];
}

/**
 * The speed of a release as a jet; `null` without a jet or if the speed is unknown.
 *
 * As entered; otherwise that of a liquefied gas from its vapour pressure, which does not depend on the hole. A gas with
 * only a known rate can leave at any speed.
 */
export function jetSpeedOf(
  { release, substance }: ResolvedReleaseInput,
  cloud: ReleasedCloud,
  air: Air,
): JetSpeed | null {
  const { jetSpeedMps, temperatureC } = release;
  if (cloud.kind === "pool") return null;
  if (jetSpeedMps === 0) return null;
  if (jetSpeedMps !== undefined) return { speedMps: jetSpeedMps, assumptions: [assumed(jetSpeedMps, "As entered.")] };
  if (cloud.kind !== "aerosol") return null;
  const storedK = temperatureC === undefined ? air.temperatureK : temperatureC + ICE_POINT;
  const speedMps = liquefiedJetSpeed(substance, storedK, air);
  const reason = "Driven out by the vapour pressure of the liquid [TM43 3.4].";
  return speedMps === 0 ? null : { speedMps, assumptions: [{ ...assumed(speedMps, reason), isDerived: true }] };
}

/**
 * Speed of a liquefied gas through a hole below its level, m/s; 0 if it is not stored under pressure. It flashes
 * outside the hole, at air pressure, and keeps that speed.
 *
 * @param storedK - K; at and above the critical point it is not a pressurized but a cold liquid, which makes no jet
 * @see [TM43] 3.4: Bernoulli, √(2 ΔP / ρ)
 */
export function liquefiedJetSpeed(substance: ReleaseSubstance, storedK: number, air: Air): number {
  const { boilingPointC, criticalTemperatureC, liquidDensityKgPerM3 = TYPICAL_LIQUID_DENSITY } = substance;
  if (boilingPointC === undefined) return 0;
  const boilingK = boilingPointC + ICE_POINT;
  const criticalK =
    criticalTemperatureC === undefined ? boilingK * CRITICAL_OVER_BOILING : criticalTemperatureC + ICE_POINT;
  if (storedK <= boilingK || storedK >= criticalK) return 0;
  const overPa = (estimatedVapourPressure(substance, storedK) ?? 0) - air.pressurePa;
  return overPa > 0 ? Math.min(Math.sqrt((2 * overPa) / liquidDensityKgPerM3), MAX_JET_SPEED) : 0;
}

function assumed(speedMps: number, reason: string): Assumption {
  return {
    name: "Jet",
    value: `${formatNumber(Number(speedMps.toPrecision(2)))} m/s`,
    reason: `${reason} The jet may be free and mix with air until it slows to wind speed [RICOU1961], or hit something and mix with none. The zones cover both cases.`,
  };
}
