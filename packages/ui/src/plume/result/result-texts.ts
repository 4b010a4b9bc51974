import {
  compassPoint,
  convertUnit,
  formatNumber,
  formatSafeDistance,
  formatZoneDistance,
  ppmToMgPerM3,
  roundModelledPpm,
} from "@placard/hazmat-core";
import { spokenZone, type SceneWeather } from "@placard/hazmat-core/scene";
import type { Messages } from "../../messages/en.ts";
import type { ZoneLimit } from "../ZoneTable/zone-lines.ts";
import type { PlumeResult } from "./plume-result.ts";
import { ENGLISH, translatedOrEnglish, type Speech } from "../../messages/language/speech.ts";

type Texts = Messages["plume"];

/**
 * Returns the result as a sentence: the farthest limit with its direction and the protective action distance, or the
 * circle to clear if the tables give no such distance. A modelled reach alone would be read as the distance to keep.
 */
export function resultHeadline(result: PlumeResult, texts: Texts, speech: Speech = ENGLISH): string {
  const { plume, circle, protective } = result;
  const reach = reachHeadline(result, texts, speech);
  if (plume === null) return reach;
  if (protective !== null) {
    const distance = speech.figure(formatSafeDistance(protective.distanceM));
    return `${reach}. ${texts.protective} ${texts.protectiveReach(distance, protective.shape)}`;
  }
  return circle === null ? reach : `${reach}. ${texts.circleBeside(formatNumber(circle.radiusM))}`;
}

/**
 * Returns the farthest limit and its direction, for texts that state isolation and protective action distance beside
 * it.
 */
export function reachHeadline(result: PlumeResult, texts: Texts, speech: Speech = ENGLISH): string {
  const { plume, isolation, circle, protective } = result;
  if (plume === null) {
    if (circle === null) return translatedOrEnglish(speech, isolation.why);
    const radius = formatNumber(circle.radiusM);
    if (protective === null) return texts.circleOnly(radius);
    return texts.circleAndDistance(radius, speech.figure(formatSafeDistance(protective.distanceM)), protective.shape);
  }
  const zone = spokenZone(plume.zones.filter(({ reached }) => reached));
  if (zone === undefined) return texts.noReach;
  const direction =
    zone.shape === "circle" ? texts.toAllSides : translatedOrEnglish(speech, compassPoint(plume.axisDeg));
  const distance = speech.figure(formatZoneDistance(zone.farM));
  const label = translatedOrEnglish(speech, zone.label);
  return zone.isCut ? texts.reachBeyond(label, distance, direction) : texts.reach(label, distance, direction);
}

/** `Wind from SW 225°, 15 km/h.`, or that the wind has no direction. */
export function windText(
  { windFromDeg, windSpeedMps, gustMps }: SceneWeather,
  texts: Texts,
  speech: Speech = ENGLISH,
): string {
  const gusts = gustMps === undefined ? [] : [texts.gusts(speedText(gustMps, speech))];
  const speed = [speedText(windSpeedMps, speech), ...gusts].join(", ");
  if (windFromDeg === null) return texts.windWithoutDirection(speed);
  return texts.windSentence(
    `${translatedOrEnglish(speech, compassPoint(windFromDeg))} ${formatNumber(Math.round(windFromDeg))}°, ${speed}`,
  );
}

/** Formats a wind speed in km/h, with one decimal. */
export function speedText(metresPerSecond: number, { figure }: Pick<Speech, "figure">): string {
  return `${figure(formatNumber(Math.round(convertUnit("speed", metresPerSecond, "m/s", "km/h") * 10) / 10))} km/h`;
}

/** Unit for the display of limits. */
export type LimitUnit = "ppm" | "mg";

/**
 * Formats a limit in the chosen unit, with three significant digits: mg/m³ at the temperature of the air, and ppm if no
 * molar mass is on file.
 */
export function concentrationText(ppm: number, unit: LimitUnit, result: Measured): string {
  const { figure, unit: shown } = inUnit(ppm, unit, result);
  return `${formatNumber(rounded(figure))} ${shown}`;
}

/**
 * Formats a modelled concentration in the chosen unit with two significant digits, rounded up, the accuracy of the
 * models.
 */
export function modelledText(ppm: number, unit: LimitUnit, result: Measured): string {
  const { figure, unit: shown } = inUnit(ppm, unit, result);
  return `${formatNumber(shown === "ppm" ? roundModelledPpm(figure) : raisedToTwoDigits(figure))} ${shown}`;
}

type Measured = Pick<PlumeResult, "chemical" | "used">;

function inUnit(ppm: number, unit: LimitUnit, { chemical, used }: Measured) {
  const molarMass = chemical?.molarMassGPerMol ?? null;
  if (unit === "ppm" || molarMass === null) return { figure: ppm, unit: "ppm" } as const;
  const { temperatureC, pressureMb } = used;
  const figure = ppmToMgPerM3({ ppm, molarMass, temperatureC, ...(pressureMb !== null && { pressureMb }) });
  return { figure, unit: "mg/m³" } as const;
}

/** Like `roundModelledPpm`, without its limit at pure gas: a cubic metre may contain more than 1 kg. */
function raisedToTwoDigits(value: number): number {
  if (!(value > 0)) return 0;
  const step = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Number((Math.ceil(value / step - 1e-9) * step).toPrecision(2));
}

/**
 * Formats a limit as printed in its source, so that the card and the plume show the same figure. If the other unit is
 * chosen, it is added as derived: mg/m³ at the temperature of the air, ppm at the 25 °C for which the limits are
 * defined.
 */
export function limitText(
  { ppm, publishedMgPerM3 }: ZoneLimit,
  unit: LimitUnit,
  result: Pick<PlumeResult, "chemical" | "used">,
  texts: Texts,
  { figure }: Pick<Speech, "figure"> = ENGLISH,
): string {
  if (publishedMgPerM3 !== null) {
    const published = figure(`${formatNumber(publishedMgPerM3)} mg/m³`);
    return unit === "mg" ? published : texts.limitDerived(published, figure(concentrationText(ppm, "ppm", result)), 25);
  }
  const published = figure(concentrationText(ppm, "ppm", result));
  const shown = figure(concentrationText(ppm, unit, result));
  return shown === published ? published : texts.limitDerived(published, shown, result.used.temperatureC);
}

/** Formats a number with three significant digits, without an exponent. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
