import { build } from "esbuild";
import { cpSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";

/** Style sheets that a host may have: element rules of three frameworks as published, and three typical ones. */
export const HOSTILE_SHEETS = readdirSync(join(import.meta.dirname, "sheets")).map((file) => file.replace(".css", ""));

/** The host's own content around the figures. */
const HOST = `
  <header><h1>Portal</h1><nav><ul><li><a href="#figures">Home</a></li></ul></nav></header>
  <main class="big card search"><p class="why">Text <b>of</b> the host</p><button class="actions">Go</button>
  <input aria-label="Badge" class="field" /><table><tbody><tr><th>Unit</th><td>4</td></tr></tbody></table>
  <svg class="level" width="20" height="20"><circle cx="10" cy="10" r="8" /></svg></main>`;

/** The position of the figures' container is fixed, so that only its content is compared. */
const FRAME = ["display:block", "position:absolute", "inset:0 auto auto 0", "width:1200px", "margin:0", "padding:0"]
  .concat("border:0", "float:none", "height:auto")
  .map((declaration) => `${declaration} !important`)
  .join(";");

/**
 * Writes pages that show the figures from the built packages: `clean.html`, one page for each hostile style sheet
 * before and after ours (`legacy-first.html`, `legacy.html`), and `…-alone.html` without our style sheet.
 *
 * @param resolveDir the consumer's folder, where `@placard/ui` is installed as published
 */
export async function writeHostilePages(resolveDir: string, folder: string): Promise<void> {
  await build({
    entryPoints: [join(resolveDir, "figures.tsx")],
    bundle: true,
    format: "esm",
    splitting: true,
    minify: true,
    jsx: "automatic",
    outdir: folder,
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  });
  cpSync(join(resolveDir, "node_modules/@placard/ui/dist/styles.css"), join(folder, "styles.css"));
  cpSync(join(resolveDir, "node_modules/@placard/ui/dist/fonts"), join(folder, "fonts"), { recursive: true });
  cpSync(join(import.meta.dirname, "sheets"), join(folder, "sheets"), { recursive: true });
  const ours = '<link rel="stylesheet" href="styles.css">';
  const page = (name: string, sheets: string): void =>
    writeFileSync(
      join(folder, `${name}.html`),
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>${sheets}</head>
<body>${HOST}<div id="figures" style="${FRAME}"></div><script type="module" src="figures.js"></script></body></html>`,
    );
  page("clean", ours);
  page("clean-alone", "");
  for (const name of HOSTILE_SHEETS) {
    const theirs = `<link rel="stylesheet" href="sheets/${name}.css">`;
    page(name, ours + theirs);
    page(`${name}-first`, theirs + ours);
    page(`${name}-alone`, theirs);
  }
}

/** The computed styles of one element, by property. */
export type Drawn = Readonly<Record<string, string>>;

/** Opens a page and waits for its figures and fonts. */
export async function openFigures(page: Page, url: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(url);
  await page.locator(".placard-dialog").waitFor({ state: "attached" });
  // The hazard numbers of both cards load last.
  await page.locator(".placard__notes b").nth(1).waitFor({ state: "attached" });
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const animation of document.getAnimations()) animation.finish();
  });
}

/** Opens a page with only the search and its popover list, which is rendered outside all other elements. */
export async function openList(page: Page, url: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${url}#list`);
  await page.getByRole("combobox").fill("acet");
  await page.getByRole("option").nth(6).waitFor();
  await page.evaluate(async () => document.fonts.ready);
}

/**
 * Styles of each of our elements: type, colours, and its box relative to its outermost element. Leaves out the shapes
 * of icons, which come from another package, and the hidden native select behind ours.
 */
export async function drawnFigures(page: Page): Promise<Readonly<Record<string, Drawn>>> {
  return page.evaluate(() => {
    const NAMED = '[class^="placard"], [class*=" placard"]';
    const SAID = [
      ..."font-size font-family font-weight font-style color background-color visibility display opacity".split(" "),
      ..."letter-spacing text-transform text-align line-height text-decoration-line fill stroke stroke-width".split(
        " ",
      ),
    ];
    const outermost = [...document.querySelectorAll(NAMED)].filter(
      (element) => element.parentElement?.closest(NAMED) === null,
    );
    return Object.fromEntries(
      outermost.flatMap((root, at) => {
        const frame = root.getBoundingClientRect();
        return [root, ...root.querySelectorAll("*")].flatMap((element, index) => {
          if (element.closest(".lucide :not(.lucide), [data-testid='hidden-select-container']") !== null) return [];
          const style = getComputedStyle(element);
          const box = element.getBoundingClientRect();
          const round = (value: number): string => value.toFixed(1);
          const drawn = {
            ...Object.fromEntries(SAID.map((name) => [name, style.getPropertyValue(name)])),
            box:
              box.width === 0 ? "none" : [box.x - frame.x, box.y - frame.y, box.width, box.height].map(round).join(" "),
          };
          return [[`${at}.${index} ${element.tagName} ${element.getAttribute("class") ?? ""}`, drawn]];
        });
      }),
    );
  });
}

/** Every computed style of the host's own elements, including the host's custom properties, by element. */
export async function drawnHost(page: Page): Promise<Readonly<Record<string, Drawn>>> {
  return page.evaluate(() => {
    const elements = [
      document.documentElement,
      ...document.querySelectorAll("head, body, header, header *, main, main *"),
    ];
    const own = elements.filter((element) => element.closest("#figures, .placard-overlay") === null);
    return Object.fromEntries(
      own.map((element, index) => {
        const style = element.computedStyleMap();
        return [
          `${element.tagName} ${index}`,
          Object.fromEntries(
            [...style].flatMap(([name, values]) =>
              // Our tokens are declared on the root, where a host can set them: every element inherits them.
              name.startsWith("--placard") ? [] : [[name, [...values].join(" ")] as const],
            ),
          ),
        ];
      }),
    );
  });
}

/** Differences as text: `3.5 B placard__big, font-size: 60px, now 24px`. */
export function differences(
  expected: Readonly<Record<string, Drawn>>,
  found: Readonly<Record<string, Drawn>>,
): readonly string[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...names].flatMap((name) => {
    const [before, after] = [expected[name], found[name]];
    if (before === undefined || after === undefined) return [`${name}: ${before === undefined ? "added" : "gone"}`];
    const properties = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return properties
      .filter((property) => before[property] !== after[property])
      .map((property) => `${name}, ${property}: ${before[property] ?? "-"}, now ${after[property] ?? "-"}`);
  });
}
