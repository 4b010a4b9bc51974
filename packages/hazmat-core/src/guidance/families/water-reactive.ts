import { type GuideDefinition, only, type Sentences } from "../guide-definition.ts";
import { APPROACH_VENTILATED } from "../sentences/approach.ts";
import * as fire from "../sentences/fire.ts";
import { FLUSH_20, FLUSH_30, MOLTEN_SKIN, toxicFirstAid, WIPE } from "../sentences/first-aid.ts";
import * as hazard from "../sentences/hazards.ts";
import { CHEMICAL } from "../sentences/protection.ts";
import * as spill from "../sentences/spill.ts";

const { agents, tankFire } = fire;
const DRY_AGENTS = agents("dry chemical, soda ash, lime or sand");
const LET_BURN = "Or withdraw and let it burn.";
const DIKE_DRY = "Dike it, and put no water on it unless you are told to.";
const POWDER_DRY = "Cover powder with a plastic sheet and keep it dry.";
const METAL_POWDER = "On metals use dry chemical, dry sand, sodium chloride, graphite or a class D extinguisher.";

const CONTACT: Sentences = [
  "Water or moist air may ignite it.",
  "Some react violently or explosively with water.",
  hazard.MAY_IGNITE,
  hazard.REIGNITES,
  "Some are transported in highly flammable liquids.",
  hazard.RUNOFF_FIRE,
  "Breathing or contact may cause severe injury or death.",
  "It may form corrosive solutions with water.",
  hazard.FUMES,
  hazard.RUNOFF_HARM,
];

const SPILL: Sentences = [
  spill.NO_IGNITION,
  spill.NO_TOUCH,
  spill.STOP_LEAK,
  spill.NO_WATER_ON_SPILL,
  spill.FOG_CLOUD,
  spill.RUNOFF_OFF_SPILL,
];

/** Guides 137 to 139: what reacts with water. */
export const WATER_REACTIVE: readonly GuideDefinition[] = [
  {
    guide: "137",
    title: "Corrosives that react with water",
    hazards: [
      hazard.SEVERE_INJURY,
      "Water makes it hot, and the heat drives more fumes into the air.",
      "It reacts with water, some violently, and gives off corrosive or toxic gases.",
      hazard.HARD_TO_IGNITE,
      hazard.IGNITES_COMBUSTIBLES,
      "Flammable or toxic gas may collect in closed places.",
      "Contact with metals may give off flammable hydrogen.",
      "Containers may explode when heated or when water gets in.",
      "It may be transported molten.",
      hazard.FUMES,
      hazard.RUNOFF_HARM,
    ],
    isolation: APPROACH_VENTILATED,
    protection: CHEMICAL,
    fire: {
      all: ["Do not use water on the material itself while it does not burn."],
      small: [agents("dry chemical or CO2"), fire.MOVE_CONTAINERS],
      large: [
        "Flood the fire area with water, and knock the vapour down with fog.",
        "With too little water, only knock the vapour down.",
      ],
      tanks: tankFire({ far: false, dryInside: true }),
    },
    spill: {
      all: [
        spill.NO_TOUCH_UNPROTECTED,
        spill.STOP_LEAK,
        "Do not put water on the leak, on the spill or into a container.",
        "Use spray only to hold the vapour down.",
        spill.NO_COMBUSTIBLES,
        spill.OUT_OF_DRAINS,
      ],
    },
    cleanup: [spill.COVER_DRY, spill.CLEAN_TOOLS, spill.LOOSE_PLASTIC],
    firstAid: toxicFirstAid(FLUSH_30, MOLTEN_SKIN),
    firstAction: {
      headline: "Stay upwind and uphill. Keep water off the spill.",
      details: ["Water makes it hot and drives fumes into the air.", spill.NO_COMBUSTIBLES],
    },
    cautions: [only(["UN1715"], "hazards", "Acetic anhydride is flammable.")],
  },
  {
    guide: "138",
    title: "Materials that give off flammable gas with water",
    hazards: ["Water makes it give off flammable gas.", ...CONTACT],
    isolation: APPROACH_VENTILATED,
    protection: CHEMICAL,
    fire: {
      all: ["Do not use water or foam.", METAL_POWDER],
      small: [DRY_AGENTS],
      large: [agents("dry sand, dry chemical, soda ash or lime"), LET_BURN, fire.MOVE_CONTAINERS],
      tanks: tankFire({ dryInside: true }),
    },
    spill: { all: SPILL, small: [DIKE_DRY], solid: [POWDER_DRY] },
    cleanup: [spill.COVER_DRY, spill.SPECIALIST],
    firstAid: toxicFirstAid(WIPE, FLUSH_20),
    firstAction: {
      headline: "Keep water and foam away. Remove every ignition source.",
      details: ["Water makes it give off flammable gas.", spill.NO_WATER_ON_SPILL],
    },
  },
  {
    guide: "139",
    title: "Materials that give off flammable and toxic gas with water",
    hazards: [
      "Water makes it give off flammable and toxic gas, which may kill.",
      ...CONTACT,
      hazard.CONTAINERS_EXPLODE,
    ],
    isolation: APPROACH_VENTILATED,
    protection: CHEMICAL,
    fire: {
      all: [
        "Do not use water or foam.",
        "Exception: use alcohol-resistant foam on chlorosilanes.",
        "Use no dry chemical, soda ash or lime on chlorosilanes: they may set free explosive hydrogen.",
      ],
      small: [DRY_AGENTS],
      large: [agents("dry sand, dry chemical, soda ash or lime"), LET_BURN, fire.MOVE_CONTAINERS],
      tanks: tankFire({ dryInside: true }),
    },
    spill: {
      all: [...SPILL, "Hold chlorosilane vapour down with alcohol-resistant foam."],
      small: [DIKE_DRY],
      solid: [POWDER_DRY],
    },
    cleanup: [spill.COVER_DRY, spill.SPECIALIST],
    firstAid: toxicFirstAid(WIPE, FLUSH_20),
    firstAction: {
      headline: "Stay upwind and uphill. Keep water and foam away.",
      details: ["Water makes it give off flammable and toxic gas.", spill.NO_IGNITION],
    },
  },
];
