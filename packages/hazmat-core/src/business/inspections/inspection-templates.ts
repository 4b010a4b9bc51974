import type { SourceRef } from "../../provenance/source.ts";

/** One item of an inspection template. */
export interface InspectionItem {
  /** Stable id within its template; answers refer to it. */
  readonly id: string;
  /** An imperative sentence, written for Placard. */
  readonly text: string;
  /** Source of a figure or duty in the sentence; absent if the sentence is good practice without a figure or duty. */
  readonly source?: SourceRef;
}

/** Template of an inspection: its items. */
export interface InspectionTemplate {
  readonly id: InspectionTemplateId;
  readonly name: string;
  readonly items: readonly InspectionItem[];
}

const osha = (locator: string): SourceRef => ({ key: "OSHA1910", locator });
const oshaFromMemory = (locator: string): SourceRef => ({ ...osha(locator), mark: "from-memory" });
const ansi = (locator: string): SourceRef => ({ key: "ANSIZ358.1", locator });

/** Ids of the inspections that a business can schedule, as stored and used in addresses. */
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
        text: "Check that every container is labelled with its contents and hazards.",
        source: oshaFromMemory("1910.1200(f)(6)"),
      },
      {
        id: "sheets",
        text: "Check that the SDS for each chemical is available during every shift.",
        source: oshaFromMemory("1910.1200(g)(8)"),
      },
      { id: "apart", text: "Check that incompatible chemicals are stored apart." },
      { id: "closed", text: "Check that containers are closed, undamaged and free of leaks and bulges." },
      { id: "bunds", text: "Check that spill trays and secondary containment are dry, undamaged and empty." },
      { id: "shelves", text: "Check that shelves are sound, with heavy containers and corrosive liquids stored low." },
      { id: "ventilation", text: "Check that the storage area ventilation is running." },
      { id: "listed", text: "Compare what is stored here with the inventory. Correct the inventory." },
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
      { id: "cabinet_doors", text: "Check that cabinet doors close, latch and stay shut." },
      { id: "ignition", text: "Check that no flame, spark or hot surface is nearby." },
      {
        id: "bonding",
        text: "Check that bonding and grounding cables are in place and undamaged where liquid is poured.",
      },
      { id: "waste", text: "Check that oily rags are kept in closed metal cans." },
      { id: "extinguisher", text: "Check that a fire extinguisher is nearby and easy to reach." },
    ],
  },
  gas_cylinders: {
    name: "Gas cylinders",
    items: [
      {
        id: "condition",
        text: "Inspect each cylinder for dents, corrosion, leaks and fire damage.",
        source: osha("1910.101(a)"),
      },
      { id: "secured", text: "Check that cylinders are upright and secured with a chain, strap or rack." },
      {
        id: "caps",
        text: "Check that protection caps are on, hand-tight, on cylinders that are not in use or connected.",
        source: osha("1910.253(b)(2)"),
      },
      {
        id: "oxygen",
        text: "Check that stored oxygen is 20 ft (6.1 m) from fuel gas, oil and grease, or behind a barrier 5 ft (1.5 m) high with a half-hour fire rating.",
        source: osha("1910.253(b)(4)(iii)"),
      },
      {
        id: "heat",
        text: "Check that cylinders are away from radiators and other sources of heat.",
        source: osha("1910.253(b)(2)"),
      },
      { id: "names", text: "Check that each cylinder's contents label can be read and empty cylinders are marked." },
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
        text: "Check that ventilation removes fumes from charging batteries.",
        source: osha("1910.178(g)(2)"),
      },
      {
        id: "guard",
        text: "Check that the chargers are protected from being hit by trucks.",
        source: osha("1910.178(g)(2)"),
      },
      {
        id: "smoking",
        text: "Check that smoking is prohibited where batteries are charged.",
        source: osha("1910.178(g)(10)"),
      },
      {
        id: "sparks",
        text: "Check that there is no flame, spark or arc where batteries are charged.",
        source: osha("1910.178(g)(11)"),
      },
      {
        id: "tools",
        text: "Check that no tools or metal objects are on top of uncovered batteries.",
        source: osha("1910.178(g)(12)"),
      },
      { id: "leads", text: "Check cables, plugs and cases for damage, swelling and heat." },
      { id: "damaged", text: "Check that damaged lithium batteries are kept separate and outdoors." },
    ],
  },
  eyewash_shower: {
    name: "Eyewash and shower",
    items: [
      {
        id: "there",
        text: "Check that there is an eyewash or shower in the work area wherever corrosives are handled.",
        source: osha("1910.151(c)"),
      },
      { id: "free", text: "Check that the path to it is clear, lit and marked." },
      {
        id: "activated",
        text: "Activate it (weekly) until clear fluid flows from every head.",
        source: ansi("weekly activation"),
      },
      { id: "hands_free", text: "Check that it keeps running hands-free." },
      { id: "caps", text: "Check that dust caps are on the heads and come off on their own." },
      { id: "drained", text: "Check that the water drains and does not make the floor slippery." },
      { id: "bottles", text: "Check that the fluid of portable units and bottles has not expired." },
      {
        id: "yearly",
        text: "Check that the tag shows an inspection to the standard within the last year.",
        source: ansi("annual inspection"),
      },
    ],
  },
  fire_extinguishers: {
    name: "Fire extinguishers",
    items: [
      {
        id: "visual",
        text: "Inspect every extinguisher (monthly): no dents, corrosion, leaks or clogged nozzle.",
        source: osha("1910.157(e)(2)"),
      },
      {
        id: "place",
        text: "Check that each is in its designated place.",
        source: osha("1910.157(c)(4)"),
      },
      {
        id: "charged",
        text: "Check that the gauge or indicator shows a full charge.",
        source: osha("1910.157(c)(4)"),
      },
      {
        id: "reached",
        text: "Check that each is mounted, marked and easy to reach without risk of injury.",
        source: osha("1910.157(c)(1)"),
      },
      { id: "pin", text: "Check that the pin and seal are in place." },
      { id: "label", text: "Check that the instructions are legible and face outward." },
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
        text: "Check that exit routes are clear and unlocked from inside.",
        source: oshaFromMemory("1910.37(a)(3)"),
      },
      { id: "signs", text: "Check that exit signs are lit and can be seen." },
      { id: "lights", text: "Test the emergency lights." },
      { id: "doors", text: "Check that fire doors close on their own and are not wedged open." },
      { id: "alarm", text: "Check that pull stations are clear and the alarm panel shows no trouble." },
      { id: "key_box", text: "Check that the fire department key box is in place and its keys work." },
      { id: "assembly", text: "Check that the assembly point is clear and marked." },
    ],
  },
  spill_kits: {
    name: "Spill kits and protective equipment",
    items: [
      { id: "there", text: "Check that the spill kit is where the plan says and is sealed or complete." },
      { id: "fits", text: "Check that its absorbents suit the chemicals stored here." },
      { id: "gloves", text: "Check gloves, goggles and aprons for holes, cracks and expiry dates." },
      { id: "respirators", text: "Check that respirator cartridges are sealed and have not expired." },
      { id: "drains", text: "Check that drain covers are nearby and lie flat over the drain." },
      { id: "numbers", text: "Check that emergency numbers are posted and correct." },
    ],
  },
};

/**
 * Returns the inspection template of an id with all its items.
 *
 * @example
 * inspectionTemplate("fire_extinguishers").name; // "Fire extinguishers"
 */
export function inspectionTemplate(id: InspectionTemplateId): InspectionTemplate {
  return { id, ...TEMPLATES[id] };
}
