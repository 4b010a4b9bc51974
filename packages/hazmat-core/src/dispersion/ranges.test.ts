import { describe, expect, it } from "vitest";
import { destination } from "../geo/destination.ts";
import { isolationCircle } from "../geo/isolation-circle.ts";
import { sunAltitude } from "../geo/sun-altitude.ts";
import { flashFraction } from "./source/flash.ts";
import { expandedTemperature, gasRelease, liquidRelease, twoPhaseFlux } from "./source/tank-release.ts";
import { stabilityByTable, stabilityFromSky } from "./weather/stability-class.ts";
import { stabilityFromWindSwing } from "./weather/stability-from-wind-swing.ts";
import { indoorConcentration } from "./zone/indoor-concentration.ts";
import { plumeSwing } from "./zone/plume-swing.ts";

const SKY = { windSpeedMps: 3, cloudTenths: 2, sunAltitudeDeg: 40 };
const SWING = { sigmaThetaDeg: 10, windSpeedMps: 3, isNight: false, roughnessM: 0.1 };
const CLOUD = { durationS: 60, timeS: 60 };
const HOLE = { areaM2: 1e-4, discharge: 0.8 };
const GAS = { pressurePa: 5e5, airPressurePa: 1e5, temperatureK: 290, molarMass: 0.029, heatRatio: 1.4 };
const HEAT = { liquidHeatCapacity: 900, heatOfVaporisation: 288_000 };
const LIQUID = {
  ...HEAT,
  temperatureK: 298,
  gasDensity: 3.6,
  liquidDensity: 1562,
  overpressurePa: 670_000,
};
const PLACE = { lon: 0, lat: 45 };

/** Each function with its invalid arguments: not a number, and just outside the range. */
const CALLS: readonly (readonly [name: string, outside: number, call: (value: number) => unknown])[] = [
  ["stabilityByTable, wind", -1, (v) => stabilityByTable(v, "strong")],
  ["stabilityFromSky, wind", -1, (v) => stabilityFromSky({ ...SKY, windSpeedMps: v })],
  ["stabilityFromSky, cloud", 11, (v) => stabilityFromSky({ ...SKY, cloudTenths: v })],
  ["stabilityFromSky, sun", 91, (v) => stabilityFromSky({ ...SKY, sunAltitudeDeg: v })],
  ["stabilityFromWindSwing, swing", -1, (v) => stabilityFromWindSwing({ ...SWING, sigmaThetaDeg: v })],
  ["stabilityFromWindSwing, roughness", 0, (v) => stabilityFromWindSwing({ ...SWING, roughnessM: v })],
  ["indoorConcentration, outside", -1, (v) => indoorConcentration(v, CLOUD, 1)],
  ["indoorConcentration, exchange", 0, (v) => indoorConcentration(100, CLOUD, v)],
  ["flashFraction, heat", 0, (v) => flashFraction({ ...HEAT, heatOfVaporisation: v }, 50)],
  ["liquidRelease, area", 0, (v) => liquidRelease({ areaM2: v }, 1000, 1e5)],
  ["gasRelease, ratio of heats", 1, (v) => gasRelease(HOLE, { ...GAS, heatRatio: v })],
  ["gasRelease, pressure", 0, (v) => gasRelease(HOLE, { ...GAS, pressurePa: v })],
  ["expandedTemperature, temperature", 0, (v) => expandedTemperature({ ...GAS, temperatureK: v })],
  ["twoPhaseFlux, pipe", -1, (v) => twoPhaseFlux(LIQUID, v)],
  ["twoPhaseFlux, gas as dense as its liquid", 1562, (v) => twoPhaseFlux({ ...LIQUID, gasDensity: v }, 0)],
  ["plumeSwing, wind", 0.9, (v) => plumeSwing("D", v)],
  ["destination, latitude", 91, (v) => destination({ lon: 0, lat: v }, 0, 10)],
  ["destination, distance", -1, (v) => destination(PLACE, 0, v)],
  ["isolationCircle, latitude", -91, (v) => isolationCircle({ lon: 0, lat: v }, 100)],
  ["sunAltitude, moment", 9e15, (v) => sunAltitude(PLACE, v)],
];

describe("a number outside the range of its docstring", () => {
  it.each(CALLS)("is rejected by %s", (_name, outside, call) => {
    for (const value of [outside, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      expect(() => call(value)).toThrow(RangeError);
    }
  });
});
