import type { Page } from "playwright";
import { expect } from "vitest";
import { drawnColours } from "./drawn-colours.ts";

/** Waits until React has hydrated a field that the server rendered: text typed earlier is lost. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const field = document.querySelector("[role=combobox]");
    return field !== null && Object.keys(field).some((key) => key.startsWith("__reactProps"));
  });
}

/** The role and name of an element that identifies each component. */
const PIECES = [
  ["combobox", /^Name, UN, CAS or formula/],
  ["article", /^Chlorine, ten-second card/],
  ["group", /^Full record/],
  ["article", /^Chlorine$/],
  ["form", /^Evacuation/],
  ["heading", /^Weather$/],
  ["region", /^Map of the zones/],
  ["heading", /^Safety Checklists/],
  ["region", /^Navigation/],
  ["region", /^Map of businesses and hydrants/],
  ["radiogroup", /^Unit Conversion/],
  ["form", /^Incident Action Plan/],
  ["region", /^Possible reactions/],
  ["grid", /^Chemicals$/],
  ["article", /^Pier 9 warehouse/],
  ["article", /^Ammonia, anhydrous/],
  ["combobox", /^Address/],
] as const;

/** Finds an element of each component, calculates a plume, and waits for its map. */
export async function drawsEveryPiece(page: Page): Promise<void> {
  await page.getByRole("article", { name: /^Chlorine, ten-second card/ }).waitFor();
  for (const [role, name] of PIECES) {
    expect.soft(await page.getByRole(role, { name }).count(), `${role} ${name.source}`).toBeGreaterThan(0);
  }
  const plume = page.locator(".placard-plume");
  await plume.getByRole("button", { name: "Calculate", exact: true }).click();
  await plume.getByRole("grid", { name: /Zones/ }).waitFor();
  await plume.getByRole("img", { name: /^Crosswind concentration at/ }).waitFor();
  const map = plume.locator("canvas");
  await map.scrollIntoViewIfNeeded();
  await plume.getByText(/^AEGL-2 · /).waitFor();
  await expect.poll(() => page.getByText("Map not showing yet.").count()).toBe(0);
  await expect.poll(() => drawnColours(map)).toBeGreaterThan(12);
}
