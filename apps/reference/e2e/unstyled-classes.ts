import type { Page } from "playwright";

/**
 * Classes of ours on the page that no loaded style sheet knows. A component whose styles come with another page's
 * chunk looks right after that page and naked before it.
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
