import { createClient } from "@placard/api-client";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newVisitor, openBrowser, type Visitor } from "./browser.ts";
import { setTick } from "./crew.ts";
import { startProduct, type Product } from "./product.ts";

/** One incident, two people of a department, each at a browser of their own. */

const TITLE = "Chlorine, Pier Road";
/** How long another device may take to show a change: well under a second, but on a machine that is busy with other tests. */
const SOON = 5000;
/** And zones, which that device works out by itself. */
const MODELLED = 60_000;

let product: Product;
let browser: Browser;
let accounts: readonly { readonly email: string; readonly password: string }[];

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  const { demo } = await createClient({ baseUrl: product.url }).service.getConfig();
  const admin = demo?.sign_ins.find(({ kind }) => kind === "responder");
  if (admin === undefined) throw new Error("The demo has no responder.");
  accounts = [admin, await addMember(admin)];
});

afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

/** A second person of the department. */
async function addMember(admin: (typeof accounts)[number]) {
  const cookies: string[] = [];
  const client = createClient({
    baseUrl: product.url,
    session: { load: () => cookies.at(-1) ?? null, save: (text) => void cookies.push(text ?? "") },
  });
  await client.session.loginResponder({ body: admin });
  const { user } = await client.session.getSession();
  if (user?.userType !== "responder") throw new Error("Nobody is signed in.");
  const member = { email: "robin.chase@crew.example", password: "Harbour-Crew-2026" };
  const temporary = { ...member, password: "Told-by-the-chief" };
  const body = { ...temporary, name: "Robin Chase", department_id: user.department_id };
  await client.registration.insertResponderUser({ body });
  await client.session.loginResponder({ body: temporary });
  await client.session.changePassword({
    body: { current_password: temporary.password, password: member.password },
  });
  return member;
}

async function responder(account: (typeof accounts)[number]): Promise<Visitor> {
  const visitor = await newVisitor(browser, product.url, undefined, [/.*/]);
  const { page } = visitor;
  await page.goto("/login");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL("**/responder");
  return visitor;
}

const module = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Modules" }).getByRole("button", { name });
const logButton = (page: Page) => page.getByRole("region", { name: TITLE }).getByRole("button", { name: /^Log/ });
const log = (page: Page) => page.getByRole("region", { name: "Incident log" });
const line = (page: Page, words: string | RegExp) => log(page).getByRole("listitem").filter({ hasText: words });

async function calculateChlorine(page: Page, rate: string): Promise<void> {
  await module(page, "Evacuation / Plume").click();
  await page.getByRole("combobox", { name: "Chemical name" }).fill("Chlorine");
  await page
    .getByRole("option", { name: /^Chlorine/ })
    .first()
    .click();
  await page.getByRole("combobox", { name: "Incident address" }).fill("44.6652, -63.5677");
  await page.getByRole("option").first().click();
  await page.getByLabel(/Emission rate/).fill(rate);
  await page.getByLabel(/Emission height/).fill("0");
  await page.getByText("Gas", { exact: true }).click();
  await page.getByRole("textbox", { name: /Wind speed/ }).fill("18");
  await page.getByRole("textbox", { name: "Wind from" }).fill("225");
  await page.getByLabel(/Air temperature/).fill("11");
  await page.getByRole("button", { name: /^Stability class/ }).click();
  await page.getByRole("option", { name: /^D/ }).click();
  await page.getByRole("button", { name: "Calculate" }).click();
  await page.getByText("Calculation Complete").first().waitFor({ timeout: MODELLED });
}

const zonesOf = (page: Page) => page.getByRole("grid", { name: /Zones/ }).first().innerText();

async function openGuide(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Checklist", exact: true }).click();
  await page.getByRole("button", { name: /Reference guide/ }).click();
  await page.getByRole("option").first().click();
  await page.getByRole("checkbox").first().waitFor({ state: "attached" });
}

it("is one and the same for both: who is here, log, checks, zones and plan, over a cut of the network and the end", async () => {
  const [one, other] = accounts;
  if (one === undefined || other === undefined) throw new Error("There are not two people.");
  await using first = await responder(one);
  await using second = await responder(other);
  const [a, b] = [first.page, second.page];
  await a.getByText("Chemistry data ready").waitFor();
  await a.getByRole("button", { name: /^New Incident/ }).click();
  await a.getByLabel("Incident title").fill(TITLE);
  await a.getByRole("button", { name: "Create Incident" }).click();
  await a.waitForURL("**/responder/dashboard**");

  // The other one sees it among the open ones without a reload, and joins.
  await b.getByRole("button", { name: `Join: ${TITLE}` }).click({ timeout: 30_000 });
  await b.getByRole("region", { name: TITLE }).waitFor();
  await logButton(a).click();
  await log(a).getByText("2 people are here").waitFor();
  await line(a, "Joined").filter({ hasText: "Robin Chase" }).waitFor();

  // A benchmark and a note.
  await logButton(b).click();
  await log(b).getByRole("button", { name: "Arrived" }).click();
  await line(a, "Arrived").waitFor({ timeout: SOON });
  await log(a).getByRole("textbox", { name: "Note" }).fill("Smell at the gate");
  await log(a).getByRole("textbox", { name: "Note" }).press("Enter");
  await line(b, "Smell at the gate").waitFor({ timeout: SOON });
  await a.keyboard.press("Escape");
  await b.keyboard.press("Escape");

  // A check, and its taking back.
  await openGuide(a);
  await openGuide(b);
  await setTick(a.getByRole("checkbox").first(), true);
  await b.getByRole("dialog").locator("label[data-selected]").first().waitFor({ timeout: SOON });
  await setTick(b.getByRole("checkbox").first(), false);
  await a.getByRole("dialog").locator("label[data-selected]").first().waitFor({ state: "detached", timeout: SOON });
  await a.keyboard.press("Escape");
  await b.keyboard.press("Escape");

  // Zones: the other one sees the same figures, with whose they are, and finds them again after a reload.
  await module(b, "Evacuation / Plume").click();
  await b.getByRole("button", { name: "Calculate" }).waitFor();
  await calculateChlorine(a, "1");
  await b.getByText(/^Calculated by/).waitFor({ timeout: MODELLED });
  expect(await zonesOf(b)).toBe(await zonesOf(a));
  expect(await b.getByLabel(/Emission rate/).inputValue()).toBe("1");
  await a.reload();
  await a.getByRole("grid", { name: /Zones/ }).first().waitFor({ timeout: MODELLED });
  expect(await zonesOf(a)).toBe(await zonesOf(b));

  // The plan.
  await module(b, "Incident Action Plan (IAP)").click();
  await b.getByRole("textbox", { name: "Objectives" }).waitFor();
  await module(a, "Incident Action Plan (IAP)").click();
  await a.getByRole("textbox", { name: "Objectives" }).fill("Account for all people.");
  await a.getByRole("button", { name: "Save plan" }).click();
  await expect
    .poll(() => b.getByRole("textbox", { name: "Objectives" }).inputValue(), { timeout: 5000 })
    .toBe("Account for all people.");

  // One network is cut: what is done on both sides meets afterwards, once and in order.
  await second.context.setOffline(true);
  await logButton(b).click();
  for (const words of ["offline one", "offline two"]) {
    await log(b).getByRole("textbox", { name: "Note" }).fill(words);
    await log(b).getByRole("textbox", { name: "Note" }).press("Enter");
    await line(b, words).getByText("Waits to be sent").waitFor();
  }
  await logButton(a).click();
  await log(a).getByRole("textbox", { name: "Note" }).fill("meanwhile here");
  await log(a).getByRole("textbox", { name: "Note" }).press("Enter");
  await line(a, "meanwhile here").waitFor();
  await second.context.setOffline(false);
  await line(b, "meanwhile here").waitFor({ timeout: 30_000 });
  await line(a, "offline two").waitFor({ timeout: 30_000 });

  // The end, elsewhere, while this device is away again: it stays readable, and what it wrote is sent.
  await second.context.setOffline(true);
  await log(b).getByRole("textbox", { name: "Note" }).fill("written before the end was known");
  await log(b).getByRole("textbox", { name: "Note" }).press("Enter");
  await line(b, "written before the end was known").waitFor();
  await a.keyboard.press("Escape");
  await a.getByRole("button", { name: "End", exact: true }).click();
  await a.getByRole("alertdialog").getByRole("button", { name: "End" }).click();
  await a.waitForURL("**/responder");
  await second.context.setOffline(false);
  await b.getByText("Ended. Nothing more is logged").waitFor({ timeout: 30_000 });
  await expect.poll(async () => (await notesOnServer(a)).at(-1), { timeout: 30_000 }).toMatch(/before the end/);
  expect(await notesOnServer(a)).toEqual(NOTES);
});

/** As the server holds them: each once, those of one device in the order in which they were made. */
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
