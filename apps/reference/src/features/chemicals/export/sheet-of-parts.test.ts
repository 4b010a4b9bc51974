import { createCaller, type InventoryChemical } from "@placard/api-client";
import { getChemicalsByBusiness, getInventorySummary } from "@placard/api-client/internal";
import { describe, expect, it } from "vitest";
import { chemicalParts, allChemicals, type LoadProgress } from "../../../lib/api/all-chemicals.ts";
import { answeringFetch } from "../../../test/answering-fetch.ts";
import { inventorySheet, inventorySheetOf } from "./inventory-sheet.ts";

const [sample] = getChemicalsByBusiness.response.parse(getChemicalsByBusiness.example.response).chemicals;
const named = (id: number, name: string): InventoryChemical => {
  if (sample === undefined) throw new Error("The contract's example holds no chemical.");
  return { ...sample, id, name };
};

/** A server whose inventory changes between two pages: the row that was read first gets a name that sorts last. */
function changingRecord(rows: InventoryChemical[]) {
  const requested: string[] = [];
  const { fetch } = answeringFetch({
    "GET /get-inventory-summary/3": { ...getInventorySummary.example.response, chemicals: rows.length },
    "GET /get-chemicals-by-business/3": (query) => {
      requested.push(query.toString());
      const after = Number(query.get("cursor") ?? 0);
      const left = rows.filter(({ id }) => id > after).toSorted((a, b) => a.id - b.id);
      const chemicals = left.slice(0, 2);
      rows[0] = named(1, "Zinc");
      return { chemicals, ...(left.length > 2 && { next_cursor: String(chemicals.at(-1)?.id) }) };
    },
  });
  return { api: createCaller({ fetch }), requested };
}

const record = () => [
  named(1, "Acetone"),
  named(2, "Xylene"),
  named(3, "Bleach"),
  named(4, "Acetone"),
  named(5, "Dye"),
];

describe("an export of an inventory that changes while it is loaded", () => {
  it("contains each row once, sorted by name, and reports progress", async () => {
    const { api, requested } = changingRecord(record());
    const reported: LoadProgress[] = [];
    const { signal } = new AbortController();
    const rows = await allChemicals(api, { businessId: 3, signal, onProgress: (soFar) => reported.push(soFar) });
    expect(rows.map(({ id }) => id)).toEqual([1, 4, 3, 5, 2]);
    expect(reported).toEqual([0, 2, 4].map((done) => ({ done, all: 5 })));
    expect(requested).toEqual(["", "&cursor=2", "&cursor=4"].map((rest) => `order=id&limit=1000${rest}`));
  });

  it("equals an export of the complete list", async () => {
    const { signal } = new AbortController();
    const parts = chemicalParts(changingRecord(record()).api, { businessId: 3, signal, onProgress: () => undefined });
    const [one, two, three, four, five] = record();
    if (!one || !two || !three || !four || !five) throw new Error("The record is empty.");
    expect(await inventorySheetOf(parts)).toEqual(inventorySheet([one, four, three, five, two]));
  });

  it("stops loading when cancelled", async () => {
    const { api, requested } = changingRecord(record());
    const controller = new AbortController();
    const reading = allChemicals(api, {
      businessId: 3,
      signal: controller.signal,
      onProgress: ({ done }) => done > 0 && controller.abort(),
    });
    await expect(reading).rejects.toThrow(/abort/i);
    expect(requested.length).toBeLessThan(3);
  });
});
