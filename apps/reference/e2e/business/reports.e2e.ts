import { checkTierTwo } from "@placard/hazmat-core/regulatory";
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { unpackReport } from "../../src/features/reports/report/report-file.ts";
import { readPdf } from "../../src/test/read-pdf.ts";
import { findingsInLooks } from "../accessible.ts";
import { openProduct } from "../opening.ts";
import { saveWith } from "../saved-files.ts";
import { demoAdmin } from "../signed-in.ts";

/** Exports of a business, from the button to the file's bytes. */

const opening = openProduct();

it("lists missing Tier II fields, saves a valid report once they are filled in, and imports it unchanged", async () => {
  await using visitor = await demoAdmin(opening);
  const { page } = visitor;
  await page.getByRole("link", { name: "Reports", exact: true }).click();
  const missing = page.getByText("Burnside water treatment: County, Clean Air Act section 112(r): applies or not.");
  await missing.waitFor();
  await page.getByRole("link", { name: "Go to locations" }).click();
  await fillInSite(page);
  await page.getByRole("link", { name: "Reports", exact: true }).click();
  await page.getByText("Nothing is missing for this facility.").nth(1).waitFor();
  expect(await missing.count()).toBe(0);
  await page.getByLabel("Name and title of the certifying person").fill("Dana Reid, Plant manager");
  await page.getByLabel("Date signed", { exact: true }).fill("2026-02-20");
  const save = page.getByRole("button", { name: "Save .t2s file" });
  const [first] = await Promise.all([saveWith(page, save), page.getByText("Report saved").waitFor()]);
  expect(first.name).toMatch(/^tier2-20\d\d-.*\.t2s$/);
  const report = await reportIn(first.bytes);
  expect(checkTierTwo(report)).toEqual([]);

  await page.getByRole("button", { name: "Import last year's file" }).click();
  const dialog = page.getByRole("dialog", { name: "Import last year's report" });
  const file = { name: first.name, mimeType: "application/zip", buffer: Buffer.from(first.bytes) };
  await dialog.locator("input[type=file]").setInputFiles(file);
  await dialog.getByText(/will be updated from the report; 0 rows will be added/).waitFor();
  await dialog.getByText(/0 contacts will be added/).waitFor();
  expect(await findingsInLooks(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByText("Report imported").waitFor();
  await dialog.waitFor({ state: "detached" });
  await page.reload();
  await page.getByLabel("Name and title of the certifying person").fill("Dana Reid, Plant manager");
  await page.getByLabel("Date signed", { exact: true }).fill("2026-02-20");
  const again = await saveWith(page, save);
  expect(await reportIn(again.bytes)).toBe(report);
  expect(visitor.complaints).toEqual([]);
});

it("saves the Canadian E2 worksheet as CSV and PDF with the same substances", async () => {
  await using visitor = await demoAdmin(opening);
  const { page } = visitor;
  await page.goto("/dashboard/reports");
  const shown = page.getByRole("list", { name: /^Schedule 1 at/ }).getByRole("listitem");
  await shown.first().waitFor();
  const substances = await shown.locator("strong").allInnerTexts();
  expect(substances).toContain("Chlorine");
  const csv = await saveWith(page, page.getByRole("button", { name: "Save as CSV" }));
  expect(csv.name).toBe("e2-worksheet.csv");
  const [head = "", ...rows] = new TextDecoder().decode(csv.bytes).trim().split("\r\n");
  expect(head).toMatch(/^Site,Address,.*,"Threshold, t"/);
  expect(rows).toHaveLength(substances.length);
  expect(rows.find((row) => row.includes("7782-50-5"))).toMatch(/SOR\/2019-51/);
  const pdf = await saveWith(page, page.getByRole("button", { name: "Save as PDF", exact: true }));
  const { texts: words, isTagged } = await readPdf(pdf.bytes);
  expect(isTagged).toBe(true);
  for (const substance of substances) expect(words).toContain(substance);
  expect(visitor.complaints).toEqual([]);
});

it("saves the fire department inventory as a tagged PDF with hazard signs, floor plan, pairs and contacts, and the sites as map files", async () => {
  await using visitor = await demoAdmin(opening);
  const { page } = visitor;
  await page.goto("/dashboard/reports");
  const pdf = await saveWith(page, page.getByRole("button", { name: "Save inventory as PDF" }));
  expect(pdf.name).toMatch(/\.pdf$/);
  const { isTagged, texts: words, alts, pages } = await readPdf(pdf.bytes);
  expect(isTagged).toBe(true);
  expect(pages.length).toBeGreaterThan(2);
  for (const said of [
    "Pier 9C cold store",
    "Burnside water treatment",
    "Chlorine",
    "UN 1017",
    "Dana Reid",
    "Keep apart",
  ])
    expect(words).toContain(said);
  expect(alts.join("\n")).toMatch(/NFPA 704 for /);
  expect(alts.join("\n")).toMatch(/GHS pictograms for Chlorine/);
  expect(alts.join("\n")).toMatch(/page 1\. Marked points, by number/);

  const geoJson = await saveWith(page, page.getByRole("button", { name: "Save sites as GeoJSON" }));
  const { type, features } = JSON.parse(new TextDecoder().decode(geoJson.bytes)) as {
    readonly type: string;
    readonly features: readonly { readonly geometry: { readonly coordinates: readonly number[] } }[];
  };
  expect(type).toBe("FeatureCollection");
  expect(features.length).toBeGreaterThan(1);
  for (const { geometry } of features) {
    expect(geometry.coordinates[0]).toBeCloseTo(-63.6, 0); // longitude first
    expect(geometry.coordinates[1]).toBeCloseTo(44.7, 0);
  }
  const kml = await saveWith(page, page.getByRole("button", { name: "Save sites as KML" }));
  const text = new TextDecoder().decode(kml.bytes);
  expect(text.match(/<Placemark/g)).toHaveLength(features.length);
  expect(text).toContain("Pier 9C cold store");
  expect(visitor.complaints).toEqual([]);
});

async function reportIn(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const unpacked = await unpackReport(new Blob([bytes]));
  if (!unpacked.ok) throw new Error(`There is no report in the file: ${unpacked.reason}.`);
  if (unpacked.form !== "xml") throw new Error("The file holds tables.");
  return unpacked.text;
}

/** Fills in the missing fields of the demo's second site. */
async function fillInSite(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Burnside water treatment", exact: true }).click();
  await page.getByRole("button", { name: "Edit location" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Location" });
  await dialog.getByRole("button", { name: "Tier II" }).click();
  await dialog.getByLabel(/^County/).fill("Halifax");
  await dialog.getByRole("button", { name: /section 112\(r\)/ }).click();
  await page.getByRole("option", { name: "No", exact: true }).click();
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("Location updated").waitFor();
  await dialog.waitFor({ state: "detached" });
}
