import type { Plugin } from "esbuild";
import { readFile } from "node:fs/promises";

/** A module of React Aria that only rows under a drag reach, the name it exports, and what stands in its place. */
const STAND_INS = [
  {
    module: /react-aria-components[\\/]dist[\\/]private[\\/]TreeDropTargetDelegate\.mjs$/,
    name: "TreeDropTargetDelegate",
    contents: "export class TreeDropTargetDelegate {}",
  },
  {
    module: /react-aria[\\/]dist[\\/]private[\\/]dnd[\\/]useVirtualDrop\.mjs$/,
    name: "useVirtualDrop",
    contents: "const dropProps = { onClick() {} }; export const useVirtualDrop = () => ({ dropProps });",
  },
] as const;

/**
 * No row, chip or list of these components is dragged: files are dropped, and nothing else. Leaves out where a dragged row
 * may land in a tree, and what React Aria says of a drag by keyboard, in three languages: nothing here begins one. The
 * empty press stays: without it Safari on a phone tells nobody of a press on a place to drop.
 *
 * @throws Error in the build when React Aria no longer exports what is left out
 */
export const noDragging: Plugin = {
  name: "no-dragging",
  setup(bundler) {
    for (const { module, name, contents } of STAND_INS) {
      bundler.onLoad({ filter: module }, async ({ path }) => {
        const isKnown = (await readFile(path, "utf8")).includes(` as ${name}}`);
        return isKnown
          ? { contents, loader: "js" }
          : { errors: [{ text: `${path} no longer exports ${name} alone. Adapt no-dragging.ts.` }] };
      });
    }
  },
};
