import { expect, it } from "vitest";
import { bundledChemicalSource } from "../ports/bundled-chemical-source.ts";
import { chemicalKey } from "../identity/chemical-key.ts";
import { nameByNumber, shortShippingName } from "./name-by-number.ts";

it.each([
  ["Hydrochloric acid", "Hydrochloric acid"],
  ["Sulfuric acid, fuming with less than 30 percent free sulfur trioxide", "Sulfuric acid, fuming"],
  ["Carbon dioxide, solid or Dry ice", "Carbon dioxide, solid"],
  ["Isobutane see also Petroleum gases, liquefied", "Isobutane"],
  ["Propane, see also Petroleum gases, liquefied", "Propane"],
  ["Nitrogen, refrigerated liquid (cryogenic liquid)", "Nitrogen, refrigerated liquid"],
  ["Ammonia solution, relative density less than 0.880 at 15 degrees C in water", "Ammonia solution"],
])("%s is named %s", (printed, name) => {
  expect(shortShippingName(printed)).toBe(name);
});

// 49 CFR 172.101
it.each([
  ["cas:7647-01-0", "UN1050", "Hydrogen chloride"],
  ["cas:7647-01-0", "UN1789", "Hydrochloric acid"],
  ["cas:7697-37-2", "UN2031", "Nitric acid"],
  ["cas:7697-37-2", "UN2032", "Nitric acid, red fuming"],
  ["cas:10034-85-2", "UN2197", "Hydrogen iodide, anhydrous"],
])("%s under %s is named %s", async (key, id, name) => {
  const record = await bundledChemicalSource().record(chemicalKey(key));
  const entry = record?.transport.find(({ unNumber }) => unNumber === id);
  expect(record && nameByNumber(record, entry ?? null)).toBe(name);
});

it("nameByNumber keeps the record's own name if no UN number is given, or no name is printed for it", async () => {
  const fluorine = await bundledChemicalSource().record("cas:7782-41-4");
  expect(fluorine && nameByNumber(fluorine, null)).toBe("Fluorine");
  expect(fluorine && nameByNumber(fluorine, fluorine.transport[1] ?? null)).toBe("Fluorine"); // UN9192 is no longer listed
});
