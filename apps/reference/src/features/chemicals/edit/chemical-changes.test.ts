import { type InventoryChemical } from "@placard/api-client";
import { getChemicalsByBusiness } from "@placard/api-client/internal";
import { describe, expect, it } from "vitest";
import { changesOf, editValuesOf, stockOf } from "./chemical-changes.ts";

const [sample] = getChemicalsByBusiness.response.parse(getChemicalsByBusiness.example.response).chemicals;
if (sample === undefined) throw new Error("The contract's example holds no chemical.");
const ammonia: InventoryChemical = {
  ...sample,
  hazard_classification: "2.3",
  hazard_level: "extreme",
  is_classified: true,
  version: 4,
};

describe("changesOf", () => {
  it("keeps the stored class when only the quantity is changed", () => {
    const changes = changesOf(ammonia, { ...editValuesOf(ammonia), quantity: "900.25" });
    expect(changes).toMatchObject({ quantity: 900.25, version: 4 });
    expect(changes).not.toHaveProperty("hazard_classification");
  });

  it("keeps packing group and flash point as stored and clears emptied fields", () => {
    const thinner = {
      ...ammonia,
      packing_group: "II",
      flash_point: { value: 23, unit: "C", bound: "below", method: "closed_cup" },
    } as const;
    const values = editValuesOf(thinner);
    expect(values).toMatchObject({ packing_group: "II", flash_point: "< 23 °C c.c." });
    expect(changesOf(thinner, values)).toMatchObject({ packing_group: "II", flash_point: thinner.flash_point });
    const emptied = { ...values, packing_group: "", flash_point: " " };
    expect(changesOf(thinner, emptied)).toMatchObject({ packing_group: null, flash_point: null });
  });

  it("sends a level that differs from the stored one", () => {
    expect(changesOf(ammonia, { ...editValuesOf(ammonia), hazard_classification: "high" })).toMatchObject({
      hazard_classification: "high",
    });
  });

  it("does not turn an unknown classification into low", () => {
    const unknown = { ...ammonia, hazard_classification: null, hazard_level: null, is_classified: false } as const;
    expect(editValuesOf(unknown).hazard_classification).toBe("");
    expect(stockOf(unknown, editValuesOf(unknown)).classification).toBeNull();
    expect(changesOf(unknown, editValuesOf(unknown))).not.toHaveProperty("hazard_classification");
    expect(changesOf(unknown, { ...editValuesOf(unknown), hazard_classification: "low" })).toMatchObject({
      hazard_classification: "low",
    });
  });

  it("does not send a derived level as if someone had chosen it", () => {
    const chlorine = { ...ammonia, un_number: "1017", hazard_classification: null } as const;
    expect(changesOf(chlorine, editValuesOf(chlorine))).not.toHaveProperty("hazard_classification");
  });

  it("sends the chosen level if the number that gave the same level is removed", () => {
    const chlorine = { ...ammonia, un_number: "1017", hazard_classification: null } as const;
    const values = { ...editValuesOf(chlorine), un_number: "", hazard_classification: "extreme" };
    expect(changesOf(chlorine, values)).toMatchObject({ un_number: "", hazard_classification: "extreme" });
  });

  it("keeps the stored class if its own level is chosen again", () => {
    const values = { ...editValuesOf(ammonia), hazard_classification: "extreme" };
    expect(changesOf(ammonia, values)).not.toHaveProperty("hazard_classification");
  });

  it("derives the level from the values that will be stored", () => {
    const values = { ...editValuesOf(ammonia), un_number: " 1017 ", hazard_classification: "high" };
    expect(stockOf(ammonia, values)).toEqual({ classification: "high", unNumber: "1017", casNumber: "7664-41-7" });
    expect(stockOf(ammonia, editValuesOf(ammonia)).classification).toBe("2.3");
  });

  it("sends manufacturer and storage vessel, and clears removed ones", () => {
    const stored = {
      ...ammonia,
      storage_vessel: "Receiver",
      quantity_per_vessel: "600 kg",
      manufacturer: "Basin Gases",
    };
    expect(
      changesOf(stored, { ...editValuesOf(stored), manufacturer: " Cove Gases ", storage_vessel: "" }),
    ).toMatchObject({
      manufacturer: "Cove Gases",
      storage_vessel: "",
      quantity_per_vessel: "600 kg",
    });
  });

  it("clears a UN number that was removed", () => {
    expect(changesOf(ammonia, { ...editValuesOf(ammonia), un_number: " " })).toMatchObject({ un_number: "" });
  });

  it("returns nothing without a readable quantity", () => {
    expect(changesOf(ammonia, { ...editValuesOf(ammonia), quantity: "1,500" })).toBeNull();
  });
});
