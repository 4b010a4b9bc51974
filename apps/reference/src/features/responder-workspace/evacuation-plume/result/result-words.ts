import { compassPoint, formatDistance, formatNumber, ppmToMgPerM3, type Weather } from "@placard/hazmat-core";
import type { Messages } from "../../../../messages/messages.ts";
import { evacuationOf, type PlumeResult } from "./plume-result.ts";

type Words = Messages["plume"];

/** The zone a sentence speaks of: AEGL-2, since there lasting harm begins, else the gravest that is reached. */
const SPOKEN = ["aegl-2", "aegl-3", "idlh", "aegl-1", "lel"];

/** The result in one sentence: how far, where to. */
export function resultHeadline(result: PlumeResult, words: Words): string {
  const { release, isolation } = result;
  if (release === null) {
    const circle = evacuationOf(isolation);
    return circle === undefined ? isolation.why : words.circleOnly(formatNumber(circle.radiusM));
  }
  const reached = release.zones.filter((zone) => zone.reached);
  const zone = SPOKEN.map((id) => reached.find((one) => one.id === id)).find((one) => one !== undefined);
  if (zone === undefined) return words.noReach;
  const direction = compassPoint(release.axisDeg);
  const distance = formatDistance(zone.farM);
  return zone.isCut ? words.reachBeyond(zone.label, distance, direction) : words.reach(zone.label, distance, direction);
}

/** `SW 225°, 15 km/h` */
export function windWords({ wind_from_deg, wind_kph }: Weather): string {
  const degrees = formatNumber(Math.round(wind_from_deg));
  return `${compassPoint(wind_from_deg)} ${degrees}°, ${formatNumber(Math.round(wind_kph * 10) / 10)} km/h`;
}

/** Unit in which limits are shown. */
export type LimitUnit = "ppm" | "mg";

/**
 * A concentration in the chosen unit, three significant digits: mg/m³ at the temperature of the air, and ppm where no
 * molar mass is on file.
 */
export function concentrationText(ppm: number, unit: LimitUnit, { molarMass, used }: PlumeResult): string {
  if (unit === "ppm" || molarMass === null) return `${formatNumber(rounded(ppm))} ppm`;
  const { temperature_c, pressure_mb } = used.weather;
  const mg = ppmToMgPerM3({
    ppm,
    molarMass,
    temperatureC: temperature_c,
    ...(pressure_mb !== null && { pressureMb: pressure_mb }),
  });
  return `${formatNumber(rounded(mg))} mg/m³`;
}

/** Three significant digits, without an exponent. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
