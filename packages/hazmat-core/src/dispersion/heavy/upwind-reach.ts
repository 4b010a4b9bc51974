import type { Metres } from "../../units/length.ts";
import { passiveWeight } from "../far-field/passive-weight.ts";
import type { SourceCloud } from "../zone/plume-field.ts";
import { britterMcQuaidPlume, type BritterMcQuaidSource } from "./britter-mcquaid.ts";

/**
 * Half extents of the cloud over a source, upwind and to its sides: the larger of the blanket and the Britter–McQuaid
 * extents, because in light wind the blanket alone is too small.
 *
 * A source that is passive from the start has only its blanket; between, the workbook's extents are weighted.
 *
 * @param richardson - critical Richardson number of the release
 * @param poolDiameterM - m; 0 without a pool
 * @param blanketRadiusM - m
 * @see [BM1988]: upwind D/2 + 2 lb, to the side D + 8 lb
 */
export function upwindReach(
  source: BritterMcQuaidSource,
  richardson: number,
  poolDiameterM: Metres,
  blanketRadiusM: Metres,
): SourceCloud {
  const { buoyancyLengthM, sourceLengthM } = britterMcQuaidPlume(source);
  const across = poolDiameterM > 0 ? poolDiameterM : sourceLengthM;
  const pushed = Math.max(buoyancyLengthM, 0);
  const share = 1 - passiveWeight(richardson);
  return {
    upwindM: Math.max(blanketRadiusM, share * (across / 2 + 2 * pushed)),
    sideM: Math.max(blanketRadiusM, share * (across + 8 * pushed)),
  };
}
