/** The sixteen points, clockwise from north. */
const POINTS = [
  "N",
  "NNE",
  "NE",
  "ENE",
  "E",
  "ESE",
  "SE",
  "SSE",
  "S",
  "SSW",
  "SW",
  "WSW",
  "W",
  "WNW",
  "NW",
  "NNW",
] as const;

const WORDS = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"] as const;

/**
 * Returns the nearest of sixteen compass points, such as `NNE`.
 *
 * @param degrees - clockwise from north; any finite number, 360 is 0
 * @example
 * compassPoint(225); // "SW"
 */
export function compassPoint(degrees: number): string {
  return nearest(POINTS, degrees);
}

/**
 * Returns the nearest of eight directions in words, as spoken on the radio.
 *
 * @param degrees - clockwise from north; any finite number, 360 is 0
 * @example
 * compassWords(225); // "south-west"
 */
export function compassWords(degrees: number): string {
  return nearest(WORDS, degrees);
}

/**
 * Returns the downwind direction for a wind from `windFromDeg`, degrees clockwise from north.
 *
 * @returns degrees, 0 up to 360
 * @example
 * downwindDeg(225); // 45
 */
export function downwindDeg(windFromDeg: number): number {
  return turned(windFromDeg + 180);
}

function nearest(names: readonly string[], degrees: number): string {
  const step = 360 / names.length;
  return names[Math.round(turned(degrees) / step) % names.length] ?? "unknown";
}

function turned(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}
