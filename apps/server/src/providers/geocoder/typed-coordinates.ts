import type { LonLat } from "@placard/hazmat-core";

/** `44.6488, -63.5752`: latitude first, as people write it. */
const DECIMAL = /^\s*([+-]?\d{1,2}(?:\.\d+)?)\s*°?\s*[,;\s]\s*([+-]?\d{1,3}(?:\.\d+)?)\s*°?\s*$/;

/** `44°38'56"N 63°34'31"W`, minutes and seconds optional, latitude first. */
const PART = String.raw`(\d{1,3})\s*[°d]\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′m]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|″|''|s)\s*)?`;
const SEXAGESIMAL = new RegExp(String.raw`^\s*${PART}([NS])\s*[,;]?\s*${PART}([EW])\s*$`, "i");

/**
 * Reads coordinates as a person types them, in degrees or in degrees, minutes and seconds.
 *
 * @returns `[lon, lat]` in degrees, or `null` when the text is none or lies outside ±90 and ±180
 */
export function typedCoordinates(text: string): LonLat | null {
  const decimal = DECIMAL.exec(text);
  if (decimal !== null) return inRange(Number(decimal[2]), Number(decimal[1]));
  const parts = SEXAGESIMAL.exec(text);
  if (parts === null) return null;
  const [, latDeg, latMin, latSec, ns, lonDeg, lonMin, lonSec, ew] = parts;
  const lat = degreesOf(latDeg, latMin, latSec) * (ns?.toUpperCase() === "S" ? -1 : 1);
  const lon = degreesOf(lonDeg, lonMin, lonSec) * (ew?.toUpperCase() === "W" ? -1 : 1);
  return inRange(lon, lat);
}

function degreesOf(degrees = "0", minutes = "0", seconds = "0"): number {
  const [min, sec] = [Number(minutes), Number(seconds)];
  return min < 60 && sec < 60 ? Number(degrees) + min / 60 + sec / 3600 : Number.NaN;
}

function inRange(lon: number, lat: number): LonLat | null {
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? [lon, lat] : null;
}
