import { type GuideDefinition, only, type Sentences } from "../guide-definition.ts";
import { APPROACH } from "../sentences/approach.ts";
import * as fire from "../sentences/fire.ts";
import * as aid from "../sentences/first-aid.ts";
import * as hazard from "../sentences/hazards.ts";
import { CHEMICAL, INFECTIOUS, RADIOACTIVE, RADIOACTIVE_EXTERNAL, STRUCTURAL } from "../sentences/protection.ts";
import * as spill from "../sentences/spill.ts";

const { agents, tankFire } = fire;

const LIFE_FIRST = "Rescue, first aid and fire control come before measuring radiation.";
const AUTHORITY = "Notify the radiation authority.";
const HOLD = "Keep uninjured people and equipment that may be contaminated on scene until the authority decides.";
const NO_TOUCH_PACKAGE = "Keep hands off damaged packages and anything that leaked out.";
const MEDICAL_FIRST = "Treat injuries before dealing with radiation.";
const NO_DELAY = "Do not delay transport of a badly injured person.";
const CARE_DESPITE_CONTAMINATION =
  "Do not delay medical care because of contamination. Medical staff: wear gloves and a mask.";
const INSTRUMENTS = "Common instruments do not detect every radioactive material.";
const DAMP = "A damp package does not usually mean it has failed.";
const SAND = "Cover liquid with sand, earth or another non-combustible absorbent.";

const RADIOACTIVE_APPROACH: Sentences = [...APPROACH, LIFE_FIRST, AUTHORITY, HOLD];
const RADIOACTIVE_FIRST_ACTION = {
  headline: "Save lives first. Keep hands off damaged packages.",
  details: [LIFE_FIRST, AUTHORITY],
};
const RADIOACTIVE_AID: Sentences = aid.firstAid(MEDICAL_FIRST, NO_DELAY, CARE_DESPITE_CONTAMINATION);
const LOW_RISK = "In most transport accidents, radiation is a low risk to crews and the public.";
const WHOLE_PACKAGE = "Contents of a damaged package can expose people externally and internally.";
const STURDY = "The strongest packages hold the most dangerous contents and rarely fail.";

const radioactiveFire = (...more: string[]): GuideDefinition["fire"] => ({
  all: [
    "Radioactive material does not change how you fight the fire.",
    "Leave damaged packages in place. Move intact ones out of the fire.",
  ],
  small: [agents("regular foam, water spray, CO2 or dry chemical")],
  large: ["Flood it with water spray or fog.", ...more],
});

/** Guides 158, 161 to 166, 171 and 172: infectious, radioactive, low hazard, mercury and gallium. */
export const OTHER_HAZARDS: readonly GuideDefinition[] = [
  {
    guide: "158",
    title: "Infectious substances",
    hazards: [
      "Breathing or touching it can infect, sicken or kill.",
      "Category A is more dangerous than Category B and clinical waste.",
      "Water or frost on a package with dry ice may be contaminated.",
      "Dry ice may cause burns or frostbite.",
      hazard.HARD_TO_IGNITE,
      "Some are shipped in a flammable liquid.",
      hazard.RUNOFF_HARM,
    ],
    isolation: [...APPROACH, "Check the shipping paper to find out what it is."],
    protection: INFECTIOUS,
    fire: {
      small: [agents("sand, lime, soda ash or dry chemical")],
      large: [fire.SURROUNDING_FIRE, fire.NO_SCATTER, fire.MOVE_CONTAINERS],
    },
    spill: { all: [spill.NO_TOUCH, spill.NO_TOUCH_UNPROTECTED] },
    cleanup: [
      "Cover it with towels. Soak them with bleach or another disinfectant, from the outside in.",
      "Keep it wet with disinfectant.",
      spill.SPECIALIST,
    ],
    firstAid: aid.firstAid(
      "Isolate the person: they may carry the infection.",
      "Rinse the eyes under a tap.",
      "Wash the skin gently with soap. Do not break the skin.",
      "Effects may not show for days: send the person to a doctor.",
    ),
    firstAction: {
      headline: "Keep people away. Do not touch the package or the spill.",
      details: ["Check the shipping paper to find out what it is.", "Anyone who touched it may carry the infection."],
    },
  },
  {
    guide: "161",
    title: "Radioactive material with very low radiation",
    hazards: [
      LOW_RISK,
      "Radiation outside the packages is low.",
      INSTRUMENTS,
      "Some can burn, but most are hard to ignite.",
    ],
    isolation: RADIOACTIVE_APPROACH,
    protection: RADIOACTIVE,
    fire: radioactiveFire(),
    spill: { all: [NO_TOUCH_PACKAGE], liquid: [SAND], solid: [spill.POWDER_SHEET] },
    cleanup: ["Wait for instructions from the radiation authority before cleanup."],
    firstAid: RADIOACTIVE_AID,
    firstAction: RADIOACTIVE_FIRST_ACTION,
  },
  {
    guide: "162",
    title: "Radioactive material with low to moderate radiation",
    hazards: [
      LOW_RISK,
      WHOLE_PACKAGE,
      "A second hazard label means a greater danger in most cases. Read its guide too.",
      INSTRUMENTS,
      "Some can burn, but most are hard to ignite.",
      "Uranium or thorium cuttings may ignite in air.",
      "Nitrates are oxidizers: nearby combustibles may catch fire.",
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
    cleanup: ["Do not start cleanup before the radiation authority arrives."],
    firstAid: aid.firstAid(MEDICAL_FIRST, NO_DELAY, aid.WIPE, aid.FLUSH_20, CARE_DESPITE_CONTAMINATION),
    firstAction: RADIOACTIVE_FIRST_ACTION,
  },
  {
    guide: "163",
    title: "Radioactive material with low to high radiation",
    hazards: [LOW_RISK, WHOLE_PACKAGE, STURDY, INSTRUMENTS, "Some can burn, but most are hard to ignite."],
    isolation: RADIOACTIVE_APPROACH,
    protection: RADIOACTIVE_EXTERNAL,
    fire: radioactiveFire(fire.DIKE_RUNOFF),
    spill: { all: [NO_TOUCH_PACKAGE, DAMP], liquid: [SAND] },
    cleanup: ["Do not start cleanup before the radiation authority arrives."],
    firstAid: RADIOACTIVE_AID,
    firstAction: RADIOACTIVE_FIRST_ACTION,
  },
  {
    guide: "164",
    title: "Sealed radioactive sources (capsules)",
    hazards: [
      LOW_RISK,
      "A source capsule outside its package gives off much more radiation.",
      STURDY,
      "Most instruments detect this radiation.",
    ],
    isolation: [...APPROACH, LIFE_FIRST, AUTHORITY],
    protection: RADIOACTIVE_EXTERNAL,
    fire: radioactiveFire(),
    spill: {
      all: [
        NO_TOUCH_PACKAGE,
        DAMP,
        "Stay away from any capsule that is out of its package. Wait for the radiation authority.",
      ],
    },
    cleanup: ["Wait for instructions from the radiation authority before final cleanup."],
    firstAid: aid.firstAid(
      MEDICAL_FIRST,
      NO_DELAY,
      "A capsule exposes people to radiation but rarely contaminates them.",
      CARE_DESPITE_CONTAMINATION,
    ),
    firstAction: {
      headline: "Save lives first. Never touch a source capsule.",
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
      "It rarely burns.",
    ],
    isolation: RADIOACTIVE_APPROACH,
    protection: RADIOACTIVE_EXTERNAL,
    fire: radioactiveFire(),
    spill: { all: [NO_TOUCH_PACKAGE, DAMP] },
    cleanup: ["Do not start cleanup before the radiation authority arrives."],
    firstAid: RADIOACTIVE_AID,
    firstAction: RADIOACTIVE_FIRST_ACTION,
  },
  {
    guide: "166",
    title: "Uranium hexafluoride",
    hazards: [
      "The chemical hazard is far greater than the radiation.",
      "Moist air or water turns it into hydrogen fluoride, which is toxic and corrosive.",
      hazard.FATAL_ALL_ROUTES,
      "Contact may burn skin, eyes and airways.",
      "It does not burn, but may react violently with fuels.",
      "Full cylinders without an overpack may rupture in a fire.",
    ],
    isolation: RADIOACTIVE_APPROACH,
    protection: CHEMICAL,
    fire: {
      all: ["Keep water and foam off the material itself.", fire.MOVE_CONTAINERS],
      small: [agents("CO2 or dry chemical")],
      large: [
        agents("CO2 or dry chemical"),
        "Or withdraw and let it burn.",
        "Use water only while the package is intact.",
        "Stay clear of any tank with flames on it.",
      ],
    },
    spill: {
      all: [
        NO_TOUCH_PACKAGE,
        spill.NO_WATER_ON_SPILL,
        spill.FOG_CLOUD,
        spill.RUNOFF_OFF_SPILL,
        "Irritating vapour and residue are signs of a leak. The residue may seal it.",
      ],
      large: ["Build a dike well ahead of the spill to catch runoff."],
    },
    cleanup: ["Do not start cleanup before the radiation authority arrives."],
    firstAid: aid.toxicFirstAid(MEDICAL_FIRST, NO_DELAY, aid.FLUSH_20, aid.CALCIUM_GLUCONATE),
    firstAction: {
      headline: "Stay upwind and uphill. Keep water off the material.",
      details: ["Water turns it into hydrogen fluoride, which is toxic and corrosive.", AUTHORITY],
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
      "It may burn skin and eyes.",
      "Vapour from some liquids may make people dizzy or suffocate them.",
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
        "Asbestos: do not breathe the dust. Cover it and leave it to a specialist.",
      ),
      only(["UN2315", "UN3432"], "fire", {
        text: "Smoke from burning PCBs is very toxic.",
        key: "PLACARD",
        locator: "smoke of PCBs",
        mark: "unverified",
      }),
      only(["UN2211"], "hazards", "Expandable beads may give off flammable vapour."),
      only(["UN3268"], "fire", "It may go off after a delay and throw parts. Fight the fire from a distance."),
      only(["UN3508"], "hazards", "It is shipped charged. Beware of short circuits."),
    ],
  },
  {
    guide: "172",
    title: "Gallium and mercury",
    hazards: [
      "Breathing the vapour or contact causes contamination and may be harmful.",
      "It does not burn, but heat may produce corrosive or toxic fumes.",
      "Runoff may pollute lakes, rivers and the sea.",
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
      "Do not use aluminum or steel tools.",
      "Cover it with sand or earth, then a plastic sheet.",
      "Use a mercury spill kit for mercury.",
    ],
    firstAid: aid.toxicFirstAid(aid.FLUSH_20),
    firstAction: {
      headline: "Keep people out. Do not touch the metal.",
      details: ["Breathing the vapour may be harmful.", "Keep steel and aluminum tools away from it."],
    },
  },
];
