import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findingsInLooks } from "../accessible.ts";
import type { Visitor } from "../browser.ts";
import { openProduct } from "../opening.ts";
import { demoAdmin } from "../signed-in.ts";

/** From a copied checklist to an inspection that keeps its version, on a phone. The steps depend on each other. */
describe("checklists of a business's own", () => {
  const opening = openProduct();
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    visitor = await demoAdmin(opening, { viewport: { width: 390, height: 844 } });
    ({ page } = visitor);
  });

  afterAll(async () => {
    await visitor?.[Symbol.asyncDispose]();
  });

  const NAME = "Spill kits on the dock";
  const PLACE = "Burnside water treatment";
  const ADDED = "Check that the dock drain cover lies beside the kit.";
  const CHANGED = "Check that both dock drain covers lie beside the kit.";
  const dialog = (name: string) => page.getByRole("dialog", { name });
  const own = () => page.getByRole("list", { name: "Your checklists" }).getByRole("listitem").filter({ hasText: NAME });

  it("copies and edits an included checklist, and keeps the draft over a reload", async () => {
    await page.goto("/dashboard/fire-safety");
    await page.getByRole("link", { name: "Checklists" }).click();
    await page.getByRole("heading", { level: 1, name: "Checklists" }).waitFor();
    await page.getByRole("button", { name: "Copy Spill kits and protective equipment" }).click();
    const made = dialog("New checklist");
    await made.getByRole("textbox", { name: "Name" }).fill(NAME);
    await made.getByRole("button", { name: "Add item" }).click();
    await made.getByRole("textbox", { name: "Item 7", exact: true }).fill(ADDED);
    await page.keyboard.press("Alt+ArrowUp");
    await page.reload();
    await page.getByRole("button", { name: "Copy Spill kits and protective equipment" }).click();
    await made.getByText(/^Restored what you typed/).waitFor();
    await expect.poll(() => made.getByRole("textbox", { name: "Item 6", exact: true }).inputValue()).toBe(ADDED);
    expect(await findingsInLooks(page)).toEqual([]);
    await made.getByRole("button", { name: "Save checklist" }).click();
    await page.getByText("Checklist saved").waitFor();
    expect(await own().innerText()).toMatch(/7 items · version 1\s+Saved .* by Dana Reid, created .* by Dana Reid/);
    expect(await findingsInLooks(page)).toEqual([]);
  });

  it("schedules the checklist, and an inspection keeps the version it started with", async () => {
    await page.goto("/dashboard/fire-safety");
    await page.getByRole("button", { name: "New Assessment" }).click();
    const plan = dialog("New assessment");
    for (const [field, choice] of [
      [/^Checklist/, NAME],
      [/^Location/, PLACE],
    ] as const) {
      await plan.getByRole("button", { name: field }).click();
      await page.getByRole("option", { name: choice }).click();
    }
    await plan.getByRole("button", { name: "Schedule assessment" }).click();
    await page.getByRole("button", { name: `Start ${NAME} at ${PLACE}` }).click();
    await page.getByText("Version 1 of your own checklist").waitFor();
    const round = page.url();
    await page.goto("/dashboard/fire-safety/checklists");
    await page.getByRole("button", { name: `Edit ${NAME}` }).click();
    await dialog(`Edit ${NAME}`).getByRole("textbox", { name: "Item 6", exact: true }).fill(CHANGED);
    await dialog(`Edit ${NAME}`).getByRole("button", { name: "Save checklist" }).click();
    await own().getByText("7 items · version 2").waitFor();
    await page.getByRole("button", { name: `Versions of ${NAME}` }).click();
    await dialog(`Versions of ${NAME}`).getByText(ADDED).waitFor();
    await dialog(`Versions of ${NAME}`).getByText(CHANGED).waitFor();
    await page.goto(round);
    await page.getByText("Version 1 of your own checklist").waitFor();
    expect(await page.getByText(ADDED).count()).toBe(1);
    expect(await page.getByText(CHANGED).count()).toBe(0);
  });

  it("deletes the checklist only when nothing scheduled uses it, and restores it", async () => {
    await page.goto("/dashboard/fire-safety/checklists");
    const refused = page.getByRole("button", {
      name: `Delete ${NAME}`,
      description: "1 scheduled assessment uses this checklist. Delete that assessment first.",
    });
    expect(await refused.getAttribute("aria-disabled")).toBe("true");
    await page.goto("/dashboard/fire-safety");
    await page.getByRole("button", { name: `Delete ${NAME} at ${PLACE}` }).click();
    await page.getByRole("button", { name: "Delete assessment" }).click();
    await page.getByText("Assessment deleted").waitFor();
    await page.goto("/dashboard/fire-safety/checklists");
    await page.getByRole("button", { name: `Delete ${NAME}` }).click();
    await page.getByRole("button", { name: "Delete checklist" }).click();
    await page.getByText("Checklist deleted").waitFor();
    await page.goto("/dashboard/deleted");
    const waiting = page.getByRole("listitem").filter({ hasText: "Checklist" });
    await waiting.getByRole("button", { name: `Restore ${NAME}` }).click();
    await page.getByText(`${NAME} has been restored.`).waitFor();
    await page.goto("/dashboard/fire-safety/checklists");
    await own().getByText("7 items · version 2").waitFor();
    expect(visitor.complaints).toEqual([]);
  });
});
