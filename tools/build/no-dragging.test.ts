import { build } from "esbuild";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../run-steps.ts";
import { noDragging } from "./no-dragging.ts";

const ui = join(root, "packages/ui");

async function bundleOf(code: string): Promise<{ readonly modules: string; readonly text: string }> {
  const { metafile, outputFiles } = await build({
    stdin: { contents: code, resolveDir: ui },
    plugins: [noDragging],
    external: ["react", "react-dom"],
    bundle: true,
    format: "esm",
    metafile: true,
    write: false,
  });
  const modules = Object.values(metafile.outputs)
    .flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? path : [])),
    )
    .join("\n");
  return { modules, text: outputFiles.map((file) => file.text).join("\n") };
}

it("leaves the words of a drag out of a place for files, and keeps the place", async () => {
  const { modules } = await bundleOf(`export { DropZone } from "react-aria-components/DropZone"`);
  expect(modules).toContain("dnd/useDrop.mjs");
  expect(modules).not.toMatch(/\/intl\/dnd\//);
});

it("has a table without the places of a dragged row", async () => {
  const { modules } = await bundleOf(`export { Table } from "react-aria-components/Table"`);
  expect(modules).not.toContain("react-stately/dist/private/dnd/");
});

it.each([
  ["Table", "{ Table, TableBody, Row }"],
  ["ListBox", "{ ListBox, ListBoxSection }"],
  ["GridList", "{ GridList, GridListSection }"],
])("has a %s that draws no place for a dragged row, and is whole otherwise", async (entry, names) => {
  const { text } = await bundleOf(`export ${names} from "react-aria-components/${entry}"`);
  expect(text).toContain(`react-aria-${entry}`);
  expect(text).not.toContain("react-aria-DropIndicator");
});

it("takes nothing that a component uses: none of them begins a drag", () => {
  const sources = globSync("src/*/**/*.{ts,tsx}", { cwd: ui, exclude: ["**/__screenshots__/**"] });
  expect(sources.length).toBeGreaterThan(400);
  const dragging = sources.filter((path) =>
    /useDrag\b|useDragAndDrop|dragAndDropHooks|useDraggable/.test(readFileSync(join(ui, path), "utf8")),
  );
  expect(dragging).toEqual([]);
});
