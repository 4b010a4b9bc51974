import type { Page } from "playwright";
import { afterAll, beforeAll, describe, it } from "vitest";
import { reportFigures } from "../../../../tools/measure/measures.ts";
import type { Visitor } from "../browser.ts";
import { openProduct } from "../opening.ts";
import { demoAdmin, demoClient } from "../signed-in.ts";
import { median, slowed, tasksWhile } from "./main-thread.ts";

const ROWS = 10_000;
const PORTION = 500;
const RUNS = 3;
/** Target value of the product. */
const AIM_MS = 100;

describe(`a business with ${ROWS} chemicals at one site`, () => {
  const opening = openProduct();
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    await stock();
    visitor = await demoAdmin(opening, { serviceWorkers: "allow" });
    ({ page } = visitor);
    page.setDefaultTimeout(60_000);
  });

  afterAll(async () => {
    await visitor?.[Symbol.asyncDispose]();
  });

  async function stock(): Promise<void> {
    const { client, businessId } = await demoClient(opening);
    const { locations } = await client.locations.getLocationsByBusiness({ params: { id: businessId } });
    const [site] = locations;
    if (site === undefined) throw new Error("The demo has no site.");
    const { chemical_import: into } = await client.chemicalImports.insertChemicalImport({
      body: { filename: "stock.csv", rows: ROWS },
    });
    const drum = (nth: number) => ({
      location_id: site.id,
      name: `Solvent ${String(nth).padStart(5, "0")}`,
      quantity: 1 + (nth % 200),
      unit: "kg" as const,
      un_number: nth % 3 === 0 ? "1294" : "1090",
    });
    for (let first = 0; first < ROWS; first += PORTION) {
      const chemicals = Array.from({ length: PORTION }, (_, nth) => drum(first + nth));
      await client.chemicalImports.insertImportedChemicals({ params: { id: into.id }, body: { first, chemicals } });
    }
    await client.chemicalImports.finishChemicalImport({ params: { id: into.id } });
  }

  /** Reports the median, over all runs, of the longest task of each action, ms of work. */
  async function reportLongest(
    report: string,
    prepare: () => Promise<unknown>,
    acts: Readonly<Record<string, () => Promise<unknown>>>,
  ): Promise<void> {
    const seen = new Map<string, number[]>();
    await slowed(page, async () => {
      for (let run = 0; run < RUNS; run += 1) {
        await prepare();
        await page.waitForTimeout(2500); // requests after the first page
        for (const [name, act] of Object.entries(acts)) {
          const tasks = await tasksWhile(opening.browser, async () => {
            await act();
            await page.waitForTimeout(1500);
          });
          seen.set(name, [...(seen.get(name) ?? []), tasks[0]?.work ?? 0]);
        }
      }
    });
    reportFigures(
      `large-dialogs-${report}`,
      [...seen].map(([name, taken]) => ({ name, value: median(taken), unit: "ms", aim: AIM_MS })),
    );
  }

  const dialog = () => page.getByRole("dialog");

  it("opens the dialog of a chemical and responds to input in it", async () => {
    await reportLongest(
      "chemical",
      async () => {
        await page.goto("/dashboard/chemicals");
        await page.getByText(/^1 to 100 of/).waitFor();
      },
      {
        "the dialog of a chemical opens": async () => {
          await page
            .getByRole("button", { name: /^Edit / })
            .first()
            .click();
          await dialog().getByLabel("Manufacturer").waitFor();
        },
        "a key in it": () => dialog().getByLabel("Name", { exact: true }).press("a"),
        "its sites open": () =>
          dialog()
            .getByRole("button", { name: /Location/ })
            .press("Enter"),
      },
    );
  }, 600_000);

  it("opens the dialog of a site and sorts its chemicals", async () => {
    await reportLongest(
      "site",
      async () => {
        await page.goto("/dashboard/locations");
        await page.locator(".app-location-grid > li").first().waitFor();
      },
      {
        "the dialog of a site opens": async () => {
          await page.locator(".app-location-grid > li").first().getByRole("button").first().click();
          await dialog().getByRole("row").nth(1).waitFor();
        },
        "its table is ordered": () => dialog().getByRole("columnheader", { name: "Quantity" }).click(),
      },
    );
  }, 600_000);

  it("responds to input in the form of a new chemical", async () => {
    await reportLongest(
      "new-chemical",
      async () => {
        await page.goto("/dashboard/chemicals/add");
        await page.getByRole("combobox", { name: /^Chemical Name/ }).waitFor();
      },
      {
        "a key in the substance of the add form": () =>
          page.getByRole("combobox", { name: /^Chemical Name/ }).pressSequentially("solv", { delay: 150 }),
        "its units open": async () => {
          await page.keyboard.press("Escape");
          await page.getByRole("button", { name: /Unit/ }).press("Enter");
        },
      },
    );
  }, 600_000);

  it("opens the dialog of a new SDS and finds its chemical", async () => {
    await reportLongest(
      "data-sheet",
      async () => {
        await page.goto("/dashboard/safety-data-sheets");
        await page.getByRole("button", { name: "Upload SDS" }).first().waitFor();
      },
      {
        "the dialog of a sheet opens": async () => {
          await page.getByRole("button", { name: "Upload SDS" }).first().click();
          await dialog().getByRole("combobox").first().waitFor();
        },
        "its chemicals open": () => dialog().getByRole("combobox").first().press("ArrowDown"),
        "a key among them": () => dialog().getByRole("combobox").first().press("s"),
      },
    );
  }, 600_000);
});
