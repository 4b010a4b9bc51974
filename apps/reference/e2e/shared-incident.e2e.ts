import { createClient } from "@placard/api-client";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser } from "./browser.ts";
import {
  atTablet,
  calculateChlorine,
  endIncident,
  makeCrew,
  module,
  openChecklist,
  openIncident,
  setTick,
  zonesOf,
} from "./crew.ts";
import type { Account } from "./signed-in.ts";
import { startProduct, type Product } from "./product.ts";

/** One incident with two users of a department, each in their own browser. */

const TITLE = "Chlorine, Pier Road";
const FALSE_ALARM = "Smell at the school";

let product: Product;
let browser: Browser;
let crew: readonly [Account, Account];

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  crew = await makeCrew(product);
});

afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

const logButton = (page: Page) => page.getByRole("region", { name: TITLE }).getByRole("button", { name: /^Log/ });
const log = (page: Page) => page.getByRole("region", { name: "Incident log" });
const line = (page: Page, words: string | RegExp) => log(page).getByRole("listitem").filter({ hasText: words });

it("shows both members the same people, log, checks, zones and plan, even after a network cut and the end", async () => {
  await using first = await atTablet(browser, product, crew[0]);
  await using second = await atTablet(browser, product, crew[1], "block");
  const [a, b] = [first.page, second.page];
  await a.getByText("Chemical data ready").waitFor();

  // The second user immediately sees opened and ended incidents without a reload, and joins.
  const joinOf = (title: string) => b.getByRole("button", { name: `Join: ${title}` });
  await openIncident(a, FALSE_ALARM);
  await joinOf(FALSE_ALARM).waitFor();
  await endIncident(a);
  await joinOf(FALSE_ALARM).waitFor({ state: "detached" });
  await openIncident(a, TITLE);
  await joinOf(TITLE).click();
  await b.getByRole("region", { name: TITLE }).waitFor();
  await logButton(a).click();
  await log(a).getByText("2 people online").waitFor();
  await line(a, "Joined").filter({ hasText: "Robin Chase" }).waitFor();

  // A benchmark and a note.
  await logButton(b).click();
  await log(b).getByRole("button", { name: "Arrived" }).click();
  await line(a, "Arrived").waitFor();
  await log(a).getByRole("textbox", { name: "Note" }).fill("Smell at the gate");
  await log(a).getByRole("textbox", { name: "Note" }).press("Enter");
  await line(b, "Smell at the gate").waitFor();
  await a.keyboard.press("Escape");
  await b.keyboard.press("Escape");

  // A team enters. The alarm reaches the user on another page, and "Out" ends it for both.
  await b.getByRole("button", { name: "Entry teams" }).click();
  await b.getByRole("textbox", { name: "Team members" }).fill("A. Roy, B. Chen");
  await b.getByRole("button", { name: "Start entry" }).click();
  await b.keyboard.press("Escape");
  await a.getByRole("timer", { name: "Entry 1: time in the hot zone" }).waitFor();
  await a.getByRole("button", { name: "Back", exact: true }).click();
  const alarms = a.getByRole("region", { name: "Entry teams in other incidents" });
  await alarms.getByText(`Entry 1, ${TITLE}`).waitFor();
  await alarms.getByRole("button", { name: /Open the incident$/ }).click();
  await a.getByRole("button", { name: "End", exact: true }).click();
  const step = a.getByRole("alertdialog", { name: "A team is still in the hot zone" });
  await step.getByRole("button", { name: "All out" }).click();
  await b.getByRole("timer", { name: /^Entry 1/ }).waitFor({ state: "detached" });

  // Checks and unchecks an item.
  const [itemsHere, itemsThere] = [await openChecklist(a), await openChecklist(b)];
  await setTick(itemsHere.first(), true);
  await b.getByRole("dialog").locator("label[data-selected]").first().waitFor();
  await setTick(itemsThere.first(), false);
  await a.getByRole("dialog").locator("label[data-selected]").first().waitFor({ state: "detached" });
  await a.keyboard.press("Escape");
  await b.keyboard.press("Escape");

  // Zones: the second user sees the same figures with the name of the first user, and again after a reload.
  await module(b, "Evacuation / Plume").click();
  await b.getByRole("button", { name: "Calculate" }).waitFor();
  await calculateChlorine(a, "1");
  await b.getByText(/^Calculated by/).waitFor();
  expect(await zonesOf(b)).toBe(await zonesOf(a));
  expect(await b.getByLabel(/Emission rate/).inputValue()).toBe("1");
  await a.reload();
  await a.getByRole("grid", { name: /Zones/ }).first().waitFor();
  expect(await zonesOf(a)).toBe(await zonesOf(b));

  // The plan.
  await module(b, "Incident Action Plan (IAP)").click();
  await b.getByRole("textbox", { name: "Objectives" }).waitFor();
  await module(a, "Incident Action Plan (IAP)").click();
  await a.getByRole("textbox", { name: "Objectives" }).fill("Account for all people.");
  await a.getByRole("button", { name: "Save plan" }).click();
  await expect.poll(() => b.getByRole("textbox", { name: "Objectives" }).inputValue()).toBe("Account for all people.");

  // One network is cut: the changes of both sides are merged afterwards, once and in order.
  await second.context.setOffline(true);
  await logButton(b).click();
  for (const words of ["offline one", "offline two"]) {
    await log(b).getByRole("textbox", { name: "Note" }).fill(words);
    await log(b).getByRole("textbox", { name: "Note" }).press("Enter");
    await line(b, words).getByText("Waiting to send").waitFor();
  }
  await logButton(a).click();
  await log(a).getByRole("textbox", { name: "Note" }).fill("meanwhile here");
  await log(a).getByRole("textbox", { name: "Note" }).press("Enter");
  await expect.poll(() => notesOnServer(a)).toContain("meanwhile here"); // before the notes of the other device
  await second.context.setOffline(false);
  await line(b, "meanwhile here").waitFor();
  await line(a, "offline two").waitFor();

  // The incident ends on another device while this one is offline: it stays readable, and entries written here are
  // sent.
  await second.context.setOffline(true);
  await log(b).getByRole("textbox", { name: "Note" }).fill("written before the end was known");
  await log(b).getByRole("textbox", { name: "Note" }).press("Enter");
  await line(b, "written before the end was known").waitFor();
  await a.keyboard.press("Escape");
  await a.getByRole("button", { name: "End", exact: true }).click();
  await a.getByRole("alertdialog").getByRole("button", { name: "End" }).click();
  await a.waitForURL("**/responder");
  await second.context.setOffline(false);
  await b.getByText("Ended. Nothing more is logged").waitFor();
  await expect.poll(async () => (await notesOnServer(a)).at(-1)).toMatch(/before the end/);
  expect(await notesOnServer(a)).toEqual(NOTES);
});

/** The notes on the server: each once, those of one device in the order of creation. */
const NOTES = ["Smell at the gate", "meanwhile here", "offline one", "offline two", "written before the end was known"];

async function notesOnServer(page: Page): Promise<readonly string[]> {
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const client = createClient({ baseUrl: product.url, headers: { cookie } });
  const { user } = await client.session.getSession();
  if (user?.userType !== "responder") throw new Error("Nobody is signed in.");
  const { incidents } = await client.incidents.getDepartmentIncidents({
    params: { department_id: user.department_id },
  });
  const incident_id = incidents.find(({ title }) => title === TITLE)?.incident_id ?? 0;
  const { entries } = await client.incidents.getIncidentLog({ params: { incident_id } });
  return entries.flatMap(({ action_data }) => (typeof action_data["text"] === "string" ? [action_data["text"]] : []));
}
