import { plainTyped } from "../../formats/typed-text.ts";
import { readAngles, type CoordinateReading } from "./typed-angles.ts";

/** Maximum length of a link. */
const MAX_CHARACTERS = 2000;
const LINK = /(?:https?:\/\/|\bgeo:)\S+/iu;
/**
 * Parameters that name the place: by its position, or by an address, and then the centre of the map is not the place.
 */
const NAMES = ["q", "query", "destination", "daddr"];
/** Parameters with the position of the place or, if none is named, the centre of the map. */
const POSITIONS = ["ll", "coordinate", "to", "sp", "center", "cp", "map"];
const DECIMAL = String.raw`-?\d{1,3}(?:\.\d{1,20})?`;
/** Google writes the marked point as `!3d44.6652!4d-63.5677`. */
const MARKED = new RegExp(String.raw`!3d(${DECIMAL})!4d(${DECIMAL})`, "u");
const PAIR = new RegExp(String.raw`^(?:loc:|ll\.|point\.)?(${DECIMAL})[,~_]\s?(${DECIMAL})(?![.\d])`, "iu");
const MIDDLE = new RegExp(String.raw`/@(${DECIMAL}),(${DECIMAL}),`, "u");
/** A `geo:` link whose figures belong to another reference system than WGS 84 [RFC 5870]. */
const OTHER_DATUM = /^geo:[^?]*;crs=(?!wgs84(?:[;?]|$))/iu;
const FRAGMENT = new RegExp(String.raw`map=[\d.]{1,6}/(${DECIMAL})/(${DECIMAL})`, "u");

/**
 * Parses the position in a link shared by a phone or map service: `geo:`, Google, Apple, Bing, Waze, OpenStreetMap.
 *
 * @returns `null` for text without a link; fault `link` for a link without a position, such as short links
 */
export function coordinatesInLink(typed: string): CoordinateReading | null {
  const link = LINK.exec(typed.slice(0, MAX_CHARACTERS))?.[0];
  if (link === undefined) return null;
  const text = decoded(link);
  const url = URL.canParse(text) ? new URL(text) : null;
  // Yandex and Baidu write the longitude first.
  if (url === null || OTHER_DATUM.test(text) || /(?:^|\.)(?:yandex|baidu)\./iu.test(url.hostname))
    return { fault: "link" };
  const parameter = (name: string): string => url.searchParams.get(name) ?? "";
  const names = [...NAMES.map(parameter), /\/place\/([^/]+)/u.exec(text)?.[1]?.replaceAll("+", " ") ?? ""];
  const isNamed = names.some((name) => name.trim() !== "");
  const texts = [
    `${parameter("mlat")},${parameter("mlon")}`,
    pairIn(MARKED, text),
    ...names,
    // In Apple links, the name next to a position is its label.
    ...(isNamed ? [url.hostname === "maps.apple.com" ? parameter("ll") : ""] : POSITIONS.map(parameter)),
    ...(isNamed ? [] : [url.protocol === "geo:" ? url.pathname : "", pairIn(MIDDLE, text), pairIn(FRAGMENT, text)]),
  ];
  const readings = texts.map((one) => readAngles(pairIn(PAIR, one) || plainTyped(one)));
  return (
    readings.find((reading) => reading !== null && "center" in reading) ??
    readings.find((reading) => reading !== null) ?? { fault: "link" }
  );
}

function pairIn(pattern: RegExp, text: string): string {
  const [, lat, lon] = pattern.exec(text) ?? [];
  return lat === undefined || lon === undefined ? "" : `${lat}, ${lon}`;
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}
