import css from "./elements.css?inline";

/** Pixels per rem if the user has not changed the font size of the page. */
const REM_PX = 16;

/** Rule that React Aria would write into a style element of the page, which a strict content security policy blocks. */
const PRESSABLE = {
  id: "react-aria-pressable-style",
  css: "[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}",
};

/**
 * Adapts the style sheets of the package to a shadow root: tokens apply from the host element, and `data-placard-theme`
 * of a page also works as the attribute `theme` of an element. The font size of the page cannot make the text smaller.
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
 * Adopts the style sheets of the package in a shadow root. All elements of the page share one object.
 *
 * @param more further style sheets of a third party, such as those of a map engine
 */
export function adoptSheets(shadow: ShadowRoot, more?: string): void {
  sheets ??= [sheetOf(asShadowCss(css)), sheetOf(`@layer{${PRESSABLE.css}}`)];
  shadow.adoptedStyleSheets = more === undefined ? [...sheets] : [sheetOf(more), ...sheets];
}

/**
 * Adds React Aria's page rule by script and marks it as present, so that React Aria writes no style element. The rule
 * affects only elements that React Aria marks.
 */
export function installPressableRule(): void {
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
