import type { Page } from "playwright";

/** Minimum contrast under the pointer: text, disabled text, icons and borders. */
const LEAST = { text: 4.5, refused: 3, sign: 3 } as const;
const THEMES = ["light", "dark", "night", "sun"] as const;

/**
 * Content of a page that is hard to see under the pointer, in each theme: text, icons without text and edges of fields.
 * Puts every button, link, row and option in the hover state at once, which axe never checks.
 */
export async function faintUnderThePointer(page: Page): Promise<readonly string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeIds } = await devtools.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: POINTED });
  // Elements removed from the page since then cannot be hovered.
  await Promise.allSettled(
    nodeIds.map((nodeId) => devtools.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: ["hover"] })),
  );
  try {
    return await page.evaluate(findFaint, [POINTED, THEMES, LEAST] as const);
  } finally {
    await devtools.detach();
  }
}

/** Elements that respond to the pointer. */
const POINTED = [
  "a[href]",
  "button",
  "summary",
  "input",
  "textarea",
  "select",
  "[role=option]",
  "[role=menuitem]",
  "[role=tab]",
  "[role=row]",
  "[role=columnheader]",
  "[data-rac]",
].join(",");

/** Runs in the page. */
function findFaint([selector, themes, least]: readonly [string, readonly string[], typeof LEAST]): readonly string[] {
  type Rgba = readonly [number, number, number, number];
  const root = document.documentElement;
  const themeBefore = root.getAttribute("data-placard-theme");
  const still = document.createElement("style");
  still.textContent = "*, ::before, ::after { transition: none !important; }";
  document.head.append(still);
  const pencil = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (pencil === null) throw new Error("There is no canvas to read colours with.");
  const seen = new Map<string, Rgba>();
  const pointed = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
  const isRefused = (one: Element): boolean =>
    one.closest(":disabled, [data-disabled], [aria-disabled=true], [data-refused]") !== null;
  const marked = pointed.filter(
    (one) => !one.hasAttribute("data-hovered") && one.closest("[data-disabled], :disabled") === null,
  );
  for (const one of marked) one.setAttribute("data-hovered", "true");
  const found = new Set<string>();
  for (const theme of themes) {
    root.setAttribute("data-placard-theme", theme);
    for (const one of pointed) look(one, theme);
  }
  for (const one of marked) one.removeAttribute("data-hovered");
  if (themeBefore === null) root.removeAttribute("data-placard-theme");
  else root.setAttribute("data-placard-theme", themeBefore);
  still.remove();
  return [...found];

  function look(one: HTMLElement, theme: string): void {
    const tell = (what: string, ratio: number, floor: number): void => {
      if (ratio < floor) found.add(`${theme}: ${what} of “${nameOf(one)}” has ${ratio.toFixed(2)} of ${floor}`);
    };
    const floor = isRefused(one) ? least.refused : least.text;
    for (const element of [one, ...one.querySelectorAll("*")]) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest(selector) !== one) continue;
      const style = getComputedStyle(element);
      const ground = groundOf(element);
      if (ground === null) continue;
      const saysWords = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim() !== "",
      );
      if (saysWords) tell(`the text`, contrast(over(colour(style.color), ground), ground), floor);
      if (element instanceof SVGSVGElement && one.innerText.trim() === "" && style.color !== "") {
        if (element.getAttribute("stroke") === "currentColor")
          tell("the sign", contrast(over(colour(style.color), ground), ground), least.sign);
      }
    }
    if (one.matches("input:not([type=file]), textarea, select") && !isRefused(one)) {
      const { borderBlockEndColor, borderBlockEndWidth, borderBlockEndStyle } = getComputedStyle(one);
      if (borderBlockEndStyle === "none" || Number.parseFloat(borderBlockEndWidth) === 0) return;
      const ground = one.parentElement === null ? null : groundOf(one.parentElement);
      if (ground !== null) tell("the edge", contrast(over(colour(borderBlockEndColor), ground), ground), least.sign);
    }
  }

  /** Background of an element; `null` for an image, which cannot be checked. */
  function groundOf(element: Element): Rgba | null {
    const layers: Rgba[] = [];
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.backgroundImage !== "none") return null;
      const layer = colour(style.backgroundColor);
      if (layer[3] === 0) continue;
      layers.push(layer);
      if (layer[3] === 1) break;
    }
    return layers.reduceRight<Rgba>((below, layer) => over(layer, below), [255, 255, 255, 1]);
  }

  function over([r, g, b, a]: Rgba, below: Rgba): Rgba {
    const mix = (top: number, bottom: number): number => top * a + bottom * (1 - a);
    return [mix(r, below[0]), mix(g, below[1]), mix(b, below[2]), 1];
  }

  /** Converts a CSS colour to the displayed colour. */
  function colour(text: string): Rgba {
    const known = seen.get(text);
    if (known !== undefined) return known;
    if (pencil === null) return [0, 0, 0, 0];
    pencil.clearRect(0, 0, 1, 1);
    pencil.fillStyle = text;
    pencil.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = pencil.getImageData(0, 0, 1, 1).data;
    const rgba: Rgba = [r, g, b, a / 255];
    seen.set(text, rgba);
    return rgba;
  }

  function contrast(one: Rgba, other: Rgba): number {
    const light = ([r, g, b]: Rgba): number => {
      const linear = (part: number): number => {
        const share = part / 255;
        return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      };
      return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    };
    const [darker = 0, lighter = 0] = [light(one), light(other)].toSorted((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  }

  function nameOf(one: HTMLElement): string {
    return (one.getAttribute("aria-label") ?? (one.innerText || one.className))
      .trim()
      .replaceAll(/\s+/g, " ")
      .slice(0, 60);
  }
}
