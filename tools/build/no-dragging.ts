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

/** A module of React Aria, and the parts of it that draw where a dragged row would land. */
const PLACES = [
  {
    module: /react-aria-components[\\/]dist[\\/]private[\\/]Table\.mjs$/,
    parts: ["TableDropIndicatorWrapper", "RootDropIndicator"],
  },
  {
    module: /react-aria-components[\\/]dist[\\/]private[\\/]ListBox\.mjs$/,
    parts: ["ListBoxDropIndicatorWrapper"],
  },
  {
    module: /react-aria-components[\\/]dist[\\/]private[\\/]GridList\.mjs$/,
    parts: ["GridListDropIndicatorWrapper", "RootDropIndicator"],
  },
] as const;

/** How a component asks whether its rows are dragged, before it makes what that takes. */
const IS_DRAGGED = " && dragAndDropHooks)";

/** The code of components whose rows nobody drags. */
function withoutDrags(code: string, parts: readonly string[], path: string): string {
  const outdated = (what: string): Error => new Error(`${path} has no ${what} any more. Adapt no-dragging.ts.`);
  if (!code.includes(IS_DRAGGED)) throw outdated(`"${IS_DRAGGED}"`);
  return parts.reduce(
    (left, part) => {
      const drawn = new RegExp(String.raw`^(function [\w$]+\$var\$${part})\(.*\) \{\n[^]*?\n\}$`, "m");
      if (!drawn.test(left)) throw outdated(part);
      return left.replace(drawn, "$1() {\n    return null;\n}");
    },
    code.replaceAll(IS_DRAGGED, " && false)"),
  );
}

/**
 * No row, chip or list of these components is dragged: files are dropped, and nothing else. Leaves out what makes a row
 * draggable, where it may land, and what React Aria says of a drag by keyboard, in three languages: nothing here begins
 * one. The empty press stays: without it Safari on a phone tells nobody of a press on a place to drop.
 *
 * @throws Error in the build when React Aria no longer has what is left out
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
    for (const { module, parts } of PLACES) {
      bundler.onLoad({ filter: module }, async ({ path }) => ({
        contents: withoutDrags(await readFile(path, "utf8"), parts, path),
        loader: "js",
      }));
    }
  },
};
