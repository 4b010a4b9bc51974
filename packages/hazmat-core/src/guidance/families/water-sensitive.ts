import { type GuideDefinition, only, type Sentences } from "../guide-definition.ts";
import { APPROACH_VENTILATED } from "../sentences/approach.ts";
import * as fire from "../sentences/fire.ts";
import * as aid from "../sentences/first-aid.ts";
import * as hazard from "../sentences/hazards.ts";
import { CHEMICAL } from "../sentences/protection.ts";
import * as spill from "../sentences/spill.ts";

const { agents, tankFire } = fire;
const UPWIND = "Stay upwind and uphill. Do not touch the spill.";
const WATER_GASES = "Moist air or water may set free gas that burns, corrodes or poisons.";
const WATER_REACTS = "Water makes it give off gas, sometimes violently.";
const WATER_HEAT = "Water makes it hot, and the heat drives more fumes into the air.";
const BURST_WET = "Heat, or water inside, may burst a container.";
const FOAM_REACTS = "Most foams set free toxic or corrosive gas from it.";
const CHLOROSILANES = "Chlorosilanes: alcohol-resistant foam, never water.";
const DRY_SMALL = agents("CO2, alcohol-resistant foam, dry sand or dry chemical");
const WET_LARGE: Sentences = [
  agents("alcohol-resistant foam, fog or water spray"),
  CHLOROSILANES,
  fire.MOVE_CONTAINERS,
  fire.NO_SOLID_STREAM,
];
const WET_SPILL: Sentences = [
  spill.NO_IGNITION,
  spill.GROUND,
  spill.NO_TOUCH_UNPROTECTED,
  spill.STOP_LEAK,
  spill.NO_WATER_ON_SPILL,
  spill.VAPOUR_FOAM,
  "Hold chlorosilane vapour down with alcohol-resistant foam.",
  spill.FOG_CLOUD,
  spill.RUNOFF_OFF_SPILL,
  spill.OUT_OF_DRAINS,
];
const DRY_CLEANUP: Sentences = [spill.COVER_DRY, spill.CLEAN_TOOLS, spill.LOOSE_PLASTIC];
const UPWIND_DRY = "Stay upwind and uphill. Keep water off the spill.";
const WET_FIRST_ACTION = { headline: UPWIND_DRY, details: [WATER_GASES, spill.NO_IGNITION] };

/** Guides 155 to 157: toxic or corrosive substances that react with water. */
export const WATER_SENSITIVE: readonly GuideDefinition[] = [
  {
    guide: "155",
    title: "Toxic or corrosive substances that burn and react with water",
    hazards: [
      hazard.SEVERE_INJURY,
      hazard.EASILY_IGNITED,
      hazard.EXPLOSIVE_MIX,
      hazard.VAPOUR_LOW,
      hazard.FLASH_BACK,
      WATER_REACTS,
      WATER_GASES,
      WATER_HEAT,
      hazard.METAL_HYDROGEN,
      BURST_WET,
      hazard.FUMES,
      hazard.RUNOFF_TOXIC,
    ],
    isolation: APPROACH_VENTILATED,
    protection: CHEMICAL,
    fire: { all: [FOAM_REACTS], small: [DRY_SMALL], large: WET_LARGE, tanks: tankFire({ dryInside: true }) },
    spill: { all: WET_SPILL },
    cleanup: DRY_CLEANUP,
    firstAid: aid.toxicFirstAid(aid.FLUSH_30),
    firstAction: WET_FIRST_ACTION,
    cautions: [only(["UN1717"], "fire", "Nothing but CO2 or dry chemical.")],
  },
  {
    guide: "156",
    title: "Toxic or corrosive substances that may burn and react with water",
    hazards: [
      hazard.SEVERE_INJURY,
      hazard.BURNS_SLOWLY,
      WATER_REACTS,
      WATER_GASES,
      WATER_HEAT,
      "When hot, its vapour and air together may explode.",
      hazard.VAPOUR_LOW,
      hazard.FLASH_BACK,
      hazard.MOLTEN_BURNS,
      hazard.METAL_HYDROGEN,
      BURST_WET,
      hazard.FUMES,
      hazard.RUNOFF_TOXIC,
    ],
    isolation: APPROACH_VENTILATED,
    protection: CHEMICAL,
    fire: { all: [FOAM_REACTS], small: [DRY_SMALL], large: WET_LARGE, tanks: tankFire({ dryInside: true }) },
    spill: { all: WET_SPILL },
    cleanup: DRY_CLEANUP,
    firstAid: aid.toxicFirstAid(aid.FLUSH_30, aid.MOLTEN_SKIN),
    firstAction: WET_FIRST_ACTION,
    cautions: [only(["UN1716"], "fire", "Nothing but CO2 or dry chemical.")],
  },
  {
    guide: "157",
    title: "Toxic or corrosive substances that do not burn and react with water",
    hazards: [
      hazard.SEVERE_INJURY,
      hazard.DOES_NOT_BURN,
      WATER_GASES,
      WATER_HEAT,
      "Vapour may gather in closed places.",
      hazard.METAL_HYDROGEN,
      BURST_WET,
      hazard.FUMES,
      hazard.RUNOFF_TOXIC,
    ],
    isolation: APPROACH_VENTILATED,
    protection: CHEMICAL,
    fire: {
      all: ["Some foams set free toxic or corrosive gas from it."],
      small: [DRY_SMALL, "Do not use CO2 on cyanides."],
      large: [
        agents("alcohol-resistant foam, fog or water spray"),
        fire.MOVE_CONTAINERS,
        fire.NO_SOLID_STREAM,
        fire.DIKE_RUNOFF,
      ],
      tanks: tankFire({ dryInside: true }),
    },
    spill: {
      all: [
        spill.NO_IGNITION,
        spill.GROUND,
        spill.NO_TOUCH_UNPROTECTED,
        spill.STOP_LEAK,
        fire.NO_WATER_INSIDE,
        spill.VAPOUR_FOAM,
        spill.FOG_CLOUD,
        spill.RUNOFF_OFF_SPILL,
        spill.OUT_OF_DRAINS,
      ],
    },
    cleanup: DRY_CLEANUP,
    firstAid: aid.toxicFirstAid(aid.FLUSH_30),
    firstAction: { headline: UPWIND, details: [WATER_GASES, fire.NO_WATER_INSIDE] },
    cautions: [
      only(["UN1802", "UN2032", "UN3084", "UN3093"], "hazards", "It may act as an oxidizer: read guide 140 too."),
      only(["UN1796", "UN1826"], "hazards", "Above 50 % it may act as an oxidizer: read guide 140 too."),
      only(["UN2031"], "hazards", "Above 65 % it may act as an oxidizer: read guide 140 too."),
      only(["UN1790"], "firstAid", aid.CALCIUM_GLUCONATE),
    ],
  },
];
