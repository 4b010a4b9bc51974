import axe, { type Result } from "axe-core";
import type { Page } from "playwright";

/** All rules with some tags, or some rules by ID. */
export interface AskedRules {
  readonly type: "tag" | "rule";
  readonly values: readonly string[];
}

/**
 * Axe violations on the current page.
 *
 * Loads the script once per page and reports only violations. `@axe-core/playwright` loads it for each check, also into
 * a second page, and takes five times as long.
 */
export async function axeViolations(page: Page, asked: AskedRules): Promise<readonly Result[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async ({ type, values }) => {
    const here = globalThis as typeof globalThis & { readonly axe: typeof axe };
    // React Aria's announcer contains its text only for a moment.
    const { violations } = await here.axe.run(
      { exclude: ["[data-live-announcer]"] },
      { runOnly: { type, values: [...values] }, resultTypes: ["violations"], preload: false },
    );
    return violations;
  }, asked);
}
