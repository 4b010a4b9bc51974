import type { SourceRef } from "../../provenance/source.ts";

/** One thing to look at. */
export interface InspectionItem {
  /** Stable within its template: answers name it. */
  readonly id: string;
  /** An imperative sentence of our own. */
  readonly text: string;
  /** What a figure or a duty in the sentence rests on; absent where the sentence is good practice and claims nothing. */
  readonly source?: SourceRef;
}

/** A list of things to look at in one round. */
export interface InspectionTemplate {
  readonly id: InspectionTemplateId;
  readonly name: string;
  readonly items: readonly InspectionItem[];
}

const osha = (locator: string): SourceRef => ({ key: "OSHA1910", locator });
const oshaFromMemory = (locator: string): SourceRef => ({ ...osha(locator), mark: "from-memory" });
const ansi = (locator: string): SourceRef => ({ key: "ANSIZ358.1", locator });

/** The kinds of round that a business can plan, as rows and addresses keep them. */
export const INSPECTION_TEMPLATE_IDS = [
  "chemical_storage",
  "flammable_liquids",
  "gas_cylinders",
  "batteries",
  "eyewash_shower",
  "fire_extinguishers",
  "exits",
  "spill_kits",
] as const;

/** An entry of `INSPECTION_TEMPLATE_IDS`. */
export type InspectionTemplateId = (typeof INSPECTION_TEMPLATE_IDS)[number];

const TEMPLATES: Readonly<Record<InspectionTemplateId, Omit<InspectionTemplate, "id">>> = {
  chemical_storage: {
    name: "Chemical storage",
    items: [
      {
        id: "labels",
        text: "Check that every container is labelled with its contents and its hazards.",
        source: oshaFromMemory("1910.1200(f)(6)"),
      },
      {
        id: "sheets",
        text: "Check that the safety data sheet of each chemical can be had during every shift.",
        source: oshaFromMemory("1910.1200(g)(8)"),
      },
      { id: "apart", text: "Check that chemicals that react with each other stand apart." },
      { id: "closed", text: "Check that containers are closed, whole and free of leaks and bulges." },
      { id: "bunds", text: "Check that trays and bunds are dry, whole and empty." },
      { id: "shelves", text: "Check that shelves are sound, and heavy containers and corrosive liquids stand low." },
      { id: "ventilation", text: "Check that the ventilation of the store runs." },
      { id: "listed", text: "Compare what stands here with the inventory, and correct the inventory." },
    ],
  },
  flammable_liquids: {
    name: "Flammable liquids",
    items: [
      {
        id: "cabinet_amount",
        text: "Check that no cabinet holds more than 60 US gallons (227 L) of category 1, 2 or 3 flammable liquids.",
        source: osha("1910.106(d)(3)(i)"),
      },
      {
        id: "cabinet_label",
        text: "Check that each cabinet carries a conspicuous label: Flammable, keep fire away.",
        source: osha("1910.106(d)(3)(ii)"),
      },
      { id: "cabinet_doors", text: "Check that cabinet doors close, latch and are kept shut." },
      { id: "ignition", text: "Check that no flame, spark or hot surface is near." },
      { id: "bonding", text: "Check that bonding and grounding leads are there and sound where liquid is poured." },
      { id: "waste", text: "Check that oily rags lie in closed metal cans." },
      { id: "extinguisher", text: "Check that a fire extinguisher is near and can be reached." },
    ],
  },
  gas_cylinders: {
    name: "Gas cylinders",
    items: [
      {
        id: "condition",
        text: "Look at each cylinder for dents, corrosion, leaks and fire damage.",
        source: osha("1910.101(a)"),
      },
      { id: "secured", text: "Check that cylinders stand upright and are held by a chain, strap or rack." },
      {
        id: "caps",
        text: "Check that protection caps are on, hand-tight, on cylinders that are not in use or connected.",
        source: osha("1910.253(b)(2)"),
      },
      {
        id: "oxygen",
        text: "Check that stored oxygen is 20 ft (6.1 m) from fuel gas, oil and grease, or behind a barrier 5 ft (1.5 m) high that resists fire for half an hour.",
        source: osha("1910.253(b)(4)(iii)"),
      },
      {
        id: "heat",
        text: "Check that cylinders are away from radiators and other sources of heat.",
        source: osha("1910.253(b)(2)"),
      },
      { id: "names", text: "Check that the contents of each cylinder can be read, and empty ones are marked." },
      { id: "regulators", text: "Check regulators, hoses and flashback arrestors for damage." },
    ],
  },
  batteries: {
    name: "Batteries and charging",
    items: [
      {
        id: "flushing",
        text: "Check that spilled electrolyte can be flushed and neutralized.",
        source: osha("1910.178(g)(2)"),
      },
      {
        id: "ventilation",
        text: "Check that the ventilation carries off the fumes of charging batteries.",
        source: osha("1910.178(g)(2)"),
      },
      { id: "guard", text: "Check that trucks cannot hit the chargers.", source: osha("1910.178(g)(2)") },
      {
        id: "smoking",
        text: "Check that smoking is prohibited where batteries charge.",
        source: osha("1910.178(g)(10)"),
      },
      {
        id: "sparks",
        text: "Check that no flame, spark or arc can arise where batteries charge.",
        source: osha("1910.178(g)(11)"),
      },
      {
        id: "tools",
        text: "Check that no tool or other metal lies on uncovered batteries.",
        source: osha("1910.178(g)(12)"),
      },
      { id: "leads", text: "Check leads, plugs and cases for damage, swelling and heat." },
      { id: "damaged", text: "Check that damaged lithium batteries are kept apart and outside." },
    ],
  },
  eyewash_shower: {
    name: "Eyewash and shower",
    items: [
      {
        id: "there",
        text: "Check that an eyewash or shower is within the work area wherever corrosives are handled.",
        source: osha("1910.151(c)"),
      },
      { id: "free", text: "Check that the way to it is free, lit and marked." },
      {
        id: "activated",
        text: "Activate it, as is done weekly, until clear fluid flows from every head.",
        source: ansi("weekly activation"),
      },
      { id: "hands_free", text: "Check that it keeps running when the hand is taken away." },
      { id: "caps", text: "Check that dust caps sit on the heads and come off by themselves." },
      { id: "drained", text: "Check that the water drains and makes no slippery floor." },
      { id: "bottles", text: "Check that the fluid of portable units and bottles has not expired." },
      {
        id: "yearly",
        text: "Check that the tag shows an inspection against the standard within the last year.",
        source: ansi("annual inspection"),
      },
    ],
  },
  fire_extinguishers: {
    name: "Fire extinguishers",
    items: [
      {
        id: "visual",
        text: "Look at every extinguisher, as is done monthly: no dent, corrosion, leak or clogged nozzle.",
        source: osha("1910.157(e)(2)"),
      },
      {
        id: "place",
        text: "Check that each hangs in its designated place.",
        source: osha("1910.157(c)(4)"),
      },
      {
        id: "charged",
        text: "Check that the gauge or indicator shows a full charge.",
        source: osha("1910.157(c)(4)"),
      },
      {
        id: "reached",
        text: "Check that each is mounted, marked and reached without danger or obstacle.",
        source: osha("1910.157(c)(1)"),
      },
      { id: "pin", text: "Check that pin and seal are in place." },
      { id: "label", text: "Check that the instructions can be read and face outward." },
      {
        id: "maintenance",
        text: "Check that the tag shows maintenance within the last year.",
        source: osha("1910.157(e)(3)"),
      },
    ],
  },
  exits: {
    name: "Exits and alarms",
    items: [
      {
        id: "free",
        text: "Check that exit routes are free, unlocked from inside and unobstructed.",
        source: oshaFromMemory("1910.37(a)(3)"),
      },
      { id: "signs", text: "Check that exit signs are lit and can be seen." },
      { id: "lights", text: "Test the emergency lights." },
      { id: "doors", text: "Check that fire doors close by themselves and are not wedged open." },
      { id: "alarm", text: "Check that call points are free and the alarm panel shows no fault." },
      { id: "key_box", text: "Check that the key box for the fire department is there and its keys fit." },
      { id: "assembly", text: "Check that the assembly point is free and marked." },
    ],
  },
  spill_kits: {
    name: "Spill kits and protective equipment",
    items: [
      { id: "there", text: "Check that the spill kit stands where the plan says and is sealed or complete." },
      { id: "fits", text: "Check that its absorbents fit the chemicals that stand here." },
      { id: "gloves", text: "Check gloves, goggles and aprons for holes, cracks and expiry." },
      { id: "respirators", text: "Check that respirator cartridges are sealed and have not expired." },
      { id: "drains", text: "Check that drain covers are at hand and lie flat." },
      { id: "numbers", text: "Check that the numbers to call are posted and right." },
    ],
  },
};

/**
 * The round of an id, with all that is to be looked at.
 *
 * @example
 * inspectionTemplate("fire_extinguishers").name; // "Fire extinguishers"
 */
export function inspectionTemplate(id: InspectionTemplateId): InspectionTemplate {
  return { id, ...TEMPLATES[id] };
}
