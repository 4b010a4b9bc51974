import type { Browser, Page, Route } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { readPdf } from "../src/test/read-pdf.ts";
import { newVisitor, openBrowser, type Visitor } from "./browser.ts";
import {
  allSent,
  atTablet,
  calculateChlorine,
  closeLog,
  fillForms,
  isReady,
  makeCrew,
  module,
  onServer,
  openIncident,
  openLog,
  pdfOf,
  photoOf,
  savePlan,
  searchFor,
  signInAtTablet,
  takePhoto,
  turnOver,
  writeNote,
  zonesOf,
} from "./crew.ts";
import type { Account } from "./signed-in.ts";
import { startProduct, type Product } from "./product.ts";

/** The cab: the network is lost after the first visit, and returns when the work is done. */

let product: Product;
let browser: Browser;
let crew: readonly [Account, Account];
/**
 * The tablet in the cab, after its first visit. Each test sends its data and ends or leaves its incident before the
 * next.
 */
let cab: Visitor;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  crew = await makeCrew(product);
  cab = await atTablet(browser, product, crew[0]);
  await isReady(cab.page);
});

beforeEach(async () => {
  await cab.context.setOffline(false);
  await cab.page.goto("/responder");
  await cab.page.getByRole("button", { name: /^New Incident/ }).waitFor();
});

afterAll(async () => {
  await cab?.[Symbol.asyncDispose]();
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

it("sends an offline incident with its searches, models, checks, notes and plan once and in order, and shows the same on a second tablet", async () => {
  const TITLE = "Opened in the cab";
  const { page, context } = cab;
  await context.setOffline(true);
  await page.reload(); // only data stored on the device survives
  await openIncident(page, TITLE);
  await searchFor(page, "1017", /^Chlorine/);
  await calculateChlorine(page, "1");
  await turnOver(page, 0);
  await writeNote(page, TITLE, "first in the cab");
  await writeNote(page, TITLE, "second in the cab");
  await takePhoto(page, TITLE, "white cloud at the east valve");
  expect(await photoOf(page, TITLE, "white cloud at the east valve")).toEqual({ widthPx: 1 });
  await fillForms(page, "J. Roy", ["Foam tender", "F7"]);
  await savePlan(page, "Account for all people.");
  await page.getByText(/entries waiting to send/).waitFor();

  // A reload without a network restores module, substance and zones.
  await module(page, "Evacuation / Plume").click();
  const zones = await zonesOf(page);
  await page.reload();
  expect(await zonesOf(page)).toBe(zones);
  await module(page, "Chemical Search").click();
  await page.getByRole("article", { name: /^Chlorine/ }).waitFor();
  await module(page, "Incident Action Plan (IAP)").click();
  await expect
    .poll(() => page.getByRole("textbox", { name: "Objectives" }).inputValue())
    .toBe("Account for all people.");
  const preview = page.getByRole("region", { name: /^Preview/ });
  for (const words of ["J. Roy", "Foam tender", "F7"])
    await preview.getByText(words, { exact: true }).first().waitFor();

  // Both PDFs are created without a network, and screen readers can read them.
  const plan = await readPdf(await pdfOf(page.getByRole("button", { name: "Generate PDF" })));
  expect(plan).toMatchObject({
    isTagged: true,
    info: { Title: `Incident Action Plan (IAP): ${TITLE}`, Language: "en" },
  });
  expect(plan.roles).toEqual(expect.arrayContaining(["H1", "H2", "L", "Table", "TH", "TD", "Figure"]));
  expect(plan.alts.length).toBeGreaterThan(0);
  for (const words of ["Account for all people.", "Chlorine", "first in the cab", "J. Roy", "Foam tender F7"])
    expect(plan.texts).toContain(words);
  await openLog(page, TITLE);
  const activity = await readPdf(await pdfOf(page.getByRole("button", { name: "ICS 214 (PDF)" })));
  await closeLog(page);
  expect(activity).toMatchObject({ isTagged: true, info: { Title: expect.stringContaining(TITLE), Language: "en" } });
  expect(activity.roles).toEqual(expect.arrayContaining(["H1", "Table", "TH", "TD"]));
  const notes214 = ["first in the cab", "second in the cab", "white cloud at the east valve"];
  // The note of the photo is in the log and above the photo.
  expect(notes214.map((words) => activity.texts.split(words).length - 1)).toEqual([1, 1, 2]);
  expect(activity.alts).toEqual([expect.stringMatching(/ · white cloud at the east valve$/)]);

  await context.setOffline(false);
  await allSent(page);
  await page.waitForURL(/incident=\d+/);
  const saved = await onServer(page, product, TITLE);
  const told = saved?.entries.map(({ action_type, action_data }) => [action_type, action_data["text"]]) ?? [];
  const count = (type: string) => told.filter(([action_type]) => action_type === type).length;
  expect(saved?.count).toBe(1);
  expect(told[0]).toEqual(["incident_opened", undefined]);
  expect([count("incident_opened"), count("plume_calculated"), count("progress_saved")]).toEqual([1, 1, 1]);
  const notes = told.filter(([action_type]) => action_type === "note_written").map(([, text]) => text);
  expect(notes).toEqual(["first in the cab", "second in the cab"]);
  const madeAt = saved?.entries.map(({ made_at }) => made_at) ?? [];
  expect(madeAt).toEqual(madeAt.toSorted());
  expect(count("photo_added")).toBe(1);
  expect([saved?.plan.objectives, saved?.version]).toEqual(["Account for all people.", 1]);
  expect(saved?.plan).toMatchObject({ boxes: [{ text: "J. Roy" }], resource_list: [{ identifier: "F7" }] });
  expect(saved?.changes.filter(({ is_done }) => is_done)).toHaveLength(1);

  // The second tablet has all data, and its own offline changes are merged with the first tablet's changes.
  await using second = await atTablet(browser, product, crew[1], "block");
  await second.page.getByRole("button", { name: `Join: ${TITLE}` }).click();
  expect(await photoOf(second.page, TITLE, "white cloud at the east valve")).toEqual({ widthPx: 1 });
  await module(second.page, "Evacuation / Plume").click();
  expect(await zonesOf(second.page)).toBe(zones);
  await module(second.page, "Incident Action Plan (IAP)").click();
  await expect
    .poll(() => second.page.getByRole("textbox", { name: "Objectives" }).inputValue())
    .toBe("Account for all people.");
  await second.context.setOffline(true);
  await writeNote(second.page, TITLE, "from the second tablet");
  await writeNote(page, TITLE, "meanwhile on the first");
  await turnOver(page, 0);
  await second.context.setOffline(false);
  await allSent(second.page);
  await expect
    .poll(async () => (await onServer(page, product, TITLE))?.changes.filter(({ is_done }) => is_done).length)
    .toBe(0);
  for (const tablet of [page, second.page]) {
    await tablet.getByRole("region", { name: TITLE }).getByRole("button", { name: /^Log/ }).click();
    const lines = tablet.getByRole("region", { name: "Incident log" }).getByRole("listitem");
    for (const words of ["first in the cab", "second in the cab", "from the second tablet", "meanwhile on the first"]) {
      await lines.filter({ hasText: words }).first().waitFor();
      expect(await lines.filter({ hasText: words }).count()).toBe(1);
    }
    await tablet.keyboard.press("Escape");
  }
});

it("sends an incident that starts and ends offline completely, its end last", async () => {
  const TITLE = "Over before the network came";
  const { page, context } = cab;
  await context.setOffline(true);
  await openIncident(page, TITLE);
  await writeNote(page, TITLE, "all that there was");
  await page.getByRole("button", { name: "End", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End" }).click();
  await page.waitForURL("**/responder");
  await page.getByText(/^On this device: the incident itself, 1 log entry, the end of the incident\./).waitFor();
  await context.setOffline(false);
  await page.getByText("Nothing waiting to send").waitFor();
  const saved = await onServer(page, product, TITLE);
  expect([saved?.count, saved?.incident.status]).toEqual([1, "completed"]);
  expect(saved?.entries.map(({ action_type }) => action_type)).toEqual([
    "incident_opened",
    "note_written",
    "incident_ended",
  ]);
});

it("does not block the app on a network that neither answers nor fails, and sends waiting entries once it recovers", async () => {
  const TITLE = "In the dead spot";
  const { page } = cab;
  const silent: Route[] = [];
  await page.route(`${product.url}/api/**`, (route) => void silent.push(route));
  await page.reload();
  await page.getByRole("button", { name: /^New Incident/ }).waitFor();
  await openIncident(page, TITLE);
  await searchFor(page, "1017", /^Chlorine/);
  await page.reload();
  await page.getByRole("region", { name: TITLE }).waitFor();
  await page.getByRole("article", { name: /^Chlorine/ }).waitFor();
  await page.unroute(`${product.url}/api/**`);
  for (const route of silent) await route.abort("timedout").catch(() => undefined); // belongs to a closed page
  await allSent(page);
  expect((await onServer(page, product, TITLE))?.count).toBe(1);
});

/** The sign-in form tries a business account first, and the first visit requests the session. */
const ASKED = [/\/api\/login-user/, /\/api\/session/];

it("tells the responder if the browser refuses the service worker", async () => {
  await using visitor = await newVisitor(browser, product.url, undefined, ASKED, "block");
  const { page, complaints } = visitor;
  await signInAtTablet(visitor, crew[0]);
  await page.getByText("Chemical data ready").waitFor();
  await page.getByText("Only while this page stays open", { exact: true }).waitFor();
  await page.getByText("Not available offline", { exact: true }).waitFor();
  await page.getByText(/private window or device policy/).waitFor();
  expect(await page.getByText("Ready for offline use").count()).toBe(0);
  expect(complaints).toEqual([]);
});

/** Number of encrypted photos on this device. */
const sealedPhotos = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const done = (request: IDBRequest) =>
      new Promise<void>((resolve) => request.addEventListener("success", () => resolve(), { once: true }));
    let photos = 0;
    for (const { name = "" } of await indexedDB.databases()) {
      if (!name.startsWith("placard.sealed.")) continue;
      const opening = indexedDB.open(name);
      await done(opening);
      const reading = opening.result.transaction("records").objectStore("records").getAllKeys();
      await done(reading);
      photos += reading.result.filter((key) => typeof key === "string" && key.includes('"photo"')).length;
      opening.result.close();
    }
    return photos;
  });

it("shows a sent photo after an offline reload", async () => {
  const { page, context } = cab;
  const title = "Photos in the yard";
  const before = await sealedPhotos(page);
  await openIncident(page, title);
  await takePhoto(page, title, "The east valve");
  await allSent(page);
  // Shown from this device after it was loaded once.
  await page.getByRole("region", { name: title }).getByRole("button", { name: /^Log/ }).click();
  await page.locator('img[alt="The east valve"][src^="blob:"]').waitFor();
  await page.getByRole("region", { name: "Incident log" }).getByRole("button", { name: "Close" }).click();
  await expect.poll(() => sealedPhotos(page)).toBe(before + 1);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole("region", { name: title }).waitFor();
  expect((await photoOf(page, title, "The east valve")).widthPx).toBeGreaterThan(0);
  await context.setOffline(false);
});

it("leaves paths outside the responder area to the server: 404, embedded frames, business pages", async () => {
  const { page, context } = cab;
  const policies = new Set<string>();
  for (const [path, status, isKept] of [
    ["/responder", 200, true],
    ["/responder/nowhere", 404, false],
    ["/dashboard/chemicals", 200, false],
    ["/embed/plume", 200, false],
  ] as const) {
    const answer = await page.goto(path);
    expect([path, answer?.status(), answer?.fromServiceWorker()]).toEqual([path, status, isKept]);
    policies.add(answer?.headers()["content-security-policy"] ?? "none");
  }
  expect(policies.size).toBe(1); // stored pages have the same policy
  await context.setOffline(true);
  await page.goto("/login");
  await page.waitForURL("**/responder");
});
