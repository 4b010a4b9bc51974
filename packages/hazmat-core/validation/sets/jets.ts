import { relative, type Check } from "../compare.ts";
import { JETS, type LetOut } from "../fixtures.ts";
import type * as Models from "../models.ts";

// Jets, humidity of the air and heat of the ground, compared with reference/jet_ref.py: a program that shares no code
// and no table with the product.

const { air, tolerance, mixing, speeds, plumes } = JETS;
/** Larger than every distance of the cases, m. */
const FARTHEST = 10_000;
const TOXIC_AVERAGE = 300; // s
const OPEN_COUNTRY = 0.03; // m

/** The substance and its cloud as input of the models. */
function letOut(models: typeof Models, from: LetOut) {
  const { molarMass: grams, temperatureK, vapourShare, liquidDensityKgPerM3 = 1000 } = from;
  const molarMass = grams / 1000;
  const volume = vapourShare / models.gasDensity(molarMass, temperatureK, air.pressurePa);
  const densityKgPerM3 = 1 / (volume + (1 - vapourShare) / liquidDensityKgPerM3);
  const kind = vapourShare < 1 ? ("aerosol" as const) : ("vapour" as const);
  return {
    substance: { name: "a gas", ...from },
    cloud: { kind, temperatureK, molarMass, densityKgPerM3, vapourShare, assumptions: [] },
  };
}

/**
 * Clouds that entrain moist air or warm up, jets to the point where the wind dominates, and the plumes that continue
 * from there.
 */
export function jetChecks(models: typeof Models): readonly Check[] {
  return [...mixingChecks(models), ...speedChecks(models), ...plumes.flatMap((one) => plumeChecks(models, one))];
}

function mixingChecks(models: typeof Models): readonly Check[] {
  return mixing.flatMap(({ id, substance: from, relativeHumidity, warmth, points }) => {
    const { substance, cloud } = letOut(models, from);
    const line = models.cloudMixing(cloud, substance, { ...air, relativeHumidity }, warmth);
    return points.flatMap(({ fraction, temperature_K: temperature, density }) => {
      const about = (quantity: string) => ({ caseId: "JET-MIXING", quantity: `${id}, ${quantity} at ${fraction}` });
      return [
        relative(about("temperature"), temperature, line.temperatureAt(fraction), tolerance.mixing_rel),
        relative(about("density"), density, line.densityAt(fraction), tolerance.mixing_rel),
      ];
    });
  });
}

function speedChecks(models: typeof Models): readonly Check[] {
  const { pressurePa: airPressurePa } = air;
  const liquid = speeds.liquid.map(({ pressure_Pa: vapourPressurePa, density, speed_m_s: speed }) => {
    const atC = air.temperatureK - models.ICE_POINT;
    const substance = {
      name: "a liquefied gas",
      molarMass: 50,
      boilingPointC: atC - 50,
      criticalTemperatureC: atC + 100,
      vapourPressurePa,
      vapourPressureAtC: atC,
      liquidDensityKgPerM3: density,
    };
    const actual = models.liquefiedJetSpeed(substance, air.temperatureK, air);
    const about = { caseId: "JET-SPEED", quantity: `liquid under ${vapourPressurePa} Pa` };
    return relative(about, speed, actual, tolerance.speed_rel);
  });
  const gas = speeds.gas.map((one) => {
    const { pressure_Pa: pressurePa, temperature_K: temperatureK, molar_mass: molarMass, heat_ratio: heatRatio } = one;
    const actual = models.gasJetSpeed({ pressurePa, airPressurePa, temperatureK, molarMass, heatRatio });
    const about = { caseId: "JET-SPEED", quantity: `gas under ${pressurePa} Pa` };
    return relative(about, one.speed_m_s, actual, tolerance.speed_rel);
  });
  return [...liquid, ...gas];
}

function plumeChecks(models: typeof Models, one: (typeof plumes)[number]): readonly Check[] {
  const { id, relativeHumidity, stability, wind_m_s: windSpeedMps, rate_kg_s: rateKgPerS, ground_K: groundK } = one;
  const { substance, cloud } = letOut(models, one.substance);
  const moist = { ...air, relativeHumidity };
  const cold = models.cloudMixing(cloud, substance, moist);
  const windMps = models.windAt({ speedMps: windSpeedMps, heightM: 10 }, 3, models.ALOHA_EXPONENTS[stability]);
  const about = (quantity: string) => ({ caseId: "JET-PLUME", quantity: `${id}, ${quantity}` });
  const jet = { rateKgPerS, speedMps: one.jet_speed_m_s ?? 0, densityKgPerM3: cold.densityAt(1) };
  const airDensity = models.gasDensity(models.MOLAR_MASS_AIR, air.temperatureK, air.pressurePa);
  const spent = models.spentJet(jet, airDensity, windMps);
  const ground = groundK === undefined ? null : models.groundHeat(groundK, { cloud, substance, air: moist, cold });
  const plume = models.heavyGas(
    {
      rateKgPerS,
      mixing: spent === null ? cold : models.dilutedMixing(cold, spent.fraction),
      windSpeedMps,
      stability,
      roughnessM: OPEN_COUNTRY,
      poolDiameterM: 0,
      passive: models.passiveLimit({ windMps, stability, terrain: models.terrainOf(OPEN_COUNTRY) }),
      ...(ground === null ? {} : { ground }),
    },
    FARTHEST,
  )?.(TOXIC_AVERAGE);
  if (plume === undefined) throw new Error(`${id} has no blanket. The heavy-gas model is broken.`);
  const whole = spent === null ? plume : models.jetField(jet, spent, cold, plume);
  const lengthM = spent?.lengthM ?? 0;
  const scan = models.scanCentreline(whole, FARTHEST);
  const rel = tolerance.plume_rel;
  return [
    relative(about("share of the gas where the wind takes over"), one.fraction, spent?.fraction ?? 1, rel),
    relative(about("edge of the blanket"), one.blanket_m, plume.firstM, rel),
    ...(spent === null ? [] : [relative(about("length of the jet"), one.jet_length_m, lengthM, rel)]),
    ...one.zones.flatMap(({ ppm, far_m: far, half_width_m: halfWidth }) => [
      relative(
        about(`distance to ${ppm} ppm`),
        far + one.jet_length_m,
        models.contourOf(whole, scan, ppm)?.farM ?? NaN,
        rel,
      ),
      relative(about(`half width of ${ppm} ppm`), halfWidth, whole.halfWidthM(far / 2 + lengthM, ppm), rel),
    ]),
  ];
}
