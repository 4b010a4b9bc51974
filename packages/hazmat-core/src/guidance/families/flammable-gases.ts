import { CURRENT_ERG } from "../../provenance/source.ts";
import { type GuideDefinition, only, type Sentences } from "../guide-definition.ts";
import { APPROACH_GAS, APPROACH_GAS_VENTILATED } from "../sentences/approach.ts";
import { LEAK_FIRST, LEAVE_DAMAGED, MOVE_CONTAINERS, tankFire, agents } from "../sentences/fire.ts";
import {
  burnsFirstAid,
  FLUSH_20,
  FROST_MEDICAL,
  THAW_CLOTHING,
  toxicBurnsFirstAid,
  toxicFirstAid,
} from "../sentences/first-aid.ts";
import * as hazard from "../sentences/hazards.ts";
import { CHEMICAL, CHEMICAL_COLD, STRUCTURAL, STRUCTURAL_COLD } from "../sentences/protection.ts";
import * as spill from "../sentences/spill.ts";

const INVISIBLE_FLAME = "The flame is invisible: find it with a thermal camera or a broom handle.";
const HYDROGENS = ["UN1049", "UN1957", "UN1966", "UN2034"];

const MAY_RUPTURE = "A tank exposed to fire may rupture in a fireball (BLEVE).";
/** UN numbers of guide 115 that are liquefied under pressure by 49 CFR 173.115(e) and are not named in the guide. */
const LIQUEFIED = [
  "UN1027",
  "UN1030",
  "UN1033",
  "UN1035",
  "UN1037",
  "UN1039",
  "UN1063",
  "UN1965",
  "UN2035",
  "UN2044",
  "UN2453",
  "UN2454",
  "UN2517",
  "UN2601",
  "UN3153",
  "UN3154",
  "UN3161",
  "UN3252",
];
const NO_SMELL = "It has no smell.";
const SMELL_FADES = "It may smell foul at first, then you may no longer smell it.";

const SPILL: Sentences = [spill.NO_IGNITION, spill.GROUND, ...spill.GAS_SPILL, spill.TURN_CONTAINER, spill.ISOLATE_GAS];

const FIRST_ACTION = {
  headline: "Remove all ignition sources. Stay upwind and out of low areas.",
  details: [LEAK_FIRST, spill.NO_WATER_ON_LEAK],
};

const TOXIC_FIRST_ACTION = {
  headline: "Stay upwind and uphill. Remove all ignition sources.",
  details: [spill.NO_WATER_ON_LEAK, spill.FOG_CLOUD, LEAK_FIRST],
};

/** Guides 115 to 119 and 168: flammable gases, some of them toxic or corrosive. */
export const FLAMMABLE_GASES: readonly GuideDefinition[] = [
  {
    guide: "115",
    title: "Flammable gases and refrigerated liquids",
    hazards: [
      hazard.EASILY_IGNITED,
      "It can explode when mixed with air.",
      hazard.COLD_HEAVY,
      hazard.FLASH_BACK,
      hazard.RELIEF_FLAMMABLE,
      hazard.CONTAINERS_EXPLODE,
      hazard.CYLINDERS_ROCKET,
      hazard.ASPHYXIA,
      hazard.CRYOGENIC_BURNS,
      hazard.FUMES_TOXIC,
    ],
    isolation: APPROACH_GAS,
    protection: STRUCTURAL_COLD,
    fire: {
      all: [LEAK_FIRST],
      small: [agents("CO2 or dry chemical")],
      large: [agents("fog or water spray"), MOVE_CONTAINERS],
      tanks: tankFire({ ice: true, letBurn: true }),
    },
    spill: { all: [...SPILL, spill.NO_SPREAD], liquid: [spill.BRITTLE] },
    cleanup: [spill.ISOLATE_GAS],
    firstAid: burnsFirstAid(THAW_CLOTHING, FROST_MEDICAL),
    firstAction: FIRST_ACTION,
    cautions: [
      only(HYDROGENS, "fire", INVISIBLE_FLAME),
      only([...HYDROGENS, "UN1971"], "hazards", hazard.RISES),
      only(["UN1972"], "hazards", "If spilled on or near water it may boil off explosively."),
      only(["UN1972"], "fire", "Pool fire: keep water off. Use dry chemical or high-expansion foam."),
      only(["UN1972"], "spill", "Do not use water, regular foam or alcohol-resistant foam on the spill."),
      only(["UN1011", "UN1012", "UN1055", "UN1075", "UN1077", "UN1969", "UN1978"], "fire", MAY_RUPTURE),
      only(LIQUEFIED, "fire", { text: MAY_RUPTURE, key: "PLACARD", locator: "BLEVE", mark: "derived" }),
    ],
  },
  {
    guide: "116",
    title: "Unstable flammable gases",
    hazards: [
      hazard.EASILY_IGNITED,
      "It can explode when mixed with air.",
      hazard.COLD_HEAVY,
      hazard.FLASH_BACK,
      hazard.RELIEF_FLAMMABLE,
      hazard.CONTAINERS_EXPLODE,
      hazard.CYLINDERS_ROCKET,
      hazard.ASPHYXIA,
      "High concentrations of some may be toxic.",
      hazard.GAS_BURNS,
      hazard.FUMES_TOXIC,
    ],
    isolation: APPROACH_GAS,
    protection: STRUCTURAL,
    fire: {
      all: [LEAK_FIRST],
      small: [agents("CO2 or dry chemical")],
      large: [agents("fog or water spray"), MOVE_CONTAINERS],
      tanks: tankFire({ ice: true, letBurn: true }),
    },
    spill: { all: [...SPILL, spill.OUT_OF_DRAINS] },
    cleanup: [spill.ISOLATE_GAS],
    firstAid: burnsFirstAid(FROST_MEDICAL),
    firstAction: FIRST_ACTION,
    cautions: [
      only(["UN1001", "UN3374"], "hazards", "Acetylene may explode even without air."),
      only(["UN2203"], "hazards", "Silane ignites on its own in air."),
    ],
  },
  {
    guide: "117",
    title: "Toxic flammable gases, extreme hazard",
    hazards: [
      hazard.FATAL_INHALED_SKIN,
      SMELL_FADES,
      hazard.GAS_BURNS,
      "It is extremely flammable.",
      hazard.EXPLOSIVE_MIX,
      hazard.COLD_HEAVY,
      hazard.FLASH_BACK,
      hazard.RELIEF_TOXIC_FLAMMABLE,
      hazard.CONTAINERS_EXPLODE,
      hazard.CYLINDERS_ROCKET,
      hazard.FUMES,
      hazard.RUNOFF_FIRE,
      hazard.RUNOFF_HARM,
    ],
    isolation: APPROACH_GAS_VENTILATED,
    protection: CHEMICAL,
    fire: {
      all: [LEAK_FIRST],
      small: [agents("regular foam, water spray, CO2 or dry chemical")],
      large: [agents("regular foam, fog or water spray"), MOVE_CONTAINERS, LEAVE_DAMAGED],
      tanks: tankFire({ ice: true }),
    },
    spill: {
      all: [
        ...SPILL,
        spill.OUT_OF_DRAINS,
        "Incident commander only: consider igniting the leak to end the toxic cloud.",
      ],
    },
    cleanup: [spill.ISOLATE_GAS],
    firstAid: toxicBurnsFirstAid(FLUSH_20, FROST_MEDICAL),
    firstAction: TOXIC_FIRST_ACTION,
    cautions: [only(["UN1053"], "hazards", SMELL_FADES)],
  },
  {
    guide: "118",
    title: "Corrosive flammable gases",
    hazards: [
      "It is extremely flammable.",
      hazard.EXPLOSIVE_MIX,
      hazard.COLD_HEAVY,
      hazard.FLASH_BACK,
      hazard.REACTS_WATER_SOME,
      hazard.RELIEF_FLAMMABLE,
      hazard.CONTAINERS_EXPLODE,
      hazard.CYLINDERS_ROCKET,
      "It may be toxic to breathe, and its vapour is extremely irritating.",
      hazard.GAS_BURNS,
      hazard.FUMES,
      hazard.RUNOFF_HARM,
    ],
    isolation: APPROACH_GAS_VENTILATED,
    protection: CHEMICAL,
    fire: {
      all: [LEAK_FIRST],
      small: [agents("CO2 or dry chemical")],
      large: [agents("regular foam, fog or water spray"), MOVE_CONTAINERS, LEAVE_DAMAGED],
      tanks: tankFire({ ice: true }),
    },
    spill: { all: SPILL },
    cleanup: [spill.ISOLATE_GAS],
    firstAid: toxicBurnsFirstAid(FLUSH_20, FROST_MEDICAL),
    firstAction: TOXIC_FIRST_ACTION,
  },
  {
    guide: "119",
    title: "Toxic flammable gases",
    hazards: [
      hazard.FATAL_INHALED_SKIN,
      "Some burn skin and eyes severely.",
      hazard.GAS_BURNS,
      hazard.MAY_IGNITE,
      hazard.EXPLOSIVE_MIX,
      hazard.COLD_HEAVY,
      hazard.FLASH_BACK,
      hazard.REACTS_WATER_SOME,
      hazard.RELIEF_TOXIC_FLAMMABLE,
      hazard.CONTAINERS_EXPLODE,
      hazard.CYLINDERS_ROCKET,
      hazard.FUMES,
      hazard.RUNOFF_FIRE,
      hazard.RUNOFF_HARM,
    ],
    isolation: APPROACH_GAS_VENTILATED,
    protection: CHEMICAL,
    fire: {
      all: [LEAK_FIRST, "Chlorosilanes: use alcohol-resistant foam, never water."],
      small: [agents("alcohol-resistant foam, water spray, CO2 or dry chemical")],
      large: [agents("alcohol-resistant foam, fog or water spray"), MOVE_CONTAINERS, LEAVE_DAMAGED],
      tanks: tankFire({ ice: true }),
    },
    spill: {
      all: [...SPILL, spill.OUT_OF_DRAINS, "Suppress chlorosilane vapour with alcohol-resistant foam."],
    },
    cleanup: [spill.ISOLATE_GAS],
    firstAid: toxicBurnsFirstAid(FLUSH_20, FROST_MEDICAL),
    firstAction: TOXIC_FIRST_ACTION,
    cautions: [
      only(["UN1016"], "hazards", { text: NO_SMELL, key: CURRENT_ERG, locator: "Guide 168" }),
      only(["UN1040"], "hazards", "Ethylene oxide may explode even without air."),
      only(["UN1911", "UN2199"], "hazards", hazard.MAY_IGNITE_IN_AIR),
    ],
  },
  {
    guide: "168",
    title: "Carbon monoxide, refrigerated liquid",
    hazards: [
      "Breathing it is extremely dangerous and can kill.",
      NO_SMELL,
      hazard.CRYOGENIC_BURNS,
      "It is extremely flammable, and the flame may be invisible.",
      hazard.CONTAINERS_EXPLODE,
      hazard.VAPOUR_EXPLOSION,
      hazard.COLD_HEAVY,
      hazard.FLASH_BACK,
      hazard.RUNOFF_FIRE,
    ],
    isolation: APPROACH_GAS_VENTILATED,
    protection: CHEMICAL_COLD,
    fire: {
      all: [INVISIBLE_FLAME, LEAK_FIRST],
      small: [agents("water spray, CO2 or dry chemical")],
      large: [agents("regular foam, fog or water spray"), MOVE_CONTAINERS],
      tanks: tankFire({ ice: true }),
    },
    spill: { all: [...SPILL, spill.OUT_OF_DRAINS] },
    cleanup: [spill.ISOLATE_GAS],
    firstAid: toxicFirstAid(FROST_MEDICAL),
    firstAction: TOXIC_FIRST_ACTION,
  },
];
