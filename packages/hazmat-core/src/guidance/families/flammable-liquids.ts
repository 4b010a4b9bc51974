import { type GuideDefinition, only, type Sentences } from "../guide-definition.ts";
import { APPROACH_VENTILATED } from "../sentences/approach.ts";
import {
  DIKE_RUNOFF,
  MOVE_CONTAINERS,
  NO_SOLID_STREAM,
  NO_WATER_INSIDE,
  SPRAY_WEAK,
  tankFire,
  agents,
} from "../sentences/fire.ts";
import { burnsFirstAid, FLUSH_20, FLUSH_30, SOAP, toxicBurnsFirstAid } from "../sentences/first-aid.ts";
import * as hazard from "../sentences/hazards.ts";
import { CHEMICAL, STRUCTURAL } from "../sentences/protection.ts";
import * as spill from "../sentences/spill.ts";

const INVISIBLE_FLAME = "It can burn with an invisible flame: look for it with a thermal camera or a broom handle.";
const ALCOHOL_FOAM = "alcohol-resistant foam, water spray, CO2 or dry chemical";
const REGULAR_FOAM = "regular foam, water spray, CO2 or dry chemical";
const OTHER_FOAM = "Use alcohol-resistant foam where regular foam does not work.";

const BURNING: Sentences = [
  hazard.EASILY_IGNITED,
  hazard.EXPLOSIVE_MIX,
  hazard.FLASH_BACK,
  hazard.VAPOUR_LOW,
  hazard.VAPOUR_EXPLOSION,
  hazard.RUNOFF_SEWER,
  hazard.CONTAINERS_EXPLODE,
  hazard.FLOATS,
];
const HEALTH: Sentences = [hazard.IRRITATES, hazard.ASPHYXIA_LIQUID, hazard.FUMES, hazard.RUNOFF_HARM];
const NOXIOUS: Sentences = ["Breathing it or skin contact may have toxic effects.", ...HEALTH];

const LARGE_SPILL: Sentences = [spill.DIKE_LIQUID, spill.SPRAY_NOT_SURE];
const CLEANUP: Sentences = [spill.ABSORB, spill.CLEAN_TOOLS, spill.TO_CONTAINERS];

const IGNITION_LOW = "Remove all ignition sources. Stay out of low areas.";
const FIRST_ACTION = { headline: IGNITION_LOW, details: [hazard.FLASH_BACK, NO_SOLID_STREAM] };
const STAY_UPWIND = "Stay upwind and uphill. Remove all ignition sources.";

/** Guides 127 to 130, which differ only in foam and in harm to health. */
function flammableLiquid(
  guide: string,
  title: string,
  health: Sentences,
  mixes: boolean,
  cautions: GuideDefinition["cautions"] = [],
): GuideDefinition {
  return {
    guide,
    title,
    hazards: [...BURNING, ...health],
    isolation: APPROACH_VENTILATED,
    protection: STRUCTURAL,
    fire: {
      all: [SPRAY_WEAK],
      small: mixes ? [agents(ALCOHOL_FOAM)] : [agents(REGULAR_FOAM), OTHER_FOAM],
      large: [
        ...(mixes
          ? [agents("alcohol-resistant foam, fog or water spray")]
          : [agents("regular foam, fog or water spray"), OTHER_FOAM]),
        NO_SOLID_STREAM,
        MOVE_CONTAINERS,
      ],
      tanks: tankFire({ letBurn: true }),
    },
    spill: { all: spill.FLAMMABLE_LIQUID_SPILL, large: LARGE_SPILL },
    cleanup: CLEANUP,
    firstAid: burnsFirstAid(FLUSH_20, SOAP),
    firstAction: FIRST_ACTION,
    cautions,
  };
}

/** Guides 127 to 132: flammable liquids, from water-miscible to toxic and corrosive. */
export const FLAMMABLE_LIQUIDS: readonly GuideDefinition[] = [
  flammableLiquid("127", "Flammable liquids that mix with water", HEALTH, true, [
    only(["UN1153", "UN1155", "UN1159", "UN1165", "UN2056", "UN2252", "UN2384"], "hazards", hazard.PEROXIDES),
    only(["UN1170"], "fire", INVISIBLE_FLAME),
    only(["UN1170", "UN1987", "UN3475"], "fire", "The foam must be alcohol-resistant."),
  ]),
  flammableLiquid("128", "Flammable liquids that do not mix with water", HEALTH, false, [
    only(["UN2389"], "hazards", hazard.PEROXIDES),
    only(["UN1267"], "hazards", "Crude oil may contain toxic hydrogen sulfide."),
    only(["UN1267"], "fire", "Do not spray water into a breached tank car of crude oil: it may boil over."),
  ]),
  flammableLiquid("129", "Noxious flammable liquids that mix with water", NOXIOUS, true, [
    only(["UN1261", "UN2842"], "fire", "Never use dry chemical on this substance."),
  ]),
  flammableLiquid("130", "Noxious flammable liquids that do not mix with water", NOXIOUS, false),
  {
    guide: "131",
    title: "Toxic flammable liquids",
    hazards: [
      hazard.FATAL_ALL_ROUTES,
      "Some irritate or burn eyes, skin and airways.",
      ...BURNING,
      hazard.ASPHYXIA_LIQUID,
      hazard.FUMES,
      hazard.RUNOFF_HARM,
    ],
    isolation: APPROACH_VENTILATED,
    protection: CHEMICAL,
    fire: {
      all: [SPRAY_WEAK],
      small: [agents(ALCOHOL_FOAM)],
      large: [agents("alcohol-resistant foam, fog or water spray"), MOVE_CONTAINERS, DIKE_RUNOFF, NO_SOLID_STREAM],
      tanks: tankFire({ letBurn: true }),
    },
    spill: { all: spill.FLAMMABLE_LIQUID_SPILL, large: LARGE_SPILL },
    cleanup: CLEANUP,
    firstAid: toxicBurnsFirstAid(FLUSH_20, SOAP),
    firstAction: {
      headline: STAY_UPWIND,
      details: ["Vapour may collect in low spots, drains and basements.", hazard.FLASH_BACK],
    },
    cautions: [only(["UN1230"], "fire", INVISIBLE_FLAME), only(["UN1259"], "hazards", hazard.DELAYED)],
  },
  {
    guide: "132",
    title: "Corrosive flammable liquids",
    hazards: [
      hazard.MAY_IGNITE,
      hazard.EXPLOSIVE_MIX,
      hazard.FLASH_BACK,
      hazard.VAPOUR_LOW,
      hazard.VAPOUR_EXPLOSION,
      hazard.RUNOFF_SEWER,
      hazard.CONTAINERS_EXPLODE,
      hazard.FLOATS,
      "It may be toxic to breathe or swallow.",
      hazard.SKIN_EYE_BURNS,
      hazard.ASPHYXIA_LIQUID,
      hazard.FUMES,
      hazard.RUNOFF_HARM,
    ],
    isolation: APPROACH_VENTILATED,
    protection: CHEMICAL,
    fire: {
      all: [hazard.REACTS_WATER_SOME],
      small: [agents(ALCOHOL_FOAM)],
      large: [agents("alcohol-resistant foam, fog or water spray"), MOVE_CONTAINERS, DIKE_RUNOFF, NO_WATER_INSIDE],
      tanks: tankFire({ letBurn: true }),
    },
    spill: { all: spill.FLAMMABLE_LIQUID_SPILL, large: LARGE_SPILL },
    cleanup: [...CLEANUP, "Hydrazine: absorb only with dry sand or an inert absorbent."],
    firstAid: toxicBurnsFirstAid(FLUSH_30),
    firstAction: { headline: STAY_UPWIND, details: [hazard.FLASH_BACK, spill.OUT_OF_DRAINS] },
    cautions: [only(["UN2029"], "hazards", hazard.IGNITES_POROUS)],
  },
];
