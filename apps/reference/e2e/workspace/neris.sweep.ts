import { readFileSync } from "node:fs";
import { nerisDraft, type NerisPayload } from "@placard/hazmat-core/business";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser, type Visitor } from "../browser.ts";
import {
  atTablet,
  calculateChlorine,
  demoResponder,
  isReady,
  module,
  onServer,
  openIncident,
  searchFor,
  writeNote,
} from "../crew.ts";
import { startProduct, type Product } from "../product.ts";

/** The NERIS file of an incident: contains only data of the incident, in NERIS codes. */

let product: Product;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  visitor = await atTablet(browser, product, await demoResponder(product));
  await isReady(visitor.page);
});

afterAll(async () => {
  await visitor?.[Symbol.asyncDispose]();
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

async function openPlan(page: Page): Promise<void> {
  await module(page, "Incident Action Plan (IAP)").click();
  await page.getByRole("textbox", { name: "Objectives" }).waitFor();
}

/** The file, and the page's list of missing fields. */
async function takeFile(page: Page): Promise<{ readonly payload: NerisPayload; readonly said: string }> {
  const button = page.getByRole("button", { name: "NERIS JSON" });
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  expect(download.suggestedFilename()).toMatch(/neris\.json$/);
  const payload = JSON.parse(readFileSync(await download.path(), "utf8")) as NerisPayload;
  const toast = page.getByRole("alertdialog", { name: /NERIS file saved/ });
  const said = await toast.innerText();
  await toast.getByRole("button", { name: "Close" }).click();
  return { payload, said };
}

/** Fields that only the department can fill in. */
const LEFT_TO_PEOPLE = nerisDraft({ incidentNumber: "1", point: null, narrative: "", chemicals: [], log: [] }).missing;

it("exports substance, class, release and log in NERIS codes, and nothing that was not entered", async () => {
  const { page } = visitor;
  const title = "Chlorine at the rink";
  await openIncident(page, title);
  await searchFor(page, "1017", /^Chlorine/);
  await calculateChlorine(page, "1");
  await writeNote(page, title, "Valve closed by entry team");
  await openPlan(page);
  await page.getByRole("textbox", { name: "Objectives" }).fill("Stop the leak.");
  const { payload, said } = await takeFile(page);
  const stored = await onServer(page, product, title);
  const number = String(stored?.incident.incident_id);
  expect(payload.base).toEqual({
    incident_number: number,
    outcome_narrative: expect.stringMatching(/^Stop the leak\./),
    point: { crs: 4326, geometry: { type: "Point", coordinates: [expect.any(Number), expect.any(Number)] } },
  });
  expect(payload.hazsit_detail).toEqual({
    chemicals: [
      {
        name: "Chlorine",
        dot_class: "GASES",
        release_occurred: true,
        release: expect.objectContaining({ physical_state: "GAS", released_into: "AIR" }),
      },
    ],
  });
  const [chlorine] = payload.hazsit_detail.chemicals;
  const release = chlorine?.release;
  // NERIS has no kilogram for gases; an amount that cannot be calculated is left out and named.
  const isAmountKnown = release?.estimated_amount !== undefined;
  expect(said.includes("release.estimated_amount")).toBe(!isAmountKnown);
  expect(release?.unit_of_measurement).toBe(isAmountKnown ? "GAS_POUND" : undefined);
  expect(payload.dispatch.incident_number).toBe(number);
  expect(payload.dispatch.comments.map(({ comment }) => comment).join("\n")).toContain("Valve closed by entry team");
  for (const { timestamp } of payload.dispatch.comments)
    expect(timestamp).toMatch(/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/);
  // NERIS refuses unknown keys.
  expect(Object.keys(payload).toSorted()).toEqual(["base", "dispatch", "hazsit_detail"]);
  for (const path of LEFT_TO_PEOPLE) expect(said).toContain(path);
});

it("exports an empty incident as a draft without a number until it has one, and offers no report in quick search", async () => {
  const { page, context } = visitor;
  await context.setOffline(true);
  await page.goto("/responder");
  await openIncident(page, "Smell in the yard");
  await openPlan(page);
  const { payload, said } = await takeFile(page);
  expect(payload.hazsit_detail.chemicals).toEqual([]);
  expect(payload.base).not.toHaveProperty("incident_number");
  expect(payload.base).not.toHaveProperty("point");
  for (const path of ["base.incident_number", "dispatch.incident_number", ...LEFT_TO_PEOPLE])
    expect(said).toContain(path);

  await page.goto("/responder");
  await page.getByRole("button", { name: /^Quick Search/ }).click();
  await openPlan(page);
  const button = page.getByRole("button", { name: "NERIS JSON" });
  expect(await button.getAttribute("aria-disabled")).toBe("true");
  await page.getByText("Quick search has no incident to report.").first().waitFor();
});
