import { readFile } from "node:fs/promises";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, it } from "vitest";
import { codesOfPdf } from "../../src/test/codes-of-pdf.ts";
import { findingsInLooks } from "../accessible.ts";
import { openProduct } from "../opening.ts";
import { demoAccount, demoAdmin, demoPerson, enter } from "../signed-in.ts";

/** Containers of a chemical, from creation to a person who finds one by its label. */

const opening = openProduct();

it("adds, labels and moves a container, and finds it by the label's link", async () => {
  await using visitor = await demoAdmin(opening);
  const { page } = visitor;

  // From the row of a chemical to its containers; it has none yet.
  await page.getByRole("link", { name: "Chemicals", exact: true }).click();
  await page.getByRole("searchbox").fill("Propane");
  await page.getByRole("button", { name: "Containers (0) of Propane" }).click();
  await page.getByRole("heading", { level: 1, name: "Containers of Propane" }).waitFor();
  await page.getByText("No containers on file").waitFor();
  await page.getByRole("button", { name: "Add containers" }).click();
  const dialog = page.getByRole("dialog", { name: "Add containers" });
  await dialog.getByLabel("Number of identical containers").fill("3");
  await dialog.getByLabel(/^Size/).fill("500");
  await dialog.getByLabel(/^Room/).fill("Yard");
  await dialog.getByLabel(/^Expires on/).fill("2030-06-30");
  expect(await findingsInLooks(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Add containers" }).click();
  await page.getByText("3 containers added").waitFor();
  await page.getByText("The containers add up to 1 500 L. The quantity on file is 1 900 L.").waitFor();

  // The labels, on the label sheet in the printer.
  await page.getByRole("button", { name: "Print labels" }).first().click();
  const labels = page.getByRole("dialog", { name: "Print labels" });
  await labels
    .getByRole("button", { name: /^Label sheet/ })
    .or(labels.getByLabel("Label sheet"))
    .first()
    .click();
  await page.getByRole("option", { name: /US Letter, 3 x 10/ }).click();
  await labels.getByLabel("Start at label").fill("29");
  await labels.getByText("3 labels on 2 pages").waitFor();
  expect(await findingsInLooks(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    labels.getByRole("button", { name: "Create PDF" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^labels-propane-.*\.pdf$/);
  const bytes = new Uint8Array(await readFile(await download.path()));
  const links = codesOfPdf(bytes);
  expect(links).toHaveLength(3);
  expect(new Set(links).size).toBe(3);
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
  expect(pdf.numPages).toBe(2);
  const { items } = await (await pdf.getPage(2)).getTextContent();
  const words = items.map((item) => ("str" in item ? item.str : "")).join(" ");
  for (const said of ["Propane", "UN 1978 · CAS 74-98-6", "500 L"]) expect(words).toContain(said);

  // Opens the label's link signed out: after sign-in, the user returns to the link.
  const [, second = ""] = links;
  expect(second).toMatch(new RegExp(`^${opening.product.url}/dashboard/containers\\?code=`));
  const code = new URL(second).searchParams.get("code") ?? "";
  await page.context().clearCookies();
  await page.goto(second);
  await page.waitForURL("**/login");
  await enter(page, await demoAccount(opening.product, "business"));
  await page.getByRole("heading", { name: `${code}: Propane` }).waitFor();
  expect(page.url()).toBe(second);

  // Moved, with the user's name, and found again by typing the code.
  await page.getByRole("button", { name: "Move", exact: true }).click();
  const move = page.getByRole("dialog", { name: `Where is ${code} now?` });
  await move.getByLabel(/^Room/).fill("Loading dock");
  expect(await findingsInLooks(page)).toEqual([]);
  await move.getByRole("button", { name: "Move" }).click();
  await page.getByText("Container moved").waitFor();
  await page.goto("/dashboard/chemicals");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: /^Find a container/ }).click();
  await page.getByLabel("Container code").fill(code.toLowerCase());
  await page.keyboard.press("Enter");
  await page.getByText("Loading dock").waitFor();
  await page
    .getByText(/by Dana Reid/)
    .first()
    .waitFor();

  // Deleted and restored.
  await page.getByRole("link", { name: "All containers of Propane" }).click();
  await page.getByRole("button", { name: `Delete ${code}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete container" }).click();
  await page.getByText("Container deleted").waitFor();
  await page.goto("/dashboard/deleted");
  await page.getByRole("button", { name: `Restore ${code}` }).click();
  await page.getByText("No deleted items").waitFor();
  await page.goto(second);
  await page.getByText("Loading dock").waitFor();
  expect(visitor.complaints).toEqual([]);
});

it("shows containers to a crew in the record of the site", async () => {
  await using visitor = await demoPerson(opening, "responder");
  const { page } = visitor;
  await page.getByRole("button", { name: /^Quick Search/ }).click();
  await page.getByRole("button", { name: "Business / Address Search" }).click();
  await page.getByRole("searchbox").fill("Harbour Ice");
  await page
    .getByRole("button", { name: /Harbour Ice/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Containers (4) of Chlorine" }).click();
  const dialog = page.getByRole("dialog", { name: "Containers of Chlorine" });
  await dialog.getByText("CYL-4471-3").waitFor();
  expect(await dialog.getByText("Dosing room").count()).toBe(4);
  expect(await findingsInLooks(page)).toEqual([]);
  expect(visitor.complaints).toEqual([]);
});
