import type { GuideDefinition, Sentences } from "../guide-definition.ts";
import { APPROACH } from "../sentences/approach.ts";
import * as fire from "../sentences/fire.ts";
import { CLOTHING_FIRE, firstAid, FLUSH_20 } from "../sentences/first-aid.ts";
import * as hazard from "../sentences/hazards.ts";
import { CHEMICAL } from "../sentences/protection.ts";
import * as spill from "../sentences/spill.ts";

const { agents, tankFire } = fire;

const PEROXIDE_HAZARDS: Sentences = [
  hazard.IGNITES_COMBUSTIBLES,
  hazard.MAY_IGNITE,
  hazard.FLARE,
  hazard.CONTAINERS_EXPLODE,
  hazard.RUNOFF_FIRE,
  hazard.FUMES,
  "Swallowing it or skin contact can badly injure or burn.",
  hazard.RUNOFF_HARM,
];
const PEROXIDE_LARGE: Sentences = [
  fire.FLOOD_FROM_FAR,
  agents("fog or water spray"),
  fire.NO_SOLID_STREAM,
  fire.HEATED_CARGO,
  fire.MOVE_CONTAINERS,
];
const WATER_FIRST: Sentences = [
  "Use fog or water spray.",
  "If there is no water, use dry chemical, CO2 or regular foam.",
];
const PEROXIDE_CLEANUP: Sentences = [spill.DAMP_PICK_UP, spill.CLEAN_TOOLS, spill.LOOSE_PLASTIC, spill.SPECIALIST];

/** Guides 145 and 146, which differ only in what initiates the peroxide. */
function peroxide(guide: string, title: string, trigger: string): GuideDefinition {
  return {
    guide,
    title,
    hazards: [trigger, ...PEROXIDE_HAZARDS],
    isolation: APPROACH,
    protection: CHEMICAL,
    fire: { small: WATER_FIRST, large: PEROXIDE_LARGE, tanks: tankFire({ withdraw: false, letBurn: true }) },
    spill: {
      all: [
        spill.NO_IGNITION,
        spill.NO_COMBUSTIBLES,
        spill.NO_TOUCH_UNPROTECTED,
        "Keep it wet with water spray.",
        spill.STOP_LEAK,
      ],
      large: [spill.WET_AND_DIKE, spill.OUT_OF_DRAINS],
    },
    cleanup: PEROXIDE_CLEANUP,
    firstAid: firstAid(CLOTHING_FIRE, FLUSH_20),
    firstAction: {
      headline: "Remove all ignition sources. Keep combustibles away.",
      details: [trigger, "Keep it wet with water spray."],
    },
  };
}

/** Guides 145, 146 and 148: organic peroxides. */
export const PEROXIDES: readonly GuideDefinition[] = [
  peroxide("145", "Organic peroxides", hazard.EXPLODES_HEAT_DIRT),
  peroxide(
    "146",
    "Friction-sensitive organic peroxides",
    "Shock, friction, heat or contamination may make it explode.",
  ),
  {
    guide: "148",
    title: "Temperature-controlled organic peroxides",
    hazards: [
      "Heat, contamination or loss of cooling may make it explode.",
      "Above its control temperature it may break down violently and catch fire.",
      "It may ignite on its own in air.",
      ...PEROXIDE_HAZARDS,
    ],
    isolation: APPROACH,
    protection: CHEMICAL,
    fire: {
      all: ["Never let it rise above its control temperature."],
      small: WATER_FIRST,
      large: PEROXIDE_LARGE,
      tanks: ["The container may explode: stay well back.", ...tankFire({ withdraw: false, letBurn: true })],
    },
    spill: {
      all: [
        "Do not let it warm up: cool it with dry ice or ice.",
        "If you cannot cool it, evacuate immediately.",
        spill.NO_IGNITION,
        spill.NO_COMBUSTIBLES,
        spill.NO_TOUCH,
        spill.STOP_LEAK,
      ],
      large: [spill.DIKE_LIQUID, spill.OUT_OF_DRAINS],
    },
    cleanup: PEROXIDE_CLEANUP,
    firstAid: firstAid(CLOTHING_FIRE, FLUSH_20),
    firstAction: {
      headline: "Keep it cold. If you cannot, evacuate immediately.",
      details: ["If it warms up it may break down violently and catch fire.", spill.NO_IGNITION],
    },
  },
];
