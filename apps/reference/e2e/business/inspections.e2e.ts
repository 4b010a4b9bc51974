import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Visitor } from "../browser.ts";
import { findingsInLooks } from "../accessible.ts";
import { openProduct } from "../opening.ts";
import { entrancePicture } from "../sample-files.ts";
import { demoAdmin } from "../signed-in.ts";

/** From a schedule to a corrected finding, on a phone. The steps depend on each other. */
describe("safety inspections", () => {
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

  const NAME = "Batteries and charging";
  const PLACE = "Burnside water treatment";
  const FLUSH = "Check that spilled electrolyte can be flushed and neutralized.";
  const NOTE = "The neutralizer is used up";

  /** The counters by label. */
  async function figures(): Promise<Readonly<Record<string, string>>> {
    const region = page.getByRole("region", { name: "Assessment figures" });
    await region.getByText("Locations with an open high-risk finding").waitFor();
    const counted = () => region.locator("dd.placard__value").allInnerTexts();
    await expect.poll(counted).not.toContain("–");
    const labels = await region.locator("dt").allInnerTexts();
    const values = await counted();
    return Object.fromEntries(labels.map((label, index) => [label.trim(), values[index] ?? ""]));
  }

  const seen = async () => {
    await page.goto("/dashboard/fire-safety");
    return figures();
  };

  it("lets a manager schedule an inspection and updates the counter", async () => {
    expect(await seen()).toEqual({ "Active Assessments": "0", "Upcoming Reviews": "2", "High Risk Areas": "1" });
    await page.getByRole("button", { name: "New Assessment" }).click();
    const dialog = page.getByRole("dialog", { name: "New assessment" });
    for (const [field, choice] of [
      [/^Checklist/, NAME],
      [/^Location/, PLACE],
      [/^Frequency/, "Every quarter"],
      [/^Assigned to/, "Jo Bell"],
    ] as const) {
      await dialog.getByRole("button", { name: field }).click();
      await page.getByRole("option", { name: choice }).click();
    }
    await dialog.getByRole("button", { name: "Schedule assessment" }).click();
    await page.getByText("Assessment scheduled").waitFor();
    expect(await seen()).toMatchObject({ "Upcoming Reviews": "3" });
  });

  it("completes an inspection with a failed item and a photo, and keeps both over a reload", async () => {
    await page.getByRole("button", { name: `Start ${NAME} at ${PLACE}` }).click();
    await page.getByRole("heading", { level: 1, name: NAME }).waitFor();
    const failed = page.getByRole("listitem").filter({ hasText: FLUSH });
    await failed.getByText("Fail", { exact: true }).click();
    await failed.getByRole("textbox", { name: "Problem" }).fill(NOTE);
    const picker = page.waitForEvent("filechooser");
    await failed.getByRole("button", { name: `Add photo: ${FLUSH}` }).click();
    await (await picker).setFiles(entrancePicture);
    await failed.getByRole("button", { name: `Photo 1: ${FLUSH}`, exact: true }).waitFor();
    await page.reload();
    await page.getByText(/^Restored what you typed/).waitFor();
    expect(await failed.getByRole("textbox", { name: "Problem" }).inputValue()).toBe(NOTE);
    await failed.getByText(/^High risk/).click();
    expect(await findingsInLooks(page)).toEqual([]);
    await page.getByRole("button", { name: "Save for later" }).click();
    await page.getByText("Saved. Anyone in your business can continue it.").waitFor();
    expect(await seen()).toMatchObject({ "Active Assessments": "1" });
    await page.getByRole("button", { name: `Continue ${NAME} at ${PLACE}` }).click();
    await failed.getByRole("button", { name: `Photo 1: ${FLUSH}`, exact: true }).waitFor();
    const others = page.getByRole("listitem").filter({ has: page.getByRole("radiogroup"), hasNotText: FLUSH });
    for (const item of await others.all()) await item.getByText("Pass", { exact: true }).click();
    await page.getByRole("button", { name: "Finish inspection" }).click();
    await page.getByText("1 finding is open.").waitFor();
    await page.getByText("7 passed, 1 failed, 0 not applicable").waitFor();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "CSV" }).click();
    expect((await download).suggestedFilename()).toMatch(/^Batteries and charging Burnside water treatment .*\.csv$/);
  });

  it("shows a finding with assignee and due date, marks it corrected and updates the counters", async () => {
    expect(await seen()).toEqual({ "Active Assessments": "0", "Upcoming Reviews": "2", "High Risk Areas": "2" });
    await page.getByRole("tab", { name: "Findings" }).click();
    const finding = page.getByRole("list", { name: "Findings" }).getByRole("listitem").filter({ hasText: NOTE });
    expect(await finding.innerText()).toMatch(/High risk\s+.*In 7 days/s);
    await finding.getByRole("button", { name: `Mark as corrected: ${NOTE}` }).click();
    const dialog = page.getByRole("dialog", { name: "Mark this finding as corrected" });
    await dialog.getByRole("textbox", { name: "Corrective action" }).fill("A new box stands by the charger");
    await dialog.getByRole("button", { name: "Mark as corrected" }).click();
    await page.getByText("Marked as corrected").waitFor();
    await page.getByText("Corrected", { exact: true }).last().waitFor();
    expect(await seen()).toMatchObject({ "High Risk Areas": "1" });
    await page.getByRole("tab", { name: "Findings" }).click();
    await page.getByRole("radiogroup", { name: "Filter findings" }).getByText("Corrected").click();
    await page.getByText(/^Corrected .* by Dana Reid: A new box stands by the charger$/).waitFor();
    expect(visitor.complaints).toEqual([]);
  });
});
