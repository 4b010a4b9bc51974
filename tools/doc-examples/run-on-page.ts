import { createElement, type ComponentType, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";

/** Selector for content still loading, in a component or a custom element. */
const WAITS = ".placard-skeleton, .placard-map-wait";

/** A component, or an async server component whose element comes later. */
type Exported = ComponentType<{ readonly children?: ReactNode }> | (() => Promise<ReactNode>);

const isComponent = ([name, value]: readonly [string, unknown]): boolean =>
  typeof value === "function" && /^([A-Z]|default$)/.test(name);

/** True if the page shows content and nothing is still loading. */
function isDrawn(place: ParentNode): boolean {
  const shadows = [...place.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return place.querySelector("*") !== null && [place, ...shadows].every((part) => part.querySelector(WAITS) === null);
}

/** Resolves once the page is rendered: checked again in each frame. */
async function drawn(place: Element): Promise<void> {
  while (!isDrawn(place)) await new Promise((resolve) => requestAnimationFrame(resolve));
}

async function draw(component: Exported): Promise<void> {
  const isOfServer = component.constructor.name === "AsyncFunction";
  if (!isOfServer) {
    const html = renderToStaticMarkup(createElement(component as ComponentType, null, "Page")); // not a promise
    if (html.startsWith("<html")) return; // a whole page cannot be rendered inside another
  }
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  root.render(isOfServer ? await (component as () => Promise<ReactNode>)() : createElement(component as ComponentType));
  await drawn(place);
  root.unmount();
  place.remove();
}

/**
 * Runs a block of code on this page: loads it as a module, and renders each component that it exports.
 *
 * @returns the errors logged to the console
 */
export async function runOnPage(load: () => Promise<object>): Promise<readonly string[]> {
  const errors: string[] = [];
  const before = console.error;
  console.error = (...parts: readonly unknown[]) => errors.push(parts.map(String).join(" "));
  const main = document.createElement("div");
  main.id = "root"; // where a complete app renders
  document.body.append(main);
  try {
    const exported = Object.entries(await load()).filter(isComponent);
    for (const [, component] of exported) await draw(component as Exported); // a function, by the filter
    const own = [...document.body.children].filter((child) => child === main || child.tagName.includes("-"));
    for (const child of own) if (child !== main || child.hasChildNodes()) await drawn(child.parentElement ?? child);
    return errors;
  } finally {
    console.error = before;
    main.remove();
  }
}

/** Prints how many blocks ran on a page. */
export const printCount = (ran: number, all: number): void =>
  console.log(`Code blocks: ${ran} of ${all} ran on a page.`);
