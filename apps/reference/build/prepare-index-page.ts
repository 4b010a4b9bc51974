import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The font of nearly all text: upright, Latin, all weights in one file. */
const TEXT_FACE = /ibm-plex-sans-latin-wght-normal-.*\.woff2$/;
/** The script that `index.html` runs before the first paint, as written in the page. */
const THEME = "/src/theme.js";

/**
 * Completes `index.html` with the names of built files.
 *
 * - The page fetches its font together with the code, not after the style sheet requests it: the first text uses the font,
 *   and nothing moves when the font arrives.
 * - The theme script gets a hash in its name. The browser then caches it, and page and service worker share one request.
 */
export function prepareIndexPage(): Plugin {
  return {
    name: "placard:prepare-index-page",
    apply: "build",
    async buildStart() {
      const source = await readFile(join(import.meta.dirname, "..", THEME), "utf8");
      this.emitFile({ type: "asset", name: "theme.js", source });
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const files = Object.keys(bundle ?? {});
        const face = files.find((file) => TEXT_FACE.test(file));
        if (face === undefined) throw new Error("The face of the text is not in the build. See prepare-index-page.ts.");
        const theme = files.find((file) => file.startsWith("assets/theme-"));
        if (theme === undefined || !html.includes(`"${THEME}"`)) {
          throw new Error(
            `index.html does not name ${THEME}, or the build has no such file. See prepare-index-page.ts.`,
          );
        }
        const attrs = { rel: "preload", href: `/${face}`, as: "font", type: "font/woff2", crossorigin: "" };
        return {
          html: html.replace(`"${THEME}"`, `"/${theme}"`),
          tags: [{ tag: "link", attrs, injectTo: "head-prepend" }],
        };
      },
    },
  };
}
