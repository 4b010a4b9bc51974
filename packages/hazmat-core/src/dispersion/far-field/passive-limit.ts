import type { Metres } from "../../units/length.ts";
import { sigmaYOf, sigmaZOf } from "../passive/briggs-sigma.ts";
import { verticalTerm, type GaussianPlume } from "../passive/gaussian-plume.ts";
import { powerTable } from "./power-table.ts";

// The passive plume of a stability class in the variables of the heavy-gas model, so that a heavy plume can become
// passive without a jump. F = ∫ u c/c0 dz, the flux of the layer divided by its concentration at the ground, m²/s; B
// effective half width, m. Then C = Q / (2 B F) equals the Gaussian Q / (π U σy σz), so nothing has to be matched at
// the transition.

/** Growth of a layer with flux F and half width B if it were a passive plume of a stability class. */
export interface PassiveLimit {
  /** dF/dx of the passive plume at the distance where it has this flux, m/s. */
  readonly fluxGrowthAt: (flux: number) => number;
  /** dB/dx of the passive plume at the distance where it has this width. */
  readonly wideningAt: (halfWidth: Metres) => number;
  /** Fraction of the ground-level concentration that remains if the source is at this height. */
  readonly heightShareAt: (flux: number, heightM: Metres) => number;
}

/** Lower bound of the fraction, so that its logarithm exists. */
const MIN_SHARE = 1e-200;

/**
 * Calculates the passive limit of a release: its Gaussian plume from the ground, with the inversion if there is one.
 *
 * Flux and width are looked up separately, because their virtual distances differ.
 *
 * @param plume - wind speed, class, terrain and inversion; rate and height are not used
 */
export function passiveLimit(
  plume: Pick<GaussianPlume, "windMps" | "stability" | "terrain" | "inversionM">,
): PassiveLimit {
  const { windMps, stability, terrain, inversionM } = plume;
  const spreadY = sigmaYOf(stability);
  const spreadZ = sigmaZOf(stability, terrain);
  const fluxes = powerTable((x) => windMps / verticalTerm(0, 0, spreadZ(x), inversionM)); // F = U / gz, √(π/2) U σz without an inversion
  const halfWidths = powerTable((x) => Math.sqrt(Math.PI / 2) * spreadY(x)); // B = √(π/2) σy
  return {
    fluxGrowthAt: fluxes.growthAt,
    wideningAt: halfWidths.growthAt,
    heightShareAt: (flux, heightM) => {
      const spread = spreadZ(Math.min(fluxes.distanceOf(flux), Number.MAX_SAFE_INTEGER));
      const share = verticalTerm(0, heightM, spread, inversionM) / verticalTerm(0, 0, spread, inversionM);
      return Math.max(share, MIN_SHARE);
    },
  };
}
