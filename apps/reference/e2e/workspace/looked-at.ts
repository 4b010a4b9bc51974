import type { Page } from "playwright";

/** Layout checks on a page of the workspace. */

/**
 * Controls that are smaller than required for a finger or a glove, with their size. Two exceptions from WCAG 2.5.5:
 * links within a line of text (inline); and the source line and the pins of a map (essential), for which 44 px are
 * enough.
 */
export async function smallTargets(page: Page, minPx: number): Promise<readonly string[]> {
  return page.evaluate((min) => {
    const PRESSED =
      "a[href], button, input, select, textarea, summary, [role='button'], [role='option'], [role='slider'], [role='tab'], [role='radio'], [role='checkbox'], [role='switch'], [role='combobox'], [role^='menuitem']";
    /** The element that receives the press: the label of an input, its frame, or the track of a slider. */
    const targetOf = (element: Element): Element =>
      element.closest("label, [role='row'], .placard-control, .placard-slider-track") ?? element;
    /** Includes the surrounding area that also receives the press. */
    const sizeOf = (target: Element): readonly [number, number] => {
      const { width, height } = target.getBoundingClientRect();
      const around = getComputedStyle(target, "::after");
      if (around.position !== "absolute" || around.content === "none") return [width, height];
      return [Math.max(width, Number.parseFloat(around.width)), Math.max(height, Number.parseFloat(around.height))];
    };
    const isInline = (element: Element): boolean =>
      element.tagName === "A" &&
      getComputedStyle(element).display === "inline" &&
      element.closest("p, li, small, dd, td") !== null;
    const found = [...document.querySelectorAll(PRESSED)].flatMap((element) => {
      if (element.closest("[inert], [aria-hidden='true'], .maplibregl-ctrl-attrib") !== null || isInline(element))
        return [];
      const target = targetOf(element);
      const [width, height] = sizeOf(target);
      const isShown = target.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      // A pin's position is its meaning, and pins may be close together: a larger one would take the press meant for
      // the next.
      const least = element.matches(".placard-map-marker, .placard-map-sources") ? Math.min(min, 44) : min;
      if (!isShown || (width >= least - 0.5 && height >= least - 0.5)) return [];
      const name = element.getAttribute("aria-label") ?? (target.textContent.trim() || element.id);
      return [
        `${Math.round(width)} × ${Math.round(height)} ${element.tagName.toLowerCase()}.${element.className} ${name.slice(0, 40)}`,
      ];
    });
    return [...new Set(found)];
  }, minPx);
}

/** Elements that overflow the window sideways outside scrolling areas. */
export async function sidewaysOverflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrolls = [...document.querySelectorAll("main, .app-workspace, [role='dialog']")].filter(
      (element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== "visible",
    );
    return [
      ...(scrollWidth > clientWidth ? [`page: ${scrollWidth} in ${clientWidth}`] : []),
      ...scrolls.map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.className}: ${element.scrollWidth} in ${element.clientWidth}`,
      ),
    ];
  });
}

/**
 * Share of the window height that shows the content after scrolling to it: of sample points down the middle, those on
 * the module or on an open dialog, not on a bar.
 */
export async function shareOfWork(page: Page): Promise<number> {
  return page.evaluate(() => {
    const lists = [...document.querySelectorAll(".placard-popover, [role='menu']")];
    if (lists.some((list) => list.checkVisibility())) return 1; // a list needs no more space
    const dialogs = [...document.querySelectorAll("[role='dialog'], dialog[open]")];
    const work = dialogs.at(-1) ?? document.querySelector("main");
    if (work === null) return 0;
    const box = work.getBoundingClientRect();
    // A small dialog that is completely visible needs no more space.
    if (dialogs.length > 0 && box.top >= 0 && box.bottom <= innerHeight && work.scrollHeight <= work.clientHeight)
      return 1;
    const first = work.firstElementChild ?? work;
    first.scrollIntoView({ block: "start" });
    const heights = Array.from({ length: 40 }, (_, index) => ((index + 0.5) * innerHeight) / 40);
    const x = (Math.max(0, box.left) + Math.min(innerWidth, box.right)) / 2;
    return heights.filter((y) => work.contains(document.elementFromPoint(x, y))).length / heights.length;
  });
}

/**
 * Controls that cannot be scrolled to where a press reaches them, because bars or panels always cover them. On a phone,
 * controls covered by map panels are reachable after closing the panels, so only the panels' close buttons are checked.
 */
export async function outOfReach(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const popovers = document.querySelectorAll(".placard-popover, [role='menu']");
    const lists = [...popovers].filter((list) => list.checkVisibility());
    const dialogs = [...document.querySelectorAll("[role='dialog'], dialog[open]")];
    const work =
      lists.at(0) ?? dialogs.at(-1) ?? document.querySelector(".app-map-frame") ?? document.querySelector("main");
    const controls =
      work?.querySelectorAll(
        "a[href], button, input, select, textarea, summary, [role='option'], [role^='menuitem']",
      ) ?? [];
    return [...controls].flatMap((element) => {
      const target = element.closest("label, .placard-control, .placard-slider-track") ?? element;
      const isPin = element.closest(".placard-map-marker, .maplibregl-marker") !== null; // covered by the map, which can be moved
      if (element.closest("[aria-hidden='true']") !== null) return []; // replaced by a list in a form
      if (isPin || !target.checkVisibility({ visibilityProperty: true }) || target.getBoundingClientRect().width <= 1)
        return [];
      const isHit = (["center", "start", "end", "nearest"] as const).some((block) => {
        target.scrollIntoView({ block, inline: "center" });
        const box = target.getBoundingClientRect();
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (hit === null) return false;
        const over = innerWidth <= 600 ? hit.closest(".placard-navigation, .placard-map-filters") : null;
        return target.contains(hit) || hit.contains(target) || (over !== null && !over.contains(target));
      });
      return isHit
        ? []
        : [
            `${element.tagName.toLowerCase()}.${element.className} ${(target.textContent.trim() || element.ariaLabel) ?? ""}`,
          ];
    });
  });
}

/** The focused element if its focus has no visible outline. */
export async function unseenFocus(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return ["nowhere"];
    const isMarked = (element: Element | null): boolean => {
      if (element === null) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    };
    const around = [activeElement, activeElement.parentElement, activeElement.parentElement?.parentElement ?? null];
    const label = activeElement.closest("label");
    const inLabel = label === null ? [] : [label, ...label.children];
    if ([...around, ...inLabel, activeElement.closest(".placard-control")].some(isMarked)) return [];
    return [
      `${activeElement.tagName.toLowerCase()}.${activeElement.className} ${activeElement.ariaLabel ?? activeElement.textContent.slice(0, 40)}`,
    ];
  });
}

/** The current item of each navigation bar, if it does not look selected. */
export async function unmarkedPlaces(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const lines = (element: Element): string => {
      const { outlineStyle, outlineWidth, borderColor, backgroundColor } = getComputedStyle(element);
      return [outlineStyle, outlineStyle === "none" ? 0 : outlineWidth, borderColor, backgroundColor].join(" ");
    };
    const drawnAlike = (current: string, all: string): readonly string[] => {
      const [here, ...more] = document.querySelectorAll(current);
      if (here === undefined) return [];
      const others = [...document.querySelectorAll(all)].filter((one) => one !== here && !more.includes(one));
      return others.some((one) => lines(one) === lines(here)) ? [`not marked: ${here.textContent}`] : [];
    };
    return [
      ...drawnAlike(".app-module-bar [aria-current]", ".app-module-bar button"),
      ...drawnAlike(
        ".app-workspace-header [aria-pressed=true]",
        ".app-workspace-header .placard__tool:not([data-quiet])",
      ),
      ...drawnAlike("main [role=tab][aria-selected=true]", "main [role=tab]"),
    ];
  });
}
