import { englishProblems } from "@placard/hazmat-core/business";
import { getChemicalsByBusiness } from "@placard/api-client/internal";
import { NO_CHEMICAL_FIELDS, NO_CONTACT_FIELDS, NO_PLACE_FIELDS } from "@placard/hazmat-core/regulatory";
import { expect, it } from "vitest";
import { chemicalTierProblems, chemicalTierValues, NO_HAZARD, tierOfChemical } from "./chemical-values.ts";
import { contactTierValues, placeTierProblems, placeTierValues, tierOfContact, tierOfPlace } from "./place-values.ts";

const [ammonia] = getChemicalsByBusiness.response.parse(getChemicalsByBusiness.example.response).chemicals;
const stored = ammonia?.tier_two ?? null;

it("keeps stored values if nothing changed", () => {
  const whole = { ...NO_CHEMICAL_FIELDS, ...stored, is_trade_secret: true, record_id: "CVTR202500000000041" };
  const parts = [
    { name: "Ethanol", cas_number: "64-17-5", percent: 12.5, basis: "volume" as const, is_carcinogen: true },
  ];
  const one = { ...whole, parts, states: ["gas" as const], hazards: ["oxidizer" as const], h_codes: ["H270"] };
  expect(tierOfChemical(chemicalTierValues(one), one)).toEqual(one);
  const place = { ...NO_PLACE_FIELDS, state_fields: [], county: "Cumberland", is_manned: false, max_occupants: 0 };
  expect(tierOfPlace(placeTierValues(place), place)).toEqual(place);
  const contact = { ...NO_CONTACT_FIELDS, types: ["Submitter" as const], phone_24h: "1" };
  expect(tierOfContact(contactTierValues(contact), contact)).toEqual(contact);
});

it("stores nothing if nothing is stated", () => {
  expect(tierOfChemical(chemicalTierValues(null), null)).toBeNull();
  expect(tierOfPlace(placeTierValues(null), null)).toBeNull();
  expect(tierOfContact(contactTierValues(null), null)).toBeNull();
});

it("separates “none apply” from not stated", () => {
  const values = chemicalTierValues(null);
  expect(tierOfChemical({ ...values, tier_hazards: [NO_HAZARD] }, null)?.hazards).toEqual([]);
  expect(tierOfChemical({ ...values, tier_days: "3" }, null)?.hazards).toBeNull();
  expect(
    chemicalTierValues({ ...NO_CHEMICAL_FIELDS, states: [], hazards: [], h_codes: [], parts: [] }).tier_hazards,
  ).toEqual([NO_HAZARD]);
});

it("names an invalid field by its form label", () => {
  const wrong = chemicalTierProblems(
    { ...chemicalTierValues(null), tier_days: "400", tier_max: "1,500" },
    englishProblems,
  );
  expect(wrong).toEqual({
    tier_days: "Enter the days on site as a whole number from 1 to 366.",
    tier_max: "“1,500” could mean 1500 or 1.5. Enter the correct one.",
  });
  expect(Object.keys(placeTierProblems({ ...placeTierValues(null), tier_zip: "1" }, englishProblems))).toEqual([
    "tier_zip",
  ]);
});
