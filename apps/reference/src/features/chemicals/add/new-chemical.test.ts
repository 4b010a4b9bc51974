import { bundledChemicalSource, unNumber, type ChemicalMatch } from "@placard/hazmat-core";
import { describe, expect, it } from "vitest";
import {
  chosenReference,
  filledBy,
  newChemicalOf,
  NO_CHEMICAL,
  typedForm,
  type NewChemicalValues,
} from "./new-chemical.ts";

const entered = { ...NO_CHEMICAL, name: "Chlorine", quantity: "1814", unit: "kg", location_id: "21" };

async function chlorine(): Promise<ChemicalMatch> {
  const [match] = await bundledChemicalSource().search("7782-50-5");
  if (match === undefined) throw new Error("The bundled reference does not hold chlorine.");
  return match;
}

describe("filledBy", () => {
  it("fills in the four digits and the class as printed in 49 CFR 172.101", async () => {
    expect(filledBy(await chlorine(), NO_CHEMICAL)).toMatchObject({
      name: "Chlorine",
      un_number: "1017",
      hazard_classification: "2.3 (5.1, 8)",
      cas_number: "7782-50-5",
    });
  });

  it("keeps a typed number if the reference has none, and removes a number it filled in itself", async () => {
    const unregulated = { ...(await chlorine()), unNumber: null, hazardClass: null };
    expect(filledBy(unregulated, { ...NO_CHEMICAL, un_number: "1017" }).un_number).toBe("1017");
    const filled: NewChemicalValues = { ...NO_CHEMICAL, ...filledBy(await chlorine(), NO_CHEMICAL) };
    expect(filledBy(unregulated, filled)).toMatchObject({ un_number: "", hazard_classification: "" });
  });
});

it("writes NA numbers with their prefix", () => {
  expect(typedForm(unNumber("NA9279"))).toBe("NA9279");
  expect(typedForm(unNumber("UN1017"))).toBe("1017");
});

describe("newChemicalOf", () => {
  it("omits blank fields and sends numbers as numbers", () => {
    expect(newChemicalOf(entered)).toEqual({ name: "Chlorine", quantity: 1814, unit: "kg", location_id: 21 });
  });

  it("sends the CAS number from its field, also with a name chosen by the business", () => {
    const chosen = { ...entered, cas_number: "7782-50-5", reference_key: "cas:7782-50-5", reference_name: "Chlorine" };
    expect(newChemicalOf(chosen)).toMatchObject({ cas_number: "7782-50-5" });
    expect(newChemicalOf({ ...chosen, name: "Tank 3" })).toMatchObject({ name: "Tank 3", cas_number: "7782-50-5" });
    expect(newChemicalOf({ ...chosen, cas_number: "" })).not.toHaveProperty("cas_number");
  });

  it("sends packing group and flash point as read, and omits unknown ones", () => {
    expect(newChemicalOf({ ...entered, packing_group: "I", flash_point: "below 73 °F, closed cup" })).toMatchObject({
      packing_group: "I",
      flash_point: { value: 73, unit: "F", bound: "below", method: "closed_cup" },
    });
  });

  it("returns nothing without a readable quantity", () => {
    expect(newChemicalOf({ ...entered, quantity: "many" })).toBeNull();
  });
});

describe("chosenReference", () => {
  it("names the transport entry that was searched for instead of the first one of the substance", async () => {
    const [solution] = await bundledChemicalSource().search("UN2672");
    if (solution === undefined) throw new Error("The bundled reference does not hold UN 2672.");
    const values = { ...NO_CHEMICAL, ...filledBy(solution, NO_CHEMICAL) };
    expect(chosenReference(values)).toEqual({ key: solution.key, unNumber: "UN2672", hazardClass: "8" });
  });

  it.each([[""], ["chlorine"]])("is null for the key %j", (reference_key) => {
    expect(chosenReference({ ...NO_CHEMICAL, reference_key })).toBeNull();
  });
});
