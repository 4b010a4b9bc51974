import {
  NO_CHEMICAL_FIELDS,
  NO_CONTACT_FIELDS,
  NO_PLACE_FIELDS,
  type TierTwoChemical,
  type TierTwoContact,
  type TierTwoPlace,
} from "@placard/hazmat-core/regulatory";
import type { DEMO_SITES } from "./demo-sites.ts";

/** The name of a demo chemical. */
export type DemoChemicalName = (typeof DEMO_SITES)[number]["chemicals"][number]["name"];

/** The name of a demo site. */
export type DemoSiteName = (typeof DEMO_SITES)[number]["name"];

const YEAR_ROUND = { days_on_site: 365, pressure: "ambient", temperature: "ambient" } as const;

/**
 * Tier II fields of the demo chemicals, invented. Amounts of the year are close to the amounts on file; compositions
 * follow the names; densities are typical for such a product at 20 °C, rounded.
 */
export const DEMO_CHEMICAL_FIELDS: Readonly<Record<DemoChemicalName, TierTwoChemical>> = {
  "Ammonia, anhydrous": {
    ...NO_CHEMICAL_FIELDS,
    ...YEAR_ROUND,
    composition: "pure",
    states: ["liquid", "gas"],
    hazards: ["flammable", "gas_under_pressure", "acute_toxicity", "skin", "eye"],
    is_ehs: true,
    unit: "kg",
    max_amount: 5400,
    average_amount: 5200,
    largest_container: 2700,
    container_type: "C",
    pressure: "above",
  },
  Propane: {
    ...NO_CHEMICAL_FIELDS,
    ...YEAR_ROUND,
    composition: "pure",
    states: ["liquid", "gas"],
    hazards: ["flammable", "gas_under_pressure"],
    is_ehs: false,
    unit: "L",
    max_amount: 1900,
    average_amount: 1200,
    largest_container: 1900,
    density: 0.5,
    container_type: "A",
    pressure: "above",
  },
  "Calcium chloride brine": {
    ...NO_CHEMICAL_FIELDS,
    ...YEAR_ROUND,
    composition: "mixture",
    states: ["liquid"],
    hazards: ["eye"],
    is_ehs: false,
    unit: "L",
    max_amount: 6000,
    average_amount: 6000,
    largest_container: 6000,
    density: 1.28,
    container_type: "C",
    temperature: "below",
    parts: [part("Calcium chloride", "10043-52-4", 30), part("Water", "7732-18-5", 70)],
  },
  "Nitric acid 68%": {
    ...NO_CHEMICAL_FIELDS,
    ...YEAR_ROUND,
    composition: "mixture",
    states: ["liquid"],
    hazards: ["oxidizer", "acute_toxicity", "skin", "eye"],
    is_ehs: true,
    unit: "L",
    max_amount: 50,
    average_amount: 25,
    largest_container: 25,
    density: 1.41,
    container_type: "G",
    parts: [part("Nitric acid", "7697-37-2", 68), part("Water", "7732-18-5", 32)],
  },
  Acetone: {
    ...NO_CHEMICAL_FIELDS,
    ...YEAR_ROUND,
    composition: "pure",
    states: ["liquid"],
    hazards: ["flammable", "eye", "target_organ"],
    is_ehs: false,
    unit: "L",
    max_amount: 20,
    average_amount: 10,
    largest_container: 5,
    density: 0.79,
    container_type: "F",
  },
  Chlorine: {
    ...NO_CHEMICAL_FIELDS,
    ...YEAR_ROUND,
    composition: "pure",
    states: ["liquid", "gas"],
    hazards: ["oxidizer", "gas_under_pressure", "acute_toxicity", "skin", "eye", "target_organ"],
    is_ehs: true,
    unit: "kg",
    max_amount: 408,
    average_amount: 272,
    largest_container: 68,
    container_type: "L",
    pressure: "above",
  },
  "Sodium hypochlorite solution": {
    ...NO_CHEMICAL_FIELDS,
    ...YEAR_ROUND,
    composition: "mixture",
    states: ["liquid"],
    hazards: ["corrosive_to_metal", "skin", "eye"],
    is_ehs: false,
    unit: "L",
    max_amount: 1600,
    average_amount: 800,
    largest_container: 800,
    density: 1.2,
    container_type: "O",
    parts: [part("Sodium hypochlorite", "7681-52-9", 12), part("Water", "7732-18-5", 88)],
  },
  "Hydrochloric acid 32%": {
    ...NO_CHEMICAL_FIELDS,
    ...YEAR_ROUND,
    composition: "mixture",
    states: ["liquid"],
    hazards: ["corrosive_to_metal", "skin", "eye", "target_organ"],
    is_ehs: false,
    unit: "L",
    max_amount: 400,
    average_amount: 200,
    largest_container: 200,
    density: 1.16,
    container_type: "E",
    parts: [part("Hydrogen chloride", "7647-01-0", 32), part("Water", "7732-18-5", 68)],
  },
};

function part(name: string, cas_number: string, percent: number): TierTwoChemical["parts"][number] {
  return { name, cas_number, percent, basis: "weight", is_carcinogen: false };
}

const NOTES =
  "Created for the demo. The site is fictional and in Canada, where no Tier II report is required; ZIP 00000 is a placeholder.";

/** The first site has all fields of a report. The second lacks some, so that the page shows missing fields. */
export const DEMO_PLACE_FIELDS: Readonly<Record<DemoSiteName, TierTwoPlace>> = {
  "Pier 9C cold store": {
    ...NO_PLACE_FIELDS,
    street: "3445 Barrington Street",
    city: "Halifax",
    state: "NS",
    zip: "00000",
    county: "Halifax",
    fire_district: "Chebucto Fire and Rescue",
    naics: "493120", // refrigerated warehousing and storage
    is_manned: true,
    max_occupants: 32,
    is_planning_subject: true,
    is_prevention_subject: true,
    is_retail_fuel_station: false,
    notes: NOTES,
  },
  "Burnside water treatment": {
    ...NO_PLACE_FIELDS,
    street: "120 Joseph Zatzman Drive",
    city: "Dartmouth",
    state: "NS",
    zip: "00000",
    naics: "221310", // water supply and irrigation systems
    is_manned: false,
    max_occupants: 9,
    is_planning_subject: true,
    is_retail_fuel_station: false,
    notes: NOTES,
  },
};

/** The contact of both sites, used for all contacts in a report. */
export const DEMO_CONTACT_FIELDS: TierTwoContact = {
  ...NO_CONTACT_FIELDS,
  types: ["Owner / Operator", "Tier II Information Contact", "Fac. Emergency Coordinator"],
  phone_24h: "+1 902 555 0143",
  street: "3445 Barrington Street",
  city: "Halifax",
  state: "NS",
  zip: "00000",
};
