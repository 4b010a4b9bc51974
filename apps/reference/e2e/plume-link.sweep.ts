import type { Page } from "playwright";
import { beforeAll, expect, it } from "vitest";
import { newVisitor } from "./browser.ts";
import { atTablet, calculateChlorine, makeCrew, module, openQuickSearch, zonesOf } from "./crew.ts";
import { openProduct } from "./opening.ts";
import { enter, type Account } from "./signed-in.ts";

/** A calculation is shared as a link from one browser to another, which recalculates it. */

const opening = openProduct();
let crew: readonly [Account, Account];
beforeAll(async () => {
  crew = await makeCrew(opening.product);
});

const INPUTS = [/Emission rate/, /Emission height/, /Wind speed/, "Wind from", /Air temperature/] as const;

/** Form values and the text of the result. */
async function standing(page: Page) {
  const zones = await zonesOf(page);
  const tab = page.getByRole("tab", { name: "Inputs" });
  if ((await tab.count()) > 0) await tab.click();
  const value = async (label: string | RegExp) => page.getByRole("textbox", { name: label }).inputValue();
  const chosen = async (name: string) => page.getByRole("combobox", { name }).inputValue();
  return {
    zones,
    substance: await chosen("Chemical name"),
    place: await chosen("Incident address"),
    figures: await Promise.all(INPUTS.map(value)),
    isGas: await page.getByRole("radio", { name: "Gas" }).isChecked(),
  };
}

it("asks for sign-in, then shows the same zones, inputs and figures marked as recalculated", async () => {
  await using first = await atTablet(opening.browser, opening.product, crew[0]);
  await openQuickSearch(first.page);
  await calculateChlorine(first.page, "1");
  await first.page.waitForURL(/[?&]plume=/);
  const link = first.page.url();
  const there = await standing(first.page);
  expect(there.zones).toMatch(/AEGL-2/);
  await expect.poll(() => first.page.getByText(/^From a link/).count()).toBe(0);

  // The other browser has no session: the link waits for the sign-in and shows nothing before.
  await using second = await newVisitor(opening.browser, opening.product.url, undefined, [/.*/]);
  const { page } = second;
  await page.goto(link);
  await page.waitForURL("**/login**");
  expect(await page.getByRole("grid", { name: /Zones/ }).count()).toBe(0);
  expect(await page.locator("body").innerText()).not.toMatch(/Chlorine/);

  await enter(page, crew[1]);
  await page.waitForURL(/[?&]plume=/);
  expect(new URL(page.url()).searchParams.get("plume")).toBe(new URL(link).searchParams.get("plume"));
  await page.getByText(/^From a link\. Recalculated on this device as of .*, with weather from /).waitFor();
  expect(await standing(page)).toEqual(there);

  // The second user's calculation is separate: it changes their URL, and the first user's stays.
  await page.getByRole("textbox", { name: /Emission rate/ }).fill("3");
  await page.getByRole("button", { name: "Calculate" }).click();
  await page.getByText(/^From a link/).waitFor({ state: "detached" });
  await expect.poll(() => page.url()).not.toBe(link);
  expect(await zonesOf(page)).not.toBe(there.zones);
  await module(first.page, "Chemical Search").click();
  await module(first.page, "Evacuation / Plume").click();
  expect(await zonesOf(first.page)).toBe(there.zones);
}, 240_000);
