import type { StoredContact, StoredPlace } from "../tier-two/facility.ts";
import type { StoredStock } from "../tier-two/stored-stock.ts";
import {
  NO_CHEMICAL_FIELDS,
  NO_CONTACT_FIELDS,
  NO_PLACE_FIELDS,
  type TierTwoChemical,
} from "../tier-two/tier-two-fields.ts";
import type { ReportSource } from "./report-of-business.ts";

const WHOLE: TierTwoChemical = {
  ...NO_CHEMICAL_FIELDS,
  composition: "pure",
  states: ["liquid", "gas"],
  hazards: ["gas_under_pressure", "acute_toxicity"],
  unit: "lbs",
  max_amount: 1200,
  average_amount: 800,
  largest_container: 600,
  days_on_site: 365,
  container_type: "L",
  pressure: "above",
  temperature: "ambient",
};

const stock = (id: number, row: Partial<StoredStock>): StoredStock => ({
  id,
  name: "Ammonia, anhydrous",
  casNumber: "7664-41-7",
  unNumber: "1005",
  quantity: 1000,
  unit: "lbs",
  place: "Machine room",
  fields: WHOLE,
  ...row,
});

const place: StoredPlace = {
  id: 21,
  name: "Pier Road plant",
  latitude: 43.6591,
  longitude: -70.2568,
  fields: {
    ...NO_PLACE_FIELDS,
    street: "100 Pier Road",
    city: "Portland",
    state: "me",
    zip: "04101",
    county: "Cumberland",
    fire_district: "Harbour Fire",
    naics: "493120",
    duns: "123456789",
    is_manned: true,
    max_occupants: 18,
    is_planning_subject: true,
    is_prevention_subject: false,
    notes: 'Gate 2 & the "north" door',
    state_fields: [{ label: "Fee <paid>", name: "State01Checkbox", data: "True", is_required: true }],
  },
  stock: [
    stock(41, {}),
    stock(42, { place: "Compressor hall", fields: { ...WHOLE, max_amount: 300.5, average_amount: 100 } }),
    stock(43, {
      name: "Battery acid",
      casNumber: null,
      fields: {
        ...WHOLE,
        composition: "mixture",
        states: ["liquid"],
        hazards: ["skin", "eye"],
        max_amount: 2000,
        container_type: "E",
        parts: [
          { name: "Sulfuric acid", cas_number: "7664-93-9", percent: 35, basis: "weight", is_carcinogen: null },
          { name: "Water", cas_number: null, percent: 65, basis: "weight", is_carcinogen: null },
        ],
      },
    }),
    stock(44, { name: "Acetone", casNumber: "67-64-1", fields: { ...WHOLE, states: ["liquid"], max_amount: 40 } }),
  ],
};

const contact: StoredContact = {
  id: 8,
  name: "Jo van Bell",
  title: "Manager",
  email: "jo@harbour.example",
  phone: "+1 207 555 0143",
  secondPhone: null,
  fields: {
    ...NO_CONTACT_FIELDS,
    types: ["Owner / Operator", "Tier II Information Contact", "Emergency Contact"],
    phone_24h: "+1 207 555 0100",
    street: "100 Pier Road",
    city: "Portland",
    state: "ME",
    zip: "04101",
  },
};

/** A business with complete data: two stores of ammonia, a mixture, and stock below its threshold. */
export const WHOLE_BUSINESS: ReportSource = { installation: "K7QD", places: [place], contacts: [contact] };
