import type { Sentence, Sentences } from "../guide-definition.ts";
import * as fire from "./fire.ts";
import * as hazard from "./hazards.ts";
import * as spill from "./spill.ts";

/**
 * Order of the sentences: what a crew does first comes first. Sentences of a single guide lead, because they are what
 * makes it special; shared ones follow by step, and within a step in the order of the guide.
 */
const HAZARD_STEPS: readonly (readonly string[])[] = [
  // immediate harm to the crew
  [
    hazard.POLYMERIZES,
    hazard.FATAL_INHALED_SKIN,
    hazard.FATAL_ALL_ROUTES,
    hazard.SEVERE_INJURY,
    hazard.SKIN_EYE_BURNS,
    hazard.IRRITATES,
    hazard.ASPHYXIA,
    hazard.ASPHYXIA_LIQUID,
    hazard.GAS_BURNS,
    hazard.CRYOGENIC_BURNS,
    hazard.MOLTEN_BURNS,
  ],
  // what initiates it
  [
    hazard.EASILY_IGNITED,
    hazard.MAY_IGNITE,
    hazard.EXPLODES_HEAT_DIRT,
    hazard.FUEL_EXPLODES,
    hazard.IGNITES_COMBUSTIBLES,
    hazard.REACTS_WATER_SOME,
    hazard.EXPLOSIVE_MIX,
  ],
  // where it goes
  [hazard.COLD_HEAVY, hazard.VAPOUR_LOW, hazard.FLASH_BACK, hazard.VAPOUR_EXPLOSION, hazard.FLOATS],
  // behaviour in a fire
  [
    hazard.HARD_TO_IGNITE,
    hazard.BURNS_SLOWLY,
    hazard.DOES_NOT_BURN,
    hazard.FEEDS_FIRE,
    hazard.SPEEDS_FIRE,
    hazard.FLARE,
    hazard.CONTAINERS_EXPLODE,
    hazard.CYLINDERS_ROCKET,
    hazard.RELIEF_FLAMMABLE,
    hazard.RELIEF_TOXIC,
    hazard.RELIEF_TOXIC_FLAMMABLE,
    hazard.METAL_HYDROGEN,
    hazard.REIGNITES,
  ],
  // residues
  [hazard.FUMES, hazard.FUMES_TOXIC, hazard.RUNOFF_FIRE, hazard.RUNOFF_SEWER, hazard.RUNOFF_HARM, hazard.RUNOFF_TOXIC],
];

const FIRE_STEPS: readonly (readonly string[])[] = [
  // forbidden uses of water
  [fire.NO_WATER_INSIDE, fire.NO_SOLID_STREAM, fire.NO_SCATTER, fire.SPRAY_WEAK],
  // exposures
  [fire.HEATED_CARGO, fire.MOVE_CONTAINERS, fire.LEAVE_DAMAGED],
  [fire.DIKE_RUNOFF],
];

const SPILL_STEPS: readonly (readonly string[])[] = [
  // do not touch
  [spill.NO_TOUCH, spill.NO_TOUCH_UNPROTECTED, spill.NO_DUST],
  // ignition sources, water, fuel
  [
    spill.NO_IGNITION,
    spill.NO_WATER_ON_LEAK,
    spill.NO_WATER_ON_SPILL,
    fire.NO_WATER_INSIDE,
    spill.NO_COMBUSTIBLES,
    spill.GROUND,
  ],
  // stop the leak
  [spill.STOP_LEAK, spill.TURN_CONTAINER],
  // contain it
  [
    spill.OUT_OF_DRAINS,
    spill.NO_SPREAD,
    spill.FOG_CLOUD,
    spill.RUNOFF_OFF_SPILL,
    spill.VAPOUR_FOAM,
    spill.DIKE_LIQUID,
    spill.WET_AND_DIKE,
    spill.SPRAY_NOT_SURE,
    spill.POWDER_SHEET,
    spill.CLEAN_SHOVEL,
  ],
  // then people
  [spill.ISOLATE_GAS],
];

/** Step of each shared sentence, from 1. */
type Steps = ReadonlyMap<string, number>;

const stepsOf = (groups: readonly (readonly string[])[]): Steps =>
  new Map(groups.flatMap((texts, index) => texts.map((text) => [text, index + 1] as const)));

type Section = "hazards" | "fire" | "spill";

/** The order of each section that has one. */
const ORDER_OF_USE: Readonly<Record<Section, Steps>> = {
  hazards: stepsOf(HAZARD_STEPS),
  fire: stepsOf(FIRE_STEPS),
  spill: stepsOf(SPILL_STEPS),
};

const textOf = (sentence: Sentence): string => (typeof sentence === "string" ? sentence : sentence.text);

/** The step of a sentence; 0 for a sentence of a single guide. */
export function stepOf(section: Section, text: string): number {
  return ORDER_OF_USE[section].get(text) ?? 0;
}

/** Sorts the sentences of a section by step, within each step in the order of the guide. */
export function inOrderOfUse(section: Section, sentences: Sentences = []): Sentences {
  return sentences.toSorted((a, b) => stepOf(section, textOf(a)) - stepOf(section, textOf(b)));
}
