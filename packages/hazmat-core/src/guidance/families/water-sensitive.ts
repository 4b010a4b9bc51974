import { type GuideDefinition, only, type Sentences } from "../guide-definition.ts";
import { APPROACH_VENTILATED } from "../sentences/approach.ts";
import * as fire from "../sentences/fire.ts";
import * as aid from "../sentences/first-aid.ts";
import * as hazard from "../sentences/hazards.ts";
import { CHEMICAL } from "../sentences/protection.ts";
import * as spill from "../sentences/spill.ts";

const { agents, tankFire } = fire;
const UPWIND = "Stay upwind and uphill. Do not touch the spill.";
const WATER_GASES = "Moist air or water may release flammable, corrosive or toxic gas.";
const WATER_REACTS = "Contact with water releases gas, sometimes violently.";
const WATER_HEAT = "Water makes it heat up and give off more fumes.";
const BURST_WET = "Containers may burst from heat or from water inside.";
const FOAM_REACTS = "Most foams make it release toxic or corrosive gas.";
const CHLOROSILANES = "Chlorosilanes: use alcohol-resistant foam, never water.";
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
  "Suppress chlorosilane vapour with alcohol-resistant foam.",
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
    title: "Toxic or corrosive substances, flammable and water-reactive",
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
    cautions: [only(["UN1717"], "fire", "Use only CO2 or dry chemical.")],
  },
  {
    guide: "156",
    title: "Toxic or corrosive substances, combustible and water-reactive",
    hazards: [
      hazard.SEVERE_INJURY,
      hazard.BURNS_SLOWLY,
      WATER_REACTS,
      WATER_GASES,
      WATER_HEAT,
      "When hot, its vapour can explode when mixed with air.",
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
    cautions: [only(["UN1595"], "hazards", hazard.DELAYED), only(["UN1716"], "fire", "Use only CO2 or dry chemical.")],
  },
  {
    guide: "157",
    title: "Toxic or corrosive substances, non-combustible and water-reactive",
    hazards: [
      hazard.SEVERE_INJURY,
      hazard.DOES_NOT_BURN,
      WATER_GASES,
      WATER_HEAT,
      "Vapour may build up in enclosed spaces.",
      hazard.METAL_HYDROGEN,
      BURST_WET,
      hazard.FUMES,
      hazard.RUNOFF_TOXIC,
    ],
    isolation: APPROACH_VENTILATED,
    protection: CHEMICAL,
    fire: {
      all: ["Some foams make it release toxic or corrosive gas."],
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
      only(["UN1802", "UN2032", "UN3084", "UN3093"], "hazards", "It may act as an oxidizer. Also read Guide 140."),
      only(["UN1796", "UN1826"], "hazards", "Above 50% it may act as an oxidizer. Also read Guide 140."),
      only(["UN2031"], "hazards", "Above 65% it may act as an oxidizer. Also read Guide 140."),
      only(["UN1790"], "firstAid", aid.CALCIUM_GLUCONATE, aid.FLUSH_30),
      only(["UN1790"], "firstAid", aid.EYES_30),
    ],
  },
];
