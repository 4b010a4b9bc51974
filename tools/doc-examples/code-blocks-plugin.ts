import { join } from "node:path";
import type { Plugin } from "vite";
import { root } from "../run-steps.ts";
import { codeBlocks, pageBlocks } from "./code-blocks.ts";

/** Folder that the blocks appear to be in, for resolving the packages. */
const FOLDER = join(root, "packages/ui/src/snippets");

/** The list of blocks, as a module of a browser test: each one's place and a function that runs it. */
const LIST = "virtual:code-blocks";

/** Gives browser tests the code blocks of the pages as modules, so that Vite resolves what they import. */
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
