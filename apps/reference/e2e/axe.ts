import axe, { type Result } from "axe-core";
import type { Page } from "playwright";

/** All rules of some tags, or some rules by their ids. */
export interface AskedRules {
  readonly type: "tag" | "rule";
  readonly values: readonly string[];
}

/**
 * What axe finds wrong on the page as it stands.
 *
 * Its script is brought to a page once, and what is right is not written down. `@axe-core/playwright` brings it for each
 * question, to a second page too, and takes five times as long.
 */
export async function axeViolations(page: Page, asked: AskedRules): Promise<readonly Result[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async ({ type, values }) => {
    const here = globalThis as typeof globalThis & { readonly axe: typeof axe };
    // React Aria's announcer points at what it reads out for a moment only.
    const { violations } = await here.axe.run(
      { exclude: ["[data-live-announcer]"] },
      { runOnly: { type, values: [...values] }, resultTypes: ["violations"], preload: false },
    );
    return violations;
  }, asked);
}
