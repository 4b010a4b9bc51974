import { type GuideDefinition, only, type Sentences } from "../guide-definition.ts";
import { APPROACH_VENTILATED } from "../sentences/approach.ts";
import * as fire from "../sentences/fire.ts";
import { CLOTHING_FIRE, firstAid, FLUSH_20, toxicFirstAid } from "../sentences/first-aid.ts";
import * as hazard from "../sentences/hazards.ts";
import { CHEMICAL } from "../sentences/protection.ts";
import * as spill from "../sentences/spill.ts";

const { agents, tankFire } = fire;
const WATER_ONLY: Sentences = [
  "Use water.",
  "Keep dry chemical and foam off it.",
  "CO2 or halon may help only a little.",
];
const LARGE: Sentences = [fire.FLOOD_FROM_FAR, fire.HEATED_CARGO, fire.MOVE_CONTAINERS];
const SOAK_UP = "Absorb liquid with sand, vermiculite or another non-combustible absorbent.";
const OXIDIZING: Sentences = [
  hazard.SPEEDS_FIRE,
  hazard.EXPLODES_HEAT_DIRT,
  hazard.FUEL_EXPLODES,
  hazard.IGNITES_COMBUSTIBLES,
  hazard.CONTAINERS_EXPLODE,
  hazard.RUNOFF_FIRE,
];
const FIRST_ACTION = {
  headline: "Keep fuel and combustibles away. Stay upwind.",
  details: [hazard.FUEL_EXPLODES, "On a fire, use water, not dry chemical or foam."],
};

const MAY_EXPLODE = "Ammonium nitrate may explode in a fire or if fuel gets into it. Use Guide 112.";
const CARGO_FIRE = "Do not fight an ammonium nitrate cargo fire. Withdraw and isolate at least 1600 m.";
const AMMONIUM_NITRATE = ["UN1942", "UN2067", "UN2426", "UN3375"];

/** Guides 140 to 144: oxidizers. */
export const OXIDIZERS: readonly GuideDefinition[] = [
  {
    guide: "140",
    title: "Oxidizers",
    hazards: [
      ...OXIDIZING,
      "Some break down explosively in heat or fire.",
      hazard.SEVERE_INJURY,
      hazard.FUMES,
      hazard.RUNOFF_HARM,
    ],
    isolation: APPROACH_VENTILATED,
    protection: CHEMICAL,
    fire: { small: WATER_ONLY, large: LARGE, tanks: tankFire({ withdraw: false, letBurn: true }) },
    spill: {
      all: [spill.NO_COMBUSTIBLES, spill.NO_TOUCH_UNPROTECTED, spill.STOP_LEAK, fire.NO_WATER_INSIDE],
      large: [spill.DIKE_LIQUID],
      solid: [spill.CLEAN_SHOVEL],
      liquid: [SOAK_UP],
    },
    cleanup: [spill.CLEAN_SHOVEL, SOAK_UP, spill.TO_CONTAINERS],
    firstAid: firstAid(CLOTHING_FIRE, FLUSH_20),
    firstAction: FIRST_ACTION,
    firstActionFor: [
      {
        unNumbers: AMMONIUM_NITRATE,
        headline: "Keep fuel and heat away. Withdraw if fire reaches the cargo.",
        details: [MAY_EXPLODE, CARGO_FIRE],
      },
    ],
    cautions: [only(AMMONIUM_NITRATE, "hazards", MAY_EXPLODE), only(AMMONIUM_NITRATE, "fire", CARGO_FIRE)],
  },
  {
    guide: "141",
    title: "Toxic oxidizers",
    hazards: [
      ...OXIDIZING,
      "Some burn fast.",
      "It is toxic if swallowed or if its dust is inhaled.",
      hazard.SKIN_EYE_BURNS,
      hazard.FUMES,
      hazard.RUNOFF_HARM,
    ],
    isolation: APPROACH_VENTILATED,
    protection: CHEMICAL,
    fire: { small: WATER_ONLY, large: LARGE, tanks: tankFire({ withdraw: false, letBurn: true }) },
    spill: {
      all: [spill.NO_COMBUSTIBLES, spill.NO_TOUCH_UNPROTECTED, spill.STOP_LEAK],
      large: ["Build a dike well ahead of the flow to collect it."],
      solid: [spill.CLEAN_SHOVEL],
    },
    cleanup: [spill.CLEAN_SHOVEL, "Move containers away from the spill."],
    firstAid: toxicFirstAid(CLOTHING_FIRE, FLUSH_20),
    firstAction: FIRST_ACTION,
  },
  {
    guide: "142",
    title: "Toxic oxidizing liquids",
    hazards: [
      ...OXIDIZING,
      hazard.SEVERE_INJURY,
      "Toxic or flammable fumes may build up in enclosed spaces.",
      hazard.FUMES,
      hazard.RUNOFF_HARM,
    ],
    isolation: APPROACH_VENTILATED,
    protection: CHEMICAL,
    fire: { small: WATER_ONLY, large: LARGE, tanks: tankFire({ withdraw: false, letBurn: true }) },
    spill: {
      all: [spill.NO_COMBUSTIBLES, spill.NO_TOUCH_UNPROTECTED, spill.STOP_LEAK, spill.FOG_CLOUD, fire.NO_WATER_INSIDE],
      large: [spill.DIKE_LIQUID],
      liquid: [SOAK_UP],
    },
    cleanup: [SOAK_UP, spill.TO_CONTAINERS],
    firstAid: toxicFirstAid(CLOTHING_FIRE, FLUSH_20),
    firstAction: {
      headline: "Stay upwind and uphill. Keep fuel and combustibles away.",
      details: [hazard.FUEL_EXPLODES, "On a fire, use water, not dry chemical or foam."],
    },
  },
  {
    guide: "143",
    title: "Unstable oxidizers",
    hazards: [
      "Friction, heat or contamination may make it explode.",
      hazard.SPEEDS_FIRE,
      hazard.IGNITES_COMBUSTIBLES,
      hazard.FUEL_EXPLODES,
      hazard.CONTAINERS_EXPLODE,
      hazard.RUNOFF_FIRE,
      hazard.SEVERE_INJURY,
      "Toxic fumes or dust may build up in enclosed spaces.",
      hazard.FUMES_TOXIC,
      hazard.RUNOFF_HARM,
    ],
    isolation: APPROACH_VENTILATED,
    protection: CHEMICAL,
    fire: {
      all: ["Keep water out of containers: the reaction may be violent."],
      small: WATER_ONLY,
      large: LARGE,
      tanks: [...tankFire({ far: false, withdraw: false, letBurn: true }), fire.DIKE_RUNOFF],
    },
    spill: {
      all: [spill.NO_COMBUSTIBLES, spill.NO_TOUCH_UNPROTECTED, spill.FOG_CLOUD, spill.OUT_OF_DRAINS],
      small: ["Rinse the area with plenty of water."],
      large: [spill.SPECIALIST],
    },
    cleanup: [spill.SPECIALIST],
    firstAid: toxicFirstAid(CLOTHING_FIRE, FLUSH_20),
    firstAction: {
      headline: "Keep heat, friction and combustibles away. Stay upwind.",
      details: ["Contamination may make it explode.", "On a fire, use water, not dry chemical or foam."],
    },
  },
  {
    guide: "144",
    title: "Water-reactive oxidizers",
    hazards: [
      hazard.IGNITES_COMBUSTIBLES,
      "Water makes it react violently or explode.",
      "Contact with water releases toxic or corrosive substances.",
      "Toxic or flammable gas may build up in hopper cars and tanks.",
      "Some may give off flammable hydrogen in contact with metals.",
      hazard.CONTAINERS_EXPLODE,
      hazard.RUNOFF_FIRE,
      "Breathing or touching it can badly injure or kill.",
      hazard.FUMES,
      hazard.RUNOFF_HARM,
    ],
    isolation: APPROACH_VENTILATED,
    protection: CHEMICAL,
    fire: {
      all: ["Keep water and foam off it."],
      small: [agents("lime, soda ash or dry chemical")],
      large: [
        agents("lime, soda ash, dry chemical or dry sand"),
        "Or withdraw and let it burn.",
        fire.HEATED_CARGO,
        fire.MOVE_CONTAINERS,
      ],
      tanks: tankFire(),
    },
    spill: {
      all: [
        spill.NO_IGNITION,
        spill.NO_TOUCH_UNPROTECTED,
        spill.STOP_LEAK,
        spill.NO_WATER_ON_SPILL,
        spill.FOG_CLOUD,
        spill.RUNOFF_OFF_SPILL,
      ],
    },
    cleanup: [spill.COVER_DRY, spill.SPECIALIST],
    firstAid: toxicFirstAid(CLOTHING_FIRE, FLUSH_20),
    firstAction: {
      headline: "Keep water and foam away. Keep combustibles away.",
      details: ["Water makes it explode.", spill.NO_WATER_ON_SPILL],
    },
  },
];
