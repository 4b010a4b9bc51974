import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainTyped } from "../../formats/typed-text.ts";
import { NOTATIONS, position, type Position } from "./notations.test-data.ts";
import { readAngles } from "./typed-angles.ts";

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
