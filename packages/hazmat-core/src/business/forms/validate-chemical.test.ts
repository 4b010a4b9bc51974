import { describe, expect, it } from "vitest";
import { validateChemical, validateChemicalChanges, validateChemicalEdit } from "./validate-chemical.ts";
import { fieldTexts, type FieldErrors, type FieldTexts } from "./entry.ts";
import { englishProblems } from "./problem-words.en.ts";

const said = (errors: FieldErrors): FieldTexts => fieldTexts(errors, englishProblems);

const UN_NUMBER = "A UN number has four digits. Enter them as 1017 or UN 1017.";

describe("validateChemical", () => {
  const right = { name: "Chlorine", location_id: 3, quantity: "1814", unit: "kg" };

  it("returns its errors in the specified order", () => {
    expect(Object.entries(said(validateChemical({})))).toEqual([
      ["name", "Chemical name is required."],
      ["location_id", "Please select a location."],
      ["quantity", "Quantity is required."],
      ["unit", "Unit is required."],
    ]);
  });

  it.each([
    [{}],
    [{ quantity: 0 }],
    [{ quantity: "0.01" }],
    [{ un_number: "" }],
    [{ un_number: "1017" }],
    [{ un_number: "UN 1017" }],
    [{ cas_number: "7782-50-5" }],
    [{ quantity: "1,5" }],
    [{ quantity: "1,234.5" }],
    [{ quantity: "999999999" }],
  ])("accepts %j", (change) => {
    expect(said(validateChemical({ ...right, ...change }))).toEqual({});
  });

  it.each([
    [{ name: "  " }, { name: "Chemical name is required." }],
    [{ location_id: "here" }, { location_id: "Please select a location." }],
    [{ quantity: "lots" }, { quantity: "Enter the quantity as a number, 0 or more." }],
    [{ quantity: -1 }, { quantity: "Enter the quantity as a number, 0 or more." }],
    [{ unit: "stone" }, { unit: "Choose a unit from the list: kg, lbs, L, gal, mL, oz." }],
    [{ un_number: "101" }, { un_number: UN_NUMBER }],
    [
      { cas_number: "7782-50-6" },
      {
        cas_number:
          "“7782-50-6” is not a valid CAS number: the check digit is wrong. Copy it from the SDS, or clear it.",
      },
    ],
    [{ quantity: "7.125" }, { quantity: "Enter the quantity in steps of 0.01, such as 7.13." }],
    [{ quantity: "1,500" }, { quantity: "“1,500” could mean 1500 or 1.5. Enter the correct one." }],
    [{ quantity: "1,5 kg" }, { quantity: "Enter the quantity as a number, 0 or more." }],
    [
      { quantity: "99999999999999" },
      { quantity: "“99999999999999” is below zero or too large for any tank. Check it." },
    ],
    [
      { quantity: 600_000_000, unit: "gal" },
      { quantity: "“600000000” is below zero or too large for any tank. Check it." },
    ],
  ])("returns the problems of %j", (change, errors) => {
    expect(said(validateChemical({ ...right, ...change }))).toEqual(errors);
  });
});

describe("validateChemicalEdit", () => {
  const right = { name: "Chlorine", quantity: 1, unit: "kg", hazard_classification: "extreme" };

  it("does not require a location", () => {
    expect(said(validateChemicalEdit(right))).toEqual({});
  });

  it.each([
    [{ name: "" }, { name: "Chemical name is required." }],
    [{ quantity: "" }, { quantity: "Quantity is required." }],
    [{ unit: null }, { unit: "Unit is required." }],
    [
      { hazard_classification: "deadly" },
      { hazard_classification: "Choose a hazard level: low, medium, high, extreme." },
    ],
    [{ un_number: "x" }, { un_number: UN_NUMBER }],
  ])("returns the problems of %j", (change, errors) => {
    expect(said(validateChemicalEdit({ ...right, ...change }))).toEqual(errors);
  });
});

it("accepts an unchanged imported quantity with more decimals, but no other one", () => {
  const imported = { name: "Chlorine", quantity: "0.4536", unit: "kg", hazard_classification: "" };
  expect(said(validateChemicalEdit(imported, 0.4536))).toEqual({});
  expect(Object.keys(validateChemicalEdit(imported, 0.5))).toEqual(["quantity"]);
});

it("validates only the fields of a partial change", () => {
  expect(validateChemicalChanges({})).toEqual({});
  expect(Object.keys(validateChemicalChanges({ cas_number: "7782-50-6", quantity: -1 }))).toEqual([
    "quantity",
    "cas_number",
  ]);
});
