import { describe, expect, it } from "vitest";
import { readMetar } from "./read-metar.ts";

describe("readMetar", () => {
  const now = Date.UTC(2026, 10, 21, 12, 30);

  it("is measured at its station, at the moment it names", () => {
    const read = readMetar("METAR CYHZ 211200Z AUTO 27010G20KT 15SM FEW020 BKN080 M02/M08 A2992 RMK SC2", now);
    expect(read?.reading).toMatchObject({
      kind: "measured",
      source: "METAR CYHZ 211200Z",
      observedAtMs: Date.UTC(2026, 10, 21, 12),
      windFromDeg: 270,
      temperatureC: -2,
      cloudTenths: 8,
    });
    expect(read?.reading.windSpeedMps).toBeCloseTo((10 * 1852) / 3600, 9);
    expect(read?.gustMps).toBeCloseTo((20 * 1852) / 3600, 9);
    expect(read?.reading).not.toHaveProperty("pressureMb"); // QNH is no pressure of the place
  });

  it("takes the day of the month before where this month has not come so far", () => {
    expect(readMetar("CYHZ 302350Z 27010KT 12/04", now)?.reading.observedAtMs).toBe(Date.UTC(2026, 9, 30, 23, 50));
    const newYear = Date.UTC(2027, 0, 1, 0, 10);
    expect(readMetar("CYHZ 312350Z 27010KT 12/04", newYear)?.reading.observedAtMs).toBe(Date.UTC(2026, 11, 31, 23, 50));
  });

  it("keeps a calm without direction, and a variable wind too", () => {
    expect(readMetar("CYHZ 211200Z 00000KT CAVOK 12/04", now)?.reading).toMatchObject({
      windSpeedMps: 0,
      windFromDeg: null,
    });
    expect(readMetar("CYHZ 211200Z VRB03KT CAVOK 12/04", now)?.reading.windFromDeg).toBeNull();
    expect(readMetar("CYHZ 211200Z VRB03KT CAVOK 12/04", now)?.assumptions).toHaveLength(1);
  });

  it.each(["", "wind from the west", "CYHZ 211200Z", "27010KT 12/04", "CYHZ 411200Z 27010KT 12/04"])(
    "reads no weather from %j",
    (text) => expect(readMetar(text, now)).toBeNull(),
  );
});
