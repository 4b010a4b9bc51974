import type { Metres } from "../units/length.ts";
import { ppmOf, type Air } from "./air.ts";
import { sigmaY } from "./briggs-sigma.ts";
import { peakShare } from "./finite-duration.ts";
import { plumeConcentration, type GaussianPlume } from "./gaussian-plume.ts";
import type { PlumeField } from "./plume-field.ts";

/**
 * The ground under a Gaussian plume, at its highest over time.
 *
 * @param plume - the steady plume
 * @param gas - molar mass in kg/mol; duration in s, left out for a release that does not end; the air
 * @see [TM43] sections 4.3 and 4.5.2
 */
export function gaussianField(
  plume: GaussianPlume,
  gas: { readonly molarMass: number; readonly durationS?: number; readonly air: Air },
): PlumeField {
  const { durationS } = gas;
  const share = (x: Metres): number =>
    durationS === undefined ? 1 : peakShare({ windMps: plume.windMps, durationS, stability: plume.stability }, x);
  const rawPpm = (x: Metres, y: Metres): number =>
    ppmOf(plumeConcentration(plume, { x, y, z: 0 }) * share(x), gas.molarMass, gas.air);
  const centrelinePpm = (x: Metres): number => rawPpm(x, 0);

  return {
    model: "gaussian",
    firstM: 0,
    blanketHalfSideM: 0,
    centrelinePpm,
    groundPpm: rawPpm,
    halfWidthM: (x, ppm) => {
      const ratio = centrelinePpm(x) / ppm;
      return ratio > 1 ? sigmaY(x, plume.stability) * Math.sqrt(2 * Math.log(ratio)) : 0; // [TM43 4.5.2]
    },
  };
}
