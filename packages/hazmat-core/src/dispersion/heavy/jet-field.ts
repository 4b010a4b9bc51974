import type { Metres } from "../../units/length.ts";
import type { Jet, SpentJet } from "../source/spent-jet.ts";
import type { PlumeField } from "../zone/plume-field.ts";
import type { CloudMixing } from "./cloud-mixing.ts";

/**
 * Ground-level field of a free jet along the wind, and of the plume that continues from its end.
 *
 * The jet is uniform across and lies on the ground like heavy gas.
 *
 * @param mixing - of the gas before it contains air
 * @param beyond - the plume of the gas diluted by the jet, from the end of the jet
 */
export function jetField(jet: Jet, spent: SpentJet, mixing: CloudMixing, beyond: PlumeField): PlumeField {
  const { lengthM } = spent;
  const jetPpm = (x: Metres): number => 1e6 * mixing.volumeShareOf(spent.fractionAt(x));
  /** Half width of a round jet with constant momentum, m: π r² ρ u = rate/w with u = speed · w. */
  const jetHalfWidth = (x: Metres): Metres => {
    const fraction = spent.fractionAt(x);
    return Math.sqrt(jet.rateKgPerS / (Math.PI * mixing.densityAt(fraction) * jet.speedMps)) / fraction;
  };
  const { upwindM = 0, sideM = 0 } = beyond.sourceCloud ?? {};
  const share = upwindM > lengthM ? 1 - lengthM / upwindM : 0; // of the cloud at its end that surrounds its nozzle
  return {
    firstM: 0,
    sourceCloud: { upwindM: share * upwindM, sideM: share * sideM },
    heavyToM: beyond.heavyToM === 0 ? 0 : beyond.heavyToM + lengthM,
    centrelinePpm: (x) => (x < lengthM ? jetPpm(x) : beyond.centrelinePpm(x - lengthM)),
    groundPpm: (x, y) => (x < lengthM ? (y <= jetHalfWidth(x) ? jetPpm(x) : 0) : beyond.groundPpm(x - lengthM, y)),
    halfWidthM: (x, ppm) =>
      x < lengthM ? (jetPpm(x) > ppm ? jetHalfWidth(x) : 0) : beyond.halfWidthM(x - lengthM, ppm),
  };
}
