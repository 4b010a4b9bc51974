import type { Metres } from "../../units/length.ts";
import { sigmaYOf, sigmaZOf } from "../passive/briggs-sigma.ts";
import { verticalTerm, type GaussianPlume } from "../passive/gaussian-plume.ts";
import { powerTable } from "./power-table.ts";

// The passive plume of a class in the state of the heavy one, so that a heavy plume can become it without a seam.
// F = ∫ u c/c0 dz, the flux of the layer over its concentration at the ground, m²/s; B effective half width, m. Then
// C = Q / (2 B F) is the Gaussian's Q / (π U σy σz): nothing has to be matched where one goes over into the other.

/** What the passive plume of a class would do with a layer of a flux F and a half width B. */
export interface PassiveLimit {
  /** dF/dx of the passive plume where it carries this flux, m/s. */
  readonly fluxGrowthAt: (flux: number) => number;
  /** dB/dx of the passive plume where it is this wide. */
  readonly wideningAt: (halfWidth: Metres) => number;
  /** Share of the concentration at the ground that is left when the source lies this high. */
  readonly heightShareAt: (flux: number, heightM: Metres) => number;
}

/** The least that is left, so that a logarithm can be taken of it. */
const LEAST_SHARE = 1e-200;

/**
 * The passive limit of a release: its Gaussian plume from the ground, with the lid if there is one.
 *
 * Flux and width are looked up each for itself: the virtual distance of the one is not that of the other.
 *
 * @param plume - wind that carries it, class, ground and lid; rate and height do not count
 */
export function passiveLimit(
  plume: Pick<GaussianPlume, "windMps" | "stability" | "terrain" | "inversionM">,
): PassiveLimit {
  const { windMps, stability, terrain, inversionM } = plume;
  const spreadY = sigmaYOf(stability);
  const spreadZ = sigmaZOf(stability, terrain);
  const fluxes = powerTable((x) => windMps / verticalTerm(0, 0, spreadZ(x), inversionM)); // F = U / gz, √(π/2) U σz without a lid
  const halfWidths = powerTable((x) => Math.sqrt(Math.PI / 2) * spreadY(x)); // B = √(π/2) σy
  return {
    fluxGrowthAt: fluxes.growthAt,
    wideningAt: halfWidths.growthAt,
    heightShareAt: (flux, heightM) => {
      const spread = spreadZ(Math.min(fluxes.distanceOf(flux), Number.MAX_SAFE_INTEGER));
      const share = verticalTerm(0, heightM, spread, inversionM) / verticalTerm(0, 0, spread, inversionM);
      return Math.max(share, LEAST_SHARE);
    },
  };
}
