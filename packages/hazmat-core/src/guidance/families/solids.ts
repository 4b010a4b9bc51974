import { type GuideDefinition, only } from "../guide-definition.ts";
import { APPROACH, APPROACH_VENTILATED } from "../sentences/approach.ts";
import * as fire from "../sentences/fire.ts";
import * as aid from "../sentences/first-aid.ts";
import * as hazard from "../sentences/hazards.ts";
import { CHEMICAL, MOLTEN_METAL, STRUCTURAL } from "../sentences/protection.ts";
import * as spill from "../sentences/spill.ts";

const { agents, tankFire } = fire;
const FLOOD_BURNING = "Flood this material with water in small and large fires.";
const MOLTEN = ["UN2304", "UN2448", "NA2448", "UN3176"];
const FLOOD_INSTEAD = ["UN1384", "UN1923", "UN1929", "UN3342"];

const FUMES_KILL = "Swallowing it or breathing its breakdown products can badly injure or kill.";
/** Guides 133 to 136, 169 and 170: solids and metals that burn or ignite on their own. */
export const SOLIDS: readonly GuideDefinition[] = [
  {
    guide: "133",
    title: "Flammable solids",
    hazards: [
      "Sparks, flames, heat or friction may ignite it.",
      "Some flare up suddenly.",
      "Powder, dust and shavings may explode or burn explosively.",
      "It may be transported molten, above its flash point.",
      hazard.REIGNITES,
      hazard.FUMES_TOXIC,
      "It may burn skin and eyes.",
      hazard.MOLTEN_BURNS,
      hazard.RUNOFF_HARM,
    ],
    isolation: APPROACH,
    protection: STRUCTURAL,
    fire: {
      all: [
        "Metal pigment or paste: fight as a metal fire. Use dry sand, graphite, dry sodium chloride or a Class D extinguisher.",
      ],
      small: [agents("regular foam, water spray, earth, sand, CO2 or dry chemical")],
      large: [agents("regular foam, fog or water spray"), fire.MOVE_CONTAINERS],
      tanks: tankFire({ far: false, letBurn: true }),
    },
    spill: {
      all: [spill.NO_IGNITION, spill.NO_TOUCH],
      large: [spill.WET_AND_DIKE, spill.OUT_OF_DRAINS],
    },
    cleanup: [spill.CLEAN_SHOVEL, "Move containers away from the spill."],
    firstAid: aid.firstAid(aid.FLUSH_20, aid.MOLTEN_SKIN),
    firstAction: {
      headline: "Remove all ignition sources. Do not raise dust.",
      details: ["Powder and dust may explode.", hazard.REIGNITES],
    },
    firstActionFor: [
      {
        unNumbers: MOLTEN,
        headline: "Remove all ignition sources. Stay clear of the hot liquid.",
        details: [hazard.MOLTEN_BURNS, hazard.REIGNITES],
      },
    ],
    cautions: [
      only(["UN1350", "UN2448"], "fire", {
        text: "Burning sulfur gives off toxic sulfur dioxide.",
        key: "PLACARD",
        locator: "burning sulfur",
        mark: "unverified",
      }),
    ],
  },
  {
    guide: "134",
    title: "Toxic or corrosive flammable solids",
    hazards: [
      hazard.MAY_IGNITE,
      "When hot, its vapour can explode when mixed with air.",
      hazard.METAL_HYDROGEN,
      hazard.CONTAINERS_EXPLODE,
      hazard.SEVERE_INJURY,
      hazard.FUMES,
      hazard.RUNOFF_TOXIC,
    ],
    isolation: APPROACH_VENTILATED,
    protection: CHEMICAL,
    fire: {
      small: [agents("alcohol-resistant foam, water spray, CO2 or dry chemical")],
      large: [
        agents("alcohol-resistant foam, fog or water spray"),
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
      headline: "Stay upwind. Remove all ignition sources.",
      details: [spill.NO_TOUCH_UNPROTECTED, spill.OUT_OF_DRAINS],
    },
  },
  {
    guide: "135",
    title: "Spontaneously combustible materials",
    hazards: [
      "Moisture or humid air may ignite it.",
      hazard.FLARE,
      "Water makes some of them react violently or explode.",
      "Some break down explosively in heat or fire.",
      hazard.REIGNITES,
      hazard.RUNOFF_FIRE,
      hazard.CONTAINERS_EXPLODE,
      hazard.FUMES,
      "Breathing its breakdown products can badly injure or kill.",
      hazard.SKIN_EYE_BURNS,
      hazard.RUNOFF_HARM,
    ],
    isolation: APPROACH,
    protection: CHEMICAL,
    fire: {
      all: [
        "Keep water, CO2 and foam off the material itself.",
        "Exception: flood dithionites (UN1384, UN1923, UN1929) and xanthates (UN3342) with water.",
      ],
      small: [agents("dry sand, lime, soda ash or dry chemical")],
      large: [agents("lime, soda ash, dry chemical or dry sand"), "Or withdraw and let it burn.", fire.MOVE_CONTAINERS],
      tanks: tankFire({ dryInside: true }),
    },
    spill: { all: [spill.NO_IGNITION, spill.NO_TOUCH, spill.STOP_LEAK, spill.OUT_OF_DRAINS] },
    cleanup: [spill.COVER_DRY, spill.CLEAN_TOOLS, spill.LOOSE_PLASTIC],
    firstAid: aid.toxicFirstAid(aid.FLUSH_20),
    firstAction: {
      headline: "Keep water and moisture away. Stay upwind.",
      details: ["Keep water, CO2 and foam off the material itself.", hazard.REIGNITES],
    },
    firstActionFor: [
      {
        unNumbers: FLOOD_INSTEAD,
        headline: "Keep it dry. If it burns, flood it with water.",
        details: [FLOOD_BURNING, "Smothering does not work: it burns without air."],
      },
    ],
    cautions: [
      only(FLOOD_INSTEAD, "fire", FLOOD_BURNING),
      only(FLOOD_INSTEAD, "spill", "Small spill: dissolve in 5 parts of water and collect."),
      only(["UN3342"], "fire", "Even when flooded, it gives off flammable carbon disulfide vapour."),
      only(["UN1380"], "hazards", "Pentaborane is highly toxic: breathing it, swallowing it or skin contact can kill."),
    ],
  },
  {
    guide: "136",
    title: "Toxic or corrosive materials that ignite in air",
    hazards: [
      "It ignites on its own in air.",
      "It burns fast, with dense, white, irritating fumes.",
      "It may be transported molten.",
      hazard.REIGNITES,
      hazard.METAL_HYDROGEN,
      hazard.CONTAINERS_EXPLODE,
      FUMES_KILL,
      hazard.SKIN_EYE_BURNS,
      "Some of it may be absorbed through the skin.",
      hazard.FUMES,
      hazard.RUNOFF_TOXIC,
    ],
    isolation: APPROACH,
    protection: CHEMICAL,
    fire: {
      small: [agents("wet earth, wet sand or water spray")],
      large: [agents("fog or water spray"), fire.NO_SCATTER, fire.MOVE_CONTAINERS],
      tanks: tankFire(),
    },
    spill: {
      all: [spill.NO_IGNITION, spill.NO_TOUCH_UNPROTECTED, spill.STOP_LEAK],
      small: ["Cover it with sand, earth or water."],
      large: ["Dike it and cover it with wet earth or sand.", spill.OUT_OF_DRAINS],
    },
    cleanup: ["Shovel it into a metal container.", "Keep the material under water."],
    firstAid: aid.toxicFirstAid(
      "Keep affected skin under water or wet bandages until medical help comes.",
      aid.MOLTEN_SKIN,
      "Put contaminated clothing in a metal bucket of water. If it dries, it may catch fire.",
    ),
    firstAction: {
      headline: "Stay upwind. It ignites on its own in air.",
      details: ["Small spill: cover it with sand, earth or water.", fire.NO_SCATTER],
    },
    cautions: [
      only(["UN1381", "UN2447"], "hazards", FUMES_KILL),
      only(["UN1381"], "protection", "Wear aluminized clothing if you may touch the phosphorus."),
    ],
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
      "It severely burns skin and eyes.",
      hazard.FUMES_TOXIC,
    ],
    isolation: APPROACH_VENTILATED,
    protection: MOLTEN_METAL,
    fire: {
      all: [
        "Do not use water unless life is at stake, and then only a fine spray.",
        "Do not use foam or any halogenated agent.",
        "Clear combustibles from its path if it puts nobody at risk.",
      ],
      small: ["Put out fires it starts with an agent suited to that fuel. Keep the agent off the metal."],
      large: ["Put out fires it starts with an agent suited to that fuel. Keep the agent off the metal."],
    },
    spill: {
      all: [
        spill.NO_TOUCH,
        "Leave the leak alone: stopping it may cause an explosion.",
        spill.NO_COMBUSTIBLES,
        "It flows like water and splashes: do not use a shovel on it.",
      ],
      large: ["Build a dike of dry sand far ahead of it."],
    },
    cleanup: [
      "Let it solidify on its own.",
      "Hot aluminum looks the same as cold. Do not touch any until it has been checked.",
      "Clean up only with an expert in charge.",
    ],
    firstAid: aid.firstAid(aid.COOL_BURNS, aid.MOLTEN_SKIN),
    firstAction: {
      headline: "Keep water and foam away. Keep people out of its path.",
      details: ["Water on molten aluminum may explode.", "Leave the leak alone."],
    },
  },
  {
    guide: "170",
    title: "Metal powder, dust, shavings and turnings",
    hazards: [
      "Water may make it react violently or explode.",
      "Some are shipped in a flammable liquid.",
      "Sparks, flames, heat or friction may ignite it.",
      "Some burn with intense heat.",
      "Dust or fumes can explode in air.",
      hazard.CONTAINERS_EXPLODE,
      hazard.REIGNITES,
      "Fumes from burning metal are very harmful to health.",
      "Breathing or touching it can badly injure or kill.",
      hazard.FUMES,
      hazard.RUNOFF_HARM,
    ],
    isolation: APPROACH,
    protection: STRUCTURAL,
    fire: {
      all: [
        "Keep water, foam and CO2 off it.",
        "Water makes burning metal give off hydrogen. The hydrogen may explode, above all in enclosed spaces.",
      ],
      small: [agents("a Class D extinguisher, dry sodium chloride, graphite powder or dry sand")],
      large: ["Confine and smother the fire.", fire.MOVE_CONTAINERS],
      tanks: ["If it cannot be put out, protect exposures and let it burn out."],
    },
    spill: { all: [spill.NO_IGNITION, spill.NO_TOUCH, spill.STOP_LEAK, spill.OUT_OF_DRAINS] },
    cleanup: ["Keep the metal dry.", "Ask a specialist how to collect it. No method on file for this guide."],
    firstAid: aid.firstAid(aid.FLUSH_20),
    firstAction: {
      headline: "Keep water, foam and CO2 away. Remove all ignition sources.",
      details: ["Water on burning metal produces hydrogen, which may explode."],
      byState: { solid: ["Do not raise dust: it may explode in air."] },
    },
  },
];
