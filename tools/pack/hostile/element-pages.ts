import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { HOSTILE_SHEETS } from "./hostile-pages.ts";

/** What a strict host allows: nothing but files of its own, and no style in the markup. */
const STRICT = "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'";

/**
 * Writes pages without a build that use the elements from the one script: `elements-clean.html`, and one for each hostile
 * sheet, all under a strict content security policy.
 *
 * @param dist the built `@placard/ui`
 */
export function writeElementPages(dist: string, folder: string): void {
  cpSync(join(dist, "elements.global.js"), join(folder, "elements.global.js"));
  cpSync(join(import.meta.dirname, "sheets"), join(folder, "sheets"), { recursive: true });
  writeFileSync(
    join(folder, "page.css"),
    "html, body { background: white !important } placard-chemical-search, placard-chemical-card { position: absolute; inset: 0 auto auto 0; inline-size: 1200px; margin: 0 }",
  );
  for (const name of ["clean", ...HOSTILE_SHEETS]) {
    const theirs = name === "clean" ? "" : `<link rel="stylesheet" href="sheets/${name}.css">`;
    for (const element of ['chemical-card un="1017"', "chemical-search"]) {
      writeFileSync(
        join(folder, `${element.split(" ")[0]}-${name}.html`),
        `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${STRICT}">
    <title>Portal</title>${theirs}
    <link rel="stylesheet" href="page.css">
    <script src="elements.global.js" defer></script>
  </head>
  <body><placard-${element}></placard-${element.split(" ")[0]}></body>
</html>`,
      );
    }
  }
}

/** What the console says, and every request that leaves the page's own host. */
export interface Heard {
  readonly errors: string[];
  readonly foreign: string[];
}

/** Listens to a page before it is opened. */
export function listen(page: Page, own: string): Heard {
  const heard: Heard = { errors: [], foreign: [] };
  page.on("pageerror", (error) => heard.errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && heard.errors.push(message.text()));
  page.on("request", (request) => {
    if (!request.url().startsWith(own)) heard.foreign.push(request.url());
  });
  return heard;
}

/** The element with its open card as a picture. Taken when nothing changes any more. */
export async function elementPicture(page: Page, url: string): Promise<Buffer> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(url);
  const box = page.getByRole("combobox");
  if (url.includes("chemical-search")) await box.fill("1017");
  await page.getByRole("article", { name: /chlorine/i }).waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const picture = async (): Promise<Buffer> =>
    page.screenshot({ animations: "disabled", caret: "hide", clip: { x: 0, y: 0, width: 1200, height: 760 } });
  let last = await picture();
  for (let tries = 0; tries < 10; tries++) {
    await page.waitForTimeout(100);
    const next = await picture();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error(`${url} does not come to rest.`);
}
