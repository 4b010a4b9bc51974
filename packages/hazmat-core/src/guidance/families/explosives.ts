import { erg2024, type GuideDefinition, only, type Sentences } from "../guide-definition.ts";
import { APPROACH, APPROACH_VENTILATED, COVER, VENTILATE } from "../sentences/approach.ts";
import { HEATED_CARGO, MOVE_CONTAINERS, tankFire, agents } from "../sentences/fire.ts";
import { firstAid, FLUSH_20, toxicFirstAid } from "../sentences/first-aid.ts";
import * as hazard from "../sentences/hazards.ts";
import { STRUCTURAL } from "../sentences/protection.ts";
import * as spill from "../sentences/spill.ts";

const RADIO = "Do not use radios within 100 m of electric detonators.";
const FLOOD_VEHICLE = "Flood a tyre or vehicle fire with water before it reaches the cargo.";
const OTHER_AGENTS = "Where there is no water, throw dirt or use dry chemical or CO2.";
const UNMANNED = "Use unmanned nozzles from as far away as you can to keep fire from the cargo.";
const TYRES = "Watch burnt tyres: they may ignite again.";
const NEVER_FIGHT = "Do not fight a fire that has reached the cargo: it may explode.";
const CLEAR_BURN = "Halt the traffic, pull everybody back and let it burn.";

const vehicleFire: Sentences = [FLOOD_VEHICLE, OTHER_AGENTS, UNMANNED, TYRES];
const cargoFire: Sentences = [NEVER_FIGHT, CLEAR_BURN, HEATED_CARGO];

/** Guides 112 and 114: class 1. Guide 113: explosives kept wet. Guide 111: cargo that nobody has identified. */
export const EXPLOSIVES: readonly GuideDefinition[] = [
  {
    guide: "111",
    title: "Mixed load or unidentified cargo",
    hazards: [
      "Heat, a blow, rubbing or dirt may set it off.",
      "Air, water or foam may set off a violent reaction.",
      hazard.MAY_IGNITE,
      hazard.FLASH_BACK,
      hazard.CONTAINERS_EXPLODE,
      hazard.CYLINDERS_ROCKET,
      "Breathing, swallowing or contact may cause severe injury, infection, disease or death.",
      "A high gas concentration may suffocate without warning.",
      "Skin and eyes may burn.",
      "Fire or water may set free irritating, toxic or corrosive gases.",
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
      headline: "Stay upwind and uphill. Treat it as the worst it can be.",
      details: ["Do not touch the spill.", spill.NO_IGNITION],
    },
  },
  {
    guide: "112",
    title: "Explosives that may explode in mass, throw fragments or burn fiercely",
    hazards: ["Once fire is at the cargo it may explode: fragments fly 1600 m and farther.", hazard.FUMES],
    isolation: [...APPROACH, COVER, VENTILATE],
    protection: STRUCTURAL,
    fire: { all: cargoFire, small: vehicleFire, large: vehicleFire },
    spill: { all: [spill.NO_IGNITION, spill.GROUND, spill.NO_TOUCH, RADIO] },
    cleanup: [spill.SPECIALIST],
    firstAid: firstAid(FLUSH_20),
    firstAction: {
      headline: "Clear the area. Never fight a fire that has reached the cargo.",
      details: [COVER, RADIO],
    },
  },
  {
    guide: "113",
    title: "Explosives made harmless with water",
    hazards: [
      hazard.MAY_IGNITE,
      "Once dry, a blow, rubbing, heat or a flame may set it off.",
      "Treat dried material as an explosive of guide 112.",
      hazard.RUNOFF_SEWER,
      "Some are toxic: breathing, swallowing or skin contact may kill.",
      "Skin and eyes may burn.",
      hazard.FUMES,
      hazard.RUNOFF_HARM,
    ],
    isolation: APPROACH_VENTILATED,
    protection: STRUCTURAL,
    fire: { all: cargoFire, small: vehicleFire, large: vehicleFire },
    spill: {
      all: [spill.NO_IGNITION, spill.GROUND, spill.NO_TOUCH],
      small: ["Rinse the place with much water."],
      large: [spill.WET_AND_DIKE, "Keep wet product wet: add water slowly and in quantity."],
    },
    cleanup: ["Keep it wet until a specialist takes it over."],
    firstAid: toxicFirstAid(FLUSH_20),
    firstAction: {
      headline: "Keep it wet. Clear the area if fire reaches the cargo.",
      details: ["Dried material explodes like guide 112.", spill.NO_IGNITION],
    },
    cautions: [only(["UN1320", "UN1321", "UN1348", "UN1571"], "hazards", "This one is known to be toxic.")],
  },
  {
    guide: "114",
    title: "Explosives of minor hazard (division 1.4)",
    hazards: [erg2024("Once fire is at the cargo it may explode: fragments fly 800 m and farther."), hazard.FUMES],
    isolation: [...APPROACH, COVER, VENTILATE],
    protection: STRUCTURAL,
    fire: {
      all: [...cargoFire, "Packages of division 1.4S may be fought with normal care from a distance."],
      small: vehicleFire,
      large: vehicleFire,
    },
    spill: { all: [spill.NO_IGNITION, spill.GROUND, spill.NO_TOUCH, RADIO] },
    cleanup: [spill.SPECIALIST],
    firstAid: firstAid(FLUSH_20),
    firstAction: {
      headline: "Clear the area. Never fight a fire that has reached the cargo.",
      details: [COVER, RADIO],
    },
  },
];
