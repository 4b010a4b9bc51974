import type { Page } from "playwright";
import { calculateChlorine, openChecklist, searchFor } from "../crew.ts";
import type { WorkspaceSearch } from "../../src/features/responder-workspace/workspace-search.ts";

/** One view of the workspace and how to reach it from any other. */
export interface Stop {
  readonly name: string;
  readonly go: (page: Page) => Promise<void>;
  /** True for an open list, which may close when the window changes: it is opened again on each device. */
  readonly isList?: boolean;
}

/** Opens the workspace of the open incident at a URL, without panels that the URL does not name. */
async function at(page: Page, search: WorkspaceSearch): Promise<void> {
  const words = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]));
  await page.goto(`/responder/dashboard?${words.toString()}`);
  await page.getByRole("navigation", { name: "Modules" }).waitFor();
}

/** Opens the chemical search without a card, in the given mode. */
async function findBy(page: Page, way: string): Promise<void> {
  await at(page, { module: "chemical-search" });
  await page.getByRole("radio", { name: way }).check({ force: true });
}

/** Opens the inputs or the zones of a plume where they are a tab. A wide screen shows both. */
async function turnToTab(page: Page, name: "Inputs" | "Zones"): Promise<void> {
  const tab = page.getByRole("tab", { name });
  await page.getByRole("button", { name: "Calculate" }).or(tab).first().waitFor();
  if (await tab.isVisible()) await tab.click();
}

async function openConversion(page: Page): Promise<ReturnType<Page["getByRole"]>> {
  await at(page, { module: "chemical-search", panel: "conversion" });
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  return dialog;
}

async function openBusiness(page: Page): Promise<void> {
  await at(page, { module: "business-search" });
  await page.getByRole("searchbox", { name: "Business name or address" }).fill("Harbour Ice");
  const found = page.getByRole("region", { name: "Results" }).getByRole("button", { name: /Harbour Ice/ });
  const containers = page.getByRole("button", { name: /^Containers/ }).first();
  await found.or(containers).first().waitFor();
  // On a narrow screen, the record opened before replaces the results.
  if (!(await containers.isVisible())) await found.click();
  await containers.waitFor();
}

/** Every module of the workspace of an open incident, and all panels and dialogs in it. */
export const stops: readonly Stop[] = [
  { name: "search", go: (page) => findBy(page, "Recent") },
  { name: "placards", go: (page) => findBy(page, "Placard") },
  { name: "container shapes", go: (page) => findBy(page, "Container") },
  { name: "unknown substance", go: (page) => findBy(page, "Unknown") },
  {
    name: "card",
    async go(page) {
      await at(page, { module: "chemical-search" });
      await searchFor(page, "1017", /^Chlorine/);
    },
  },
  { name: "business records", go: openBusiness },
  {
    name: "stored containers",
    async go(page) {
      await openBusiness(page);
      await page
        .getByRole("button", { name: /^Containers/ })
        .first()
        .click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "plume",
    async go(page) {
      await at(page, { module: "evacuation-plume" });
      await calculateChlorine(page, "1");
    },
  },
  {
    name: "decontamination",
    async go(page) {
      await at(page, { module: "suits-decon" });
      await page.getByRole("searchbox").fill("1017");
      await page.getByRole("article", { name: /^Chlorine/ }).waitFor();
      await page.getByRole("tab", { name: /decon/i }).click();
    },
  },
  {
    name: "plan",
    async go(page) {
      await at(page, { module: "incident-action-plan" });
      await page.getByRole("textbox", { name: "Objectives" }).waitFor();
    },
  },
  {
    name: "team",
    async go(page) {
      await at(page, { module: "team-management" });
      await page.getByRole("grid").waitFor();
    },
  },
  {
    name: "map",
    async go(page) {
      await at(page, { module: "chemical-search", panel: "map" });
      await page.getByRole("button", { name: "Zoom in" }).waitFor();
    },
  },
  {
    name: "checklist",
    async go(page) {
      await at(page, { module: "chemical-search" });
      await openChecklist(page);
    },
  },
  {
    name: "log",
    async go(page) {
      await at(page, { module: "chemical-search", panel: "log" });
      await page.getByRole("region", { name: "Incident log" }).waitFor();
    },
  },
  {
    name: "entry teams",
    async go(page) {
      await at(page, { module: "chemical-search", panel: "entry" });
      await page.getByRole("dialog", { name: "Entry teams" }).waitFor();
    },
  },
  {
    name: "display menu",
    isList: true,
    async go(page) {
      await at(page, { module: "chemical-search" });
      await page.getByRole("button", { name: /^(More|Display settings)$/ }).click();
      await page.getByRole("menu").waitFor();
    },
  },
  {
    name: "suggested chemicals",
    isList: true,
    async go(page) {
      await at(page, { module: "evacuation-plume" });
      await turnToTab(page, "Inputs");
      const field = page.getByRole("combobox", { name: "Chemical name" });
      await field.fill(""); // the same text is not suggested again
      await field.fill("ammoni");
      await page.getByRole("option").first().waitFor();
    },
  },
  {
    name: "zone files",
    isList: true,
    async go(page) {
      await at(page, { module: "evacuation-plume" });
      await turnToTab(page, "Zones"); // of the stop "plume"
      await page.getByRole("button", { name: "Copy or save" }).click();
      await page.getByRole("menu").waitFor();
    },
  },
  {
    name: "stability classes",
    isList: true,
    async go(page) {
      await at(page, { module: "evacuation-plume" });
      await turnToTab(page, "Inputs");
      await page.getByRole("button", { name: /^Stability class/ }).click();
      await page.getByRole("option").first().waitFor();
    },
  },
  {
    name: "map sources",
    isList: true,
    async go(page) {
      await at(page, { module: "chemical-search", panel: "map" });
      await page.getByRole("button", { name: "Sources" }).click();
      await page.getByRole("dialog", { name: "Sources" }).waitFor();
    },
  },
  { name: "units", go: async (page) => void (await openConversion(page)) },
  {
    name: "turn-back",
    async go(page) {
      const dialog = await openConversion(page);
      await dialog.getByRole("radio", { name: "Sensor Turn-back PPM" }).check({ force: true });
    },
  },
  {
    name: "detector",
    async go(page) {
      const dialog = await openConversion(page);
      await dialog.getByRole("button", { name: "Detector reading, raw and corrected" }).click();
    },
  },
];
