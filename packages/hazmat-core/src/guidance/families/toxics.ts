import { type GuideDefinition, only, type Sentences } from "../guide-definition.ts";
import { APPROACH, APPROACH_GAS_VENTILATED, APPROACH_VENTILATED } from "../sentences/approach.ts";
import * as fire from "../sentences/fire.ts";
import * as aid from "../sentences/first-aid.ts";
import * as hazard from "../sentences/hazards.ts";
import { CHEMICAL } from "../sentences/protection.ts";
import * as spill from "../sentences/spill.ts";

const { agents, tankFire } = fire;
const NO_SKIN = "Keep it off the skin.";

const TOXIC_FIRE = [agents("water spray, CO2 or dry chemical")];
const TOXIC_LARGE: Sentences = [
  agents("regular foam, fog or water spray"),
  fire.MOVE_CONTAINERS,
  fire.DIKE_RUNOFF,
  fire.NO_SOLID_STREAM,
];
const CORROSIVE_LARGE: Sentences = [
  agents("water spray, alcohol-resistant foam, CO2 or dry chemical"),
  fire.MOVE_CONTAINERS,
  fire.DIKE_RUNOFF,
];

const UNTOUCHED: Sentences = [spill.NO_TOUCH_UNPROTECTED, spill.STOP_LEAK, spill.OUT_OF_DRAINS, fire.NO_WATER_INSIDE];
const ABSORB: Sentences = [spill.ABSORB, spill.TO_CONTAINERS];

const UPWIND = "Stay upwind and uphill. Do not touch the spill.";
const FIRST_ACTION = { headline: UPWIND, details: [NO_SKIN, spill.OUT_OF_DRAINS] };

/** Guides 151 to 154, 159 and 160: toxic, corrosive and irritating substances. */
export const TOXICS: readonly GuideDefinition[] = [
  {
    guide: "151",
    title: "Toxic substances that do not burn",
    hazards: [
      hazard.FATAL_ALL_ROUTES,
      NO_SKIN,
      hazard.DOES_NOT_BURN,
      hazard.CONTAINERS_EXPLODE,
      hazard.FUMES,
      hazard.RUNOFF_TOXIC,
    ],
    isolation: APPROACH,
    protection: CHEMICAL,
    fire: { small: TOXIC_FIRE, large: TOXIC_LARGE, tanks: tankFire({ dryInside: true, letBurn: true }) },
    spill: { all: UNTOUCHED, solid: [spill.NO_DUST] },
    cleanup: [spill.COVER_SHEET, ...ABSORB],
    firstAid: aid.toxicFirstAid(aid.FLUSH_20),
    firstAction: FIRST_ACTION,
    cautions: [only(["UN1846", "UN1888"], "fire", hazard.PHOSGENE_IN_FLAMES)],
  },
  {
    guide: "152",
    title: "Toxic substances that may burn",
    hazards: [
      hazard.FATAL_ALL_ROUTES,
      NO_SKIN,
      hazard.MOLTEN_BURNS,
      hazard.BURNS_SLOWLY,
      hazard.CONTAINERS_EXPLODE,
      hazard.FUMES,
      hazard.RUNOFF_TOXIC,
    ],
    isolation: APPROACH,
    protection: CHEMICAL,
    fire: { small: TOXIC_FIRE, large: TOXIC_LARGE, tanks: tankFire({ dryInside: true, letBurn: true }) },
    spill: { all: [spill.NO_IGNITION, ...UNTOUCHED] },
    cleanup: [spill.COVER_SHEET, ...ABSORB],
    firstAid: aid.toxicFirstAid(aid.FLUSH_20, aid.MOLTEN_SKIN),
    firstAction: FIRST_ACTION,
  },
  {
    guide: "153",
    title: "Toxic or corrosive substances that may burn",
    hazards: [
      hazard.SEVERE_INJURY,
      NO_SKIN,
      hazard.MOLTEN_BURNS,
      hazard.BURNS_SLOWLY,
      "When hot, its vapour can explode when mixed with air.",
      hazard.METAL_HYDROGEN,
      hazard.CONTAINERS_EXPLODE,
      hazard.FUMES,
      hazard.RUNOFF_TOXIC,
    ],
    isolation: APPROACH_VENTILATED,
    protection: CHEMICAL,
    fire: { small: TOXIC_FIRE, large: CORROSIVE_LARGE, tanks: tankFire({ dryInside: true }) },
    spill: { all: [spill.NO_IGNITION, ...UNTOUCHED] },
    cleanup: ABSORB,
    firstAid: aid.toxicFirstAid(aid.FLUSH_30, aid.MOLTEN_SKIN),
    firstAction: FIRST_ACTION,
    cautions: [only(["UN1687"], "hazards", hazard.ACID_TOXIC_GAS)],
  },
  {
    guide: "154",
    title: "Toxic or corrosive substances that do not burn",
    hazards: [
      hazard.SEVERE_INJURY,
      NO_SKIN,
      hazard.DOES_NOT_BURN,
      "Some are oxidizers: they may ignite clothing, oil, paper or wood.",
      hazard.METAL_HYDROGEN,
      hazard.CONTAINERS_EXPLODE,
      hazard.FUMES,
      hazard.RUNOFF_TOXIC,
    ],
    isolation: APPROACH_VENTILATED,
    protection: CHEMICAL,
    fire: { small: TOXIC_FIRE, large: CORROSIVE_LARGE, tanks: tankFire({ dryInside: true }) },
    spill: { all: [spill.NO_IGNITION, ...UNTOUCHED] },
    cleanup: ABSORB,
    firstAid: aid.toxicFirstAid(aid.FLUSH_30),
    firstAction: FIRST_ACTION,
    cautions: [only(["UN1690", "UN2693"], "hazards", hazard.ACID_TOXIC_GAS)],
  },
  {
    guide: "159",
    title: "Irritating substances",
    hazards: [
      "Vapour and dust are extremely irritating.",
      "It may burn the eyes and cause tears.",
      "It may cause coughing, nausea and trouble breathing.",
      "Effects of a short exposure last a few minutes.",
      "Exposure in enclosed spaces may be very harmful.",
      hazard.HARD_TO_IGNITE,
      hazard.CONTAINERS_EXPLODE,
      hazard.FUMES,
      hazard.RUNOFF_HARM,
    ],
    isolation: APPROACH_VENTILATED,
    protection: CHEMICAL,
    fire: {
      small: [agents("regular foam, water spray, CO2 or dry chemical")],
      large: [agents("regular foam, fog or water spray"), fire.MOVE_CONTAINERS, fire.DIKE_RUNOFF],
      tanks: tankFire({ dryInside: true, letBurn: true }),
    },
    spill: {
      all: [spill.NO_TOUCH, spill.STOP_LEAK],
      large: [spill.DIKE_LIQUID, spill.OUT_OF_DRAINS],
    },
    cleanup: ABSORB,
    firstAid: aid.toxicFirstAid(aid.FLUSH_20),
    firstAction: { headline: UPWIND, details: ["Exposure in enclosed spaces may be very harmful.", spill.STOP_LEAK] },
  },
  {
    guide: "160",
    title: "Halogenated solvents",
    hazards: [
      "It is toxic if swallowed.",
      hazard.ASPHYXIA_LIQUID,
      "Exposure in enclosed spaces may be very harmful.",
      "It may irritate or burn eyes and skin.",
      hazard.HARD_TO_IGNITE,
      hazard.VAPOUR_LOW,
      "Mixed with air, it may explode if ignited.",
      hazard.CONTAINERS_EXPLODE,
      hazard.FUMES_TOXIC,
      hazard.RUNOFF_HARM,
    ],
    isolation: APPROACH_GAS_VENTILATED,
    protection: CHEMICAL,
    fire: { small: TOXIC_FIRE, large: CORROSIVE_LARGE, tanks: tankFire() },
    spill: {
      all: [spill.NO_IGNITION, spill.STOP_LEAK],
      large: [spill.DIKE_LIQUID, spill.OUT_OF_DRAINS],
    },
    cleanup: ABSORB,
    firstAid: aid.toxicFirstAid(aid.FLUSH_20, aid.SOAP),
    firstAction: {
      headline: "Stay upwind and uphill. Stay out of low areas.",
      details: [hazard.ASPHYXIA_LIQUID, spill.OUT_OF_DRAINS],
    },
  },
];
