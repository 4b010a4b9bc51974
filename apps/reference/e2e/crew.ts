import { createClient } from "@placard/api-client";
import type { Browser, Locator, Page } from "playwright";
import { expect } from "vitest";
import { newVisitor, type Visitor } from "./browser.ts";
import type { Product } from "./product.ts";
import { entrancePicture } from "./sample-files.ts";

/** Two people of one department, and what they do at their tablets. */

export interface Account {
  readonly email: string;
  readonly password: string;
}

export async function demoResponder(product: Product): Promise<Account> {
  const { demo } = await createClient({ baseUrl: product.url }).service.getConfig();
  const found = demo?.sign_ins.find(({ kind }) => kind === "responder");
  if (found === undefined) throw new Error("The demo has no responder.");
  return found;
}

/** The demo's responder, and a second person of the same department. */
export async function makeCrew(product: Product): Promise<readonly [Account, Account]> {
  const admin = await demoResponder(product);
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
  return [admin, member];
}

/** A responder at a tablet of their own. Without a network a browser complains in its console. */
export async function atTablet(browser: Browser, product: Product, account: Account): Promise<Visitor> {
  const visitor = await newVisitor(browser, product.url, undefined, [/.*/]);
  await signIn(visitor.page, account);
  return visitor;
}

export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL("**/responder");
}

/** The first visit is over when the strip says so. */
export async function isReady(page: Page): Promise<void> {
  await page.getByText("Ready without a network").waitFor({ timeout: 90_000 });
}

export async function openIncident(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: /^New Incident/ }).click();
  await page.getByLabel("Incident title").fill(title);
  await page.getByRole("button", { name: "Create Incident" }).click();
  await page.getByRole("region", { name: title }).waitFor();
}

export async function endIncident(page: Page): Promise<void> {
  await page.getByRole("button", { name: "End", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End" }).click();
  await page.waitForURL("**/responder");
}

export const module = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Modules" }).getByRole("button", { name });

const log = (page: Page) => page.getByRole("region", { name: "Incident log" });

export async function writeNote(page: Page, title: string, words: string): Promise<void> {
  await page.getByRole("region", { name: title }).getByRole("button", { name: /^Log/ }).click();
  await log(page).getByRole("textbox", { name: "Note" }).fill(words);
  await log(page).getByRole("textbox", { name: "Note" }).press("Enter");
  await log(page).getByRole("listitem").filter({ hasText: words }).first().waitFor();
  await page.keyboard.press("Escape");
  await log(page).waitFor({ state: "detached" });
}

/** A photo of the log, once it is drawn. */
export async function photoOf(page: Page, title: string, caption: string): Promise<{ readonly widthPx: number }> {
  await page.getByRole("region", { name: title }).getByRole("button", { name: /^Log/ }).click();
  const photo = log(page).getByRole("img", { name: caption });
  await photo.scrollIntoViewIfNeeded();
  const isDrawn = (img: SVGElement | HTMLElement) => img instanceof HTMLImageElement && img.naturalWidth;
  await expect.poll(() => photo.evaluate(isDrawn), { timeout: 20_000 }).toBeGreaterThan(0);
  const widthPx = Number(await photo.evaluate(isDrawn));
  await log(page).getByRole("button", { name: "Close" }).click();
  await log(page).waitFor({ state: "detached" });
  return { widthPx };
}

/** Takes a photo with words. */
export async function takePhoto(page: Page, title: string, caption: string): Promise<void> {
  await page.getByRole("region", { name: title }).getByRole("button", { name: /^Log/ }).click();
  await log(page).getByRole("textbox", { name: "Note" }).fill(caption);
  const choosing = page.waitForEvent("filechooser");
  await log(page).getByRole("button", { name: "Photo" }).click();
  await (await choosing).setFiles(entrancePicture);
  await log(page).getByRole("listitem").filter({ hasText: caption }).first().waitFor();
  await page.keyboard.press("Escape");
  await log(page).waitFor({ state: "detached" });
}

export async function searchFor(page: Page, text: string, name: RegExp): Promise<void> {
  await module(page, "Chemical Search").click();
  await page.getByRole("combobox", { name: "Name, UN, CAS or formula" }).fill(text);
  await page.getByRole("article", { name }).waitFor();
}

/** Models chlorine at the harbour in a south-westerly, class D. */
export async function calculateChlorine(page: Page, rate: string): Promise<void> {
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
  await page.getByText("Calculation Complete").first().waitFor({ timeout: 60_000 });
}

/** Zone, reach and width of each row. Which sites lie inside stands behind them where the sites could be read. */
export const zonesOf = async (page: Page): Promise<string> => {
  const zones = page.getByRole("grid", { name: /Zones/ }).first();
  await zones.waitFor({ timeout: 60_000 });
  const rows = await zones.getByRole("row").allInnerTexts();
  return rows.map((row) => row.split("\t").slice(0, 3).join(" ").trim()).join("\n");
};

/** The items of the first checklist, opened. */
export async function openChecklist(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Checklist", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Safety Checklists" });
  const items = panel.getByRole("checkbox");
  const guide = panel.getByRole("button", { name: /Reference guide/ });
  await guide.waitFor();
  // A guide that was open opens again.
  if ((await items.count()) === 0) {
    await guide.click();
    await page.getByRole("option").first().click();
  }
  await items.first().waitFor({ state: "attached" });
  return items;
}

/** One tap on an item. What it shows comes back from what the device keeps, a moment after the tap. */
export async function setTick(box: Locator, isDone: boolean): Promise<void> {
  if ((await box.isChecked()) === isDone) return;
  await box.click({ force: true });
  await expect.poll(() => box.isChecked(), { timeout: 10_000 }).toBe(isDone);
}

/** Turns an item of the first checklist over. Answers what it is then. */
export async function turnOver(page: Page, item: number): Promise<boolean> {
  const box = (await openChecklist(page)).nth(item);
  const isDone = !(await box.isChecked());
  await setTick(box, isDone);
  await page.keyboard.press("Escape");
  await box.waitFor({ state: "detached" });
  return isDone;
}

export async function savePlan(page: Page, objectives: string): Promise<void> {
  await module(page, "Incident Action Plan (IAP)").click();
  await page.getByRole("textbox", { name: "Objectives" }).fill(objectives);
  await page.getByRole("button", { name: "Save plan" }).click();
}

/** Until nothing waits on this device. */
export async function allSent(page: Page): Promise<void> {
  await page.getByText("Actions being tracked").waitFor({ timeout: 60_000 });
}

/** What the server has of the newest incident of this title, read with the page's own session. */
export async function onServer(page: Page, product: Product, title: string) {
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const client = createClient({ baseUrl: product.url, headers: { cookie } });
  const { user } = await client.session.getSession();
  if (user?.userType !== "responder") throw new Error("No responder is signed in.");
  const of = { params: { department_id: user.department_id } };
  const { incidents } = await client.incidents.getDepartmentIncidents(of);
  const found = incidents.filter((incident) => incident.title === title);
  const [incident] = found;
  if (incident === undefined) return null;
  const params = { incident_id: incident.incident_id };
  const [{ plan, version }, { entries }, { changes }] = await Promise.all([
    client.incidents.getIncidentPlan({ params }),
    client.incidents.getIncidentLog({ params }),
    client.incidents.getChecklistProgress({ params }),
  ]);
  return { count: found.length, incident, plan, version, entries, changes };
}
