import { describe, expect, it } from "vitest";
import { validateChemical, validateChemicalEdit } from "./validate-chemical.ts";
import { fieldTexts, type FieldErrors, type FieldTexts } from "./entry.ts";
import { englishProblems } from "./problem-words.en.ts";

const said = (errors: FieldErrors): FieldTexts => fieldTexts(errors, englishProblems);

const UN_NUMBER = "A UN number has four digits. Enter them as 1017 or UN 1017.";

describe("validateChemical", () => {
  const right = { name: "Chlorine", location_id: 3, quantity: "1814", unit: "kg" };

  it("tells its errors in the specified order", () => {
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
  ])("takes %j", (change) => {
    expect(said(validateChemical({ ...right, ...change }))).toEqual({});
  });

  it.each([
    [{ name: "  " }, { name: "Chemical name is required." }],
    [{ location_id: "here" }, { location_id: "Please select a location." }],
    [{ quantity: "lots" }, { quantity: "Enter the quantity as a number of 0 or more." }],
    [{ quantity: -1 }, { quantity: "Enter the quantity as a number of 0 or more." }],
    [{ unit: "stone" }, { unit: "Choose a unit from the list: kg, lbs, L, gal, mL, oz." }],
    [{ un_number: "101" }, { un_number: UN_NUMBER }],
  ])("answers %j", (change, errors) => {
    expect(said(validateChemical({ ...right, ...change }))).toEqual(errors);
  });
});

describe("validateChemicalEdit", () => {
  const right = { name: "Chlorine", quantity: 1, unit: "kg", hazard_classification: "extreme" };

  it("needs no location", () => {
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
  ])("answers %j", (change, errors) => {
    expect(said(validateChemicalEdit({ ...right, ...change }))).toEqual(errors);
  });
});
