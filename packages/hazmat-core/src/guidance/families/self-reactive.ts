import { type GuideDefinition, type Sentences } from "../guide-definition.ts";
import { APPROACH, APPROACH_VENTILATED } from "../sentences/approach.ts";
import * as fire from "../sentences/fire.ts";
import { firstAid, FLUSH_20, toxicFirstAid } from "../sentences/first-aid.ts";
import * as hazard from "../sentences/hazards.ts";
import { CHEMICAL, STRUCTURAL } from "../sentences/protection.ts";
import * as spill from "../sentences/spill.ts";

const { agents, tankFire } = fire;

const SELF_REACTING: Sentences = [
  "Shock, friction, heat or contact with another chemical may start a self-reaction.",
  hazard.MAY_IGNITE,
  "Some break down explosively in heat or fire.",
  "It may burn violently, self-accelerate and give off a lot of gas.",
  "Vapour or dust in air may explode.",
  "Breathing or touching it can badly injure or kill.",
  "It may give off irritating, toxic or corrosive gases.",
  hazard.RUNOFF_HARM,
];
const TANKS: Sentences = ["The container may explode: stay well back.", ...tankFire()];
const SMALL_FIRE = agents("regular foam, water spray, CO2 or dry chemical");
const PICK_UP: Sentences = [spill.DAMP_PICK_UP, spill.CLEAN_TOOLS, spill.LOOSE_PLASTIC];
const CONTROL = "Above its control temperature it may react violently and catch fire.";

/** Guides 147, 149 and 150: lithium batteries and self-reactive substances. */
export const SELF_REACTIVE: readonly GuideDefinition[] = [
  {
    guide: "147",
    title: "Lithium ion batteries",
    hazards: [
      "A hot or damaged battery may vent flammable liquid, ignite and spray sparks.",
      hazard.FLARE,
      "It may ignite nearby batteries.",
      "It may re-ignite, even weeks later.",
      "Battery electrolyte may irritate skin and eyes.",
      hazard.FUMES,
      "Burning batteries may give off toxic hydrogen fluoride.",
      "Fumes can make people dizzy or suffocate them.",
    ],
    isolation: APPROACH_VENTILATED,
    protection: STRUCTURAL,
    fire: {
      all: [
        "Monitor the battery with a thermal camera.",
        "Do not use salt water: it conducts electricity.",
        "Never cut or touch high-voltage vehicle cables.",
      ],
      small: ["Use large amounts of water spray.", "Do not rely on halon, CO2 or dry chemical. Use water."],
      large: [
        "Let the battery burn out and protect exposures.",
        "Cool nearby batteries with water spray.",
        fire.MOVE_CONTAINERS,
      ],
    },
    spill: { all: [spill.NO_IGNITION, spill.NO_TOUCH] },
    cleanup: [
      "Absorb battery electrolyte with sand, earth or another non-combustible absorbent.",
      "Put leaking batteries and used absorbent in metal containers.",
    ],
    firstAid: firstAid(FLUSH_20),
    firstAction: {
      headline: "Stay upwind. Cool it with large amounts of water.",
      details: ["Burning batteries may give off toxic hydrogen fluoride.", "It may re-ignite, even weeks later."],
    },
  },
  {
    guide: "149",
    title: "Self-reactive substances",
    hazards: SELF_REACTING,
    isolation: APPROACH,
    protection: CHEMICAL,
    fire: { small: [SMALL_FIRE], large: [fire.FLOOD_FROM_FAR, fire.MOVE_CONTAINERS], tanks: TANKS },
    spill: { all: [spill.NO_IGNITION, spill.NO_TOUCH, spill.STOP_LEAK, spill.OUT_OF_DRAINS] },
    cleanup: PICK_UP,
    firstAid: toxicFirstAid(FLUSH_20),
    firstAction: {
      headline: "Remove all ignition sources. Keep heat and friction away.",
      details: ["It may self-accelerate and give off a lot of gas.", "The container may explode."],
    },
  },
  {
    guide: "150",
    title: "Temperature-controlled self-reactive substances",
    hazards: [CONTROL, ...SELF_REACTING],
    isolation: APPROACH,
    protection: CHEMICAL,
    fire: {
      all: ["Never let it rise above its control temperature."],
      small: [SMALL_FIRE],
      large: [fire.FLOOD_FROM_FAR, fire.MOVE_CONTAINERS],
      tanks: TANKS,
    },
    spill: {
      all: [
        "Do not let it warm up: cool it with dry ice or ice.",
        "If you cannot cool it, evacuate immediately.",
        spill.NO_IGNITION,
        spill.NO_TOUCH,
        spill.STOP_LEAK,
        spill.OUT_OF_DRAINS,
      ],
    },
    cleanup: [...PICK_UP, spill.SPECIALIST],
    firstAid: toxicFirstAid(FLUSH_20),
    firstAction: {
      headline: "Keep it cold. If you cannot, evacuate immediately.",
      details: [CONTROL, spill.NO_IGNITION],
    },
  },
];
