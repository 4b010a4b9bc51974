import type { Metres } from "../units/length.ts";
import { formatNumber } from "./number.ts";

// Displayed figures of a dispersion model: two significant digits, because the models are accurate to a factor of two.
// Rounded so that no zone is understated: its far end, width and concentration up, its near end down.

const DIGITS = 2;
/** Tolerance for floating-point errors: 0.1 + 0.2 is 0.3. */
const DUST = 1e-9;
const PURE_GAS = 1e6; // ppm

/**
 * Rounds the length or width of a zone up to two significant digits, and at least to whole metres.
 *
 * @param metres - 0 or more
 * @example
 * roundZoneDistance(1410); // 1500
 * roundZoneDistance(7.2); // 8
 */
export function roundZoneDistance(metres: Metres): Metres {
  return Math.ceil(roundedBy(Math.ceil, metres) - DUST);
}

/**
 * Rounds the start of a zone that does not begin at its source down to two significant digits and whole metres.
 *
 * @param metres - 0 or more
 * @example
 * roundZoneStart(148); // 140
 */
export function roundZoneStart(metres: Metres): Metres {
  return Math.floor(roundedBy(Math.floor, metres) + DUST);
}

/**
 * Rounds a modelled concentration up to two significant digits, at most that of pure gas.
 *
 * @param ppm - 0 or more
 * @example
 * roundModelledPpm(0.01234); // 0.013
 * roundModelledPpm(1234); // 1300
 */
export function roundModelledPpm(ppm: number): number {
  return Math.min(PURE_GAS, roundedBy(Math.ceil, ppm));
}

/**
 * Formats {@link roundZoneDistance}: metres below 1 km, otherwise kilometres.
 *
 * @example
 * formatZoneDistance(148.3); // "150 m"
 * formatZoneDistance(2642); // "2.7 km"
 * formatZoneDistance(10000); // "10 km"
 */
export function formatZoneDistance(metres: Metres): string {
  return inWords(roundZoneDistance(metres));
}

/**
 * Formats {@link roundZoneStart}.
 *
 * @example
 * formatZoneStart(2642); // "2.6 km"
 */
export function formatZoneStart(metres: Metres): string {
  return inWords(roundZoneStart(metres));
}

/**
 * Formats {@link roundModelledPpm}.
 *
 * @example
 * formatModelledPpm(0.01234); // "0.013 ppm"
 */
export function formatModelledPpm(ppm: number): string {
  return `${formatNumber(roundModelledPpm(ppm))} ppm`;
}

function inWords(metres: Metres): string {
  if (metres < 1000) return `${formatNumber(metres)} m`;
  return `${formatNumber(metres / 1000, metres < 10_000 ? 1 : 0)} km`;
}

function roundedBy(round: (value: number) => number, value: number): number {
  if (!(value > 0 && Number.isFinite(value))) return value;
  const power = Math.floor(Math.log10(value)) - (DIGITS - 1);
  const scaled = value / 10 ** power;
  const whole = round(scaled + (round === Math.ceil ? -DUST : DUST));
  return Number(`${whole}e${power}`); // uses the decimal text, so that 13e-3 is 0.013
}
