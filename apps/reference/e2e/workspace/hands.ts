import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { unseenFocus } from "./looked-at.ts";

/** Tab presses after which the focus counts as trapped. */
const CAUGHT = 160;

export const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement || element.contains(document.activeElement));

/** Presses a key until the focus is on an element. */
async function pressUntil(page: Page, key: string, target: Locator): Promise<void> {
  for (let step = 0; !(await isFocused(target)); step++) {
    if (step === CAUGHT) {
      const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
      throw new Error(`No way by ${key} to ${target.toString()}; caught at ${at ?? "nothing"}.`);
    }
    await page.keyboard.press(key);
  }
}

/** Reaches a control only by Tab, and inside a table by arrow keys. Checks that its focus is visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: "attached" });
  const grid = target.locator("xpath=ancestor::*[@role='grid']");
  if ((await grid.count()) > 0) {
    await pressUntil(page, "Tab", grid);
    await pressUntil(page, "ArrowDown", target.locator("xpath=ancestor::*[@role='row']"));
    await pressUntil(page, "ArrowRight", target);
  } else await pressUntil(page, "Tab", target);
  expect(await unseenFocus(page)).toEqual([]);
}

/** Presses a control by keyboard. */
export async function press(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Replaces the text of a field by keyboard. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

/** One way to work with the product: by mouse, by touch or by keyboard only. */
export interface Hand {
  readonly name: "mouse" | "touch" | "keyboard";
  readonly press: (page: Page, target: Locator) => Promise<void>;
  readonly type: (page: Page, field: Locator, text: string) => Promise<void>;
  /** Chooses an option of the open list. */
  readonly choose: (page: Page, option: Locator) => Promise<void>;
}

export const HANDS: readonly Hand[] = [
  {
    name: "mouse",
    press: async (_page, target) => target.click(),
    type: async (_page, field, text) => {
      await field.click();
      await field.fill(text);
    },
    choose: async (_page, option) => option.click(),
  },
  {
    name: "touch",
    press: async (_page, target) => target.tap(),
    type: async (_page, field, text) => {
      await field.tap();
      await field.fill(text);
    },
    choose: async (_page, option) => option.tap(),
  },
  {
    name: "keyboard",
    press,
    type,
    async choose(page, option) {
      await option.waitFor();
      const isMarked = (): Promise<boolean> =>
        option.evaluate((one) => one.matches("[data-focused], [data-focus-visible], [aria-selected=true]:focus"));
      for (let step = 0; !(await isMarked()) && step < CAUGHT; step++) await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
    },
  },
];
