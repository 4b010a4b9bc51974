import css from "./elements.css?inline";

/** 1rem where no one changed the size of the page's type. */
const REM_PX = 16;

/** What React Aria would write into a style element of the page, which a strict content security policy refuses. */
const PRESSABLE = {
  id: "react-aria-pressable-style",
  css: "[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}",
};

/**
 * The package's sheets as they read inside a shadow root: tokens begin at the element, and what a page sets by
 * `data-placard-theme` an element has as its attribute `theme`, too. No page makes its type smaller.
 */
export function asShadowCss(text: string): string {
  return text
    .replaceAll(/:root\b/g, ":host")
    .replaceAll(
      /\[data-placard-(theme|density|area|motion)((?:=[^\]]*)?)\]/g,
      (whole, name: string, value: string) => `:is(${whole},:host([${name}${value}]))`,
    )
    .replaceAll(
      /(?<![\w.-])(\d+(?:\.\d+)?|\.\d+)rem\b/g,
      (rem, size: string) => `max(${rem},${Number(size) * REM_PX}px)`,
    );
}

let sheets: readonly CSSStyleSheet[] | null = null;

/**
 * Gives a shadow root the sheets of the package: one object for all elements of the page.
 *
 * @param more what a part of others brings along, such as the engine of a map
 */
export function adoptSheets(shadow: ShadowRoot, more?: string): void {
  sheets ??= [sheetOf(asShadowCss(css)), sheetOf(`@layer{${PRESSABLE.css}}`)];
  shadow.adoptedStyleSheets = more === undefined ? [...sheets] : [sheetOf(more), ...sheets];
}

/**
 * Says React Aria's one rule for the page by script, and marks it as said, so that it writes no style element. The rule
 * reaches only what React Aria marks.
 */
export function sayPressable(): void {
  if (document.getElementById(PRESSABLE.id) !== null) return;
  const mark = document.createElement("meta");
  mark.id = PRESSABLE.id;
  document.head.append(mark);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheetOf(`@layer{${PRESSABLE.css}}`)];
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
