import type { Locator, Page } from "playwright";
import { expect, it } from "vitest";
import { writeXlsx } from "../../src/features/chemicals/export/write-spreadsheet.ts";
import { faultyStock } from "../../src/test/faulty-stock.ts";
import { findingsInLooks } from "../accessible.ts";
import { openProduct } from "../opening.ts";
import { demoAdmin } from "../signed-in.ts";

/** Creating and changing chemicals. */

const opening = openProduct();

const ROWS = 500;
const FAULTY = 40;

it(`imports a file of ${ROWS} rows with ${FAULTY} faulty cells after correction, then undoes the whole import`, async () => {
  await using visitor = await demoAdmin(opening);
  const { page } = visitor;
  await page.getByRole("link", { name: "Chemicals", exact: true }).click();
  const before = await countOnFile(page);
  await page.getByRole("link", { name: "Import", exact: true }).click();
  const { rows, faults } = faultyStock(ROWS, FAULTY, ["Pier 9C cold store", "Burnside water treatment"]);
  const buffer = Buffer.from(await (await writeXlsx(rows)).arrayBuffer());
  const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  await page.locator("input[type=file]").setInputFiles({ name: "stock.xlsx", mimeType, buffer });
  await page.getByRole("radio", { name: `Needs correction (${FAULTY})` }).waitFor();
  await page.getByText(`${ROWS - FAULTY} chemicals will be imported; ${FAULTY} rows will not.`).waitFor();
  expect(await findingsInLooks(page)).toEqual([]);

  const site = faults.find(({ field }) => field === "location");
  for (const fault of faults.filter((one) => one === site || one.field !== "location")) {
    const line = page.getByRole("listitem").filter({ has: page.getByText(`Row ${fault.row}`, { exact: true }) });
    if (fault === site)
      await choose(page, line.getByRole("button", { name: /^Choose a location|Location/ }), fault.right);
    else {
      await line.getByRole("textbox").fill(fault.right);
      await line.getByRole("textbox").press("Enter");
    }
  }
  await page.getByText(`${ROWS} chemicals will be imported.`).waitFor();
  await page.getByRole("button", { name: `Import ${ROWS} chemicals` }).click();
  await page.getByText("Import finished").first().waitFor();
  await page.getByRole("link", { name: "Go to inventory" }).click();
  // The old count is shown until the new one is loaded.
  await expect.poll(() => countOnFile(page)).toBe(before + ROWS);
  await page.getByRole("searchbox").fill("Pond dye");
  await page.getByRole("row", { name: /Pond dye 0/ }).waitFor();

  await page.goto("/dashboard/chemicals/import");
  await page.getByRole("button", { name: "Undo the import of stock.xlsx" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo the import" }).click();
  await page.getByText("Import undone").waitFor();
  await page.goto("/dashboard/chemicals");
  expect(await countOnFile(page)).toBe(before);
  expect(visitor.complaints).toEqual([]);
});

it("edits a chemical and moves it to another site together with its SDS", async () => {
  await using visitor = await demoAdmin(opening);
  const { page } = visitor;
  await page.goto("/dashboard/chemicals");
  await page.getByRole("button", { name: "Edit Propane", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Chemical" });
  await dialog.getByLabel("Quantity", { exact: true }).fill("1,5");
  await dialog.getByText("Read as 1.5 L.").waitFor();
  await dialog.getByLabel(/^Room/).fill("Tank pad");
  await choose(page, dialog.getByRole("button", { name: /Location/ }), "Burnside water treatment");
  await dialog.getByText("The chemical and its safety data sheet move there.").waitFor();
  expect(await findingsInLooks(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("Chemical updated").waitFor();
  const row = page.getByRole("row", { name: /Propane/ });
  await expect.poll(() => row.innerText()).toContain("Burnside water treatment");
  const said = await row.innerText();
  expect(said.replaceAll(/\s/g, "")).toContain("1.5L");
  expect(said).toContain("Tank pad");
  await page.getByRole("link", { name: "Safety Data Sheets", exact: true }).first().click();
  await page.getByRole("button", { name: "All sites" }).click();
  await page.getByRole("menuitem", { name: /^Burnside water treatment/ }).click();
  await page.getByRole("article", { name: "Propane" }).waitFor();
  // Also lists the SDS of chlorine: the SDSs of all sites stay visible until those of this site are loaded.
  await expect.poll(() => page.getByRole("article").allInnerTexts()).toHaveLength(2);
  expect(visitor.complaints).toEqual([]);
});

/** Number of chemicals shown in the inventory. */
async function countOnFile(page: Page): Promise<number> {
  const line = page.getByText(/^\d[\d,\u202f\u00a0]* chemicals at \d+ locations/);
  await line.waitFor();
  return Number((await line.innerText()).replace(/ chemicals.*/, "").replaceAll(/\D/g, ""));
}

async function choose(page: Page, select: Locator, option: string): Promise<void> {
  await select.click();
  await page.getByRole("option", { name: option }).click();
}
