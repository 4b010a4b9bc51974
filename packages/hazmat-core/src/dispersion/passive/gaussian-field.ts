import type { Metres } from "../../units/length.ts";
import { ppmOf, type Air } from "../weather/air.ts";
import { sigmaYOf } from "./briggs-sigma.ts";
import { peakShareOf } from "./finite-duration.ts";
import { concentrationOf, type GaussianPlume } from "./gaussian-plume.ts";
import type { PlumeField } from "../zone/plume-field.ts";

/**
 * Ground-level field of a Gaussian plume, as the maximum over time.
 *
 * @param plume - the steady plume
 * @param gas - molar mass in kg/mol; duration in s, omitted for a continuous release; the air
 * @see [TM43] sections 4.3 and 4.5.2
 */
export function gaussianField(
  plume: GaussianPlume,
  gas: { readonly molarMass: number; readonly durationS?: number; readonly air: Air },
): PlumeField {
  const { durationS } = gas;
  const share =
    durationS === undefined ? null : peakShareOf({ windMps: plume.windMps, durationS, stability: plume.stability });
  const concentration = concentrationOf(plume);
  const ppmPerKg = ppmOf(1, gas.molarMass, gas.air);
  const spreadY = sigmaYOf(plume.stability);
  const groundPpm = (x: Metres, y: Metres): number =>
    ppmPerKg * concentration(x, y, 0) * (share === null ? 1 : share(x));
  const centrelinePpm = (x: Metres): number => groundPpm(x, 0);

  return {
    firstM: 0,
    sourceCloud: null,
    heavyToM: 0,
    centrelinePpm,
    groundPpm,
    halfWidthM: (x, ppm) => {
      const ratio = centrelinePpm(x) / ppm;
      return ratio > 1 ? spreadY(x) * Math.sqrt(2 * Math.log(ratio)) : 0; // [TM43 4.5.2]
    },
  };
}
