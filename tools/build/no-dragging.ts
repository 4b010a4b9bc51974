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

/** What is found in a module, and what stands in its place. */
type Cut = readonly [found: RegExp, instead: string];

/** How a component asks whether its rows are dragged, before it makes what that takes. */
const IS_DRAGGED: Cut = [/ && dragAndDropHooks\)/g, " && false)"];

/** A part that draws where a dragged row would land draws nothing. */
const nothingOf = (part: string): Cut => [
  new RegExp(String.raw`^(function [\w$]+\$var\$${part})\(.*\) \{\n[^]*?\n\}$`, "m"),
  "$1() {\n    return null;\n}",
];

/** By the name of a module of React Aria's components. */
const CUTS: Readonly<Record<string, readonly Cut[]>> = {
  Table: [IS_DRAGGED, nothingOf("TableDropIndicatorWrapper"), nothingOf("RootDropIndicator")],
  ListBox: [IS_DRAGGED, nothingOf("ListBoxDropIndicatorWrapper")],
  GridList: [IS_DRAGGED, nothingOf("GridListDropIndicatorWrapper"), nothingOf("RootDropIndicator")],
  DragAndDrop: [
    [/ \(dragAndDropHooks\?\.isVirtualDragging\?\.\(\) && /, " (false && "],
    [/^(function [\w$]+)\(dragAndDropHooks, dropState\) \{\n[^]*?\n\}$/m, "$1() {\n}"],
  ],
};

/** The code of a module whose rows nobody drags. */
function withoutDrags(code: string, cuts: readonly Cut[], path: string): string {
  return cuts.reduce((left, [found, instead]) => {
    const cut = left.replace(found, instead);
    if (cut === left) throw new Error(`${path} no longer has ${found.source}. Adapt no-dragging.ts.`);
    return cut;
  }, code);
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
    for (const [name, cuts] of Object.entries(CUTS)) {
      const module = new RegExp(String.raw`react-aria-components[\\/]dist[\\/]private[\\/]${name}\.mjs$`);
      bundler.onLoad({ filter: module }, async ({ path }) => ({
        contents: withoutDrags(await readFile(path, "utf8"), cuts, path),
        loader: "js",
      }));
    }
  },
};
