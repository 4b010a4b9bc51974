import { type GuideDefinition, only, type Sentences } from "../guide-definition.ts";
import { APPROACH, APPROACH_VENTILATED, COVER, VENTILATE } from "../sentences/approach.ts";
import { HEATED_CARGO, MOVE_CONTAINERS, tankFire, agents } from "../sentences/fire.ts";
import { firstAid, FLUSH_20, toxicFirstAid } from "../sentences/first-aid.ts";
import * as hazard from "../sentences/hazards.ts";
import { STRUCTURAL } from "../sentences/protection.ts";
import * as spill from "../sentences/spill.ts";

const RADIO = "Do not use radios within 100 m of electric detonators.";
const FLOOD_VEHICLE = "Flood a tire or vehicle fire with water before it reaches the cargo.";
const OTHER_AGENTS = "If there is no water, use dry chemical, CO2 or dirt.";
const UNMANNED = "Use unmanned monitors from as far away as possible to keep fire off the cargo.";
const TYRES = "Watch burned tires: they may re-ignite.";
const NEVER_FIGHT = "Do not fight a fire that has reached the cargo: it may explode.";
const FRAGMENTS_1600 = "If fire reaches the cargo it may explode. Fragments can fly 1600 m or farther.";
const FRAGMENTS_800 = "If fire reaches the cargo it may explode. Fragments can fly 800 m or farther.";
const CLEAR_BURN = "Stop traffic, pull everyone back and let it burn.";

const vehicleFire: Sentences = [FLOOD_VEHICLE, OTHER_AGENTS, UNMANNED, TYRES];
const cargoFire: Sentences = [NEVER_FIGHT, CLEAR_BURN, HEATED_CARGO];

/** Guides 112 and 114: class 1. Guide 113: desensitized explosives. Guide 111: unidentified cargo. */
export const EXPLOSIVES: readonly GuideDefinition[] = [
  {
    guide: "111",
    title: "Mixed load or unidentified cargo",
    hazards: [
      "Shock, friction, heat or contamination may set it off.",
      "Air, water or foam may set off a violent reaction.",
      hazard.MAY_IGNITE,
      hazard.FLASH_BACK,
      hazard.CONTAINERS_EXPLODE,
      hazard.CYLINDERS_ROCKET,
      "Breathing it, swallowing it or contact can injure, infect, sicken or kill.",
      "High gas concentrations may suffocate people without warning.",
      "It may burn skin and eyes.",
      "Fire or water may release irritating, toxic or corrosive gas.",
      hazard.RUNOFF_HARM,
    ],
    isolation: APPROACH,
    protection: STRUCTURAL,
    fire: {
      all: ["The cargo may react with the extinguishing agent."],
      small: [agents("regular foam, water spray, CO2 or dry chemical")],
      large: [agents("regular foam, fog or water spray"), MOVE_CONTAINERS],
      tanks: tankFire({ far: false, dryInside: true }),
    },
    spill: {
      all: [
        spill.NO_TOUCH,
        spill.NO_IGNITION,
        spill.GROUND,
        spill.NO_COMBUSTIBLES,
        spill.FOG_CLOUD,
        spill.RUNOFF_OFF_SPILL,
        spill.OUT_OF_DRAINS,
      ],
      large: [spill.DIKE_LIQUID],
    },
    cleanup: [spill.ABSORB, spill.TO_CONTAINERS],
    firstAid: toxicFirstAid(FLUSH_20),
    firstAction: {
      headline: "Stay upwind and uphill. Assume the worst.",
      details: ["Do not touch the spill.", spill.NO_IGNITION],
    },
  },
  {
    guide: "112",
    title: "Explosives: mass explosion, fragments or intense fire",
    hazards: [FRAGMENTS_1600, hazard.FUMES],
    isolation: [...APPROACH, COVER, VENTILATE],
    protection: STRUCTURAL,
    fire: { all: cargoFire, small: vehicleFire, large: vehicleFire },
    spill: { all: [spill.NO_IGNITION, spill.GROUND, spill.NO_TOUCH, RADIO] },
    cleanup: [spill.SPECIALIST],
    firstAid: firstAid(FLUSH_20),
    firstAction: {
      headline: "Clear the area. Never fight a fire that has reached the cargo.",
      details: [FRAGMENTS_1600, COVER, RADIO],
    },
  },
  {
    guide: "113",
    title: "Wetted (desensitized) explosives",
    hazards: [
      hazard.MAY_IGNITE,
      "If it dries out, shock, friction, heat or flame may set it off.",
      "Treat dried-out material as an explosive: use Guide 112.",
      hazard.RUNOFF_SEWER,
      "Some are toxic: breathing or swallowing them, or skin contact, can kill.",
      "It may burn skin and eyes.",
      hazard.FUMES,
      hazard.RUNOFF_HARM,
    ],
    isolation: APPROACH_VENTILATED,
    protection: STRUCTURAL,
    fire: { all: cargoFire, small: vehicleFire, large: vehicleFire },
    spill: {
      all: [spill.NO_IGNITION, spill.GROUND, spill.NO_TOUCH],
      small: ["Rinse the area with plenty of water."],
      large: [spill.WET_AND_DIKE, "Keep wetted product wet: slowly add plenty of water."],
    },
    cleanup: ["Keep it wet until a specialist takes over."],
    firstAid: toxicFirstAid(FLUSH_20),
    firstAction: {
      headline: "Keep it wet. Clear the area if fire reaches the cargo.",
      details: ["Dried-out material can explode: see Guide 112.", spill.NO_IGNITION],
    },
    cautions: [only(["UN1320", "UN1321", "UN1348", "UN1571"], "hazards", "This substance is known to be toxic.")],
  },
  {
    guide: "114",
    title: "Explosives with minor hazard (Division 1.4)",
    hazards: [FRAGMENTS_800, hazard.FUMES],
    isolation: [...APPROACH, COVER, VENTILATE],
    protection: STRUCTURAL,
    fire: {
      all: [...cargoFire, "Division 1.4S packages: normal fire precautions apply, from a distance."],
      small: vehicleFire,
      large: vehicleFire,
    },
    spill: { all: [spill.NO_IGNITION, spill.GROUND, spill.NO_TOUCH, RADIO] },
    cleanup: [spill.SPECIALIST],
    firstAid: firstAid(FLUSH_20),
    firstAction: {
      headline: "Clear the area. Never fight a fire that has reached the cargo.",
      details: [FRAGMENTS_800, COVER, RADIO],
    },
  },
];
