import type { ResolvedReleaseInput } from "../../dispersion/release.ts";
import { rateFromPool } from "../../dispersion/source/rate-from-pool.ts";
import { gasJetSpeed, gasRelease, liquidRelease } from "../../dispersion/source/tank-release.ts";
import { vapourPressureAt } from "../../dispersion/source/vapour-pressure.ts";
import { GRAVITY } from "../../dispersion/weather/air.ts";
import { GAS_CONSTANT, ICE_POINT, PASCALS_PER_MILLIBAR, STANDARD_PRESSURE } from "../../units/constants.ts";
import { formatNumber } from "../../formats/number.ts";
import { err, ok, type Result } from "../../identity/result.ts";
import type { Assumption } from "../../provenance/figure.ts";
import type { CylinderSource, GasLineSource, ReleaseSource, TankSource } from "./release-source.ts";
import type { SceneRefusal } from "../scene.ts";

/** The rate of a source, with its assumptions. */
export interface SourceRate {
  /** Emission rate into the air, kg/s. */
  readonly rateKgPerS: number;
  /** Duration in minutes, if the vessel is empty sooner than given. */
  readonly durationMin: number | null;
  /** Speed of the jet from a vessel or line under pressure, m/s; omitted if there is none or it is unknown. */
  readonly jetSpeedMps?: number;
  readonly assumptions: readonly Assumption[];
}

type Answer = Result<SourceRate, SceneRefusal>;

/**
 * γ if no heat capacity of the gas is on file: that of air. A gas with heavier molecules has a lower value, and flows
 * slightly less.
 */
const TYPICAL_HEAT_RATIO = 1.4;
/**
 * Discharge coefficient of gas through a hole of unknown edge: no reduction, so the rate is rather too high. [CCPS1999]
 */
const GAS_DISCHARGE = 1;
const SECONDS_PER_MINUTE = 60;

/**
 * Calculates the rate at which a source releases to the air.
 *
 * The initial rate is assumed to last: vessels slow down as they empty, which is not modelled, so zones are rather too
 * large. The contents of a vessel limit the duration. A liquid that does not boil forms a pool: its rate into the air
 * is that of the pool, not of the hole.
 *
 * @param input - the release with its substance properties; its own rate is not used
 * @returns the rate, or a refusal that names the missing input
 * @see [TM43] 3.4, and Brighton's pools
 */
export function rateOfSource(source: ReleaseSource, input: ResolvedReleaseInput): Answer {
  const wrong = figureRefusal(source);
  if (wrong !== null) return err(wrong);
  switch (source.kind) {
    case "rate":
      return ok({ rateKgPerS: source.rateKgPerS, durationMin: null, assumptions: [] });
    case "pool":
      return ofPool(source.areaM2, input);
    case "tank":
      return ofTank(source, input);
    case "cylinder":
      return ofCylinder(source, input);
    case "gas-line":
      return ofGasLine(source, input);
  }
}

function ofPool(areaM2: number, input: ResolvedReleaseInput): Answer {
  if (input.release.state !== "liquid") return err(stateRefusal("A pool is liquid. Choose liquid."));
  const { substance, weather, site, release } = input;
  const { temperatureC } = release;
  const rate = rateFromPool(
    { substance, weather, site, ...(temperatureC === undefined ? {} : { temperatureC }) },
    areaM2,
  );
  if (!rate.ok) return rate;
  return ok({
    rateKgPerS: rate.value,
    durationMin: null,
    assumptions: [derived(rate.value, `From a ${formatNumber(areaM2)} m² pool, without boiling or cooling`)],
  });
}

function ofTank(source: TankSource, input: ResolvedReleaseInput): Answer {
  const { substance, release } = input;
  if (release.state !== "liquid")
    return err(stateRefusal("A tank leaking below the liquid level releases liquid. Choose liquid."));
  const density = substance.liquidDensityKgPerM3;
  if (density === undefined) {
    return err(incomplete(`No liquid density on file for ${substance.name}. Enter the emission rate.`, "source"));
  }
  const storedK = storedTemperature(input);
  const airPa = airPressure(input);
  const boils = substance.boilingPointC !== undefined && substance.boilingPointC + ICE_POINT < storedK;
  const insidePa = source.pressurePa ?? (boils ? vapourPressureAt(substance, storedK) : airPa);
  if (insidePa === null) {
    return err(
      incomplete(`No vapour pressure on file for ${substance.name}. Enter the pressure.`, "source.pressurePa"),
    );
  }
  const head = density * GRAVITY * source.liquidAboveHoleM;
  const rateKgPerS = liquidRelease({ areaM2: circleArea(source.holeDiameterM) }, density, insidePa - airPa + head);
  if (rateKgPerS === 0) return err(noFlow("source.pressurePa"));
  if (!boils) {
    const message = `About ${shown(rateKgPerS)} kg/s of ${substance.name} leaks out and forms a pool: it does not boil at this temperature. Choose a pool and enter its area.`;
    return err(incomplete(message, "source"));
  }
  const jetSpeedMps = Math.sqrt((2 * (insidePa - airPa + head)) / density); // [TM43] 3.4, as for the rate
  return ok({
    ...emptied(rateKgPerS, source.contentsKg, input, [
      derived(rateKgPerS, `From a ${millimetres(source.holeDiameterM)} hole below the liquid level, at the start`),
      ...(source.pressurePa === undefined ? [pressureAssumption(insidePa)] : []),
    ]),
    jetSpeedMps,
  });
}

function ofCylinder(source: CylinderSource, input: ResolvedReleaseInput): Answer {
  const { substance, release } = input;
  if (release.state !== "gas")
    return err(stateRefusal("A cylinder releases gas. Choose gas, or choose a tank for its liquid."));
  const pressurePa = source.pressurePa ?? liquefiedPressure(input);
  if (pressurePa === null) {
    const message = `${substance.name} is stored as a compressed gas, or its vapour pressure is not on file. Enter the cylinder pressure.`;
    return err(incomplete(message, "source.pressurePa"));
  }
  const { rateKgPerS, jetSpeedMps, assumptions } = gasRate(source.holeDiameterM, pressurePa, input);
  if (rateKgPerS === 0) return err(noFlow("source.pressurePa"));
  return ok({
    ...emptied(rateKgPerS, source.contentsKg, input, [
      derived(rateKgPerS, `From a ${millimetres(source.holeDiameterM)} hole, at the start`),
      ...(source.pressurePa === undefined ? [pressureAssumption(pressurePa)] : []),
      ...assumptions,
    ]),
    jetSpeedMps,
  });
}

function ofGasLine({ boreM, pressurePa }: GasLineSource, input: ResolvedReleaseInput): Answer {
  if (input.release.state !== "gas") return err(stateRefusal("A gas line releases gas. Choose gas."));
  const { rateKgPerS, jetSpeedMps, assumptions } = gasRate(boreM, pressurePa, input);
  if (rateKgPerS === 0) return err(noFlow("source.pressurePa"));
  return ok({
    rateKgPerS,
    durationMin: null,
    jetSpeedMps,
    assumptions: [
      derived(rateKgPerS, `From a fully broken line, ${millimetres(boreM)} inside diameter`),
      {
        name: "Gas line",
        value: "unlimited supply, no friction",
        reason: "Line length not given, so the rate may be too high.",
      },
      ...assumptions,
    ],
  });
}

function gasRate(
  diameterM: number,
  pressurePa: number,
  input: ResolvedReleaseInput,
): { readonly rateKgPerS: number; readonly jetSpeedMps: number; readonly assumptions: readonly Assumption[] } {
  const { substance } = input;
  const heat = substance.gasHeatCapacityJPerMolK;
  const isOnFile = heat !== undefined && heat > GAS_CONSTANT * 2;
  const gas = {
    pressurePa,
    airPressurePa: airPressure(input),
    temperatureK: storedTemperature(input),
    molarMass: substance.molarMass / 1000,
    heatRatio: isOnFile ? heat / (heat - GAS_CONSTANT) : TYPICAL_HEAT_RATIO,
  };
  const { rateKgPerS } = gasRelease({ areaM2: circleArea(diameterM), discharge: GAS_DISCHARGE }, gas);
  const reason = "No gas heat capacity on file; it has little effect on the rate.";
  const assumptions = isOnFile ? [] : [{ name: "Ratio of heat capacities", value: String(TYPICAL_HEAT_RATIO), reason }];
  return { rateKgPerS, jetSpeedMps: gasJetSpeed(gas), assumptions };
}

/** Vapour pressure of a gas that is liquid in storage; `null` above its critical point or if it is not on file. */
function liquefiedPressure(input: ResolvedReleaseInput): number | null {
  const { substance } = input;
  const storedK = storedTemperature(input);
  const { boilingPointC, criticalTemperatureC } = substance;
  if (boilingPointC === undefined || boilingPointC + ICE_POINT >= storedK) return null;
  if (criticalTemperatureC === undefined || criticalTemperatureC + ICE_POINT <= storedK) return null;
  return vapourPressureAt(substance, storedK);
}

/** Limits the duration by the contents of a vessel. */
function emptied(
  rateKgPerS: number,
  contentsKg: number | undefined,
  { release }: ResolvedReleaseInput,
  assumptions: readonly Assumption[],
): SourceRate {
  if (contentsKg === undefined) return { rateKgPerS, durationMin: null, assumptions };
  const emptyMin = contentsKg / rateKgPerS / SECONDS_PER_MINUTE;
  if (release.durationMin !== undefined && release.durationMin <= emptyMin) {
    return { rateKgPerS, durationMin: null, assumptions };
  }
  const reason = `${formatNumber(contentsKg)} kg has been released by then at the starting rate.`;
  const shownMin = `${shown(emptyMin)} min`;
  return {
    rateKgPerS,
    durationMin: emptyMin,
    assumptions: [...assumptions, { name: "Duration", value: shownMin, reason, isDerived: true }],
  };
}

/** All figures of a source must be above 0; the height of a liquid can be 0. */
function figureRefusal(source: ReleaseSource): SceneRefusal | null {
  for (const [field, value] of Object.entries(source)) {
    if (typeof value !== "number") continue;
    const isRight = field === "liquidAboveHoleM" ? value >= 0 : value > 0;
    if (isRight && value < Infinity) continue;
    if (field === "rateKgPerS") {
      const message = "Enter an emission rate greater than 0 kg/s.";
      return { code: "rate_not_positive", message, fields: ["release.rateKgPerS"] };
    }
    return incomplete("Enter a number greater than 0.", `source.${field}`);
  }
  return null;
}

const storedTemperature = ({ release, weather }: ResolvedReleaseInput): number =>
  (release.temperatureC ?? weather.temperatureC) + ICE_POINT;

const airPressure = ({ weather }: ResolvedReleaseInput): number =>
  weather.pressureMb === undefined ? STANDARD_PRESSURE : weather.pressureMb * PASCALS_PER_MILLIBAR;

const circleArea = (diameterM: number): number => (Math.PI * diameterM ** 2) / 4;

function incomplete(message: string, field: string): SceneRefusal {
  return { code: "source_incomplete", message, fields: [field] };
}

function stateRefusal(message: string): SceneRefusal {
  return incomplete(message, "release.state");
}

function noFlow(field: string): SceneRefusal {
  return incomplete("No flow at this pressure. Enter a pressure above air pressure: a gauge pressure above 0.", field);
}

function derived(rateKgPerS: number, words: string): Assumption {
  return { name: "Emission rate", value: `${shown(rateKgPerS)} kg/s`, reason: `${words}.`, isDerived: true };
}

function pressureAssumption(pressurePa: number): Assumption {
  const value = `${shown(pressurePa / STANDARD_PRESSURE)} atm, absolute`;
  return {
    name: "Pressure",
    value,
    reason: "Vapour pressure of the liquid at air temperature.",
    isDerived: true,
  };
}

const millimetres = (metres: number): string => `${shown(metres * 1000)} mm`;
const shown = (value: number): string => formatNumber(Number(value.toPrecision(2)));
