import { erg2024, type GuideDefinition, type Sentences } from "../guide-definition.ts";
import { APPROACH, APPROACH_VENTILATED } from "../sentences/approach.ts";
import * as fire from "../sentences/fire.ts";
import { firstAid, FLUSH_20, toxicFirstAid } from "../sentences/first-aid.ts";
import * as hazard from "../sentences/hazards.ts";
import { CHEMICAL, STRUCTURAL } from "../sentences/protection.ts";
import * as spill from "../sentences/spill.ts";

const { agents, tankFire } = fire;

const SELF_REACTING: Sentences = [
  "A blow, rubbing, heat or another chemical may start it reacting with itself.",
  hazard.MAY_IGNITE,
  "In heat or fire some of them break down with an explosion.",
  "It may burn violently, run away by itself and give off much gas.",
  "Vapour or dust in air may explode.",
  "It may injure badly or kill when breathed or touched.",
  "It may give off irritating, toxic or corrosive gases.",
  hazard.RUNOFF_HARM,
];
const TANKS: Sentences = ["The container may explode: keep far off.", ...tankFire()];
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
      "It may ignite the batteries next to it.",
      erg2024("It may ignite again, up to weeks later."),
      "Battery liquid may irritate skin and eyes.",
      hazard.FUMES,
      "Burning batteries may give off toxic hydrogen fluoride.",
      "The fumes may make people dizzy or suffocate them.",
    ],
    isolation: APPROACH_VENTILATED,
    protection: STRUCTURAL,
    fire: {
      all: [
        erg2024("Watch the battery with a thermal camera."),
        erg2024("Do not use salt water."),
        erg2024("Never cut or touch high-voltage cables of a vehicle."),
      ],
      small: [erg2024("Use water spray in large amounts."), erg2024("Halon, CO2 and dry chemical are wrong here.")],
      large: [
        erg2024("Let the battery burn out and protect what is around it."),
        erg2024("Cool the neighbouring batteries with water spray."),
        fire.MOVE_CONTAINERS,
      ],
    },
    spill: { all: [spill.NO_IGNITION, spill.NO_TOUCH] },
    cleanup: [
      "Soak up battery liquid with sand, earth or some other absorbent that cannot burn.",
      "Put leaking batteries and the absorbent into metal containers.",
    ],
    firstAid: firstAid(FLUSH_20),
    firstAction: {
      headline: "Stay upwind. Cool it with large amounts of water.",
      details: [
        "Burning batteries may give off toxic hydrogen fluoride.",
        erg2024("It may ignite again, up to weeks later."),
      ],
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
      headline: "Remove every ignition source. Keep heat and friction away.",
      details: ["It may run away by itself and give off much gas.", "The container may explode."],
    },
  },
  {
    guide: "150",
    title: "Self-reactive substances under temperature control",
    hazards: [CONTROL, ...SELF_REACTING],
    isolation: APPROACH,
    protection: CHEMICAL,
    fire: {
      all: ["Never let it get warmer than its control temperature."],
      small: [SMALL_FIRE],
      large: [fire.FLOOD_FROM_FAR, fire.MOVE_CONTAINERS],
      tanks: TANKS,
    },
    spill: {
      all: [
        "Do not let it warm up: cool it with dry ice or ice.",
        "Evacuate at once if you cannot cool it.",
        spill.NO_IGNITION,
        spill.NO_TOUCH,
        spill.STOP_LEAK,
        spill.OUT_OF_DRAINS,
      ],
    },
    cleanup: [...PICK_UP, spill.SPECIALIST],
    firstAid: toxicFirstAid(FLUSH_20),
    firstAction: { headline: "Keep it cold. Evacuate at once if you cannot.", details: [CONTROL, spill.NO_IGNITION] },
  },
];
