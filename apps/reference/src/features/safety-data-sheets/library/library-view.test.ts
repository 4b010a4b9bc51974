import { getChemicalsByBusiness, getSdsByBusiness } from "@placard/api-client";
import { expect, it } from "vitest";
import { chemicalsWithoutSheet, foundSheets, latestSheet, sheetDue } from "./library-view.ts";

const [sheet] = getSdsByBusiness.response.parse(getSdsByBusiness.example.response).sds;
const [chemical] = getChemicalsByBusiness.response.parse(getChemicalsByBusiness.example.response).chemicals;
if (sheet === undefined || chemical === undefined) throw new Error("The contract's examples hold no rows.");
const chlorine = { ...sheet, id: 1, chemical_id: 1, chemical_name: "Chlorine", created_at: "2026-11-12T10:00:00.000Z" };
const gasoline = { ...sheet, id: 2, chemical_id: 2, chemical_name: "Gasoline", created_at: "2026-11-20T10:00:00.000Z" };

it("finds by the chemical's name", () => {
  expect(foundSheets([chlorine, gasoline], " CHLOR ")).toEqual([chlorine]);
});

it("names the chemicals without a sheet, by name", () => {
  const stored = ["Chlorine", "Toluene", "Acetone"].map((name, index) => ({ ...chemical, id: index + 1, name }));
  expect(chemicalsWithoutSheet(stored, [chlorine]).map(({ name }) => name)).toEqual(["Acetone", "Toluene"]);
});

it("knows the sheet that was uploaded last", () => {
  expect(latestSheet([chlorine, gasoline])).toBe(gasoline);
  expect(latestSheet([])).toBeUndefined();
});

it("tells what is to be looked at by the day of the revision, not of the upload", () => {
  const now = new Date("2026-11-22T12:00:00Z");
  expect(sheetDue({ ...gasoline, revision_date: "2023-11-22" }, now)).toBe("past_review");
  expect(sheetDue({ ...gasoline, revision_date: "2023-11-23" }, now)).toBeNull();
  expect(sheetDue({ ...gasoline, revision_date: null }, now)).toBe("no_revision");
});
