import type { Metres } from "../units/length.ts";
import { formatNumber } from "./number.ts";

/** The ERG prints distances from this value as "11+ km", m. */
const OPEN_ENDED_M = 11_000;

/**
 * The only larger distance that the ERG prints as a figure, m: acrolein and tellurium hexafluoride. [ERG2024] Table 1
 */
const PRINTED_BEYOND_M = 11_100;

/**
 * Formats a travel distance: metres below 1,000 m, otherwise kilometres with one decimal.
 *
 * @param metres - 0 or more
 * @example
 * formatDistance(850.4); // "850 m"
 * formatDistance(1250); // "1.3 km"
 */
export function formatDistance(metres: Metres): string {
  const whole = Math.round(metres);
  return whole < 1000 ? `${whole} m` : `${formatNumber(Math.round(metres / 100) / 10, 1)} km`;
}

/**
 * Formats a safety distance, rounded up. From 11 km it gives `11+ km`, where the ERG tables end, except for the printed
 * 11.1 km.
 *
 * @param metres - 0 or more; `null` gives `not on file`
 * @example
 * formatSafeDistance(60); // "60 m"
 * formatSafeDistance(1410); // "1.5 km"
 * formatSafeDistance(11000); // "11+ km"
 */
export function formatSafeDistance(metres: Metres | null): string {
  if (metres === null) return "not on file";
  if (metres >= OPEN_ENDED_M && metres !== PRINTED_BEYOND_M) return "11+ km";
  if (metres <= 1000) return formatMetres(metres);
  return `${formatNumber(ceilTo(metres, 100) / 1000, 1)} km`;
}

/**
 * Formats a distance of any size in whole metres, rounded up, such as the isolation radius on the card.
 *
 * @example
 * formatMetres(1000); // "1\u202f000 m"
 */
export function formatMetres(metres: Metres): string {
  return `${formatNumber(ceilTo(metres, 1))} m`;
}

/** Rounds up to a whole multiple of `step`, with a tolerance for floating-point errors. */
function ceilTo(metres: Metres, step: number): number {
  return Math.ceil(metres / step - 1e-9) * step;
}
