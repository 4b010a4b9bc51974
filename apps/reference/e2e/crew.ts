import { readFileSync } from "node:fs";
import { createClient } from "@placard/api-client";
import type { Browser, Locator, Page } from "playwright";
import { expect } from "vitest";
import { newVisitor, type Visitor } from "./browser.ts";
import type { Product } from "./product.ts";
import { entrancePicture } from "./sample-files.ts";
import { demoAccount, openSignedIn, signIn, type Account } from "./signed-in.ts";

/** Two users of one department, and their actions at their tablets. */

/** Sign-in of the demo's responder. */
export const demoResponder = (product: Product): Promise<Account> => demoAccount(product, "responder");

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

/**
 * A responder at their own tablet. Without a network the browser logs console errors.
 *
 * @param serviceWorkers - `block`: the tablet opens no page without a network, and does not store the app first
 */
export async function atTablet(
  browser: Browser,
  product: Product,
  account: Account,
  serviceWorkers: "allow" | "block" = "allow",
): Promise<Visitor> {
  const visitor = await newVisitor(browser, product.url, undefined, [/.*/], serviceWorkers);
  await openSignedIn(visitor, "responder", account);
  return visitor;
}

/** Signs a responder in with the form and waits for the page of incidents. */
export async function signInAtTablet(visitor: Pick<Visitor, "page">, account: Account): Promise<void> {
  await signIn(visitor, account);
  await visitor.page.waitForURL("**/responder");
}

/** Waits until the status bar shows that the first visit is complete. */
export async function isReady(page: Page): Promise<void> {
  await page.getByText("Ready for offline use").waitFor({ timeout: 90_000 });
}

/** The workspace without an incident. */
export async function openQuickSearch(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Quick Search/ }).click();
  await page.getByRole("combobox", { name: "Name, UN, CAS or formula" }).waitFor();
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

/** Opens the log and returns its entries. */
export async function openLog(page: Page, title: string): Promise<Locator> {
  await page.getByRole("region", { name: title }).getByRole("button", { name: /^Log/ }).click();
  await log(page).waitFor();
  return log(page).getByRole("listitem");
}

export async function closeLog(page: Page): Promise<void> {
  await log(page).getByRole("button", { name: "Close" }).click();
  await log(page).waitFor({ state: "detached" });
}

export async function writeNote(page: Page, title: string, words: string): Promise<void> {
  const lines = await openLog(page, title);
  await log(page).getByRole("textbox", { name: "Note" }).fill(words);
  await log(page).getByRole("textbox", { name: "Note" }).press("Enter");
  await lines.filter({ hasText: words }).first().waitFor();
  await closeLog(page);
}

export async function reachBenchmark(page: Page, title: string, words: string): Promise<void> {
  const lines = await openLog(page, title);
  const reached = lines.filter({ hasText: words });
  const before = await reached.count();
  // After it is reached, the button shows the time.
  const button = new RegExp(`^${words}( \\d\\d:\\d\\d)?$`);
  await log(page).getByRole("button", { name: button }).click();
  await expect.poll(() => reached.count()).toBeGreaterThan(before);
  await closeLog(page);
}

/** A photo in the log, after it is drawn. */
export async function photoOf(page: Page, title: string, caption: string): Promise<{ readonly widthPx: number }> {
  await openLog(page, title);
  const photo = log(page).getByRole("img", { name: caption });
  await photo.scrollIntoViewIfNeeded();
  const isDrawn = (img: SVGElement | HTMLElement) => img instanceof HTMLImageElement && img.naturalWidth;
  await expect.poll(() => photo.evaluate(isDrawn)).toBeGreaterThan(0);
  const widthPx = Number(await photo.evaluate(isDrawn));
  await closeLog(page);
  return { widthPx };
}

/** Takes a photo with a caption. */
export async function takePhoto(page: Page, title: string, caption: string): Promise<void> {
  const lines = await openLog(page, title);
  await log(page).getByRole("textbox", { name: "Note" }).fill(caption);
  const choosing = page.waitForEvent("filechooser");
  await log(page).getByRole("button", { name: "Add photo", exact: true }).click();
  await (await choosing).setFiles(entrancePicture);
  await lines.filter({ hasText: caption }).first().waitFor();
  await closeLog(page);
}

/** The bytes of the PDF that a button creates. */
export async function pdfOf(button: Locator): Promise<Uint8Array> {
  const [download] = await Promise.all([button.page().waitForEvent("download"), button.click()]);
  return new Uint8Array(readFileSync(await download.path()));
}

export async function searchFor(page: Page, text: string, name: RegExp): Promise<void> {
  await module(page, "Chemical Search").click();
  await page.getByRole("combobox", { name: "Name, UN, CAS or formula" }).fill(text);
  await page.getByRole("article", { name }).waitFor();
}

/**
 * Types into a field with suggestions and takes the first one. Does nothing if the field already has the text, because
 * it is not suggested again.
 */
async function takeOption(page: Page, name: string, text: string): Promise<void> {
  const field = page.getByRole("combobox", { name });
  if ((await field.inputValue()) === text) return;
  await field.fill(text);
  await page.getByRole("option").filter({ hasText: text }).first().click();
}

/** Models chlorine at the harbour in a south-west wind, class D. */
export async function calculateChlorine(page: Page, rate: string, place = "44.6652, -63.5677"): Promise<void> {
  await module(page, "Evacuation / Plume").click();
  await takeOption(page, "Chemical name", "Chlorine");
  await takeOption(page, "Incident address", place);
  await page.getByLabel(/Emission rate/).fill(rate);
  await page.getByLabel(/Emission height/).fill("0");
  await page.getByText("Gas", { exact: true }).click();
  await page.getByRole("textbox", { name: /Wind speed/ }).fill("18");
  await page.getByRole("textbox", { name: "Wind from" }).fill("225");
  await page.getByLabel(/Air temperature/).fill("11");
  await page.getByRole("button", { name: /^Stability class/ }).click();
  await page.getByRole("option", { name: /^D/ }).click();
  await page.getByRole("button", { name: "Calculate" }).click();
  await page.getByText("Calculation Complete").first().waitFor();
}

/** Zone, reach and width of each row, without the following list of sites inside, which is not always available. */
export const zonesOf = async (page: Page): Promise<string> => {
  const zones = page.getByRole("grid", { name: /Zones/ }).first();
  await zones.waitFor();
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

/** Taps a checklist item once. The state appears from device storage a moment later. */
export async function setTick(box: Locator, isDone: boolean): Promise<void> {
  if ((await box.isChecked()) === isDone) return;
  await box.click({ force: true });
  await expect.poll(() => box.isChecked()).toBe(isDone);
}

/** Toggles an item of the first checklist. Returns its new state. */
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

/** Fills in fields that only people know: a position and a resource. They are saved with the plan. */
export async function fillForms(page: Page, safetyOfficer: string, resource: readonly [string, string]): Promise<void> {
  await module(page, "Incident Action Plan (IAP)").click();
  await page.getByRole("button", { name: /^Organization/ }).click();
  await page.getByRole("textbox", { name: "Safety officer", exact: true }).fill(safetyOfficer);
  await page.getByRole("button", { name: /^Resources summary/ }).click();
  await page.getByRole("button", { name: "Add a resource" }).click();
  await page.getByRole("textbox", { name: "Resource", exact: true }).fill(resource[0]);
  await page.getByRole("textbox", { name: "Identifier" }).fill(resource[1]);
}

/** Waits until this device has no unsent entries. */
export async function allSent(page: Page): Promise<void> {
  await page.getByText("Actions being tracked").waitFor({ timeout: 60_000 });
}

/** The server's copy of the newest incident with this title, loaded with the page's session. */
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
