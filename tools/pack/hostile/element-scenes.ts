import type { Page } from "playwright";
import { sampleRoute } from "../../../packages/ui/src/testing/navigation.ts";
import { samplePlace, sampleValues } from "../../../packages/ui/src/testing/plume.ts";

/** The module that loads each element with its first tag. */
export const MODULE = "placard-elements/placard-elements.js";

/** A custom element on its own page, with the interaction before its picture is taken. */
export interface ElementScene {
  readonly name: string;
  /** The HTML of a page. */
  readonly html: string;
  readonly script: "elements.global.js" | typeof MODULE;
  /** A script of the page that sets the element's properties. */
  readonly given?: string;
  /** Height of the pictured part from the top, px. */
  readonly height: number;
  /** Uses the element until its content is fully rendered. */
  readonly work: (page: Page) => Promise<void>;
}

const GEOCODER = `{ suggest: async () => [${JSON.stringify(samplePlace)}] }`;

/** Fixed time for the sample weather, so that its age does not change. */
export const NOW = new Date(Date.parse(sampleValues.weather_at) + 10 * 60_000);

/** Position of the sample device. */
export const HERE = { latitude: 44.6488, longitude: -63.5752 };

export const ELEMENT_SCENES: readonly ElementScene[] = [
  {
    name: "chemical-card",
    html: `<placard-chemical-card un="1017"></placard-chemical-card>`,
    script: "elements.global.js",
    height: 760,
    work: async (page) => page.getByRole("article", { name: /chlorine/i }).waitFor(),
  },
  {
    name: "chemical-search",
    html: `<placard-chemical-search></placard-chemical-search>`,
    script: "elements.global.js",
    height: 760,
    work: async (page) => {
      await page.getByRole("combobox").fill("1017");
      await page.getByRole("article", { name: /chlorine/i }).waitFor();
    },
  },
  {
    name: "checklist",
    html: `<placard-checklist guide="entry-team"></placard-checklist>`,
    script: MODULE,
    height: 1400,
    work: async (page) => page.getByRole("checkbox").first().waitFor({ state: "attached" }),
  },
  {
    name: "conversions",
    html: `<placard-conversions></placard-conversions>`,
    script: "elements.global.js",
    height: 1100,
    work: async (page) => {
      await page.getByRole("combobox").fill("1017");
      await page.getByRole("option").first().click();
      await page.getByRole("textbox", { name: "ppm" }).fill("10");
      await page.getByRole("button", { name: "Convert" }).click();
      await page.getByText("28.9822").waitFor();
    },
  },
  {
    name: "navigation-card",
    html: `<placard-navigation-card></placard-navigation-card>`,
    script: MODULE,
    given: `{ geocoder: ${GEOCODER}, directions: { route: async () => (${JSON.stringify(sampleRoute)}) } }`,
    height: 900,
    work: async (page) => {
      await page.getByRole("combobox").fill("18 Sample");
      await page.getByRole("option", { name: /Sample Wharf/ }).click();
      await page.getByRole("button", { name: /location/ }).click();
      await page.getByRole("button", { name: /^Turn-by-turn/ }).click();
      await page.getByRole("listitem").first().waitFor();
    },
  },
  {
    name: "plume-map",
    html: `<placard-plume-map></placard-plume-map>`,
    script: MODULE,
    given: `{ defaultValues: ${JSON.stringify(sampleValues)}, geocoder: ${GEOCODER} }`,
    height: 1800,
    work: async (page) => {
      await page.getByRole("button", { name: "Zoom in" }).waitFor();
      await page.getByRole("button", { name: "Calculate", exact: true }).click();
      await page.getByRole("grid", { name: /Zones/ }).waitFor();
      await page.getByText(/^AEGL-2 · /).waitFor();
    },
  },
];
