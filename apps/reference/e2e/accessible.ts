import type { Page } from "playwright";
import { axeViolations, type AskedRules } from "./axe.ts";
import { faintUnderThePointer } from "./hover-contrast.ts";

/** `pnpm verify walks` checks every look and every device. The gate checks one look, and a phone. */
export const IN_EVERY_LOOK = process.env["EVERY_LOOK"] === "1";

const PHONE = [390, 844] as const;
/** Adds a smaller phone, and a desktop of 1280 px at 400 %. */
const NARROW = IN_EVERY_LOOK ? [PHONE, [360, 740] as const, [320, 256] as const] : [PHONE];

/** Rules to run in a theme: all rules once, then only those that depend on the theme. */
const ASKED = {
  light: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
  dark: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
  // Contrast is not checked in forced colours: a script reads the original text colour on the forced background.
  // Forced borders are reported correctly, forced backgrounds are not.
  forced: { type: "rule", values: ["link-in-text-block", "scrollable-region-focusable", "target-size"] },
} as const satisfies Record<string, AskedRules>;

/** Axe findings of the current page, one line per element. */
export async function axeFindings(page: Page, look: keyof typeof ASKED = "light"): Promise<readonly string[]> {
  const violations = await axeViolations(page, ASKED[look]);
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !isAllowed(id, html))
      .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ""}`),
  );
}

/** Axe results that were checked manually and are correct. */
function isAllowed(rule: string, html: string): boolean {
  // The main part of a page gets the focus from the skip link.
  return rule === "scrollable-region-focusable" && html.startsWith('<main id="main"');
}

/**
 * Accessibility findings of a page, or of the dialog on it: in the light theme and on a phone. With every look enabled,
 * also under the pointer, at 400 %, in the dark theme and in forced colours. Each line starts with the look; the page
 * is restored afterwards.
 */
export async function findingsInLooks(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  const note = (look: string, lines: readonly string[]) => void found.push(...lines.map((line) => `${look}: ${line}`));
  const desk = page.viewportSize();
  note("light", await axeFindings(page));
  if (IN_EVERY_LOOK) note("pointer", await faintUnderThePointer(page));
  for (const [width, height] of NARROW) {
    await page.setViewportSize({ width, height });
    note(`${width} px`, await page.evaluate(findTooWide));
  }
  if (IN_EVERY_LOOK) note("320 px", await axeFindings(page));
  if (desk !== null) await page.setViewportSize(desk);
  if (IN_EVERY_LOOK) found.push(...(await findingsInOtherColours(page)));
  return found;
}

/** Axe findings in dark and in forced colours. */
async function findingsInOtherColours(page: Page): Promise<readonly string[]> {
  const theme = await page.evaluate(() => document.documentElement.getAttribute("data-placard-theme"));
  await page.evaluate(() => document.documentElement.setAttribute("data-placard-theme", "dark"));
  const dark = await axeFindings(page, "dark");
  await page.emulateMedia({ forcedColors: "active" });
  const forced = await axeFindings(page, "forced");
  await page.emulateMedia({ forcedColors: "none" });
  await page.evaluate((before) => {
    if (before === null) document.documentElement.removeAttribute("data-placard-theme");
    else document.documentElement.setAttribute("data-placard-theme", before);
  }, theme);
  return [...dark.map((line) => `dark: ${line}`), ...forced.map((line) => `forced colours: ${line}`)];
}

/** Runs in the page: finds content that scrolls sideways, and dialogs without enough space for their content. */
async function findTooWide(): Promise<readonly string[]> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let nth = 0; nth < 3; nth += 1) await frame(); // until scripts have adjusted the layout to the window size
  const found: string[] = [];
  const by = (element: Element): number => element.scrollWidth - element.clientWidth;
  const { documentElement: root } = document;
  if (by(root) > 0) found.push(`the page is ${by(root)} px too wide`);
  for (const dialog of document.querySelectorAll("[role=dialog], [role=alertdialog]")) {
    const { left, right } = dialog.getBoundingClientRect();
    if (left < 0 || right > root.clientWidth) found.push(`a dialog reaches from ${left} to ${right} px`);
    for (const part of [dialog, ...dialog.children]) {
      if (by(part) > 0) found.push(`${part.className} of a dialog is ${by(part)} px too wide`);
      const isScrolled = getComputedStyle(part).overflowY === "auto" && part.scrollHeight > part.clientHeight;
      if (isScrolled && part.clientHeight < 80)
        found.push(`${part.className} of a dialog is ${part.clientHeight} px high`);
    }
  }
  return found;
}

/**
 * Classes of this project on the page that no loaded style sheet contains. A component whose styles load with another
 * page's chunk looks right after a visit to that page and unstyled before it.
 */
export async function unstyledClasses(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const selectors: string[] = [];
    const collect = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) selectors.push(rule.selectorText);
        if ("cssRules" in rule) collect(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) collect(sheet.cssRules);
    const known = new Set(selectors.flatMap((selector) => selector.match(/\.[\w-]+/g) ?? []));
    const used = [...document.querySelectorAll("[class]")].flatMap((element) => [...element.classList]);
    return [...new Set(used)].filter((name) => /^(placard[-_]|app-)/.test(name) && !known.has(`.${name}`)).toSorted();
  });
}
