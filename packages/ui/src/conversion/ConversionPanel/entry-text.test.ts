import { validateChemicalConversion, validateTurnBack, type FieldErrors } from "@placard/hazmat-core/business";
import { expect, it } from "vitest";
import { en } from "../../messages/en.ts";
import { entryText } from "./entry-text.ts";

const { problems } = en.conversion;
const codes = (errors: FieldErrors) => Object.values(errors).flatMap((wrong) => (wrong === undefined ? [] : [wrong]));

const found = [
  validateChemicalConversion({}),
  validateChemicalConversion({ chem_name: "x", mg_m3: "1", ppm: "1" }),
  validateChemicalConversion({ chem_name: "x", mg_m3: "-1" }),
  validateChemicalConversion({ chem_name: "x", ppm: "-1", temp_c: "-300", pressure_mb: "0" }),
  validateTurnBack({}),
  validateTurnBack({ chem_name: "x", sensorCorrectionFactor: "0" }),
].flatMap(codes);

it("has a text for each problem found by the rules, and no other", () => {
  expect(new Set(found.map(({ code }) => code))).toEqual(new Set(Object.keys(problems)));
  for (const wrong of found) expect(entryText(wrong, problems)).not.toBe(wrong.code);
});
