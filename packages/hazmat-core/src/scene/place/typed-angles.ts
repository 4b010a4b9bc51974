import type { LonLat } from "../../ports/geocoder.ts";

/**
 * Problem of text that looks like coordinates.
 *
 * - `latitude`, `longitude`: out of range, or possibly swapped
 * - `minutes`: minutes or seconds of 60 or more
 * - `direction`: N, S, E or W is missing, duplicated or next to a minus; or O, which is west or east by language; or the
 * position is far away, and near with another sign or in the other order
 * - `incomplete`: half of a position, or ambiguous figures
 * - `link`: a link to a map without a position
 */
export type CoordinateFault = "latitude" | "longitude" | "minutes" | "direction" | "incomplete" | "link";

/** A parsed position, or its problem. */
export type CoordinateReading = { readonly center: LonLat } | { readonly fault: CoordinateFault };

type Axis = "lat" | "lon";
type Token =
  | { readonly kind: "number"; readonly text: string }
  | { readonly kind: "unit"; readonly order: number }
  | { readonly kind: "direction"; readonly letter: string }
  | { readonly kind: "label"; readonly axis: Axis }
  | { readonly kind: "break" };

/** Maximum length of a position. */
const MAX_CHARACTERS = 120;

const TOKEN = /\s*(?:([+-]?(?:\d+(?:\.\d*)?|\.\d+))|(\p{L}+)\.?|([°*^'":,;/|=&-]))\s*/uy;
const AXES: Readonly<Record<string, Axis>> = { N: "lat", S: "lat", E: "lon", W: "lon" };
/** Order of the units: degrees, minutes, seconds. */
const UNIT_SIGNS: Readonly<Record<string, number>> = { "°": 0, "*": 0, "^": 0, "'": 1, '"': 2 };
const UNIT_WORD = /^(?:(d|deg|degs|degrees?|o)|(m|min|mins|minutes?)|(s|sec|secs|seconds?))$/u;
const LABEL = /^(?:(lat|latitude?)|(?:lon|long|lng|longitude?))$/u;
/** In English, French and Spanish. */
const DIRECTION = /^(?:(n|north|nord|norte)|(s|south|sud|sur)|(e|east|est|este)|(w|west|ouest|oeste)|(o))$/u;
const LETTERS = ["N", "S", "E", "W", "O"];

/**
 * Parses latitude and longitude as degrees, with or without minutes and seconds: with letters, words or signs before,
 * after or between the figures, with points or commas for decimals, or in the compact forms of aviation and receivers.
 *
 * @param typed - text with plain characters
 * @returns `null` for text that is not a position, such as an address
 */
export function readAngles(typed: string): CoordinateReading | null {
  if (typed.length > MAX_CHARACTERS) return null;
  const text = plainPair(typed);
  if (/^\[.*\]$/u.test(text)) return /^\[[\d\s,.+-]+\]$/u.test(text) ? { fault: "latitude" } : null; // GeoJSON: longitude first
  const asIs = readPair(text);
  if (/\d\.\d/u.test(text)) return asIs;
  const pointed = text.replace(/^([+-]?\d+),(\d+),\s?([+-]?\d+),(\d+)$/u, "$1.$2 ; $3.$4");
  const decimal = pointed.replaceAll(/(?<=\d),(?=\d)/gu, ".");
  const byComma = decimal === text ? null : readPair(decimal);
  if (asIs !== null && byComma !== null && "center" in asIs && "center" in byComma) return { fault: "incomplete" };
  return [asIs, byComma].find((reading) => reading !== null && "center" in reading) ?? byComma ?? asIs;
}

/** Words next to a position that name the kind of figures. */
const KIND = /^(?:gps|wgs ?-?84|dd|dms|ddm|coord(?:inate)?s?|pos(?:ition)?)[:\s]|[,\s(]{1,3}wgs ?-?84\)?$/giu;
/** Well-known text, with the longitude first. */
const WELL_KNOWN_TEXT = /^(?:SRID=4326;)?POINT ?\( ?([+-]?[\d.]+) ([+-]?[\d.]+) ?\)$/iu;

/** Text without brackets, with plain signs for minutes, seconds, decimals and a minus. */
function plainPair(typed: string): string {
  return typed
    .replace(WELL_KNOWN_TEXT, "$2, $1")
    .replaceAll(KIND, "")
    .replaceAll("''", '"')
    .replace(/^(?:\((.*)\)|\{(.*)\})$/u, "$1$2")
    .replaceAll(/"(\p{L}+)"/gu, "$1") // names in JSON
    .replaceAll(/(?<=\d)[·٫](?=\d)/gu, ".")
    .replaceAll(/(?<=\d[dms])(?=[NSEW]\b)/giu, " ")
    .replaceAll(/(?<=^|[,;:=|/]\s?)-\s+(?=[\d.])/gu, "-"); // a minus in front of its figure
}

function readPair(text: string): CoordinateReading | null {
  // `44.65 - 63.57`: a minus, or a dash between the two.
  if (/[\d°'"]\s+-\s+\d/u.test(text) && !/\p{L}/u.test(text)) {
    return /[.°]/u.test(text) ? { fault: "direction" } : null;
  }
  const tokens = tokensOf(text);
  if (tokens === null || !mayBePosition(tokens)) return null;
  const groups = groupsOf(tokens);
  const [one, other] = groups ?? [];
  if (one === undefined || other === undefined) return isSurelyPosition(tokens) ? { fault: "incomplete" } : null;
  const [first, second] = [angleOf(one), angleOf(other)];
  if (first === null || second === null) return isSurelyPosition(tokens) ? { fault: "incomplete" } : null;
  const reading = positionFrom(first, second);
  return "center" in reading || !isGridAddress(tokens) ? reading : null;
}

function tokensOf(text: string): readonly Token[] | null {
  const tokens: Token[] = [];
  const hasLetters = /[a-z]/iu.test(text);
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const [, number, word, sign] = TOKEN.exec(text) ?? [];
    if (number !== undefined) tokens.push(numberToken(number, text, at, hasLetters));
    else if (word !== undefined) {
      const token = wordToken(word, tokens, /\d/u.test(text.charAt(at - 1)));
      if (token === null) return null;
      tokens.push(token);
    } else if (sign === undefined) return null;
    else if (sign in UNIT_SIGNS) tokens.push({ kind: "unit", order: UNIT_SIGNS[sign] ?? 0 });
    else if (sign === ":" || sign === "=") {
      // Between the parts of an angle, 44:39:54, or after a label: no further meaning.
    } else tokens.push({ kind: "break" });
  }
  return tokens;
}

/** A hyphen between whole figures separates the parts of an angle, `44-39-54.7N`; any other is a minus. */
function numberToken(number: string, text: string, at: number, hasLetters: boolean): Token {
  const isJoint = number.startsWith("-") && hasLetters && /(?:^|[^\d.])\d+$/u.test(text.slice(Math.max(at - 8, 0), at));
  return { kind: "number", text: isJoint ? number.slice(1) : number };
}

function wordToken(word: string, before: readonly Token[], isAttached: boolean): Token | null {
  const lower = word.toLowerCase();
  const label = LABEL.exec(lower);
  if (label !== null) return { kind: "label", axis: label[1] === undefined ? "lon" : "lat" };
  const unit = UNIT_WORD.exec(lower);
  const last = before.at(-1);
  const order = unit === null ? -1 : unit[1] !== undefined ? 0 : unit[2] !== undefined ? 1 : 2;
  // `s` is seconds after minutes and a figure, otherwise south; `o` is a degree sign after a figure, otherwise a
  // direction.
  const isUnit = lower === "s" ? isBehindMinutes(before) : lower === "o" ? word === "o" && isAttached : true;
  if (order >= 0 && isUnit && last?.kind === "number") return { kind: "unit", order };
  const direction = DIRECTION.exec(lower);
  if (direction === null) return null;
  return { kind: "direction", letter: LETTERS[direction.slice(1).findIndex((found) => found !== undefined)] ?? "" };
}

function isBehindMinutes(before: readonly Token[]): boolean {
  const unit = before.at(-2);
  return before.at(-1)?.kind === "number" && unit?.kind === "unit" && unit.order === 1;
}

const count = (tokens: readonly Token[], kind: Token["kind"]): number =>
  tokens.filter((token) => token.kind === kind).length;

/** At least two figures, or one with something that only a position has. */
function mayBePosition(tokens: readonly Token[]): boolean {
  return count(tokens, "number") > 1 || isSurelyPosition(tokens);
}

/**
 * With a label or degrees, with letters and a figure that is not whole, or only figures of which two are not whole:
 * house numbers are not written this way.
 */
function isSurelyPosition(tokens: readonly Token[]): boolean {
  if (count(tokens, "number") === 0) return false;
  const fine = tokens.filter((token) => token.kind === "number" && /\.\d{3}/u.test(token.text));
  if (fine.length > 1 && count(tokens, "number") + count(tokens, "break") === tokens.length) return true;
  const hasDegrees = tokens.some((token) => token.kind === "unit" && token.order === 0);
  const isFine = tokens.some((token) => token.kind === "number" && /\.\d/u.test(token.text));
  return hasDegrees || count(tokens, "label") > 0 || (isFine && count(tokens, "direction") > 0);
}

/** `350 N 500 W`: a house in a town whose streets are numbered from its centre. */
function isGridAddress(tokens: readonly Token[]): boolean {
  const kinds = tokens.map(({ kind }) => kind).join(" ");
  const isWhole = tokens.every((token) => token.kind !== "number" || /^\d{1,5}$/u.test(token.text));
  return isWhole && (kinds === "number direction number direction" || kinds === "number number");
}

/** The tokens of each of the two angles. */
function groupsOf(tokens: readonly Token[]): readonly [readonly Token[], readonly Token[]] | null {
  const at = secondStart(tokens);
  return at === null ? null : [tokens.slice(0, at), tokens.slice(at)];
}

function secondStart(tokens: readonly Token[]): number | null {
  const places = (test: (token: Token, index: number) => boolean): readonly number[] =>
    tokens.flatMap((token, index) => (test(token, index) ? [index] : []));
  const labels = places(({ kind }) => kind === "label");
  if (labels.length > 0) return labels.length === 2 && labels[0] === 0 ? (labels[1] ?? null) : null;
  const [first, second, third] = places(({ kind }) => kind === "direction");
  if (first !== undefined) {
    if (second === undefined || third !== undefined) return null;
    return first === 0 ? second : first + 1;
  }
  const numbers = places(({ kind }) => kind === "number");
  if (numbers.length === 2) return numbers[1] ?? null;
  const breaks = places(({ kind }) => kind === "break");
  if (breaks.length > 0) return breaks.length === 1 ? (breaks[0] ?? null) : null;
  const signed = places((token, index) => index > 0 && token.kind === "number" && /^[+-]/u.test(token.text));
  if (signed.length > 0) return signed.length === 1 ? (signed[0] ?? null) : null;
  const degrees = places((token) => token.kind === "unit" && token.order === 0);
  if (degrees.length === 2) return (degrees[1] ?? 0) - 1;
  const isFine = tokens.some((token) => token.kind === "number" && token.text.includes("."));
  return isFine && numbers.length % 2 === 0 ? (numbers[numbers.length / 2] ?? null) : null;
}

interface Angle {
  readonly degrees: number;
  readonly axis: Axis | null;
  /** True if a letter or sign gives the side of zero. */
  readonly hasSide: boolean;
  /** False for a letter and a sign together, a letter of the other axis than the label, or O. */
  readonly isClear: boolean;
  /** True if it has minutes: it is not a plain number. */
  readonly hasParts: boolean;
  /** True for minutes or seconds of 60 or more. */
  readonly isOver: boolean;
  /** Number of digits of a compact form of degrees and minutes; 0 for none. */
  readonly joinedDigits: number;
}

/** `null` if the figures do not form one angle. */
function angleOf(group: readonly Token[]): Angle | null {
  const said = group.filter(({ kind }) => kind !== "break");
  const parts: string[] = [];
  let [letter, label]: [string | null, Axis | null] = [null, null];
  for (const [index, token] of said.entries()) {
    if (token.kind === "label") label = token.axis;
    else if (token.kind === "number") parts.push(token.text);
    else if (token.kind === "unit") {
      if (said[index - 1]?.kind !== "number" || token.order !== parts.length - 1) return null;
    } else if (token.kind === "direction") {
      if (parts.length > 0 && index < said.length - 1) return null;
      letter = token.letter;
    }
  }
  const isCut = group.some(
    ({ kind }, at) =>
      kind === "break" && /^(?:number|unit)$/u.test(group[at - 1]?.kind ?? "") && group[at + 1]?.kind === "number",
  );
  const isBare = !said.some(({ kind }) => kind === "unit");
  const joined = parts.length === 1 && isBare ? joinedParts(parts[0] ?? "") : null;
  const size = isCut ? null : sizeOf(joined ?? parts);
  if (size === null) return null;
  const isSigned = /^[+-]/u.test(parts[0] ?? "");
  const isNegative = parts[0]?.startsWith("-") === true || letter === "S" || letter === "W";
  const axis = letter === null ? label : (AXES[letter] ?? null);
  return {
    degrees: isNegative ? -size.degrees : size.degrees,
    axis,
    hasSide: isSigned || letter !== null,
    isClear: letter === null || (axis !== null && !isSigned && (label ?? axis) === axis),
    hasParts: (joined ?? parts).length > 1,
    isOver: size.isOver,
    joinedDigits: joined === null ? 0 : joined.join("").replace(/\..*/u, "").replace(/^[+-]/u, "").length,
  };
}

/** Degrees without sign, from one to three figures; only the last of them can have decimals. */
function sizeOf(parts: readonly string[]): { readonly degrees: number; readonly isOver: boolean } | null {
  const [degrees = "", minutes = "0", seconds = "0"] = parts;
  const isWrong =
    parts.length === 0 ||
    parts.length > 3 ||
    parts.slice(1).some((part) => /^[+-]/u.test(part)) ||
    parts.slice(0, -1).some((part) => part.includes("."));
  if (isWrong) return null;
  const [min, sec] = [Number(minutes), Number(seconds)];
  return { degrees: Math.abs(Number(degrees)) + min / 60 + sec / 3600, isOver: min >= 60 || sec >= 60 };
}

/** Compact figures: `4439.912` is 44° 39.912′, `0633404` is 63° 34′ 4″. Two digits of degrees, or three. */
function joinedParts(figure: string): readonly string[] | null {
  const [, sign = "", digits = "", decimals = ""] = /^([+-]?)(\d{4,7})(\.\d*)?$/u.exec(figure) ?? [];
  if (digits === "") return null;
  const degrees = 2 + (digits.length % 2);
  const [minutes, seconds] = [digits.slice(degrees, degrees + 2), digits.slice(degrees + 2)];
  const fractions = seconds === "" ? [minutes + decimals] : [minutes, seconds + decimals];
  return [sign + digits.slice(0, degrees), ...fractions];
}

function positionFrom(first: Angle, second: Angle): CoordinateReading {
  const pair = [first, second];
  const [lat, lon] = first.axis === "lon" || second.axis === "lat" ? [second, first] : pair;
  if (lat === undefined || lon === undefined) return { fault: "incomplete" };
  // An angle with minutes needs its side; a plain number without a sign is north or east.
  const isUnsaid = pair.some(({ hasParts }) => hasParts) && !pair.some(({ hasSide }) => hasSide);
  const isTwice = first.axis !== null && first.axis === second.axis;
  if (isUnsaid || isTwice || pair.some(({ isClear }) => !isClear)) return { fault: "direction" };
  const isJoinedRight = lat.joinedDigits % 2 === 0 && lon.joinedDigits === (lat.joinedDigits && lat.joinedDigits + 1);
  if (!isJoinedRight) return { fault: "incomplete" };
  if (pair.some(({ isOver }) => isOver)) return { fault: "minutes" };
  if (Math.abs(lat.degrees) > 90) return { fault: "latitude" };
  if (Math.abs(lon.degrees) > 180) return { fault: "longitude" };
  return { center: [lon.degrees, lat.degrees] };
}
