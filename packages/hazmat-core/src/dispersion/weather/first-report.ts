import { plainTyped } from "../../formats/typed-text.ts";

/** The first weather report in a text, and whether the text has more. */
export interface FirstReport {
  /** Only the observation, in capitals: station, time and measurements. Empty for a forecast. */
  readonly report: string;
  /** True if the text begins with a TAF, which is a forecast and not a measurement. */
  readonly isForecast: boolean;
  /** True if another report or a TAF follows. It is ignored. */
  readonly hasMore: boolean;
}

/** Station and time of issue. A text pasted into one line can join a station to the group before it. */
const ISSUED = /[^\s=]{1,40}\s{1,9}\d{6}Z(?=\s|=|$)/g;
/** Marks that only a forecast has: its name, and its period of validity, `2112/2218`. */
const FORECAST = /^(?:\S*TAF|\d{4}\/\d{4})$/;
/** End of the measurements: the end sign, remarks, a trend, or a forecast. */
const END =
  /=|\b(?:RMK|NOSIG|TEMPO|BECMG|INTER|PROB\d{2}|FM\d{4,6})\b|\S{0,40}TAF\b|\S{1,40}\s{1,9}\d{4}\/\d{4}(?=\s|=|$)/;
/** Number of groups at the beginning in which a forecast is named: `TAF AMD CYHZ 211140Z 2112/2212`. */
const HEAD_GROUPS = 5;

/**
 * Extracts the first report of a text, without data of a second station, a trend or a forecast.
 *
 * @param text - pasted text with one or more reports
 * @see [WMO306] FM 15, FM 51
 * @example
 * firstReport("CYHZ 220400Z 17006KT SKC 17/16 A2992= CYAW 220330Z 24007KT OVC004 15/15 A2990=");
 * // { report: "CYHZ 220400Z 17006KT SKC 17/16 A2992", isForecast: false, hasMore: true }
 */
export function firstReport(text: string): FirstReport {
  const capitals = plainTyped(text).toUpperCase();
  const [first = 0, second] = [...capitals.matchAll(ISSUED)].map(({ index }) => index);
  const head = capitals.slice(0, second).trim().split(/\s+/).slice(0, HEAD_GROUPS);
  const isForecast = capitals.slice(0, first).includes("TAF") || head.some((group) => FORECAST.test(group));
  if (isForecast) return { report: "", isForecast, hasMore: false };
  const own = capitals.slice(first, second);
  const end = own.search(END);
  const rest = end < 0 ? "" : own.slice(end);
  return {
    report: (end < 0 ? own : own.slice(0, end)).trim(),
    isForecast,
    hasMore: second !== undefined || rest.split(/\s+/).some((group) => FORECAST.test(group)),
  };
}
