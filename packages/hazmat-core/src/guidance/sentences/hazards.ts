import type { Sentence } from "../guide-definition.ts";

/** Hazards shared by several guides, one sentence each. */
export const EASILY_IGNITED = "Sparks, flames or heat can easily ignite it.";
export const MAY_IGNITE = "Sparks, flames or heat may ignite it.";
export const EXPLOSIVE_MIX = "Its vapour can explode when mixed with air.";
export const FLASH_BACK = "Vapour may drift to a distant ignition source and flash back.";
export const COLD_HEAVY = "Gas boiling off the liquid is cold and heavy, and stays low.";
export const VAPOUR_LOW = "Vapour tends to sink. Expect it in low spots and enclosed spaces.";
export const VAPOUR_EXPLOSION = "Vapour may explode in sewers, in buildings or in the open.";
export const CONTAINERS_EXPLODE = "Containers may burst when hot.";
export const CYLINDERS_ROCKET = "A ruptured cylinder may take off like a rocket.";
export const RELIEF_FLAMMABLE = "Cylinders in a fire may vent flammable gas through their relief valves.";
export const RELIEF_TOXIC_FLAMMABLE = "Cylinders in a fire may vent toxic, flammable gas through their relief valves.";
export const RELIEF_TOXIC = "Cylinders in a fire may vent toxic or corrosive gas through their relief valves.";
export const RUNOFF_FIRE = "Runoff may burn or explode.";
export const RUNOFF_SEWER = "Runoff may burn or explode in sewers.";
export const RUNOFF_HARM = "Runoff may harm the environment.";
export const RUNOFF_TOXIC = "Runoff may be corrosive or toxic.";
export const FLOATS = "Many of these liquids float on water.";
export const FUMES = "Smoke is irritating, corrosive or toxic.";
export const FUMES_TOXIC = "Smoke may be irritating or toxic.";
export const ASPHYXIA = "The gas displaces air. People may get dizzy or suffocate without warning.";
export const ASPHYXIA_LIQUID = "In enclosed spaces, vapour can make people dizzy or suffocate them.";
export const GAS_BURNS = "Gas or liquid may burn skin or cause frostbite.";
export const CRYOGENIC_BURNS = "The gas or cold liquid may burn skin or cause frostbite.";
export const FATAL_INHALED_SKIN = "Breathing it in or skin contact can kill.";
export const FATAL_ALL_ROUTES = "Breathing it, swallowing it or skin contact can kill.";
export const SEVERE_INJURY = "Breathing it, swallowing it or skin contact can burn, injure or kill.";
export const SKIN_EYE_BURNS = "It severely burns skin and eyes.";
export const IRRITATES = "May irritate or burn eyes, airways and skin.";
export const MOLTEN_BURNS = "Molten material causes deep burns.";
export const METAL_HYDROGEN = "Corrosives attack metal and may release flammable hydrogen gas.";
export const IGNITES_COMBUSTIBLES = "It may ignite nearby clothing, oil, paper or wood.";
export const FEEDS_FIRE = "It does not burn, but it feeds a fire.";
export const SPEEDS_FIRE = "It makes a fire burn faster.";
export const EXPLODES_HEAT_DIRT = "Heat or contamination may make it explode.";
export const FUEL_EXPLODES = "Some explode in contact with fuel.";
export const HARD_TO_IGNITE = "Some burn but are hard to ignite.";
export const BURNS_SLOWLY = "It can burn but is hard to ignite.";
export const DOES_NOT_BURN = "It does not burn, but heat may break it down into toxic or corrosive fumes.";
export const REACTS_WATER_SOME = "Water makes some of them react violently.";
export const REIGNITES = "It may re-ignite when the fire seems out.";
export const FLARE = "It may flare up suddenly.";
export const WATER_GAS = "Contact with water releases flammable gas.";
export const IGNITES_IN_AIR = "It may ignite on its own in air.";
export const RISES = "It is lighter than air and rises.";
export const POLYMERIZES = "Heat or fire may make it polymerize explosively.";

const annexVI = (text: string, locator: string): Sentence => ({ text, key: "CLP-VI", locator });
const pocketGuide = (text: string): Sentence => ({ text, key: "NPG", mark: "from-memory" });

/** Hazards of single UN numbers, with the source that names them. */
export const PEROXIDES: Sentence = annexVI("It may form explosive peroxides.", "EUH019");
export const ACID_TOXIC_GAS: Sentence = annexVI("Never mix it with acid: it gives off toxic gas.", "EUH031, EUH032");
export const MAY_IGNITE_IN_AIR: Sentence = pocketGuide(IGNITES_IN_AIR);
export const PHOSGENE_IN_FLAMES: Sentence = pocketGuide("Flames turn it into toxic phosgene.");
export const IGNITES_POROUS: Sentence = pocketGuide("It may ignite on its own on earth, wood or cloth.");
/** The UN numbers for this sentence were chosen by hand, without a source page. */
export const DELAYED: Sentence = {
  text: "Symptoms may be delayed. Watch everyone who was exposed.",
  key: "PLACARD",
  locator: "delayed effects",
  mark: "unverified",
};
