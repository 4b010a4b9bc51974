import { type GuideDefinition, only } from "../guide-definition.ts";
import { APPROACH, APPROACH_VENTILATED } from "../sentences/approach.ts";
import * as fire from "../sentences/fire.ts";
import * as aid from "../sentences/first-aid.ts";
import * as hazard from "../sentences/hazards.ts";
import { CHEMICAL, MOLTEN_METAL, STRUCTURAL } from "../sentences/protection.ts";
import * as spill from "../sentences/spill.ts";

const { agents, tankFire } = fire;
const FLOOD_BURNING = "Flood this one with water in small and large fires.";
const MOLTEN = ["UN2304", "UN2448", "NA2448", "UN3176"];
const FLOOD_INSTEAD = ["UN1384", "UN1923", "UN1929", "UN3342"];

/** Guides 133 to 136, 169 and 170: solids and metals that burn or ignite by themselves. */
export const SOLIDS: readonly GuideDefinition[] = [
  {
    guide: "133",
    title: "Flammable solids",
    hazards: [
      "Friction, heat, sparks or flames may ignite it.",
      "Some burn fast, with a flare.",
      "Powder, dust and shavings may explode or burn explosively.",
      "It may be transported molten, above its flash point.",
      hazard.REIGNITES,
      hazard.FUMES_TOXIC,
      "Contact may burn skin and eyes.",
      hazard.MOLTEN_BURNS,
      hazard.RUNOFF_HARM,
    ],
    isolation: APPROACH,
    protection: STRUCTURAL,
    fire: {
      all: ["Treat metal pigment or paste as a metal fire: dry sand, graphite, dry sodium chloride or class D."],
      small: [agents("dry chemical, CO2, sand, earth, water spray or regular foam")],
      large: [agents("water spray, fog or regular foam"), fire.MOVE_CONTAINERS],
      tanks: tankFire({ far: false, letBurn: true }),
    },
    spill: {
      all: [spill.NO_IGNITION, spill.NO_TOUCH],
      large: [spill.WET_AND_DIKE, spill.OUT_OF_DRAINS],
    },
    cleanup: [spill.CLEAN_SHOVEL, "Move the containers away from the spill."],
    firstAid: aid.firstAid(aid.FLUSH_20, aid.MOLTEN_SKIN),
    firstAction: {
      headline: "Remove every ignition source. Raise no dust.",
      details: ["Powder and dust may explode.", hazard.REIGNITES],
    },
    firstActionFor: [
      {
        unNumbers: MOLTEN,
        headline: "Remove every ignition source. Keep clear of the hot liquid.",
        details: [hazard.MOLTEN_BURNS, hazard.REIGNITES],
      },
    ],
  },
  {
    guide: "134",
    title: "Toxic or corrosive flammable solids",
    hazards: [
      hazard.MAY_IGNITE,
      "Heated, its vapour may form explosive mixtures with air.",
      hazard.METAL_HYDROGEN,
      hazard.CONTAINERS_EXPLODE,
      hazard.SEVERE_INJURY,
      hazard.FUMES,
      hazard.RUNOFF_TOXIC,
    ],
    isolation: APPROACH_VENTILATED,
    protection: CHEMICAL,
    fire: {
      small: [agents("dry chemical, CO2, water spray or alcohol-resistant foam")],
      large: [
        agents("water spray, fog or alcohol-resistant foam"),
        fire.MOVE_CONTAINERS,
        fire.NO_SOLID_STREAM,
        fire.NO_WATER_INSIDE,
        fire.DIKE_RUNOFF,
      ],
      tanks: tankFire(),
    },
    spill: { all: [spill.NO_IGNITION, spill.STOP_LEAK, spill.NO_TOUCH_UNPROTECTED, spill.OUT_OF_DRAINS] },
    cleanup: [spill.CLEAN_TOOLS, spill.LOOSE_PLASTIC],
    firstAid: aid.toxicFirstAid(aid.FLUSH_30),
    firstAction: {
      headline: "Stay upwind. Remove every ignition source.",
      details: [spill.NO_TOUCH_UNPROTECTED, spill.OUT_OF_DRAINS],
    },
  },
  {
    guide: "135",
    title: "Materials that ignite by themselves",
    hazards: [
      "Moist air or moisture may ignite it.",
      hazard.FLARE,
      "Some react violently or explosively with water.",
      "Some may break down explosively in heat or fire.",
      hazard.REIGNITES,
      hazard.RUNOFF_FIRE,
      hazard.CONTAINERS_EXPLODE,
      hazard.FUMES,
      "Breathing its decomposition products may cause severe injury or death.",
      hazard.SKIN_EYE_BURNS,
      hazard.RUNOFF_HARM,
    ],
    isolation: APPROACH,
    protection: CHEMICAL,
    fire: {
      all: [
        "Do not use water, CO2 or foam on the material itself.",
        "Exception: flood dithionites (UN1384, UN1923, UN1929) and xanthates (UN3342) with water.",
      ],
      small: [agents("dry chemical, soda ash, lime or dry sand")],
      large: [agents("dry sand, dry chemical, soda ash or lime"), "Or withdraw and let it burn.", fire.MOVE_CONTAINERS],
      tanks: tankFire({ dryInside: true }),
    },
    spill: { all: [spill.NO_IGNITION, spill.NO_TOUCH, spill.STOP_LEAK, spill.OUT_OF_DRAINS] },
    cleanup: [spill.COVER_DRY, spill.CLEAN_TOOLS, spill.LOOSE_PLASTIC],
    firstAid: aid.toxicFirstAid(aid.FLUSH_20),
    firstAction: {
      headline: "Keep water and moisture away. Stay upwind.",
      details: ["Do not use water, CO2 or foam on the material itself.", hazard.REIGNITES],
    },
    firstActionFor: [
      {
        unNumbers: FLOOD_INSTEAD,
        headline: "Keep it dry. Flood it with water once it burns.",
        details: [FLOOD_BURNING, "Smothering does not work: it burns without air."],
      },
    ],
    cautions: [
      only(FLOOD_INSTEAD, "fire", FLOOD_BURNING),
      only(FLOOD_INSTEAD, "spill", "Dissolve a small spill in 5 parts of water and collect it."),
      only(["UN3342"], "fire", "Flooded, it still gives off flammable carbon disulphide vapour."),
      only(["UN1380"], "hazards", "Pentaborane is highly toxic: breathing, swallowing or skin contact may kill."),
    ],
  },
  {
    guide: "136",
    title: "Toxic or corrosive materials that ignite in air",
    hazards: [
      "It ignites by itself in air.",
      "It burns fast, with dense, white, irritating fumes.",
      "It may be transported molten.",
      hazard.REIGNITES,
      hazard.METAL_HYDROGEN,
      hazard.CONTAINERS_EXPLODE,
      "Swallowing it or breathing its decomposition products causes severe injury or death.",
      hazard.SKIN_EYE_BURNS,
      "Some effects may come through the skin.",
      hazard.FUMES,
      hazard.RUNOFF_TOXIC,
    ],
    isolation: APPROACH,
    protection: CHEMICAL,
    fire: {
      small: [agents("water spray, wet sand or wet earth")],
      large: [agents("water spray or fog"), fire.NO_SCATTER, fire.MOVE_CONTAINERS],
      tanks: tankFire(),
    },
    spill: {
      all: [spill.NO_IGNITION, spill.NO_TOUCH_UNPROTECTED, spill.STOP_LEAK],
      small: ["Cover it with water, sand or earth."],
      large: ["Dike it and cover it with wet sand or earth.", spill.OUT_OF_DRAINS],
    },
    cleanup: ["Shovel it into a metal container.", "Keep the material under water."],
    firstAid: aid.toxicFirstAid(
      "Keep the exposed skin in water or under wet bandages until medical care is there.",
      aid.MOLTEN_SKIN,
      "Put contaminated clothing into a metal container filled with water: it may catch fire when it dries.",
    ),
    firstAction: {
      headline: "Stay upwind. It ignites by itself in air.",
      details: ["Cover a small spill with water, sand or earth.", fire.NO_SCATTER],
    },
    cautions: [only(["UN1381"], "protection", "Wear aluminized clothing where you may touch the phosphorus.")],
  },
  {
    guide: "169",
    title: "Molten aluminum",
    hazards: [
      "It is transported molten, above 705 °C.",
      "It reacts violently with water: it may explode or give off flammable gas.",
      "It ignites wood, paper, oil and debris.",
      "It may explode on contact with nitrates or other oxidizers.",
      "It may explode on contact with cold, wet or dirty tools and containers.",
      "It makes concrete spall and pop.",
      "Contact causes severe burns of skin and eyes.",
      hazard.FUMES_TOXIC,
    ],
    isolation: APPROACH_VENTILATED,
    protection: MOLTEN_METAL,
    fire: {
      all: [
        "Use no water, unless life is at stake, and then only a fine spray.",
        "Use no halogenated agent and no foam.",
        "Move combustibles out of its way if you can do it without risk.",
      ],
      small: ["Put out what it has ignited with the agent for that material, away from the metal."],
      large: ["Put out what it has ignited with the agent for that material, away from the metal."],
    },
    spill: {
      all: [
        spill.NO_TOUCH,
        "Do not try to stop the leak: it may explode.",
        spill.NO_COMBUSTIBLES,
        "Do not push it with shovels or other objects: it is very fluid and may splash.",
      ],
      large: ["Dike far ahead of it with dry sand."],
    },
    cleanup: [
      "Let it solidify by itself.",
      "Do not touch it until you know that it is cold: hot and cold aluminum look alike.",
      "Clean up under an expert.",
    ],
    firstAid: aid.firstAid(aid.COOL_BURNS, aid.MOLTEN_SKIN),
    firstAction: {
      headline: "Keep water and foam away. Keep people out of its path.",
      details: ["Water on molten aluminum may explode.", "Do not try to stop the leak."],
    },
  },
  {
    guide: "170",
    title: "Metal powder, dust, shavings and turnings",
    hazards: [
      "It may react violently or explosively with water.",
      "Some are transported in flammable liquids.",
      "Friction, heat, sparks or flames may ignite it.",
      "Some burn with intense heat.",
      "Dust or fumes may form explosive mixtures in air.",
      hazard.CONTAINERS_EXPLODE,
      hazard.REIGNITES,
      "Fumes of burning metal are a severe health hazard.",
      "Breathing or contact may cause severe injury or death.",
      hazard.FUMES,
      hazard.RUNOFF_HARM,
    ],
    isolation: APPROACH,
    protection: STRUCTURAL,
    fire: {
      all: [
        "Do not use water, foam or CO2.",
        "Water on burning metal makes hydrogen, which may explode, most of all in closed places.",
      ],
      small: [agents("dry sand, graphite powder, dry sodium chloride or a class D extinguisher")],
      large: ["Confine and smother the fire.", fire.MOVE_CONTAINERS],
      tanks: ["Protect the surroundings and let it burn out, if it cannot be put out."],
    },
    spill: { all: [spill.NO_IGNITION, spill.NO_TOUCH, spill.STOP_LEAK, spill.OUT_OF_DRAINS] },
    cleanup: ["Keep the metal dry.", "Ask a specialist how to pick it up: no method is on file for this guide."],
    firstAid: aid.firstAid(aid.FLUSH_20),
    firstAction: {
      headline: "Keep water, foam and CO2 away. Remove every ignition source.",
      details: ["Water on burning metal makes hydrogen, which may explode.", "Raise no dust: it may explode in air."],
    },
  },
];
