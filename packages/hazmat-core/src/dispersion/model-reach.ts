import type { Metres } from "../units/length.ts";
import { FARTHEST } from "./zone/contour.ts";

/** How far the models speak, m: a zone that is cut there goes on, and its distance reads "more than". */
export const MODEL_REACH_M: Metres = FARTHEST;
