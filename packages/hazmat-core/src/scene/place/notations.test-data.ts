import * as fc from "fast-check";

/** A position in tenths of a second, so that each notation can represent it exactly. */
export type Position = Readonly<Record<"lat" | "lon", number>>;

export const position: fc.Arbitrary<Position> = fc.record({
  lat: fc.integer({ min: -90 * 36_000, max: 90 * 36_000 }),
  lon: fc.integer({ min: -180 * 36_000, max: 180 * 36_000 }),
});

const two = (value: number, digits = 2): string => String(value).padStart(digits, "0");
function parts(tenths: number) {
  const size = Math.abs(tenths);
  const [d, m, s] = [Math.floor(size / 36_000), Math.floor((size % 36_000) / 600), (size % 600) / 10];
  return {
    d,
    m,
    s: s.toFixed(1).padStart(4, "0"),
    decimal: (size / 36_000).toFixed(9),
    min: (m + s / 60).toFixed(7).padStart(10, "0"),
  };
}
const ns = ({ lat }: Position): string => (lat < 0 ? "S" : "N");
const ew = ({ lon }: Position): string => (lon < 0 ? "W" : "E");
const minus = (value: number): string => (value < 0 ? "-" : "");

export const NOTATIONS: Readonly<Record<string, (at: Position) => string>> = {
  "signed decimals": ({ lat, lon }) => `${minus(lat)}${parts(lat).decimal}, ${minus(lon)}${parts(lon).decimal}`,
  "decimals with a comma": ({ lat, lon }) =>
    `${minus(lat)}${parts(lat).decimal}; ${minus(lon)}${parts(lon).decimal}`.replaceAll(".", ","),
  "decimals between blanks": ({ lat, lon }) => `${minus(lat)}${parts(lat).decimal} ${minus(lon)}${parts(lon).decimal}`,
  "letters behind decimals": (at) => `${parts(at.lat).decimal}${ns(at)} ${parts(at.lon).decimal}${ew(at)}`,
  "letters before decimals": (at) => `${ns(at)} ${parts(at.lat).decimal}° ${ew(at)} ${parts(at.lon).decimal}°`,
  "longitude first": (at) => `${parts(at.lon).decimal} ${ew(at)}, ${parts(at.lat).decimal} ${ns(at)}`,
  "degrees and minutes of a receiver": (at) =>
    `${ns(at)}${two(parts(at.lat).d)}°${parts(at.lat).min}' ${ew(at)}${two(parts(at.lon).d, 3)}°${parts(at.lon).min}'`,
  "degrees, minutes and seconds of a phone": (at) =>
    `${parts(at.lat).d}° ${parts(at.lat).m}′ ${parts(at.lat).s}″ ${ns(at)}, ${parts(at.lon).d}° ${parts(at.lon).m}′ ${parts(at.lon).s}″ ${ew(at)}`,
  "seconds with a comma": (at) =>
    `${parts(at.lat).d}°${parts(at.lat).m}'${parts(at.lat).s.replace(".", ",")}"${ns(at)} ${parts(at.lon).d}°${parts(at.lon).m}'${parts(at.lon).s.replace(".", ",")}"${ew(at)}`,
  "words of a radio call": (at) =>
    `${parts(at.lat).d} ${parts(at.lat).m} ${parts(at.lat).s} ${ns(at)}, ${parts(at.lon).d} ${parts(at.lon).m} ${parts(at.lon).s} ${ew(at)}`,
  hyphens: (at) =>
    `${parts(at.lat).d}-${two(parts(at.lat).m)}-${parts(at.lat).s}${ns(at)} ${parts(at.lon).d}-${two(parts(at.lon).m)}-${parts(at.lon).s}${ew(at)}`,
  "figures run together": (at) =>
    `${two(parts(at.lat).d)}${two(parts(at.lat).m)}${parts(at.lat).s}${ns(at)}${two(parts(at.lon).d, 3)}${two(parts(at.lon).m)}${parts(at.lon).s}${ew(at)}`,
  "NMEA 0183": (at) =>
    `${two(parts(at.lat).d)}${parts(at.lat).min},${ns(at)},${two(parts(at.lon).d, 3)}${parts(at.lon).min},${ew(at)}`,
  labels: ({ lat, lon }) => `Lat. ${minus(lat)}${parts(lat).decimal}, Lng. ${minus(lon)}${parts(lon).decimal}`,
};
