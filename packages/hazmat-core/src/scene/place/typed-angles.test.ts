import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainTyped } from "../../formats/typed-text.ts";
import { readAngles } from "./typed-angles.ts";

/** A position in tenths of a second, so that each notation can represent it exactly. */
const position = fc.record({
  lat: fc.integer({ min: -90 * 36_000, max: 90 * 36_000 }),
  lon: fc.integer({ min: -180 * 36_000, max: 180 * 36_000 }),
});
type Position = Readonly<Record<"lat" | "lon", number>>;

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

const NOTATIONS: Readonly<Record<string, (at: Position) => string>> = {
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

/** Look-alike characters for plain ones, as written by keyboards, phones and programs. */
const LOOK_ALIKES: Readonly<Record<string, readonly string[]>> = {
  "-": ["−", "–", "‑", "－", "﹣"],
  "°": ["º", "˚", "⁰"],
  "'": ["′", "’", "´", "＇", "ʹ"],
  '"': ["″", "”", "“", "＂"],
  " ": ["\u00A0", "\u202F", "\u2009", "\u3000", " \u200E"],
  "1": ["１"],
  "0": ["０"],
  ".": ["．"],
};

describe.each(Object.entries(NOTATIONS))("%s", (_name, write) => {
  const farOff = (text: string, at: Position): number => {
    const reading = readAngles(plainTyped(text));
    if (reading === null || !("center" in reading)) throw new Error(`not read: ${text}`);
    return Math.max(Math.abs(reading.center[0] - at.lon / 36_000), Math.abs(reading.center[1] - at.lat / 36_000));
  };

  it("parses to the same position", () => {
    fc.assert(
      fc.property(position, (at) => {
        expect(farOff(write(at), at)).toBeLessThan(1e-7);
      }),
    );
  });

  it("parses with every look-alike character", () => {
    fc.assert(
      fc.property(position, fc.infiniteStream(fc.nat()), (at, choices) => {
        const text = Array.from(write(at), (plain) => {
          const others = LOOK_ALIKES[plain] ?? [plain];
          return others[(choices.next().value ?? 0) % others.length];
        }).join("");
        expect(farOff(text, at)).toBeLessThan(1e-7);
      }),
    );
  });
});

it("gives an answer for every text", () => {
  const signs = fc.constantFrom(...Array.from(`0123456789 .,;:°'"-+NSEWOdms/()[]latongx`));
  fc.assert(
    fc.property(fc.string({ unit: signs, maxLength: 40 }), (text) => {
      const reading = readAngles(text);
      if (reading === null || !("center" in reading)) return;
      const [lon, lat] = reading.center;
      expect(Math.abs(lat) <= 90 && Math.abs(lon) <= 180).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
