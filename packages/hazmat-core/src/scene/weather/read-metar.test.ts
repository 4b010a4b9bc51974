import { describe, expect, it } from "vitest";
import { firstReport } from "../../dispersion/weather/first-report.ts";
import { readMetar } from "./read-metar.ts";

describe("readMetar", () => {
  const now = Date.UTC(2026, 10, 21, 12, 30);

  it("returns measured weather of its station, at its time of observation", () => {
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
    expect(read?.reading.gustMps).toBeCloseTo((20 * 1852) / 3600, 9);
    // exp(5407 × (1 / 271.15 − 1 / 265.15)) = 0.637 [DEGADIS]
    expect(read?.reading).toMatchObject({ dewPointC: -8, humidityPercent: 64 });
    expect(read?.reading.qnhMb).toBeCloseTo(1013.21, 2);
    expect(read?.reading).not.toHaveProperty("pressureMb"); // QNH is not the local air pressure
  });

  it("uses the day of the previous month if this month has not reached it", () => {
    expect(readMetar("CYHZ 302350Z 27010KT 12/04", now)?.reading.observedAtMs).toBe(Date.UTC(2026, 9, 30, 23, 50));
    const newYear = Date.UTC(2027, 0, 1, 0, 10);
    expect(readMetar("CYHZ 312350Z 27010KT 12/04", newYear)?.reading.observedAtMs).toBe(Date.UTC(2026, 11, 31, 23, 50));
  });

  it("keeps calm and variable wind without a direction", () => {
    expect(readMetar("CYHZ 211200Z 00000KT CAVOK 12/04", now)?.reading).toMatchObject({
      windSpeedMps: 0,
      windFromDeg: null,
    });
    expect(readMetar("CYHZ\u00A0211200Z\u200B VRB03KT CAVOK 12／04", now)?.reading.windFromDeg).toBeNull();
    expect(readMetar("CYHZ 211200Z VRB03KT CAVOK 12/04", now)?.assumptions).toHaveLength(1);
  });

  // Reports pasted one after the other, as in avwx-rest/avwx-api, issue 30.
  const FIRST = "CYHZ 210400Z 17006KT 15SM SKC 17/16 A2992";
  it.each([
    ["a second station behind the end sign", `${FIRST}= CYAW 210330Z 24007KT 1SM BR OVC004 15/15 A2990=`],
    ["a second station on the next line", `METAR ${FIRST}\nMETAR CYAW 210330Z 24007KT 1SM BR OVC004 15/15 A2990`],
    ["a second station that a paste glued on", `${FIRST}CYAW 210330Z 24007KT 1SM BR OVC004 15/15 A2990`],
    ["a forecast", `${FIRST}=\nTAF CYHZ 210240Z 2103/2203 24025G40KT P6SM OVC004 FM210600 30010KT SKC=`],
    ["a forecast without its name", `${FIRST} CYHZ 210240Z 2103/2203 24025G40KT P6SM OVC004`],
    ["a forecast without its moment", `${FIRST} TAF CYHZ 2103/2203 24025G40KT P6SM OVC004`],
    ["a trend", `${FIRST} BECMG FM0500 24025KT OVC004`],
    ["a trend of its own hour", `${FIRST} FM0500 24025G40KT OVC004`],
    ["a chance", `${FIRST} PROB30 24025G40KT OVC004`],
    ["remarks", `${FIRST} RMK 24025G40KT OVC004 15/15`],
  ])("uses nothing of %s", (_what, text) => {
    const read = readMetar(text, Date.UTC(2026, 10, 21, 4, 30))?.reading;
    expect(read).toMatchObject({ windFromDeg: 170, temperatureC: 17, cloudTenths: 0, gustMps: null });
    expect(read?.source).toBe("METAR CYHZ 210400Z");
    expect(read?.windSpeedMps).toBeCloseTo((6 * 1852) / 3600, 9);
  });

  it("has no temperature if the first report has none", () => {
    const text = "EGXX 210750Z AUTO 17006KT 9999 FEW020 ///// Q1012= EGYY 210720Z 24007KT 9999 OVC004 05/03 Q1010=";
    expect(readMetar(text, now)?.reading).toMatchObject({ temperatureC: null, humidityPercent: null, qnhMb: 1012 });
  });

  it("has no humidity for a dew point above the temperature", () => {
    expect(readMetar("CYHZ 211200Z 27010KT 04/12", now)?.reading.humidityPercent).toBeNull();
    expect(readMetar("CYHZ 211200Z 27010KT 12/12", now)?.reading.humidityPercent).toBe(100);
  });

  it.each([
    "TAF CYHZ 211140Z 2112/2212 27010G20KT P6SM FEW020",
    "TAF AMD CYHZ 211140Z 2112/2212 27010KT P6SM OVC020",
    "CYHZ 211140Z 2112/2212 27010KT P6SM OVC020 TX12/2118Z",
    "TAF CYHZ 2112/2212 27010KT P6SM OVC020",
    "TAF\nCYHZ 211140Z 27010KT 12/04 OVC020",
    "TAF CYHZ 211140Z 2112/2212 27010KT SKC=\nMETAR CYHZ 211200Z 27010KT SKC 12/04",
  ])("rejects a forecast: %j", (text) => {
    expect(readMetar(text, now)).toBeNull();
    expect(firstReport(text)).toMatchObject({ report: "", isForecast: true });
  });

  it("reports whether another weather report follows", () => {
    expect(firstReport(`${FIRST}= CYAW 210330Z 24007KT`).hasMore).toBe(true);
    expect(firstReport(`${FIRST}= TAF CYHZ 2103/2203 24025KT`).hasMore).toBe(true);
    expect(firstReport(`${FIRST} NOSIG RMK SC2=`)).toEqual({ report: FIRST, isForecast: false, hasMore: false });
  });

  it.each(["", "wind from the west", "CYHZ 211200Z", "27010KT 12/04", "CYHZ 411200Z 27010KT 12/04"])(
    "returns null for %j",
    (text) => expect(readMetar(text, now)).toBeNull(),
  );
});
