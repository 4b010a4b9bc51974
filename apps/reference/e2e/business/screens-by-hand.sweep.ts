import { describe, expect, it } from "vitest";
import { axeFindings } from "../accessible.ts";
import { openProduct } from "../opening.ts";
import { demoAdmin } from "../signed-in.ts";
import { HANDS } from "../workspace/hands.ts";
import { settled } from "../witness.ts";

/** Each screen of the business area with one way of input only: from the navigation to a main action and back. */

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

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844, hasTouch: true };

const opening = openProduct();

describe.each(HANDS)("the business area by $name", ({ name, press }) => {
  it("opens each screen and its main action without axe findings", async () => {
    await using visitor = await demoAdmin(opening, { viewport: name === "touch" ? PHONE : DESK });
    const { page } = visitor;
    for (const { link, heading, action, opens } of SCREENS) {
      if (name === "touch") await press(page, page.getByRole("button", { name: "Open menu" }));
      await press(page, page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: link, exact: true }));
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      await settled(page);
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
      expect.soft(await axeFindings(page), `${link}, ${action}`).toEqual([]);
      await press(page, dialog.getByRole("button", { name: /^(?:Cancel|Close)$/ }).first());
      await dialog.waitFor({ state: "detached" });
    }
    expect(visitor.complaints).toEqual([]);
  });
});
