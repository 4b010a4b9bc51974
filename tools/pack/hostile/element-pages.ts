import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { ELEMENT_SCENES, HERE, MODULE, NOW, type ElementScene } from "./element-scenes.ts";
import { HOSTILE_SHEETS } from "./hostile-pages.ts";

/** Policy of a strict host: only its own files, and no inline styles. */
const STRICT = "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'";

/**
 * Writes pages without a build that use the elements from their scripts: `chemical-card-clean.html` and so on, and one
 * for each hostile style sheet, all under a strict content security policy.
 *
 * @param dist the built `@placard/ui`
 */
export function writeElementPages(dist: string, folder: string): void {
  cpSync(join(dist, "elements.global.js"), join(folder, "elements.global.js"));
  cpSync(join(dist, "placard-elements"), join(folder, "placard-elements"), { recursive: true });
  cpSync(join(import.meta.dirname, "sheets"), join(folder, "sheets"), { recursive: true });
  const elements = ELEMENT_SCENES.map(({ name }) => `placard-${name}`).join(", ");
  writeFileSync(
    join(folder, "page.css"),
    `html, body { background: white !important } ${elements} { position: absolute; inset: 0 auto auto 0; inline-size: 1180px; margin: 0 }`,
  );
  for (const scene of ELEMENT_SCENES) {
    writeFileSync(
      join(folder, `${scene.name}.js`),
      `Object.assign(document.querySelector("placard-${scene.name}"), ${scene.given ?? "{}"});`,
    );
    for (const sheet of ["clean", ...HOSTILE_SHEETS]) {
      writeFileSync(join(folder, `${scene.name}-${sheet}.html`), pageOf(scene, sheet));
    }
  }
}

const scriptTag = (script: ElementScene["script"]): string =>
  script === MODULE ? `<script src="${script}" type="module"></script>` : `<script src="${script}" defer></script>`;

function pageOf({ name, html, script }: ElementScene, sheet: string): string {
  const theirs = sheet === "clean" ? "" : `<link rel="stylesheet" href="sheets/${sheet}.css">`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${STRICT}">
    <title>Portal</title>${theirs}
    <link rel="stylesheet" href="page.css">
    ${scriptTag(script)}
    <script src="${name}.js" defer></script>
  </head>
  <body>${html}</body>
</html>`;
}

/** Console messages, and every request to another host. */
export interface Heard {
  readonly errors: string[];
  readonly foreign: string[];
}

/** Collects the messages and requests of a page. Call before the page is opened. */
export function listen(page: Page, own: string): Heard {
  const heard: Heard = { errors: [], foreign: [] };
  page.on("pageerror", (error) => heard.errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") heard.errors.push(`${message.text()} ${message.location().url}`);
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(own)) heard.foreign.push(request.url());
  });
  return heard;
}

/** A page with a fixed clock and position. */
export async function openElementPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ geolocation: HERE, permissions: ["geolocation"] });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  return page;
}

/** A picture of the element after the scene's interaction, taken when nothing changes any more. */
export async function elementPicture(page: Page, scene: ElementScene, url: string): Promise<Buffer> {
  await page.setViewportSize({ width: 1280, height: scene.height + 140 });
  await page.goto(url);
  await scene.work(page);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const clip = { x: 0, y: 0, width: 1200, height: scene.height };
  const picture = async (): Promise<Buffer> => page.screenshot({ animations: "disabled", caret: "hide", clip });
  let last = await picture();
  for (let tries = 0; tries < 20; tries++) {
    await page.waitForTimeout(100);
    const next = await picture();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error(`${url} does not come to rest.`);
}
