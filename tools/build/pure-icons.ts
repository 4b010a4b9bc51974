import type { Plugin } from "esbuild";
import { readFile } from "node:fs/promises";

const MODULE_OF_ICONS = /lucide-react\/dist\/esm\/.*\.mjs$/;

/**
 * Marks the making of each icon as free of side effects. In a package of their own, icons fall away file by file; once
 * they share a file with the components only this mark lets a bundler drop those that a page does not draw. The keys of
 * their lines go, and a line that is a path alone is written as its text: `light-icons.ts` draws both.
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
