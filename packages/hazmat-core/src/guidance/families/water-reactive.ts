import { type GuideDefinition, only, type Sentences } from "../guide-definition.ts";
import { APPROACH_VENTILATED } from "../sentences/approach.ts";
import * as fire from "../sentences/fire.ts";
import { FLUSH_20, FLUSH_30, MOLTEN_SKIN, toxicFirstAid, WIPE } from "../sentences/first-aid.ts";
import * as hazard from "../sentences/hazards.ts";
import { CHEMICAL } from "../sentences/protection.ts";
import * as spill from "../sentences/spill.ts";

const { agents, tankFire } = fire;
const DRY_AGENTS = agents("sand, lime, soda ash or dry chemical");
const LET_BURN = "Or withdraw and let it burn.";
const DIKE_DRY = "Dike it, and put no water on it unless you are told to.";
const POWDER_DRY = "Powder: lay a plastic sheet over it and keep it dry.";
const METAL_POWDER = "On metals use dry chemical, dry sand, sodium chloride, graphite or a class D extinguisher.";

const CONTACT: Sentences = [
  "Moist air or water may ignite it.",
  "Water makes some of them react violently or explode.",
  hazard.MAY_IGNITE,
  hazard.REIGNITES,
  "Some come in a liquid that ignites very easily.",
  hazard.RUNOFF_FIRE,
  "It may injure badly or kill when breathed or touched.",
  "Dissolved in water it may corrode.",
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
      "Water makes it give off toxic or corrosive gas, sometimes violently.",
      hazard.HARD_TO_IGNITE,
      hazard.IGNITES_COMBUSTIBLES,
      "Gas that is toxic or burns may gather in closed places.",
      "On metal it may set free hydrogen, which burns.",
      "Heat, or water inside, may burst a container.",
      "It may be transported molten.",
      hazard.FUMES,
      hazard.RUNOFF_HARM,
    ],
    isolation: APPROACH_VENTILATED,
    protection: CHEMICAL,
    fire: {
      all: ["While it does not burn, keep water off the material itself."],
      small: [agents("CO2 or dry chemical"), fire.MOVE_CONTAINERS],
      large: [
        "Fog on the vapour, and floods of water on what burns.",
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
    hazards: [hazard.WATER_GAS, ...CONTACT],
    isolation: APPROACH_VENTILATED,
    protection: CHEMICAL,
    fire: {
      all: ["No water and no foam.", METAL_POWDER],
      small: [DRY_AGENTS],
      large: [agents("lime, soda ash, dry chemical or dry sand"), LET_BURN, fire.MOVE_CONTAINERS],
      tanks: tankFire({ dryInside: true }),
    },
    spill: { all: SPILL, small: [DIKE_DRY], solid: [POWDER_DRY] },
    cleanup: [spill.COVER_DRY, spill.SPECIALIST],
    firstAid: toxicFirstAid(WIPE, FLUSH_20),
    firstAction: {
      headline: "Keep water and foam away. Remove every ignition source.",
      details: [hazard.WATER_GAS, spill.NO_WATER_ON_SPILL],
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
        "No water and no foam.",
        "Exception: use alcohol-resistant foam on chlorosilanes.",
        "Chlorosilanes: lime, soda ash and dry chemical may set free hydrogen, which explodes.",
      ],
      small: [DRY_AGENTS],
      large: [agents("lime, soda ash, dry chemical or dry sand"), LET_BURN, fire.MOVE_CONTAINERS],
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
