import type { Locator, Page } from "playwright";
import { expect, it } from "vitest";
import { codesOfPdf } from "../../src/test/codes-of-pdf.ts";
import { readPdf } from "../../src/test/read-pdf.ts";
import { findingsInLooks } from "../accessible.ts";
import { openProduct } from "../opening.ts";
import { dataSheet } from "../sample-files.ts";
import { saveWith } from "../saved-files.ts";
import { demoAdmin } from "../signed-in.ts";

const opening = openProduct();

const CHEMICAL = "Acetone";
const sheetOf = (year: number) =>
  dataSheet(`acetone-${year}.pdf`, [
    "SAFETY DATA SHEET",
    `Revision date: ${year}-03-15`,
    "SECTION 1: Identification",
    `Product name: ${CHEMICAL}`,
    "CAS No.: 67-64-1",
    "SECTION 2: Hazard identification",
    "H225 Highly flammable liquid and vapour",
    "SECTION 14: Transport information",
    "UN number: UN1090",
  ]);

it("uploads an SDS with details read from its text, confirms a replacement, keeps the earlier version and prints a binder", async () => {
  await using visitor = await demoAdmin(opening);
  const { page } = visitor;
  await page.getByRole("link", { name: "Safety Data Sheets", exact: true }).first().click();
  await (await fillIn(page, 2024)).getByRole("button", { name: "Upload", exact: true }).click();
  await page.getByText("SDS uploaded").waitFor();
  const card = page.getByRole("article", { name: CHEMICAL });
  await card.getByText("acetone-2024.pdf").waitFor();

  const dialog = await fillIn(page, 2026);
  expect(await findingsInLooks(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  const asked = page.getByRole("alertdialog", { name: `Replace the SDS for ${CHEMICAL}?` });
  expect(await asked.innerText()).toMatch(/“acetone-2024\.pdf”, uploaded .*, will move to Earlier versions/);
  await asked.getByRole("button", { name: "Replace SDS" }).click();
  await card.getByText("acetone-2026.pdf").waitFor();

  await card.getByRole("button", { name: `View the SDS for ${CHEMICAL}` }).click();
  const viewed = page.getByRole("dialog", { name: `Safety data sheet: ${CHEMICAL}` });
  await viewed.getByText("Revision date: 2026-03-15").first().waitFor({ state: "attached" });
  expect(await findingsInLooks(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await card.getByRole("button", { name: `Earlier versions (1) of the SDS for ${CHEMICAL}` }).click();
  expect(await findingsInLooks(page)).toEqual([]);
  await page.getByRole("button", { name: "Restore acetone-2024.pdf" }).click();
  await page.getByText("SDS restored").waitFor();
  await card.getByText("acetone-2024.pdf").waitFor();

  await page.getByRole("button", { name: "Print SDS binder" }).click();
  const binder = page.getByRole("dialog", { name: "SDS binder for a site" });
  await binder.getByRole("button", { name: /Site/ }).click();
  await page.getByRole("option", { name: /^Pier 9C cold store/ }).click();
  expect(await findingsInLooks(page)).toEqual([]);
  const { bytes } = await saveWith(page, binder.getByRole("button", { name: "Create PDF" }));
  const { isTagged, texts: words, alts } = await readPdf(bytes.slice());
  expect(isTagged).toBe(true);
  expect(words).toContain("Safety data sheets: Pier 9C cold store");
  // The pages of the SDSs are images with their text. Dates of the demo's own SDSs depend on the day.
  const ofChemical = alts.filter((text) => text.includes("Product name: Acetone"));
  expect(ofChemical).toEqual([expect.stringContaining("Revision date: 2024-03-15")]);
  const [link = ""] = codesOfPdf(bytes);
  await binder.getByRole("button", { name: "Close" }).last().click();
  expect(new URL(link).origin).toBe(opening.product.url);
  await page.goto(link);
  await card.waitFor();
  expect(await page.getByRole("article", { name: "Chlorine" }).count()).toBe(0); // belongs to the other site
  expect(visitor.complaints).toEqual([]);
});

/** Fills in the dialog of a new SDS with the details from its text. */
async function fillIn(page: Page, year: number): Promise<Locator> {
  await page.getByRole("button", { name: "Upload SDS" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Upload SDS" });
  await dialog.getByRole("combobox", { name: "Chemical" }).pressSequentially(CHEMICAL.slice(0, 4));
  await expect.poll(() => page.getByRole("option").allInnerTexts()).toEqual([expect.stringContaining(CHEMICAL)]);
  await dialog.getByRole("combobox", { name: "Chemical" }).press("ArrowDown");
  await page.keyboard.press("Enter");
  await dialog.locator("input[type=file]").setInputFiles(sheetOf(year));
  const said = dialog.getByRole("region", { name: "Details found in the SDS" });
  await said.getByText(`“Revision date: ${year}-03-15” (page 1)`).waitFor();
  await said.getByRole("button", { name: `Use ${year}-03-15 as revision date` }).click();
  await dialog.getByRole("group", { name: "SDS language" }).getByText("English", { exact: true }).click();
  return dialog;
}
