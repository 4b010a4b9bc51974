import { expect, it } from "vitest";
import { sheetKey } from "./sheet-key.ts";

const acetone = { name: "Acetone", un_number: "1090", cas_number: "67-64-1", manufacturer: "Acme" };
const acid = { name: "Hydrochloric acid 37%", un_number: "1789", cas_number: "7647-01-0", manufacturer: "Acme" };

it.each([
  ["another name of the same numbers", acetone, { ...acetone, name: "Propanone" }],
  ["other letters of the manufacturer", acetone, { ...acetone, manufacturer: " ACME " }],
  ["rows without numbers by their names", plainly("Pond  dye"), plainly("pond dye")],
])("gives equal keys for one data sheet: %s", (_title, one, other) => {
  expect(sheetKey(other)).toBe(sheetKey(one));
});

it.each([
  ["another manufacturer", acetone, { ...acetone, manufacturer: "Bravo" }],
  ["another CAS number", acetone, { ...acetone, cas_number: "67-63-0" }],
  ["another UN number of the same CAS number", acid, { ...acid, un_number: "1050" }],
  ["another strength", acid, { ...acid, name: "Hydrochloric acid 10%" }],
  ["rows without a CAS number of other names", plainly("Pond dye"), plainly("Wood dye")],
])("gives different keys for %s", (_title, one, other) => {
  expect(sheetKey(other)).not.toBe(sheetKey(one));
});

it("returns null for a row without a manufacturer", () => {
  expect(sheetKey({ ...acetone, manufacturer: null })).toBeNull();
  expect(sheetKey({ ...acetone, manufacturer: " " })).toBeNull();
});

function plainly(name: string) {
  return { name, un_number: null, cas_number: null, manufacturer: "Acme" };
}
