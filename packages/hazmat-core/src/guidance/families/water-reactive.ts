import { type GuideDefinition, only, type Sentences } from "../guide-definition.ts";
import { APPROACH_VENTILATED } from "../sentences/approach.ts";
import * as fire from "../sentences/fire.ts";
import { FLUSH_20, FLUSH_30, MOLTEN_SKIN, toxicFirstAid, WIPE } from "../sentences/first-aid.ts";
import * as hazard from "../sentences/hazards.ts";
import { CHEMICAL } from "../sentences/protection.ts";
import * as spill from "../sentences/spill.ts";

const { agents, tankFire } = fire;
const DRY_AGENTS = agents("sand, lime, soda ash or dry chemical");
const NOT_CHLOROSILANES = "Not on chlorosilanes. On other materials, use sand, lime, soda ash or dry chemical.";
const LET_BURN = "Or withdraw and let it burn.";
const DIKE_DRY = "Dike it. Put water on it only if a specialist tells you to.";
const POWDER_DRY = "Powder: cover with a plastic sheet and keep it dry.";
const METAL_POWDER = "On metals, use dry chemical, dry sand, sodium chloride, graphite or a Class D extinguisher.";

const CONTACT: Sentences = [
  "Moist air or water may ignite it.",
  "Water makes some of them react violently or explode.",
  hazard.MAY_IGNITE,
  hazard.REIGNITES,
  "Some are shipped in a highly flammable liquid.",
  hazard.RUNOFF_FIRE,
  "Breathing or touching it can badly injure or kill.",
  "Its solution in water may be corrosive.",
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

/** Guides 137 to 139: water-reactive substances. */
export const WATER_REACTIVE: readonly GuideDefinition[] = [
  {
    guide: "137",
    title: "Water-reactive corrosives",
    hazards: [
      hazard.SEVERE_INJURY,
      "Water makes it heat up and give off more fumes.",
      "Contact with water releases toxic or corrosive gas, sometimes violently.",
      hazard.HARD_TO_IGNITE,
      hazard.IGNITES_COMBUSTIBLES,
      "Toxic or flammable gas may build up in enclosed spaces.",
      "On metal it may release flammable hydrogen.",
      "Containers may burst from heat or from water inside.",
      "It may be transported molten.",
      hazard.FUMES,
      hazard.RUNOFF_HARM,
    ],
    isolation: APPROACH_VENTILATED,
    protection: CHEMICAL,
    fire: {
      all: ["Unless it is burning, keep water off the material."],
      small: [agents("CO2 or dry chemical"), fire.MOVE_CONTAINERS],
      large: [
        "Flood the burning material with water. Knock vapour down with fog.",
        "If water is limited, use it only to knock down the vapour.",
      ],
      tanks: tankFire({ far: false, dryInside: true }),
    },
    spill: {
      all: [
        spill.NO_TOUCH_UNPROTECTED,
        spill.STOP_LEAK,
        "Keep water off the leak, off the spill and out of containers.",
        "Use water spray only to knock down the vapour.",
        spill.NO_COMBUSTIBLES,
        spill.OUT_OF_DRAINS,
      ],
    },
    cleanup: [spill.COVER_DRY, spill.CLEAN_TOOLS, spill.LOOSE_PLASTIC],
    firstAid: toxicFirstAid(FLUSH_30, MOLTEN_SKIN),
    firstAction: {
      headline: "Stay upwind and uphill. Keep water off the spill.",
      details: ["Water makes it heat up and give off fumes.", spill.NO_COMBUSTIBLES],
    },
    cautions: [only(["UN1715"], "hazards", "Acetic anhydride is flammable.")],
  },
  {
    guide: "138",
    title: "Water-reactive materials that give off flammable gas",
    hazards: [hazard.WATER_GAS, ...CONTACT],
    isolation: APPROACH_VENTILATED,
    protection: CHEMICAL,
    fire: {
      all: ["Keep water and foam off it.", METAL_POWDER],
      small: [DRY_AGENTS],
      large: [agents("lime, soda ash, dry chemical or dry sand"), LET_BURN, fire.MOVE_CONTAINERS],
      tanks: tankFire({ dryInside: true }),
    },
    spill: { all: SPILL, small: [DIKE_DRY], solid: [POWDER_DRY] },
    cleanup: [spill.COVER_DRY, spill.SPECIALIST],
    firstAid: toxicFirstAid(WIPE, FLUSH_20),
    firstAction: {
      headline: "Keep water and foam away. Remove all ignition sources.",
      details: [hazard.WATER_GAS, spill.NO_WATER_ON_SPILL],
    },
  },
  {
    guide: "139",
    title: "Water-reactive materials that give off flammable and toxic gas",
    hazards: ["Contact with water releases flammable, toxic gas that can kill.", ...CONTACT, hazard.CONTAINERS_EXPLODE],
    isolation: APPROACH_VENTILATED,
    protection: CHEMICAL,
    fire: {
      all: [
        "Keep water and foam off it.",
        "Exception: use alcohol-resistant foam on chlorosilanes.",
        "Chlorosilanes: do not use lime, soda ash or dry chemical. They may release hydrogen, which can explode.",
      ],
      small: [NOT_CHLOROSILANES],
      large: [NOT_CHLOROSILANES, LET_BURN, fire.MOVE_CONTAINERS],
      tanks: tankFire({ dryInside: true }),
    },
    spill: {
      all: [...SPILL, "Suppress chlorosilane vapour with alcohol-resistant foam."],
      small: [DIKE_DRY],
      solid: [POWDER_DRY],
    },
    cleanup: [spill.COVER_DRY, spill.SPECIALIST],
    firstAid: toxicFirstAid(WIPE, FLUSH_20),
    firstAction: {
      headline: "Stay upwind and uphill. Keep water and foam away.",
      details: ["Contact with water releases flammable, toxic gas.", spill.NO_IGNITION],
    },
    cautions: [only(["UN1360", "UN1714", "UN2011"], "hazards", hazard.ACID_TOXIC_GAS)],
  },
];
