import { describe, expect, it } from "vitest";
import { sunAltitude } from "../../geo/sun-altitude.ts";
import { cloudOfMetar } from "./cloud-of-metar.ts";
import { pasquillGiffordSigma } from "../passive/pasquill-gifford-sigma.ts";
import { stabilityByTable, stabilityFromSky } from "./stability-class.ts";
import { stabilityFromWindSwing } from "./stability-from-wind-swing.ts";
import { weatherOfMetar } from "./weather-of-metar.ts";

describe("stabilityByTable", () => {
  it.each([
    [2, "strong", "B"],
    [3, "slight", "C"],
    [5, "night-clear", "D"],
    [6, "strong", "C"],
    [6.01, "moderate", "D"],
  ] as const)("uses the row of higher winds at a limit: %d m/s, %s is %s", (speed, sky, expected) => {
    expect(stabilityByTable(speed, sky)).toBe(expected);
  });
});

describe("stabilityFromSky", () => {
  it("treats a sun too low to shine as night", () => {
    expect(stabilityFromSky({ windSpeedMps: 1.5, cloudTenths: 0, sunAltitudeDeg: 5 })).toBe("F");
  });

  it("treats a sun with little radiation as neutral", () => {
    expect(stabilityFromSky({ windSpeedMps: 1.5, cloudTenths: 0, sunAltitudeDeg: 10 })).toBe("D");
  });

  it("treats a half-covered sky as the clearer, more stable column", () => {
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
  ] as const)("returns by day for %d° at %d m/s %s", (sigmaThetaDeg, windSpeedMps, expected) => {
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
  ] as const)("returns by night for %d° at %d m/s %s", (sigmaThetaDeg, windSpeedMps, expected) => {
    expect(stabilityFromWindSwing({ sigmaThetaDeg, windSpeedMps, isNight: true, ...reference })).toBe(expected);
  });

  it("divides σθ by the factor of rough terrain", () => {
    // (1.0 / 0.15)^0.2 = 1.461, so 13° counts as 8.9°: D; over smoother terrain it would be C.
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

describe("weatherOfMetar", () => {
  const read = (metar: string) => {
    const { windSpeedMps, windFromDeg, gustMps, temperatureC, qnhMb, cloudTenths } = weatherOfMetar(metar);
    const round = (value: number | null) => (value === null ? null : Number(value.toFixed(2)));
    return [round(windSpeedMps), windFromDeg, round(gustMps), temperatureC, round(qnhMb), cloudTenths];
  };

  // 1 kt = 1852 / 3600 = 0.5144 m/s; 29.92 inHg = 1013.21 hPa.
  it.each<
    [
      metar: string,
      speed: number | null,
      from: number | null,
      gust: number | null,
      t: number | null,
      q: number | null,
      cloud: number | null,
    ]
  >([
    ["METAR CYHZ 211200Z 27010G20KT 15SM FEW020 BKN080 M02/M08 A2992 RMK SC2 12/10", 5.14, 270, 10.29, -2, 1013.21, 8],
    ["SPECI UUEE 211200Z AUTO 04005MPS 9999 NCD 03/M01 Q1021 NOSIG", 5, 40, null, 3, 1021, 0],
    ["ZBAA 211200Z 18036KMH CAVOK 25/10 Q1008", 10, 180, null, 25, 1008, 0],
    ["EGLL 211220Z VRB03KT CAVOK 12/04 Q1018", 1.54, null, null, 12, 1018, 0],
    ["EGLL 211220Z 24012KT 200V280 9999 NSC 12/04 Q1018", 6.17, 240, null, 12, 1018, 0],
    ["KBOS 211154Z 00000KT 1/4SM R04R/2400FT FG VV/// 08/08 A3001", 0, null, null, 8, 1016.26, 10],
    ["LFPG 211200Z AUTO /////KT //// // ////// 18/// Q////", null, null, null, 18, null, null],
    ["CYYT 211200Z 270P99KT SKC ///// A2890", 50.93, 270, null, null, 978.67, 0],
    ["EDDF 211220Z 36008KT 9999 OVC010 00/M00 Q0998 BECMG 09020KT CAVOK", 4.12, 360, null, 0, 998, 10],
    [
      "SPECI KJFK 291453Z 18012KT 10SM -RA BR FEW008 OVC015 M05/M07 A3002 RMK SLP165 T10501072",
      6.17,
      180,
      null,
      -5,
      1016.59,
      10,
    ],
    ["METAR COR KJFK 291453Z VRB04KT P6SM SCT250 M00/M03 A2998", 2.06, null, null, -0, 1015.24, 4],
    ["KDEN 291453Z 36025G38KT 1 1/2SM R35L/P6000FT BLSN OVC005 M17/M20 A2970", 12.86, 360, 19.55, -17, 1005.76, 10],
    ["UUEE 291430Z 180P49MPS 9999 BKN020 00/M01 Q0999", 49, 180, null, 0, 999, 8],
    ["YSSY 291430Z 17015KT CAVOK 22/14 Q1013 FM1500 20025G40KT", 7.72, 170, null, 22, 1013, 0],
    ["RJTT 291430Z 34012KT 9999 FEW030 SCT120 11/02 Q1019 A3009 NOSIG", 6.17, 340, null, 11, 1019, 4],
    ["EDDF 291420Z 24008KT 0350 R25L/0325N FG VV/// M01/M01 Q1030 BECMG 0800", 4.12, 240, null, -1, 1030, 10],
    ["SBGR 291400Z 12008KT SCT015 21/17 Q1020=SBSP 291400Z 18018KT OVC008 19/18 Q1019=", 4.12, 120, null, 21, 1020, 4],
    ["kord 291451z ３２００８kt clr m05/m12 a2992", 4.12, 320, null, -5, 1013.21, 0],
    // Groups that are not written by the code are left out, for the user to enter.
    ["KORD 291451Z 32O08KT CLR -05/-12 A29.92", null, null, null, null, null, 0],
    ["KORD 291451Z 32008 CLR 23/12", null, null, null, 23, null, 0],
    // Impossible figures: a gust below the wind, 99 °C, and inches of mercury as hectopascals.
    ["KORD 291451Z 32008G05KT CLR 99/23 Q2992", 4.12, 320, null, null, null, 0],
    ["KORD 291451Z 37008KT CLR 23/12 A9999", 4.12, null, null, 23, null, 0],
    ["", null, null, null, null, null, null],
    ["27010KT", 5.14, 270, null, null, null, null],
    ["the wind is 99910KT", 5.14, null, null, null, null, null],
  ])("%s", (metar, ...expected) => {
    expect(read(metar)).toEqual(expected);
  });

  it("states the limits of a code for a clear sky", () => {
    expect(weatherOfMetar("EGLL 211220Z 24008KT CAVOK 12/04 Q1018").assumptions).toEqual([
      { name: "Cloud", value: "0 tenths", reason: "CAVOK does not report cloud above 1500 m." },
    ]);
    expect(weatherOfMetar("EGLL 211220Z 24008KT 9999 SKC 12/04 Q1018").assumptions).toEqual([]);
    expect(weatherOfMetar("EGLL 211220Z 24008KT 9999 OVC010 12/04 Q1018 BECMG NSC").assumptions).toEqual([]);
  });
});

describe("sunAltitude", () => {
  it.each([
    // Altitude at noon of a solstice is 90° − latitude ± 23.44°; noon in Halifax is at 16:16 UTC on that day.
    ["Halifax at its noon of midsummer", { lon: -63.5752, lat: 44.6488 }, Date.UTC(2026, 5, 21, 16, 16), 68.79],
    // Prairie Grass, runs 2, 4 and 46, as calculated by the transcriber of the field data; time zone UTC−6, middle of
    // the run.
    ["O'Neill, 3 July 1956, 15:05", { lon: -98.572, lat: 42.493 }, Date.UTC(1956, 6, 3, 21, 5), 53.9],
    ["O'Neill, 6 July 1956, 01:05", { lon: -98.572, lat: 42.493 }, Date.UTC(1956, 6, 6, 7, 5), -24.5],
    ["O'Neill, 15 August 1956, 18:50", { lon: -98.572, lat: 42.493 }, Date.UTC(1956, 7, 16, 0, 50), 7.3],
  ])("is calculated for %s", (_where, place, at, expected) => {
    expect(Math.abs(sunAltitude(place, at) - expected)).toBeLessThan(0.15);
  });
});

describe("pasquillGiffordSigma", () => {
  it("caps the vertical spread at 5000 m", () => {
    expect(pasquillGiffordSigma(20_000, "A").z).toBe(5000);
  });
});
