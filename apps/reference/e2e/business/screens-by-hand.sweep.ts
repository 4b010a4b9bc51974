import { Buffer } from "node:buffer";
import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { axeFindings } from "../accessible.ts";
import type { Visitor } from "../browser.ts";
import { openProduct } from "../opening.ts";
import { demoAdmin, demoClient } from "../signed-in.ts";
import { HANDS, press as pressByKey, type Hand } from "../workspace/hands.ts";
import { settled } from "../witness.ts";

/**
 * Each screen of the business area with one way of input only: from the navigation to a main action and back, and some
 * journeys from the navigation to the saved result.
 */

interface Screen {
  readonly link: string;
  readonly heading: RegExp;
  /** Button or link of a main action. */
  readonly action: string;
  /** Title of the dialog that it opens; `page`: it leads to another page with this heading. */
  readonly opens: { readonly dialog: string | RegExp } | { readonly page: RegExp };
}

const SCREENS: readonly Screen[] = [
  { link: "People", heading: /People|Profile/, action: "Edit Dana Reid", opens: { dialog: "Edit User" } },
  { link: "Locations", heading: /Locations/, action: "Add Location", opens: { page: /Add Location/ } },
  { link: "Chemicals", heading: /Chemicals Inventory/, action: "Edit Propane", opens: { dialog: "Edit Chemical" } },
  {
    link: "Safety Data Sheets",
    heading: /Safety Data Sheets/,
    action: "Upload SDS",
    opens: { dialog: "Upload SDS" },
  },
  {
    link: "Safety Inspections",
    heading: /Safety Inspections/,
    action: "New Assessment",
    opens: { dialog: "New assessment" },
  },
  {
    link: "Reports",
    heading: /Reports/,
    action: "Import last year's file",
    opens: { dialog: "Import last year's report" },
  },
  { link: "Dashboard", heading: /Welcome/, action: "Edit business", opens: { dialog: "Edit business" } },
];

const SITE = "Pier 9C cold store";

/** Opens a screen from the navigation, which is behind a button on a phone. */
async function open(page: Page, { name, press }: Hand, link: string, heading: RegExp): Promise<void> {
  if (name === "touch") await press(page, page.getByRole("button", { name: "Open menu" }));
  await press(page, page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: link, exact: true }));
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  await settled(page);
}

/** Opens a select and chooses an option. */
async function chooseIn(page: Page, hand: Hand, field: Locator, option: string): Promise<void> {
  await hand.press(page, field);
  await hand.choose(page, page.getByRole("option", { name: option }).first());
}

interface Journey {
  readonly name: string;
  readonly work: (page: Page, hand: Hand) => Promise<void>;
}

const JOURNEYS: readonly Journey[] = [
  {
    name: "adds a chemical",
    async work(page, hand) {
      await open(page, hand, "Chemicals", /Chemicals Inventory/);
      await hand.press(page, page.getByRole("button", { name: "Add Chemical" }));
      await hand.type(page, page.getByRole("combobox", { name: /^Chemical Name/ }), "Acetonitrile");
      await hand.choose(page, page.getByRole("option", { name: /^Acetonitrile/ }).first());
      await hand.type(page, page.getByLabel(/^Quantity(?! per)/), "20");
      await chooseIn(page, hand, page.getByRole("button", { name: /^Unit/ }), "L");
      await chooseIn(page, hand, page.getByRole("button", { name: /^Location/ }), SITE);
      await hand.type(page, page.getByLabel(/^Room/), `Bay of the ${hand.name}`);
      await settled(page);
      expect.soft(await axeFindings(page), "the form").toEqual([]);
      await hand.press(page, page.getByRole("button", { name: "Add Chemical" }));
      await page.getByText(`Bay of the ${hand.name}`).first().waitFor();
    },
  },
  {
    name: "imports a file",
    async work(page, hand) {
      const head = "Name,UN Number,Quantity,Unit,Location,Room";
      const row = `Toluene,1294,15,L,${SITE},Shelf of the ${hand.name}`;
      const buffer = Buffer.from(`${head}\n${row}\n`);
      await open(page, hand, "Chemicals", /Chemicals Inventory/);
      await hand.press(page, page.getByRole("link", { name: "Import", exact: true }));
      const picker = page.waitForEvent("filechooser");
      await hand.press(page, page.getByRole("button", { name: "Choose a file" }));
      await (await picker).setFiles({ name: `${hand.name}.csv`, mimeType: "text/csv", buffer });
      const send = page.getByRole("button", { name: "Import 1 chemical" });
      await send.waitFor();
      await settled(page);
      expect.soft(await axeFindings(page), "the rows").toEqual([]);
      await hand.press(page, send);
      await page.getByText("Import finished").first().waitFor();
      await hand.press(page, page.getByRole("link", { name: "Go to inventory" }));
      await page.getByText(`Shelf of the ${hand.name}`).first().waitFor();
    },
  },
  {
    name: "adds a container",
    async work(page, hand) {
      await open(page, hand, "Chemicals", /Chemicals Inventory/);
      await hand.press(page, page.getByRole("button", { name: /^Containers \(\d+\) of Propane/ }));
      await page.getByRole("heading", { level: 1, name: "Containers of Propane" }).waitFor();
      await hand.press(page, page.getByRole("button", { name: "Add containers" }));
      const dialog = page.getByRole("dialog", { name: "Add containers" });
      await hand.type(page, dialog.getByLabel(/^Room/), `Cage of the ${hand.name}`);
      await hand.press(page, dialog.getByRole("button", { name: "Choose a date: Expires on" }));
      const today = page.getByRole("grid").getByRole("button", { name: /^Today/ });
      await today.waitFor();
      if (hand.name === "keyboard") await page.keyboard.press("Enter"); // the calendar opens with the focus on today
      else await hand.press(page, today);
      expect.soft(await axeFindings(page), "the dialog").toEqual([]);
      await hand.press(page, dialog.getByRole("button", { name: "Add containers" }));
      await page.getByText(`Cage of the ${hand.name}`).first().waitFor();
    },
  },
  {
    name: "deletes a chemical and restores it",
    async work(page, hand) {
      await open(page, hand, "Chemicals", /Chemicals Inventory/);
      await hand.press(page, page.getByRole("button", { name: "Delete Propane" }));
      const dialog = page.getByRole("alertdialog", { name: "Delete chemical" });
      await hand.press(page, dialog.getByRole("button", { name: "Delete chemical" }));
      await dialog.waitFor({ state: "detached" });
      await hand.press(page, page.getByRole("button", { name: "More", exact: true }));
      await hand.choose(page, page.getByRole("menuitem", { name: "Recently deleted" }));
      const restore = page.getByRole("button", { name: "Restore Propane" });
      await restore.waitFor();
      await settled(page);
      expect.soft(await axeFindings(page), "the deleted items").toEqual([]);
      await hand.press(page, restore);
      await page.getByText("Propane has been restored.").waitFor();
    },
  },
  {
    name: "changes the plan",
    async work(page, hand) {
      await open(page, hand, "Plan", /Choose a plan/);
      await page.getByText("Current plan").waitFor();
      const larger = page.getByRole("radio", { name: /^Premium/ });
      if (hand.name === "keyboard") await pressByKey(page, page.getByRole("radio", { checked: true }), "ArrowRight");
      else await hand.press(page, page.locator("label").filter({ has: larger }));
      await expect.poll(() => larger.isChecked()).toBe(true);
      await settled(page);
      expect.soft(await axeFindings(page), "the plans").toEqual([]);
      await hand.press(page, page.getByRole("button", { name: "Continue to Dashboard" }));
      await page.getByText("Subscription updated!").waitFor();
      await page.getByRole("heading", { level: 1, name: /Welcome/ }).waitFor();
    },
  },
  {
    name: "creates a checklist for inspections",
    async work(page, hand) {
      const name = `Checklist of the ${hand.name}`;
      await open(page, hand, "Safety Inspections", /Safety Inspections/);
      await hand.press(page, page.getByRole("link", { name: "Checklists", exact: true }));
      await hand.press(page, page.getByRole("button", { name: "Create checklist" }));
      const dialog = page.getByRole("dialog", { name: "New checklist" });
      await hand.type(page, dialog.getByRole("textbox", { name: "Name" }), name);
      await hand.type(
        page,
        dialog.getByRole("textbox", { name: "Item 1", exact: true }),
        "Check that the gate closes.",
      );
      expect.soft(await axeFindings(page), "the dialog").toEqual([]);
      await hand.press(page, dialog.getByRole("button", { name: "Save checklist" }));
      const own = page.getByRole("list", { name: "Your checklists" });
      await own.getByRole("listitem").filter({ hasText: name }).waitFor();
    },
  },
];

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844, hasTouch: true };

const opening = openProduct();

describe.each(HANDS)("the business area by $name", (hand) => {
  const { name, press } = hand;
  const viewport = name === "touch" ? PHONE : DESK;
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    visitor = await demoAdmin(opening, { viewport });
    ({ page } = visitor);
  });

  beforeEach(async () => {
    const { client, businessId } = await demoClient(opening);
    await client.businesses.updateBusiness({ params: { id: businessId }, body: { tier: 2 } });
  });

  afterAll(async () => {
    await visitor?.[Symbol.asyncDispose]();
  });

  it("opens each screen and its main action without axe findings", async () => {
    for (const { link, heading, action, opens } of SCREENS) {
      await open(page, hand, link, heading);
      expect.soft(await axeFindings(page), link).toEqual([]);
      const control = page
        .getByRole("button", { name: action })
        .or(page.getByRole("link", { name: action }))
        .first();
      await press(page, control);
      if ("page" in opens) {
        await page.getByRole("heading", { level: 1, name: opens.page }).waitFor();
        continue;
      }
      const dialog = page.getByRole("dialog", { name: opens.dialog });
      await dialog.waitFor();
      await settled(page);
      expect.soft(await axeFindings(page), `${link}, ${action}`).toEqual([]);
      await press(page, dialog.getByRole("button", { name: /^(?:Cancel|Close)$/ }).first());
      await dialog.waitFor({ state: "detached" });
    }
  });

  it.each(JOURNEYS)("$name without axe findings", async ({ work }) => {
    await page.goto("/dashboard");
    await work(page, hand);
    await settled(page);
    expect(await axeFindings(page)).toEqual([]);
  });

  it("causes no browser errors", () => {
    expect(visitor.complaints).toEqual([]);
  });
});
