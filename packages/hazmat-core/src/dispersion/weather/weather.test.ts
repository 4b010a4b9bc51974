import { describe, expect, it } from "vitest";
import { sunAltitude } from "../../geo/sun-altitude.ts";
import { cloudOfMetar } from "./cloud-of-metar.ts";
import { pasquillGiffordSigma } from "../passive/pasquill-gifford-sigma.ts";
import { stabilityByTable, stabilityFromSky } from "./stability-class.ts";
import { stabilityFromWindSwing } from "./stability-from-wind-swing.ts";

describe("stabilityByTable", () => {
  it.each([
    [2, "strong", "B"],
    [3, "slight", "C"],
    [5, "night-clear", "D"],
    [6, "strong", "C"],
    [6.01, "moderate", "D"],
  ] as const)("takes the windier row at a border: %d m/s, %s is %s", (speed, sky, expected) => {
    expect(stabilityByTable(speed, sky)).toBe(expected);
  });
});

describe("stabilityFromSky", () => {
  it("counts a sun too low to shine as night", () => {
    expect(stabilityFromSky({ windSpeedMps: 1.5, cloudTenths: 0, sunAltitudeDeg: 5 })).toBe("F");
  });

  it("counts a sun that hardly shines as neutral", () => {
    expect(stabilityFromSky({ windSpeedMps: 1.5, cloudTenths: 0, sunAltitudeDeg: 10 })).toBe("D");
  });

  it("takes half a sky of cloud as the clearer, more stable column", () => {
    expect(stabilityFromSky({ windSpeedMps: 2.5, cloudTenths: 5, sunAltitudeDeg: -30 })).toBe("F");
  });
});

describe("stabilityFromWindSwing", () => {
  const reference = { roughnessM: 0.15 };
  it.each([
    [25, 2, "A"],
    [25, 3.5, "B"],
    [25, 5, "C"],
    [25, 7, "D"],
    [20, 5, "C"],
    [15, 5, "C"],
    [10, 5, "D"],
    [5, 2, "D"],
    [1, 2, "D"],
  ] as const)("by day: %d° at %d m/s is %s", (sigmaThetaDeg, windSpeedMps, expected) => {
    expect(stabilityFromWindSwing({ sigmaThetaDeg, windSpeedMps, isNight: false, ...reference })).toBe(expected);
  });

  it.each([
    [25, 2, "F"],
    [25, 3, "E"],
    [25, 4, "D"],
    [20, 2.5, "E"],
    [15, 2, "E"],
    [10, 2, "D"],
    [5, 4, "E"],
    [5, 6, "D"],
    [1, 2, "F"],
    [1, 4, "E"],
  ] as const)("by night: %d° at %d m/s is %s", (sigmaThetaDeg, windSpeedMps, expected) => {
    expect(stabilityFromWindSwing({ sigmaThetaDeg, windSpeedMps, isNight: true, ...reference })).toBe(expected);
  });

  it("divides the swing by the factor of rough ground", () => {
    // (1.0 / 0.15)^0.2 = 1.461, so 13° counts as 8.9°: D, where over smoother ground it would be C.
    expect(stabilityFromWindSwing({ sigmaThetaDeg: 13, windSpeedMps: 5, isNight: false, roughnessM: 1 })).toBe("D");
    expect(stabilityFromWindSwing({ sigmaThetaDeg: 13, windSpeedMps: 5, isNight: false, roughnessM: 0.15 })).toBe("C");
  });
});

describe("cloudOfMetar", () => {
  it.each([
    ["CYHZ 211200Z 27010KT 15SM FEW020 BKN080 M02/M08 A2992", 8],
    ["EGLL 211220Z 24008KT CAVOK 12/04 Q1018", 0],
    ["KBOS 211154Z 00000KT 1/4SM FG VV002 08/08 A3001 RMK AO2 CLR", 10],
    ["LFPG 211200Z 20012KT 9999 SCT035TCU 18/10 Q1010 TEMPO OVC010", 4],
    ["CYQM 211200Z 18005KT 15SM OVC/// 10/08 A2980", 10],
    ["CYQM 211200Z 18005KT 15SM 10/08 A2980", null],
  ])("%s", (metar, expected) => {
    expect(cloudOfMetar(metar)).toBe(expected);
  });
});

describe("sunAltitude", () => {
  it.each([
    // Solstice noon is 90° − latitude + 23.44°; Halifax has its noon at 16:16 UTC on that day.
    ["Halifax at its noon of midsummer", { lon: -63.5752, lat: 44.6488 }, Date.UTC(2026, 5, 21, 16, 16), 68.79],
    // Prairie Grass, runs 2, 4 and 46, as the field set's transcriber computed them; its zone is UTC−6, mid-run.
    ["O'Neill, 3 July 1956, 15:05", { lon: -98.572, lat: 42.493 }, Date.UTC(1956, 6, 3, 21, 5), 53.9],
    ["O'Neill, 6 July 1956, 01:05", { lon: -98.572, lat: 42.493 }, Date.UTC(1956, 6, 6, 7, 5), -24.5],
    ["O'Neill, 15 August 1956, 18:50", { lon: -98.572, lat: 42.493 }, Date.UTC(1956, 7, 16, 0, 50), 7.3],
  ])("over %s", (_where, place, at, expected) => {
    expect(Math.abs(sunAltitude(place, at) - expected)).toBeLessThan(0.15);
  });
});

describe("pasquillGiffordSigma", () => {
  it("caps the vertical spread at 5000 m", () => {
    expect(pasquillGiffordSigma(20_000, "A").z).toBe(5000);
  });
});
