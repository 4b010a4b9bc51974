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
      "A spark, a flame, heat or rubbing may ignite it.",
      "Some burn in a sudden flare.",
      "Powder, dust and shavings may explode or burn explosively.",
      "It may be transported molten, above its flash point.",
      hazard.REIGNITES,
      hazard.FUMES_TOXIC,
      "Skin and eyes may burn.",
      hazard.MOLTEN_BURNS,
      hazard.RUNOFF_HARM,
    ],
    isolation: APPROACH,
    protection: STRUCTURAL,
    fire: {
      all: ["Treat metal pigment or paste as a metal fire: dry sand, graphite, dry sodium chloride or class D."],
      small: [agents("regular foam, water spray, earth, sand, CO2 or dry chemical")],
      large: [agents("regular foam, fog or water spray"), fire.MOVE_CONTAINERS],
      tanks: tankFire({ far: false, letBurn: true }),
    },
    spill: {
      all: [spill.NO_IGNITION, spill.NO_TOUCH],
      large: [spill.WET_AND_DIKE, spill.OUT_OF_DRAINS],
    },
    cleanup: [spill.CLEAN_SHOVEL, "Take the containers away from the spill."],
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
      "When hot, its vapour and air together may explode.",
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
      headline: "Stay upwind. Remove every ignition source.",
      details: [spill.NO_TOUCH_UNPROTECTED, spill.OUT_OF_DRAINS],
    },
  },
  {
    guide: "135",
    title: "Materials that ignite by themselves",
    hazards: [
      "Damp, or damp air, may ignite it.",
      hazard.FLARE,
      "Water makes some of them react violently or explode.",
      "In heat or fire some of them break down with an explosion.",
      hazard.REIGNITES,
      hazard.RUNOFF_FIRE,
      hazard.CONTAINERS_EXPLODE,
      hazard.FUMES,
      "What it breaks down to may injure badly or kill when breathed.",
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
      "Swallowed, or breathed in as it breaks down, it injures badly or kills.",
      hazard.SKIN_EYE_BURNS,
      "Some effects may come through the skin.",
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
      small: ["Bury it in sand or earth, or put water over it."],
      large: ["Put a dike round it, and wet earth or sand over it.", spill.OUT_OF_DRAINS],
    },
    cleanup: ["Shovel it into a metal container.", "Keep the material under water."],
    firstAid: aid.toxicFirstAid(
      "Keep the exposed skin in water or under wet bandages until medical care is there.",
      aid.MOLTEN_SKIN,
      "Clothing with it on goes into a metal bucket of water: dry, it may catch fire.",
    ),
    firstAction: {
      headline: "Stay upwind. It ignites by itself in air.",
      details: ["Small spill: bury it in sand or earth, or put water over it.", fire.NO_SCATTER],
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
      "It burns skin and eyes badly.",
      hazard.FUMES_TOXIC,
    ],
    isolation: APPROACH_VENTILATED,
    protection: MOLTEN_METAL,
    fire: {
      all: [
        "Use no water, unless life is at stake, and then only a fine spray.",
        "Use no halogenated agent and no foam.",
        "Clear its path of whatever burns, where nobody is put at risk.",
      ],
      small: ["Put out what it has ignited with the agent for that material, away from the metal."],
      large: ["Put out what it has ignited with the agent for that material, away from the metal."],
    },
    spill: {
      all: [
        spill.NO_TOUCH,
        "Leave the leak alone: it may explode.",
        spill.NO_COMBUSTIBLES,
        "It runs like water and splashes: use no shovel on it.",
      ],
      large: ["Dike far ahead of it with dry sand."],
    },
    cleanup: [
      "Let it solidify by itself.",
      "Hot aluminum looks like cold: touch none before you know.",
      "Clean up under an expert.",
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
      "Some come in a liquid that burns.",
      "A spark, a flame, heat or rubbing may ignite it.",
      "Some burn with intense heat.",
      "Dust or fumes may form explosive mixtures in air.",
      hazard.CONTAINERS_EXPLODE,
      hazard.REIGNITES,
      "Fumes of burning metal are a severe health hazard.",
      "It may injure badly or kill when breathed or touched.",
      hazard.FUMES,
      hazard.RUNOFF_HARM,
    ],
    isolation: APPROACH,
    protection: STRUCTURAL,
    fire: {
      all: [
        "No water, no foam, no CO2.",
        "Water on burning metal makes hydrogen, which may explode, most of all in closed places.",
      ],
      small: [agents("a class D extinguisher, dry sodium chloride, graphite powder or dry sand")],
      large: ["Confine and smother the fire.", fire.MOVE_CONTAINERS],
      tanks: ["Protect the surroundings and let it burn out, if it cannot be put out."],
    },
    spill: { all: [spill.NO_IGNITION, spill.NO_TOUCH, spill.STOP_LEAK, spill.OUT_OF_DRAINS] },
    cleanup: ["Keep the metal dry.", "Ask a specialist how to pick it up: no method is on file for this guide."],
    firstAid: aid.firstAid(aid.FLUSH_20),
    firstAction: {
      headline: "Keep water, foam and CO2 away. Remove every ignition source.",
      details: ["Water on burning metal makes hydrogen, which may explode."],
      byState: { solid: ["Raise no dust: it may explode in air."] },
    },
  },
];
