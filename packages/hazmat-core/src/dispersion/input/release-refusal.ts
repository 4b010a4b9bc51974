import { formatNumber } from "../../formats/number.ts";
import { ICE_POINT } from "../../units/constants.ts";
import { estimatedSolidPressure } from "../source/vapour-pressure.ts";
import { shapeRefusal } from "./input-shape.ts";
import { refusal } from "./refuse.ts";
import { RELEASE_DOMAIN } from "./release-domain.ts";
import { LEAST_WIND } from "./release-limits.ts";
import type { ReleaseRefusal, ResolvedReleaseInput } from "../release.ts";

/** Refusal for a solid, whatever other data are known. */
export const SOLID_NOT_MODELLED: ReleaseRefusal = refusal(
  "solid_not_modelled",
  "Particulates are not modelled. Use the isolation distance for this substance.",
  ["release.state"],
);

/**
 * Returns the first reason why a release is not modelled, or null; accepts any value, typed or not.
 *
 * Solids, salts and light wind come first: in these cases the answer is a circle, whatever else was entered.
 */
export function refusalOf(input: ResolvedReleaseInput): ReleaseRefusal | null {
  return (
    shapeRefusal(input) ??
    circleRefusal(input) ??
    solidRefusal(input) ??
    rangeRefusal(input) ??
    combinationRefusal(input)
  );
}

/** Refusals that do not depend on the figures. */
function circleRefusal(input: ResolvedReleaseInput): ReleaseRefusal | null {
  const { release, weather, substance } = input;
  if (release.state === "solid") return SOLID_NOT_MODELLED;
  if (!(release.rateKgPerS > 0)) {
    return refusal("rate_not_positive", "Enter an emission rate greater than 0 kg/s.", ["release.rateKgPerS"]);
  }
  if (release.heightM < 0) {
    return refusal("height_negative", "Enter an emission height of 0 m or more.", ["release.heightM"]);
  }
  if (typeof weather.windSpeedMps === "number" && weather.windSpeedMps >= 0 && weather.windSpeedMps < LEAST_WIND) {
    return refusal(
      "wind_too_low",
      "Below 1 m/s the wind has no steady direction, so no plume is drawn. Use the isolation distance in all directions.",
      ["weather.windSpeedMps"],
    );
  }
  if (!Number.isFinite(substance.molarMass)) {
    return refusal("substance_incomplete", "No molar mass on file for this substance. Enter one.", [
      "substance.molarMass",
    ]);
  }
  return null;
}

function rangeRefusal(input: ResolvedReleaseInput): ReleaseRefusal | null {
  for (const range of RELEASE_DOMAIN) {
    const value = range.read(input);
    if (value === undefined && range.isOptional) continue;
    if (typeof value !== "number" || !(value >= range.least && value <= range.most)) {
      const message = `${range.words}: enter a number from ${format(range.least)} to ${format(range.most)} ${range.unit}.`;
      return refusal("outside_domain", message, [range.field]);
    }
  }
  return null;
}

/** Refusals for inputs that are each in range but contradict each other, or of which one is missing. */
function combinationRefusal(input: ResolvedReleaseInput): ReleaseRefusal | null {
  const { release, weather, substance } = input;
  if (weather.stability === undefined && (weather.cloudTenths === undefined || weather.sunAltitudeDeg === undefined)) {
    return refusal("stability_required", "Enter a stability class, or the cloud cover and the sun's altitude.", [
      "weather.stability",
      "weather.cloudTenths",
      "weather.sunAltitudeDeg",
    ]);
  }
  if (weather.inversionM !== undefined && weather.inversionM <= release.heightM) {
    return refusal(
      "outside_domain",
      "The inversion must be above the emission height. Enter a greater inversion height or leave it blank.",
      ["weather.inversionM", "release.heightM"],
    );
  }
  if (release.state === "liquid" && substance.boilingPointC === undefined) {
    return refusal(
      "substance_incomplete",
      `No boiling point on file for ${substance.name}, so a liquid release and a pool cannot be told apart. Choose gas, or enter the boiling point.`,
      ["substance.boilingPointC", "release.state"],
    );
  }
  return temperatureRefusal(input) ?? thresholdRefusal(input);
}

/**
 * A solid with a lower vapour pressure gives no significant cloud, Pa: 0.1% of the air pressure. Placard's own choice.
 */
const MIN_VAPOUR_PRESSURE = 100;
/** A salt with a higher boiling point has no vapour at any release temperature, °C. */
const MAX_RELEASE_TEMPERATURE = 500;

/**
 * Salts and solids entered as gas or liquid.
 *
 * A substance that boils at or below the release temperature is a gas, whatever else is on file. Otherwise it gives no
 * cloud if it is a salt; if its vapour pressure is below 100 Pa and it is solid at that temperature or boils only above
 * 500 °C; or if its vapour pressure is printed as none and it is solid at that temperature, or no melting or boiling
 * point is on file. A missing vapour pressure is estimated from the boiling point and, below the melting point, also
 * from that. A frozen liquid such as benzene in frost has a higher one and is modelled.
 */
function solidRefusal({ release, weather, substance }: ResolvedReleaseInput): ReleaseRefusal | null {
  const temperatureC = release.temperatureC ?? weather.temperatureC;
  const { name, boilingPointC, meltingPointC, isSalt, isInvolatile } = substance;
  if (boilingPointC !== undefined && !(boilingPointC > temperatureC && boilingPointC < Infinity)) return null;
  const boilsHot = boilingPointC !== undefined && boilingPointC > MAX_RELEASE_TEMPERATURE;
  const isInvolatileSalt = isSalt === true && (boilingPointC === undefined || boilsHot);
  const isSolid = meltingPointC !== undefined && meltingPointC > temperatureC;
  const hasNoVapour = isInvolatile === true && boilingPointC === undefined && meltingPointC === undefined;
  if (!boilsHot && !isInvolatileSalt && !isSolid && !hasNoVapour) return null;
  const isPrintedNone = isInvolatile === true && isSolid;
  const vapour = isPrintedNone ? 0 : (estimatedSolidPressure(substance, temperatureC + ICE_POINT) ?? 0);
  if (!isInvolatileSalt && vapour >= MIN_VAPOUR_PRESSURE) return null;
  const what = isSolid
    ? `is solid below ${format(meltingPointC)} °C`
    : isInvolatileSalt
      ? "is a salt"
      : boilsHot
        ? `boils only at ${format(boilingPointC)} °C`
        : "barely evaporates";
  return refusal(
    "solid_not_modelled",
    `${name} ${what} and gives off too little vapour for a plume. Use the isolation distance. If water, acid or fire releases a gas from it, model that gas.`,
    ["release.state", "release.temperatureC"],
  );
}

/** Boiling points on file can be wrong by one degree. */
const BOILING_SLACK = 1;
/** Minimum pool temperature, °C: a colder pool hardly evaporates. */
const MIN_POOL_TEMPERATURE = -100;

function temperatureRefusal({ release, weather, substance }: ResolvedReleaseInput): ReleaseRefusal | null {
  const { temperatureC, state } = release;
  const { boilingPointC } = substance;
  if (temperatureC === undefined || boilingPointC === undefined) return null;
  const fields = ["release.temperatureC", "release.state"];
  if (state === "gas" && temperatureC < boilingPointC - BOILING_SLACK) {
    const message = `${substance.name} is a liquid below ${format(boilingPointC)} °C. Enter a higher release temperature, or choose liquid.`;
    return refusal("outside_domain", message, fields);
  }
  if (state === "liquid" && boilingPointC > weather.temperatureC && temperatureC < MIN_POOL_TEMPERATURE) {
    return refusal(
      "outside_domain",
      `A pool must be at ${format(MIN_POOL_TEMPERATURE)} °C or warmer. Correct the release temperature.`,
      fields,
    );
  }
  return null;
}

function thresholdRefusal({ thresholds, substance }: ResolvedReleaseInput): ReleaseRefusal | null {
  const requested = thresholds ?? [];
  if (requested.every((threshold) => threshold.ppm === null)) {
    return refusal(
      "no_thresholds",
      `No AEGL, IDLH or explosive limit on file for ${substance.name}. Enter a limit in ppm.`,
      ["thresholds"],
    );
  }
  const bad = requested.find(({ ppm }) => ppm !== null && !(ppm > 0 && ppm < 1e6));
  if (bad === undefined) return null;
  return refusal(
    "outside_domain",
    `A limit must be between 0 and ${formatNumber(1e6)} ppm. Correct ${bad.label ?? bad.id}.`,
    ["thresholds"],
  );
}

function format(value: number): string {
  return value >= 0.01 || value <= 0 ? formatNumber(Math.round(value * 100) / 100) : formatNumber(value);
}
