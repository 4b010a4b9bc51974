import { CONTENTS_OF } from "../containers.ts";
import type { SubstanceFacts } from "./facts.ts";
import type { Clue, GasSensor, Observation, SignGroup, Verdict } from "./observation.ts";

/** Vapour at or below this density relative to air visibly rises. */
const LIGHT = 0.9;
const HEAVY = 1.2;
/** Vapour density above which it does not rise in still air, without a fire; relative to air. */
const TOO_HEAVY_TO_RISE = 1.5;
/** A gas that boils below this can run along the ground although it is light when warm, °C: ammonia, natural gas. */
const MAY_BE_COLD_C = 20;
/**
 * Refrigerated liquefied gases boil below this, °C: 49 CFR 173.115 gives -90, and carbon dioxide is also shipped
 * refrigerated.
 */
const COLD_C = -40;
/** A lamp can respond slightly above its energy, eV. */
const LAMP_MARGIN_EV = 0.1;

const SIGN_WORDS: Readonly<Record<SignGroup, RegExp>> = {
  "eyes-nose": /irritation (?:eyes|nose)|lacrimation|rhinorrhea|conjunctivitis|sneezing|throat/,
  breathing: /cough|dyspnea|pulmonary edema|wheezing|chest|bronch|laryngeal|pneumonitis/,
  skin: /skin burns|dermatitis|irritation skin|frostbite|skin sensitization|blister/,
  drowsy: /headache|dizziness|drowsiness|narcosis|confusion|depression|stupor|coma/,
  convulsions: /convulsion|twitching|fasciculation|tremor/,
  "small-pupils": /miosis|salivation/,
  blue: /cyanosis|methemoglobin|asphyxia|anoxia/,
};

function byPlacard({ classes }: SubstanceFacts, placard: string): Verdict {
  if (classes.length === 0) return "unknown";
  return classes.includes(placard) ? "fits" : "against";
}

function byState({ states }: SubstanceFacts, seen: string): Verdict {
  if (states.length === 0) return "unknown";
  if (states.some((state) => state === seen)) return "fits";
  // A gas can be liquefied, a liquid give off vapour, a solid be dissolved or molten.
  const isFar = (seen === "gas" && !states.includes("liquid")) || (seen === "solid" && !states.includes("liquid"));
  return isFar ? "against" : "unknown";
}

function byContainer({ states, boilingPointC }: SubstanceFacts, shape: NonNullable<Observation["container"]>): Verdict {
  const contents = CONTENTS_OF[shape];
  if (contents === "cold-liquefied-gas") {
    if (boilingPointC === null) return "unknown";
    return boilingPointC <= COLD_C ? "fits" : "against";
  }
  if (states.length === 0) return "unknown";
  const isGasOnly = states.every((state) => state === "gas");
  switch (contents) {
    case "gas-under-pressure":
      if (states.includes("gas")) return "fits";
      return states.includes("liquid") ? "unknown" : "against";
    case "liquid":
      if (states.includes("liquid")) return "fits";
      return isGasOnly ? "against" : "unknown";
    case "solid":
      if (states.includes("solid")) return "fits";
      return isGasOnly ? "against" : "unknown";
    case "liquid-or-solid":
      return isGasOnly ? "against" : "fits";
  }
}

function byVapour({ vapourDensity, boilingPointC }: SubstanceFacts, seen: "sinks" | "rises"): Verdict {
  if (vapourDensity === null) return "unknown";
  if (seen === "rises") {
    if (vapourDensity <= LIGHT) return "fits";
    return vapourDensity > TOO_HEAVY_TO_RISE ? "against" : "unknown";
  }
  if (vapourDensity >= HEAVY) return "fits";
  const mayBeCold = boilingPointC === null || boilingPointC < MAY_BE_COLD_C;
  return vapourDensity <= LIGHT && !mayBeCold ? "against" : "unknown";
}

function byWater(facts: SubstanceFacts, seen: NonNullable<Observation["water"]>): Verdict {
  const { density, solubility, reactsWithWater } = facts;
  if (seen === "reacts") return reactsWithWater ? "fits" : "unknown";
  if (seen === "mixes") {
    if (solubility === null) return "unknown";
    return solubility === "miscible" ? "fits" : "against";
  }
  if (solubility === "miscible") return "against";
  if (density === null) return "unknown";
  if (density > 0.95 && density < 1.05) return "unknown";
  return density < 1 === (seen === "floats") ? "fits" : "against";
}

function byPid({ ionisationEv }: SubstanceFacts, lampEv: number): Verdict {
  if (ionisationEv === null) return "unknown";
  return ionisationEv <= lampEv + LAMP_MARGIN_EV ? "fits" : "against";
}

/** The Pocket Guide lists some symptoms, not all: a missing one excludes nothing. */
function bySigns({ symptoms }: SubstanceFacts, seen: readonly SignGroup[]): Verdict {
  const isListed = (group: SignGroup): boolean => symptoms.some((symptom) => SIGN_WORDS[group].test(symptom));
  return seen.length > 0 && seen.every(isListed) ? "fits" : "unknown";
}

/**
 * A sensor is built for one gas and responds to others too, so only that gas matches and none is excluded. Oxygen falls
 * if any gas displaces it, and rises if oxygen or a gas of division 5.1 escapes.
 */
function bySensors({ record, states, classes }: SubstanceFacts, seen: readonly GasSensor[]): Verdict {
  const isGas = states.includes("gas");
  const gives: Readonly<Record<GasSensor, boolean>> = {
    h2s: record.casNumber === "7783-06-4",
    co: record.casNumber === "630-08-0",
    "oxygen-low": isGas && record.casNumber !== OXYGEN,
    "oxygen-high": isGas && (record.casNumber === OXYGEN || classes.includes("5.1")),
  };
  return seen.every((sensor) => gives[sensor]) ? "fits" : "unknown";
}

const OXYGEN = "7782-44-7";

/** A strong acid is excluded by a basic result and the reverse; a weak one may not change the paper enough. */
function byPhPaper({ sourness }: SubstanceFacts, seen: NonNullable<Observation["ph"]>): Verdict {
  if (sourness === null) return "unknown";
  if (sourness.is === seen) return "fits";
  return sourness.isStrong ? "against" : "unknown";
}

/**
 * Reported colour and odour support a substance and exclude none: dyes, poor light, mixtures and odour fatigue are more
 * common than a wrong description.
 */
function byReport(described: readonly string[], reported: string): Verdict {
  if (described.length === 0) return "unknown";
  return described.includes(reported) ? "fits" : "otherwise";
}

/** Combustible gas meter: a substance that a source calls noncombustible does not make it respond. */
function byMeter({ burns }: SubstanceFacts): Verdict {
  if (burns === null) return "unknown";
  return burns ? "fits" : "against";
}

/** Compares a record with each observation. */
export function verdictsOf(facts: SubstanceFacts, seen: Observation): ReadonlyMap<Clue, Verdict> {
  const verdicts = new Map<Clue, Verdict>();
  const { state, placard, container, vapour, water, burns, pidEv, sensors, ph, signs, colour, odour } = seen;
  if (placard !== undefined) verdicts.set("placard", byPlacard(facts, placard));
  if (state !== undefined) verdicts.set("state", byState(facts, state));
  if (container !== undefined) verdicts.set("container", byContainer(facts, container));
  if (vapour !== undefined) verdicts.set("vapour", byVapour(facts, vapour));
  if (water !== undefined) verdicts.set("water", byWater(facts, water));
  if (burns !== undefined) verdicts.set("burns", byMeter(facts));
  if (pidEv !== undefined) verdicts.set("pidEv", byPid(facts, pidEv));
  if (sensors !== undefined && sensors.length > 0) verdicts.set("sensors", bySensors(facts, sensors));
  if (ph !== undefined) verdicts.set("ph", byPhPaper(facts, ph));
  if (signs !== undefined && signs.length > 0) verdicts.set("signs", bySigns(facts, signs));
  if (colour !== undefined) verdicts.set("colour", byReport(facts.colours, colour));
  if (odour !== undefined) verdicts.set("odour", byReport(facts.odours, odour));
  return verdicts;
}
