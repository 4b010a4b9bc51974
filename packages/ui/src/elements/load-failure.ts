import type { Messages } from "../messages/en.ts";
import { partTexts as english } from "../messages/en/feedback/part.ts";
import { partTexts as spanish } from "../messages/es/feedback/part.ts";
import { partTexts as french } from "../messages/fr/feedback/part.ts";
import { mergeTexts, type SomeWords } from "../messages/merge-texts.ts";

/** Languages whose texts need no request: the network may be down. */
const LANGUAGES = new Map([
  ["fr", french],
  ["es", spanish],
]);

/** Readable before the style sheets of the package are loaded; tokens of the page apply. */
const CSS = `.placard-load-failure{display:grid;gap:12px;justify-items:center;padding:28px 24px;
font-family:system-ui,sans-serif;text-align:center;
color:var(--placard-color-text,CanvasText);background:var(--placard-color-surface,Canvas)}
.placard-load-failure>p{margin:0}
.placard-load-failure>button{min-block-size:48px;padding-inline:20px;font:inherit}`;

/**
 * Creates the message of an element whose content could not be loaded. It needs neither React nor the style sheets,
 * because they may be what did not load.
 *
 * @param lang - language of the element, BCP 47
 * @param messages - texts of the page
 */
export function loadFailure(lang: string, messages: SomeWords<Messages>, onRetry: () => void): HTMLElement {
  const { part: texts } = mergeTexts(LANGUAGES.get(lang.split("-", 1)[0]?.toLowerCase() ?? "") ?? english, messages);
  const box = document.createElement("div");
  box.className = "placard-load-failure";
  box.setAttribute("role", "alert");
  const title = document.createElement("strong");
  title.textContent = texts.failedTitle;
  const text = document.createElement("p");
  text.textContent = texts.failedText;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = texts.retry;
  button.addEventListener("click", onRetry);
  box.append(title, text, button);
  return box;
}

/** Adopts the style sheet of the message. */
export function adoptFailureSheet(shadow: ShadowRoot): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  shadow.adoptedStyleSheets = [sheet];
}
