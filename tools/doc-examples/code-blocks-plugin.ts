import { join } from "node:path";
import type { Plugin } from "vite";
import { root } from "../run-steps.ts";
import { codeBlocks, pageBlocks } from "./code-blocks.ts";

/** Folder that the blocks appear to be in, so that packages are resolved. */
const FOLDER = join(root, "packages/ui/src/snippets");

/** The list of blocks as a module of a browser test: the location of each block and a function that runs it. */
const LIST = "virtual:code-blocks";

/** Serves the code blocks of the pages to browser tests as modules, so that Vite resolves their imports. */
export function codeBlocksPlugin(): Plugin {
  const moduleOf = new Map(pageBlocks(codeBlocks()).map((block) => [join(FOLDER, block.file), block]));
  return {
    name: "code-blocks",
    enforce: "pre",
    resolveId: (id) => (id === LIST || moduleOf.has(id) ? id : undefined),
    load: (id) => {
      if (id !== LIST) return moduleOf.get(id)?.code;
      const rows = [...moduleOf].map(
        ([file, { place }]) => `[${JSON.stringify(place)}, () => import(${JSON.stringify(file)})]`,
      );
      return `export const blocks = [${rows.join(", ")}];`;
    },
  };
}
