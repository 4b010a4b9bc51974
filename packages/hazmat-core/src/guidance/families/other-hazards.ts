import { type GuideDefinition, only, type Sentences } from "../guide-definition.ts";
import { APPROACH } from "../sentences/approach.ts";
import * as fire from "../sentences/fire.ts";
import * as aid from "../sentences/first-aid.ts";
import * as hazard from "../sentences/hazards.ts";
import { CHEMICAL, INFECTIOUS, RADIOACTIVE, RADIOACTIVE_EXTERNAL, STRUCTURAL } from "../sentences/protection.ts";
import * as spill from "../sentences/spill.ts";

const { agents, tankFire } = fire;

const LIFE_FIRST = "Rescue, first aid and fire come before measuring radiation.";
const AUTHORITY = "Notify the radiation authority.";
const HOLD = "Hold uninjured people and equipment that may be contaminated until the authority decides.";
const NO_TOUCH_PACKAGE = "Keep hands off broken packages and off what came out.";
const MEDICAL_FIRST = "Treat the injury first, the radiation after.";
const NO_DELAY = "Do not delay the transport of a badly injured person.";
const NO_DANGER_TO_STAFF = "A contaminated patient is no serious danger to medical staff.";
const INSTRUMENTS = "Common instruments do not find every radioactive material.";
const DAMP = "A damp package is seldom a failed one.";
const SAND = "Put sand, earth or some other absorbent that cannot burn on the liquid.";

const RADIOACTIVE_APPROACH: Sentences = [...APPROACH, LIFE_FIRST, AUTHORITY, HOLD];
const RADIOACTIVE_FIRST_ACTION = {
  headline: "Save life first. Keep hands off broken packages.",
  details: [LIFE_FIRST, AUTHORITY],
};
const RADIOACTIVE_AID: Sentences = aid.firstAid(MEDICAL_FIRST, NO_DELAY, NO_DANGER_TO_STAFF);
const LOW_RISK = "Radiation is a small risk to crews and public in most transport accidents.";
const WHOLE_PACKAGE = "Contents of a damaged package may expose people outside and inside the body.";
const STURDY = "The strongest packages hold the most dangerous contents, and seldom fail.";

const radioactiveFire = (...more: string[]): GuideDefinition["fire"] => ({
  all: [
    "Radioactive material does not change how you fight the fire.",
    "Leave broken packages where they are. Take whole ones out of the fire.",
  ],
  small: [agents("regular foam, water spray, CO2 or dry chemical")],
  large: ["Use water spray or fog in flooding amounts.", ...more],
});

/** Guides 158, 161 to 166, 171 and 172: infectious, radioactive, low hazard, mercury and gallium. */
export const OTHER_HAZARDS: readonly GuideDefinition[] = [
  {
    guide: "158",
    title: "Infectious substances",
    hazards: [
      "Breathing or touching it may infect, sicken or kill.",
      "Category A is more dangerous than Category B and clinical waste.",
      "Water or frost on a package with dry ice may be contaminated.",
      "Dry ice may cause burns or frostbite.",
      hazard.HARD_TO_IGNITE,
      "Some come in a liquid that burns.",
      hazard.RUNOFF_HARM,
    ],
    isolation: [...APPROACH, "Read the shipping paper to learn what it is."],
    protection: INFECTIOUS,
    fire: {
      small: [agents("sand, lime, soda ash or dry chemical")],
      large: [fire.SURROUNDING_FIRE, fire.NO_SCATTER, fire.MOVE_CONTAINERS],
    },
    spill: { all: [spill.NO_TOUCH, spill.NO_TOUCH_UNPROTECTED] },
    cleanup: [
      "Cover it with towels, and soak them with bleach or another disinfectant from the outside in.",
      "Keep it wet with the disinfectant.",
      spill.SPECIALIST,
    ],
    firstAid: aid.firstAid(
      "Move the person to an isolated place: a person may carry the infection.",
      "Rinse the eyes under the tap.",
      "Clean the skin with soap, gently: do not break it.",
      "Harm may show days later: send the person to a doctor.",
    ),
    firstAction: {
      headline: "Keep people away. Do not touch the package or the spill.",
      details: ["Read the shipping paper to learn what it is.", "A person who touched it may carry the infection."],
    },
  },
  {
    guide: "161",
    title: "Radioactive material of very low radiation",
    hazards: [
      LOW_RISK,
      "Radiation outside the packages is low.",
      INSTRUMENTS,
      "Some burn, though most are hard to light.",
    ],
    isolation: RADIOACTIVE_APPROACH,
    protection: RADIOACTIVE,
    fire: radioactiveFire(),
    spill: { all: [NO_TOUCH_PACKAGE], liquid: [SAND], solid: [spill.POWDER_SHEET] },
    cleanup: ["Wait with the clean-up for the radiation authority."],
    firstAid: RADIOACTIVE_AID,
    firstAction: RADIOACTIVE_FIRST_ACTION,
  },
  {
    guide: "162",
    title: "Radioactive material of low to moderate radiation",
    hazards: [
      LOW_RISK,
      WHOLE_PACKAGE,
      "A second hazard label is usually the greater danger: read its guide too.",
      INSTRUMENTS,
      "Some burn, though most are hard to light.",
      "Cuttings of uranium or thorium may ignite in air.",
      "Nitrates oxidize: what burns near them may catch fire.",
    ],
    isolation: RADIOACTIVE_APPROACH,
    protection: RADIOACTIVE,
    fire: radioactiveFire(fire.DIKE_RUNOFF),
    spill: {
      all: [NO_TOUCH_PACKAGE],
      large: ["Dike a large liquid spill to collect it."],
      liquid: [SAND],
      solid: [spill.POWDER_SHEET],
    },
    cleanup: ["Wait with the clean-up for the radiation authority."],
    firstAid: aid.firstAid(MEDICAL_FIRST, NO_DELAY, aid.WIPE, aid.FLUSH_20, NO_DANGER_TO_STAFF),
    firstAction: RADIOACTIVE_FIRST_ACTION,
  },
  {
    guide: "163",
    title: "Radioactive material of low to high radiation",
    hazards: [LOW_RISK, WHOLE_PACKAGE, STURDY, INSTRUMENTS, "Some burn, though most are hard to light."],
    isolation: RADIOACTIVE_APPROACH,
    protection: RADIOACTIVE_EXTERNAL,
    fire: radioactiveFire(fire.DIKE_RUNOFF),
    spill: { all: [NO_TOUCH_PACKAGE, DAMP], liquid: [SAND] },
    cleanup: ["Wait with the clean-up for the radiation authority."],
    firstAid: RADIOACTIVE_AID,
    firstAction: RADIOACTIVE_FIRST_ACTION,
  },
  {
    guide: "164",
    title: "Radioactive sources in capsules",
    hazards: [
      LOW_RISK,
      "A capsule outside its package gives off much more radiation.",
      STURDY,
      "Most instruments find this radiation.",
    ],
    isolation: [...APPROACH, LIFE_FIRST, AUTHORITY],
    protection: RADIOACTIVE_EXTERNAL,
    fire: radioactiveFire(),
    spill: {
      all: [NO_TOUCH_PACKAGE, DAMP, "Stay away from a capsule that is out of its package, and wait for the authority."],
    },
    cleanup: ["Wait with the final clean-up for the radiation authority."],
    firstAid: aid.firstAid(
      MEDICAL_FIRST,
      NO_DELAY,
      "A capsule irradiates people, and seldom leaves anything on them.",
      NO_DANGER_TO_STAFF,
    ),
    firstAction: {
      headline: "Save life first. Never touch a source capsule.",
      details: [LIFE_FIRST, AUTHORITY],
    },
  },
  {
    guide: "165",
    title: "Fissile radioactive material",
    hazards: [
      LOW_RISK,
      WHOLE_PACKAGE,
      STURDY,
      "The packages prevent a chain reaction.",
      INSTRUMENTS,
      "It seldom burns.",
    ],
    isolation: RADIOACTIVE_APPROACH,
    protection: RADIOACTIVE_EXTERNAL,
    fire: radioactiveFire(),
    spill: { all: [NO_TOUCH_PACKAGE, DAMP] },
    cleanup: ["Wait with the clean-up for the radiation authority."],
    firstAid: RADIOACTIVE_AID,
    firstAction: RADIOACTIVE_FIRST_ACTION,
  },
  {
    guide: "166",
    title: "Uranium hexafluoride",
    hazards: [
      "The chemical hazard is far greater than the radiation.",
      "Moist air or water turns it into hydrogen fluoride, toxic and corrosive.",
      hazard.FATAL_ALL_ROUTES,
      "Contact may burn skin, eyes and airways.",
      "It does not burn, but may react violently with fuels.",
      "Bare filled cylinders may rupture in a fire.",
    ],
    isolation: RADIOACTIVE_APPROACH,
    protection: CHEMICAL,
    fire: {
      all: ["Keep water and foam off the material itself.", fire.MOVE_CONTAINERS],
      small: [agents("CO2 or dry chemical")],
      large: [
        agents("CO2 or dry chemical"),
        "Or withdraw and let it burn.",
        "Use water only while the package is whole.",
        "Keep away from a tank that has flames on it.",
      ],
    },
    spill: {
      all: [
        NO_TOUCH_PACKAGE,
        spill.NO_WATER_ON_SPILL,
        spill.FOG_CLOUD,
        spill.RUNOFF_OFF_SPILL,
        "A leak shows by irritating vapour and a residue, which may seal it.",
      ],
      large: ["Catch the runoff behind a dike well ahead of it."],
    },
    cleanup: ["Wait with the clean-up for the radiation authority."],
    firstAid: aid.toxicFirstAid(MEDICAL_FIRST, NO_DELAY, aid.FLUSH_20, aid.CALCIUM_GLUCONATE),
    firstAction: {
      headline: "Stay upwind and uphill. Keep water off the material.",
      details: ["Water turns it into hydrogen fluoride, toxic and corrosive.", AUTHORITY],
    },
  },
  {
    guide: "171",
    title: "Substances of low to moderate hazard",
    hazards: [
      hazard.HARD_TO_IGNITE,
      hazard.CONTAINERS_EXPLODE,
      "Some are transported hot.",
      "Breathing it may be harmful.",
      "Skin and eyes may burn.",
      "Vapour of some liquids may cause dizziness or suffocation.",
      hazard.FUMES,
      hazard.RUNOFF_HARM,
    ],
    isolation: APPROACH,
    protection: STRUCTURAL,
    fire: {
      small: [agents("regular foam, water spray, CO2 or dry chemical")],
      large: [agents("regular foam, fog or water spray"), fire.NO_SCATTER, fire.MOVE_CONTAINERS, fire.DIKE_RUNOFF],
      tanks: tankFire({ far: false }),
    },
    spill: {
      all: [spill.NO_TOUCH, spill.STOP_LEAK, spill.OUT_OF_DRAINS],
      large: [spill.DIKE_LIQUID],
      solid: [spill.NO_DUST, spill.CLEAN_SHOVEL, spill.POWDER_SHEET],
    },
    cleanup: [spill.CLEAN_SHOVEL, spill.ABSORB, spill.TO_CONTAINERS],
    firstAid: aid.firstAid(aid.FLUSH_20),
    firstAction: {
      headline: "Stay upwind. Do not touch the spill.",
      details: [spill.OUT_OF_DRAINS],
      byState: { solid: [spill.NO_DUST] },
    },
    cautions: [
      only(
        ["UN2212", "UN2590", "NA2212"],
        "spill",
        "Asbestos: breathe no dust, cover it, and leave it to a specialist.",
      ),
      only(["UN2211"], "hazards", "Expandable beads may give off flammable vapour."),
      only(["UN3268"], "fire", "It may go off late and throw parts: fight the fire from a distance."),
      only(["UN3508"], "hazards", "It is transported charged: beware of a short circuit."),
    ],
  },
  {
    guide: "172",
    title: "Gallium and mercury",
    hazards: [
      "Breathing the vapour or contact contaminates and may harm.",
      "It does not burn, but heat may make corrosive or toxic fumes.",
      "Runoff may pollute waterways.",
      hazard.FUMES,
    ],
    isolation: APPROACH,
    protection: STRUCTURAL,
    fire: {
      all: [fire.SURROUNDING_FIRE, "Do not aim water at the hot metal."],
      small: [fire.SURROUNDING_FIRE],
      large: [fire.SURROUNDING_FIRE],
    },
    spill: { all: [spill.NO_TOUCH_UNPROTECTED, spill.STOP_LEAK, spill.OUT_OF_DRAINS] },
    cleanup: [
      "Steel and aluminum tools are wrong here.",
      "Put sand or earth over it, and a plastic sheet on top.",
      "Use a mercury spill kit for mercury.",
    ],
    firstAid: aid.toxicFirstAid(aid.FLUSH_20),
    firstAction: {
      headline: "Keep people out. Do not touch the metal.",
      details: ["Breathing the vapour may harm.", "Steel and aluminum tools are wrong here."],
    },
  },
];
