import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Visitor } from "../browser.ts";
import { openProduct } from "../opening.ts";
import { dataSheet } from "../sample-files.ts";
import { demoAdmin, demoClient } from "../signed-in.ts";

/** Dialogs of the business area without a mouse: open, tab through, type, close, and reopen. */

type Control = readonly [role: Parameters<Page["getByRole"]>[0], name: string | RegExp];

interface DialogByKeys {
  readonly at: string;
  /** Buttons to press before the control that opens the dialog. */
  readonly way?: readonly Control[];
  /** Preparation before the dialog opens. */
  readonly before?: (page: Page) => Promise<void>;
  readonly opener: Control;
  readonly key?: "Enter" | "Space";
  readonly title: string | RegExp;
  readonly typed?: { readonly into: string | RegExp; readonly text: string; readonly isKept: boolean };
  /** Focus target after closing if the opener no longer exists. */
  readonly back?: Control;
}

const CHEMICALS = "/dashboard/chemicals";
const LOCATIONS = "/dashboard/locations";
const SHEETS = "/dashboard/safety-data-sheets";
const PEOPLE = "/dashboard/profile-settings";
const INSPECTIONS = "/dashboard/fire-safety";
const CHECKLISTS = "/dashboard/fire-safety/checklists";

const button = (name: string | RegExp): Control => ["button", name];
const kept = (into: string | RegExp, text = "Typed by keys") => ({ into, text, isKept: true });
/** Dialogs that ask once, or save a single value immediately, start empty each time. */
const once = (into: string | RegExp, text = "Typed by keys") => ({ into, text, isKept: false });

const SITE = button("Pier 9C cold store");
const GATE = "Gate 2, north side (demo drawing)";
const IMAGES = [SITE, ["tab", /^Images/]] as const;
const CONTAINERS = [button("Containers (4) of Chlorine")] as const;
const FINDINGS = [["tab", "Findings"]] as const;
const FORKLIFTS = "Forklifts before the shift";
const FOUND = "Extinguisher at the loading dock has no pin and no seal";
const SHEET = "acetone-2026.pdf";

const DIALOGS: Readonly<Record<string, DialogByKeys>> = {
  "edit business": {
    at: "/dashboard",
    opener: button("Edit business"),
    title: "Edit business",
    typed: kept(/^Phone/, "902 555 0199"),
  },
  "edit a chemical": { at: CHEMICALS, opener: button("Edit Propane"), title: "Edit Chemical", typed: kept(/^Room/) },
  "delete a chemical": { at: CHEMICALS, opener: button("Delete Propane"), key: "Space", title: "Delete chemical" },
  "confirm all": {
    at: CHEMICALS,
    way: [button("More")],
    opener: ["menuitem", /^Everything is still correct/],
    title: "Is the whole inventory still correct?",
    back: button("More"),
  },
  "add containers": {
    at: CHEMICALS,
    way: CONTAINERS,
    opener: button("Add containers"),
    title: "Add containers",
    typed: kept(/^Room/),
  },
  "edit a container": {
    at: CHEMICALS,
    way: CONTAINERS,
    opener: button("Edit CYL-4471-3"),
    title: "Edit container CYL-4471-3",
    typed: kept(/^Room/),
  },
  "move a container": {
    at: CHEMICALS,
    way: CONTAINERS,
    opener: button("Move CYL-4471-3"),
    title: "Where is CYL-4471-3 now?",
    typed: kept(/^Room/),
  },
  "delete a container": {
    at: CHEMICALS,
    way: CONTAINERS,
    opener: button("Delete CYL-4471-3"),
    title: "Delete container",
  },
  "print labels": {
    at: CHEMICALS,
    way: CONTAINERS,
    opener: button("Print labels"),
    title: "Print labels",
    typed: once("Start at label", "3"),
  },
  "a location": { at: LOCATIONS, opener: SITE, title: "Pier 9C cold store" },
  "edit a location": {
    at: LOCATIONS,
    way: [SITE],
    opener: button("Edit location"),
    title: "Edit Location",
    typed: kept("Best Entrance"),
    back: SITE,
  },
  "set the pin": {
    at: LOCATIONS,
    way: [SITE, button("Edit location")],
    opener: button("Set the pin"),
    title: "Set the pin",
    typed: once("Coordinates", "44.65, -63.57"),
  },
  "add a manager": {
    at: LOCATIONS,
    way: [SITE, button("Edit location")],
    opener: button("Add Contact"),
    title: "Add Contact",
    typed: kept("Name"),
  },
  "delete a location": {
    at: LOCATIONS,
    opener: button("Delete Pier 9C cold store"),
    title: "Delete Pier 9C cold store?",
    typed: once(/Pier 9C cold store/),
  },
  "confirm a location": {
    at: LOCATIONS,
    way: [SITE],
    opener: button("Confirm that everything is correct"),
    title: /^Is everything at/,
  },
  "accept a risk": {
    at: LOCATIONS,
    way: [SITE, ["tab", /^Storage compatibility/], button(/^Show each pair/)],
    opener: button(/^Accept risk of storing .*Nitric acid 68%/),
    title: "Accept the risk of storing these together?",
    typed: kept("Reason"),
  },
  "upload pictures": { at: LOCATIONS, way: IMAGES, opener: button("Upload images"), title: "Upload images" },
  "edit a picture": {
    at: LOCATIONS,
    way: IMAGES,
    opener: button(`Edit ${GATE}`),
    title: "Edit picture",
    typed: kept("Description"),
  },
  "delete a picture": { at: LOCATIONS, way: IMAGES, opener: button(`Delete ${GATE}`), title: "Delete picture?" },
  "points on the map": {
    at: LOCATIONS,
    way: IMAGES,
    opener: button("Add points to the map"),
    title: /^Points on the map:/,
  },
  "upload a sheet": { at: SHEETS, opener: button("Upload SDS"), title: "Upload SDS" },
  "replace a sheet": {
    at: SHEETS,
    way: [button("Upload SDS")],
    before: chooseSheet,
    opener: button("Upload"),
    title: "Replace the SDS for Acetone?",
  },
  "view a sheet": { at: SHEETS, opener: button("View the SDS for Acetone"), title: "Safety data sheet: Acetone" },
  "what is on file of a sheet": {
    at: SHEETS,
    opener: button("Edit the SDS details for Acetone"),
    title: "SDS for Acetone",
    typed: once(/^Revision date/, "2024-03-15"),
  },
  "delete a sheet": {
    at: SHEETS,
    opener: button("Delete the SDS for Acetone"),
    title: "Delete safety data sheet?",
  },
  "earlier versions": {
    at: SHEETS,
    opener: button("Earlier versions (1) of the SDS for Acetone"),
    title: "Earlier SDS versions: Acetone",
  },
  "print a binder": { at: SHEETS, opener: button("Print SDS binder"), title: "SDS binder for a site" },
  "edit a user": { at: PEOPLE, opener: button("Edit Lee Fox"), title: "Edit User", typed: kept("Name") },
  "deactivate a user": { at: PEOPLE, opener: button("Deactivate Lee Fox"), title: "Deactivate Lee Fox?" },
  "delete a user": { at: PEOPLE, opener: button("Delete Max Hale"), title: "Delete Max Hale?" },
  "edit a contact": {
    at: PEOPLE,
    way: [["tab", "Contacts"]],
    opener: button("Edit Jo Bell"),
    title: "Edit Contact",
    typed: kept(/^Phone/, "902 555 0177"),
  },
  "delete a contact": {
    at: PEOPLE,
    way: [["tab", "Contacts"]],
    opener: button("Delete Jo Bell"),
    title: "Delete Jo Bell?",
  },
  "a smaller plan": {
    at: "/subscription/business",
    before: choosePlan,
    opener: button("Continue to Dashboard"),
    title: "Change to Basic?",
  },
  "plan an inspection": { at: INSPECTIONS, opener: button("New Assessment"), title: "New assessment" },
  "change a plan": { at: INSPECTIONS, opener: button(/^Edit .* at Pier 9C/), title: /^Edit / },
  "delete a plan": { at: INSPECTIONS, opener: button(/^Delete .* at Pier 9C/), title: /^Delete / },
  "mend a finding": {
    at: INSPECTIONS,
    way: FINDINGS,
    opener: button(`Mark as corrected: ${FOUND}`),
    title: "Mark this finding as corrected",
    typed: kept("Corrective action"),
  },
  "change a finding": {
    at: INSPECTIONS,
    way: FINDINGS,
    opener: button(`Edit: ${FOUND}`),
    title: "Edit finding",
    typed: kept("Problem"),
  },
  "a new checklist": {
    at: CHECKLISTS,
    opener: button("Create checklist"),
    title: "New checklist",
    typed: kept("Name"),
  },
  "change a checklist": {
    at: CHECKLISTS,
    opener: button(`Edit ${FORKLIFTS}`),
    title: `Edit ${FORKLIFTS}`,
    typed: kept("Name"),
  },
  "versions of a checklist": {
    at: CHECKLISTS,
    opener: button(`Versions of ${FORKLIFTS}`),
    title: `Versions of ${FORKLIFTS}`,
  },
  "delete a checklist": { at: CHECKLISTS, opener: button(`Delete ${FORKLIFTS}`), title: `Delete ${FORKLIFTS}?` },
  "last year's report": {
    at: "/dashboard/reports",
    opener: button("Import last year's file"),
    title: "Import last year's report",
  },
};

describe("dialogs of the business area by keyboard only", () => {
  const opening = openProduct();
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    await addPeopleAndSheets();
    visitor = await demoAdmin(opening);
    ({ page } = visitor);
  });

  afterAll(async () => {
    await visitor?.[Symbol.asyncDispose]();
  });

  /** Adds two people, one of them deactivated, and two SDSs, one of them an earlier version. */
  async function addPeopleAndSheets(): Promise<void> {
    const { client, businessId } = await demoClient(opening);
    await client.businesses.updateBusiness({ params: { id: businessId }, body: { tier: 3 } });
    const add = async (name: string, email: string) => {
      const account = { name, email, password: "correct horse battery", role: "User", user_role: false } as const;
      const { user } = await client.registration.insertBusinessUser({ body: { ...account, business_id: businessId } });
      return user.id;
    };
    await add("Lee Fox", "lee@harbour-ice.example");
    await client.people.deactivateUser({ params: { id: await add("Max Hale", "max@harbour-ice.example") } });
    const { chemicals } = await client.chemicals.getChemicalsByBusiness({ params: { id: businessId } });
    const chemical_id = chemicals.find(({ name }) => name === "Acetone")?.id ?? 0;
    const { buffer, mimeType } = sheetOf(SHEET);
    const file = new File([new Uint8Array(buffer)], SHEET, { type: mimeType });
    const { id } = await client.safetyDataSheets.uploadSds({ fields: { chemical_id }, file });
    await client.safetyDataSheets.uploadSds({ fields: { chemical_id, replaces: String(id) }, file });
  }

  const control = ([role, name]: Control): Locator => page.getByRole(role, { name, exact: true }).first();

  async function press(target: Control, key = "Enter"): Promise<void> {
    const at = control(target);
    await at.waitFor();
    // A table that is rendered in full is one tab stop; a long one has a tab stop for each control.
    const row = page.locator("tr[data-key]").filter({ has: at });
    if ((await row.count()) === 0) await at.focus();
    else await alongRow(page, row, at);
    await page.keyboard.press(key);
  }

  it.each(Object.entries(DIALOGS))("%s", async (_what, { at, way = [], before, opener, key, title, typed, back }) => {
    const named = { name: title, exact: true };
    const dialog = page.getByRole("dialog", named).or(page.getByRole("alertdialog", named)).last();
    const open = async (): Promise<void> => {
      await press(opener, key);
      await dialog.waitFor();
      await expect.poll(() => holdsFocus(dialog), { message: "the focus is inside" }).toBe(true);
    };
    await page.goto(at);
    for (const step of way) await press(step);
    await before?.(page);
    await open();
    expect(await strayed(page, dialog), "by Tab").toEqual([]);
    if (typed !== undefined) {
      await dialog.getByLabel(typed.into).first().focus();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(typed.text);
    }
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => isFocused(control(back ?? opener)), { message: "the focus is back" }).toBe(true);
    if (typed?.isKept !== true) return;
    for (const step of back === undefined ? [] : way) await press(step);
    await open();
    expect(await dialog.getByLabel(typed.into).first().inputValue()).toBe(typed.text);
  });

  it("causes no browser errors", () => {
    expect(visitor.complaints).toEqual([]);
  });
});

function sheetOf(filename: string) {
  return dataSheet(filename, ["SAFETY DATA SHEET", "Revision date: 2026-03-15", "Product name: Acetone"]);
}

/** Waits until the page knows the current plan. */
async function choosePlan(page: Page): Promise<void> {
  await page.getByText("Current plan").waitFor();
  await page.getByRole("radio", { name: /^Basic/ }).press("Space");
}

/** Chooses acetone, which has an SDS, and adds another SDS. */
async function chooseSheet(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Upload SDS" });
  await dialog.getByRole("combobox", { name: "Chemical" }).focus();
  await page.keyboard.type("Acet");
  await page.getByRole("option", { name: /^Acetone/ }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await dialog.locator("input[type=file]").setInputFiles(sheetOf("acetone-by-keys.pdf"));
  const languages = dialog.getByRole("group", { name: "SDS language" });
  await languages.getByRole("checkbox", { name: "English" }).press("Space");
}

const holdsFocus = (dialog: Locator): Promise<boolean> =>
  dialog.evaluate((element) => element.contains(document.activeElement));

const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** Moves along a table row with the arrow keys. */
async function alongRow(page: Page, row: Locator, target: Locator): Promise<void> {
  await row.focus();
  for (let step = 0; !(await isFocused(target)); step++) {
    if (step === 20) throw new Error(`No way along the row to ${target.toString()}.`);
    await page.keyboard.press("ArrowRight");
  }
}

/** More tab stops than any dialog has. */
const CAUGHT = 120;

/**
 * Tabs forward until the first stop returns, then one step back. Returns all elements outside the dialog that had the
 * focus.
 */
async function strayed(page: Page, dialog: Locator): Promise<readonly string[]> {
  const outside: string[] = [];
  const look = async (key: string): Promise<boolean> => {
    await page.keyboard.press(key);
    const at = await dialog.evaluate((element) => {
      const focused = document.activeElement ?? document.body;
      const isFirst = focused.hasAttribute("data-first-stop");
      if (document.querySelector("[data-first-stop]") === null) focused.setAttribute("data-first-stop", "");
      return { isFirst, isInside: element.contains(focused), html: focused.outerHTML.slice(0, 120) };
    });
    if (!at.isInside) outside.push(at.html);
    return at.isFirst;
  };
  await look("Tab");
  for (let step = 0; !(await look("Tab")); step++) if (step === CAUGHT) throw new Error("Tab does not come round.");
  await look("Shift+Tab");
  await page.evaluate(() => document.querySelector("[data-first-stop]")?.removeAttribute("data-first-stop"));
  return outside;
}
