import { describe, expect, it } from "vitest";
import { readParts, validateTierTwoChemical, validateTierTwoPlace, writeParts } from "./validate-tier-two.ts";

describe("Tier II section of a chemical", () => {
  it("accepts blank fields", () => {
    expect(validateTierTwoChemical({ max_amount: "", parts: " ", days_on_site: null })).toEqual({});
  });

  it.each([
    [{ max_amount: "-1" }, { max_amount: { code: "quantity.not_a_number" } }],
    [{ max_amount: "1,5", average_amount: "1,6" }, { average_amount: { code: "tier_two.average_above_max" } }],
    [
      { max_amount: "1,500" },
      { max_amount: { code: "import.quantity_ambiguous", text: "1,500", readings: ["1500", "1.5"] } },
    ],
    [{ max_amount: "2e9", unit: "kg" }, { max_amount: { code: "import.quantity_out_of_range", text: "2e9" } }],
    [{ largest_container: "many" }, { largest_container: { code: "quantity.not_a_number" } }],
    [{ density: "0,79" }, {}],
    [{ parts: "Acid; 7664-93-9; 35,5 %" }, {}],
    [{ max_amount: "10", average_amount: "11" }, { average_amount: { code: "tier_two.average_above_max" } }],
    [{ max_amount: "10", average_amount: "10" }, {}],
    [{ days_on_site: "0" }, { days_on_site: { code: "tier_two.days" } }],
    [{ days_on_site: "366" }, {}],
    [{ days_on_site: "1.5" }, { days_on_site: { code: "tier_two.days" } }],
    [{ density: "1200" }, { density: { code: "tier_two.density", least: 0.05, most: 23 } }],
    [{ density: "0.79" }, {}],
    [{ parts: "Acid; 7664-93-8; 35" }, { parts: { code: "tier_two.part", text: "Acid; 7664-93-8; 35" } }],
    [{ parts: "Acid; ; 135" }, { parts: { code: "tier_two.part", text: "Acid; ; 135" } }],
    [{ parts: "Acid; ; 35; hot" }, { parts: { code: "tier_two.part", text: "Acid; ; 35; hot" } }],
    [
      { parts: "Acid; 7664-93-9; 60\nWater; 7732-18-5; 60" },
      { parts: { code: "tier_two.parts_above_all", percent: 120 } },
    ],
    [{ parts: "Acid; 7664-93-9; 35 %\n\nWater" }, {}],
  ] as const)("returns for %j %j", (values, wrong) => {
    expect(validateTierTwoChemical(values)).toEqual(wrong);
  });
});

it("parses the components of a mixture, and writes them so that they parse again", () => {
  const text = "Formalin; 50-00-0; 0.5; carcinogen\nEthanol; 64-17-5; 12; by volume; no carcinogen\nWater";
  expect(readParts(text)).toEqual([
    { name: "Formalin", cas_number: "50-00-0", percent: 0.5, basis: "weight", is_carcinogen: true },
    { name: "Ethanol", cas_number: "64-17-5", percent: 12, basis: "volume", is_carcinogen: false },
    { name: "Water", cas_number: null, percent: null, basis: "weight", is_carcinogen: null },
  ]);
  expect(writeParts(readParts(text))).toBe(text);
});

it.each([
  [{ state: "Maine" }, { state: { code: "tier_two.state" } }],
  [{ state: "me", zip: "04101-1234", naics: "493120", duns: "123456789", max_occupants: "0" }, {}],
  [{ zip: "4101" }, { zip: { code: "tier_two.zip" } }],
  [{ naics: "4931" }, { naics: { code: "tier_two.naics" } }],
  [{ duns: "12-345" }, { duns: { code: "tier_two.duns" } }],
  [{ phone_24h: "24" }, { phone_24h: { code: "phone.form" } }],
  [{ phone_24h: "+1 902 555 0143" }, {}],
  [{ max_occupants: "1.5" }, { max_occupants: { code: "employees.not_whole" } }],
] as const)("returns for a site with %j %j", (values, wrong) => {
  expect(validateTierTwoPlace(values)).toEqual(wrong);
});
