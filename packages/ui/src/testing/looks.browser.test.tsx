import { cleanup, render, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { drawPage } from "../../../../tools/test/page/drawn-page.ts";
import { ChemicalCard, ZoneTable } from "../index.ts";
import { THEMES } from "./read-tokens.ts";
import { records, sampleCard } from "./samples.ts";
import { ControlSheet, SignSheet } from "./Sheets.tsx";
import { sampleZones } from "./zones.ts";
import "../styles/fonts.css";
import "../styles/index.css";

const card = await sampleCard("chlorine");

beforeAll(() => drawPage(true));
afterAll(() => drawPage(false));
beforeEach(async () => {
  await page.viewport(1440, 1600);
});
afterEach(cleanup);

/** One hundredth of the pixels may differ: other versions of Chromium draw edges differently. */
const LIKE = {
  comparatorName: "pixelmatch",
  comparatorOptions: { allowedMismatchedPixelRatio: 0.01 },
} as const;

/** The screenshots in git were made on Linux; other systems render text differently. */
const isLinux = navigator.platform.startsWith("Linux");

async function shown(theme: string, area: string, stage: ReactNode): Promise<HTMLElement> {
  const root = document.documentElement;
  root.dataset["placardTheme"] = theme;
  root.dataset["placardArea"] = area;
  const { container } = render(stage);
  await document.fonts.ready;
  const { firstElementChild: shot } = container;
  if (!(shot instanceof HTMLElement))
    throw new RangeError("The stage is empty: there is nothing to take a picture of.");
  return shot;
}

/** Waits for the number of the orange plate, which loads later. */
async function shownCard(theme: string, stage: ReactNode): Promise<HTMLElement> {
  const shot = await shown(theme, "responder", stage);
  await within(shot).findByText(/^Orange plate/);
  return shot;
}

describe.runIf(isLinux)("looks as agreed", () => {
  it.each(THEMES)("the controls in the %s theme", async (theme) => {
    await expect(await shown(theme, "business", <ControlSheet />)).toMatchScreenshot(`controls-${theme}`, LIKE);
  });

  it.each(THEMES)("the signs in the %s theme", async (theme) => {
    await expect(await shown(theme, "responder", <SignSheet />)).toMatchScreenshot(`signs-${theme}`, LIKE);
  });

  it.each(THEMES)("the ten-second card in the %s theme", async (theme) => {
    const stage = <ChemicalCard record={records.chlorine} card={card} />;
    await expect(await shownCard(theme, stage)).toMatchScreenshot(`card-${theme}`, LIKE);
  });

  it("the ten-second card in one column on a phone", async () => {
    const stage = (
      <div style={{ inlineSize: 374 }}>
        <ChemicalCard record={records.chlorine} card={card} />
      </div>
    );
    await expect(await shownCard("sun", stage)).toMatchScreenshot("card-phone-sun", LIKE);
  });

  it("the table of zones at night", async () => {
    const stage = (
      <div style={{ inlineSize: 480 }}>
        <ZoneTable
          zones={sampleZones.zones}
          notDrawn={sampleZones.notDrawn}
          evacuation={{ radiusM: 150, basis: "ERG 2024, Table 3" }}
        />
      </div>
    );
    await expect(await shown("night", "responder", stage)).toMatchScreenshot("zones-night", LIKE);
  });
});
