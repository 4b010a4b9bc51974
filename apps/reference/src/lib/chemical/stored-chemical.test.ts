import { type InventoryChemical } from "@placard/api-client";
import { getChemicalsByBusiness } from "@placard/api-client/internal";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { storedLevel } from "../../messages/en/inventory/stored-level.ts";
import { storedChemical } from "./stored-chemical.tsx";

const [example] = getChemicalsByBusiness.response.parse(getChemicalsByBusiness.example.response).chemicals;
if (example === undefined) throw new Error("The contract's example holds no chemical.");

// The language of the page.
beforeAll(() => vi.stubGlobal("window", { document: { documentElement: { lang: "en" } } }));
afterAll(() => vi.unstubAllGlobals());

const notesOf = (hazard_level: "high" | "extreme", others: InventoryChemical["level_basis"]["others"]) =>
  storedChemical(
    {
      ...example,
      hazard_level,
      level_basis: {
        kind: "un",
        text: "Derived from 49 CFR 172.101, UN1789.",
        source: { key: "49CFR172.101", locator: "UN1789", mark: "derived" },
        others,
      },
    },
    { location: "Plant", now: new Date("2026-03-01"), standing: new Map() },
    storedLevel,
  ).levelNotes;

it("warns if another form of the substance is rated higher than the stored one", () => {
  const gas = { level: "extreme", basis: "UN1050. This is for another form of the substance." } as const;
  expect(notesOf("high", [gas])).toEqual([
    "Another form with the same CAS number is rated extreme",
    "Derived from 49 CFR 172.101, UN1789",
  ]);
});

it("does not warn about a lower-rated form", () => {
  expect(notesOf("extreme", [{ level: "low", basis: "Level entered as low." }])).toEqual([
    "Derived from 49 CFR 172.101, UN1789",
  ]);
});
