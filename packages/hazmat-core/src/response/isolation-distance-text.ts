import type { Metres } from "../units/length.ts";

/** Where the tables stop: 11000 m stands for "11+ km". */
export const FARTHEST_M = 11_000;

/**
 * An isolation or protective-action distance as a reader sees it.
 *
 * @param metres - 0 or more
 * @example
 * isolationDistanceText(100); // "100 m"
 * isolationDistanceText(1400); // "1.4 km"
 * isolationDistanceText(11000); // "11+ km"
 */
export function isolationDistanceText(metres: Metres): string {
  if (metres >= FARTHEST_M) return "11+ km";
  return metres <= 1000 ? `${metres} m` : `${Number((metres / 1000).toFixed(1))} km`;
}
