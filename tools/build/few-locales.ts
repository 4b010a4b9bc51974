import type { Plugin } from "esbuild";
import { readFile } from "node:fs/promises";

/** The languages of the package, as React Aria names their catalogues. */
const KEPT: ReadonlySet<string> = new Set(["en-US", "es-ES", "fr-FR"]);

const CATALOGUES = /[\\/]react-(aria|stately)[^\\/]*[\\/]dist[\\/].*[\\/]intlStrings\.mjs$/;

/**
 * React Aria says a few words of its own (how many options there are, what a button does) in 34 languages, 6 kB of a
 * search and 35 kB of everything. Components that speak three need no more: others are said in English, as the rest is.
 */
export const fewLocales: Plugin = {
  name: "few-locales",
  setup(bundler) {
    bundler.onLoad({ filter: CATALOGUES }, async ({ path }) => ({
      contents: keepLocales(await readFile(path, "utf8")),
      loader: "js",
    }));
  },
};

/**
 * Leaves of a list of catalogues those of the package's languages.
 *
 * @example
 * keepLocales('import a from "../intl/combobox/ar-AE.mjs";\nx = {\n    "ar-AE": a\n};'); // "x = {\n};"
 */
export function keepLocales(code: string): string {
  return code
    .split("\n")
    .filter((line) => {
      const locale = /^(?:import .*\/|\s+")([a-z]{2}-[A-Z]{2})(?:\.mjs";|": )/.exec(line)?.[1];
      return locale === undefined || KEPT.has(locale);
    })
    .join("\n");
}
