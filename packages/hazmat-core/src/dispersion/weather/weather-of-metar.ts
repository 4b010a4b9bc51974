import type { Assumption } from "../../provenance/figure.ts";
import { ICE_POINT, KPH_PER_MPS } from "../../units/constants.ts";
import { cloudOfMetar } from "./cloud-of-metar.ts";
import { firstReport } from "./first-report.ts";
import { waterSaturation } from "./moist-air.ts";

// [WMO306] Manual on Codes, FM 15 METAR. Only the data for a release are read, without remarks and trends.

/** m/s per unit of wind speed. */
const METRES_PER_SECOND: Readonly<Record<string, number>> = { KT: 1852 / 3600, MPS: 1, KMH: 1 / KPH_PER_MPS };
/** hPa per hundredth of an inch of mercury. */
const HECTOPASCALS_PER_HUNDREDTH_INCH = 0.3386389;

/** `27010G20KT`, `VRB03MPS`, `/////KT`, `P99KT` after a direction. */
const WIND_GROUP = /(?:^|\s)(\d{3}|VRB|\/{3})(?:P?(\d{2,3})|\/{2})(?:GP?(\d{2,3}))?(KT|MPS|KMH)(?=\s|=|$)/;
/** `12/04`, `M02/M08`, `12/` and `12///`; not `1/4SM` and not a runway visual range. */
const TEMPERATURE_GROUP = /(?:^|\s)(M?\d{2})\/(M?\d{2}|\/{2})?(?=\s|=|$)/;
const PRESSURE_GROUP = /(?:^|\s)([QA])(\d{4})(?=\s|=|$)/;

/**
 * Limits just beyond the world records, -89 and 57 °C, 870 and 1085 hPa at sea level. A value outside is an error.
 *
 * @see https://wmo.asu.edu World Weather and Climate Extremes Archive of the WMO
 */
const [MIN_C, MAX_C] = [-90, 60];
const [MIN_HPA, MAX_HPA] = [850, 1100];

/** Limits of what each code for a clear sky reports. */
const CLEAR_WORDS: Readonly<Record<string, string>> = {
  CAVOK: "CAVOK does not report cloud above 1500 m.",
  NSC: "NSC does not report cloud above 1500 m.",
  NCD: "NCD is from an automated station: no cloud detected.",
  CLR: "CLR is from an automated station: no cloud below 3.7 km.",
};

/** Weather of a METAR; `null` for values that it does not report. */
export interface MetarWeather {
  /** m/s at 10 m, averaged over two or ten minutes; 0 is calm. */
  readonly windSpeedMps: number | null;
  /**
   * Direction the wind comes from, degrees clockwise from true north; `null` if missing, variable or calm: ask the
   * user, never assume one.
   */
  readonly windFromDeg: number | null;
  readonly gustMps: number | null;
  readonly temperatureC: number | null;
  readonly dewPointC: number | null;
  /** Relative humidity, derived from temperature and dew point, whole percent. */
  readonly humidityPercent: number | null;
  /** Pressure reduced to sea level, hPa. At a high station it differs from the local air pressure. */
  readonly qnhMb: number | null;
  /** 0 to 10. */
  readonly cloudTenths: number | null;
  readonly assumptions: readonly Assumption[];
}

/**
 * Parses wind, temperature, humidity, pressure and cloud of a METAR report. Never fails: values that the text does not
 * contain or that are impossible are `null`, and none is filled in. Reads only the first of several reports, and nothing from a forecast.
 *
 * @param metar - one report, with or without `METAR`, `SPECI`, `AUTO`, remarks and trend
 * @see [WMO306] FM 15
 * @example
 * weatherOfMetar("CYHZ 211200Z 27010KT 15SM FEW020 M02/M08 A2992").windFromDeg; // 270
 * weatherOfMetar("EGLL 211220Z VRB03KT CAVOK 12/04 Q1018").windFromDeg; // null
 */
export function weatherOfMetar(metar: string): MetarWeather {
  const { report } = firstReport(metar);
  const [, direction = "", speed, gust, unit = ""] = WIND_GROUP.exec(report) ?? [];
  const speedIn = (figure: string | undefined): number | null =>
    figure === undefined ? null : Number(figure) * (METRES_PER_SECOND[unit] ?? Number.NaN);
  const [windSpeedMps, gustMps] = [speedIn(speed), speedIn(gust)];
  const degrees = /^\d{3}$/.test(direction) ? Number(direction) : null;
  const hasDirection = degrees !== null && degrees <= 360 && windSpeedMps !== null && windSpeedMps > 0;
  const [, temperature, dewPoint] = TEMPERATURE_GROUP.exec(report) ?? [];
  const [temperatureC, dewPointC] = [degreesOf(temperature), degreesOf(dewPoint)];
  const cloudTenths = cloudOfMetar(metar);
  return {
    windSpeedMps,
    windFromDeg: hasDirection ? degrees : null,
    gustMps: gustMps === null || gustMps < (windSpeedMps ?? 0) ? null : gustMps,
    temperatureC,
    dewPointC,
    humidityPercent: temperatureC === null || dewPointC === null ? null : humidityOf(temperatureC, dewPointC),
    qnhMb: pressureOf(report),
    cloudTenths,
    assumptions: cloudTenths === 0 ? clearSky(report) : [],
  };
}

/** `M02` is -2; `//`, an empty group and an impossible temperature are not figures. */
function degreesOf(group: string | undefined): number | null {
  const degrees = group === undefined || group === "//" ? Number.NaN : Number(group.replace("M", "-"));
  return degrees >= MIN_C && degrees <= MAX_C ? degrees : null;
}

/**
 * Whole percent: the two temperatures are whole degrees. `null` for a dew point above the air temperature.
 *
 * @see [DEGADIS] The saturation that the models work with, so that they find the reported dew point again.
 */
function humidityOf(temperatureC: number, dewPointC: number): number | null {
  if (dewPointC > temperatureC) return null;
  return Math.round((100 * waterSaturation(dewPointC + ICE_POINT)) / waterSaturation(temperatureC + ICE_POINT));
}

function pressureOf(report: string): number | null {
  const [, kind, figure] = PRESSURE_GROUP.exec(report) ?? [];
  if (figure === undefined) return null;
  const hPa = kind === "Q" ? Number(figure) : Number(figure) * HECTOPASCALS_PER_HUNDREDTH_INCH;
  return hPa >= MIN_HPA && hPa <= MAX_HPA ? hPa : null;
}

function clearSky(report: string): readonly Assumption[] {
  const word = Object.keys(CLEAR_WORDS).find((one) => new RegExp(String.raw`\b${one}\b`).test(report));
  return word === undefined ? [] : [{ name: "Cloud", value: "0 tenths", reason: CLEAR_WORDS[word] ?? "" }];
}
