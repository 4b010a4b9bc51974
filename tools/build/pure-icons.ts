import type { Plugin } from "esbuild";
import { readFile } from "node:fs/promises";

const MODULE_OF_ICONS = /lucide-react\/dist\/esm\/.*\.mjs$/;

/**
 * Marks the creation of each icon as free of side effects. In their own package, unused icons are dropped file by file;
 * in a file shared with components, a bundler drops unused icons only with this mark. The keys of their lines are
 * removed, and a line that is only a path is written as its text: `light-icons.ts` draws both.
 */
export const pureIcons: Plugin = {
  name: "pure-icons",
  setup(bundler) {
    bundler.onLoad({ filter: MODULE_OF_ICONS }, async ({ path }) => ({
      contents: markPure(await readFile(path, "utf8")),
      loader: "js",
    }));
  },
};

/**
 * @example
 * markPure("const X = createLucideIcon(data);"); // "const X = /* @__PURE__ *\/ createLucideIcon(data);"
 */
export function markPure(code: string): string {
  return code
    .replaceAll(/= (createLucideIcon|forwardRef|createContext)\(/g, "= /* @__PURE__ */ $1(")
    .replaceAll(/^\w+\.node;$/gm, "")
    .replaceAll(/, key: "\w+"(?= \})/g, "")
    .replaceAll(/\["path", \{ d: ("[^"]*") \}\]/g, "$1")
    .replaceAll(/^ *size: 24,\n/gm, "");
}
