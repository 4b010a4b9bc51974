import { build } from "esbuild";
import { readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import type { OutputChunk } from "rolldown";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, it } from "vitest";
import { root } from "../run-steps.ts";
import { BUNDLED_IN_SCRIPTS, BUNDLED_IN_UI } from "./bundled.ts";
import { GLOBAL_SCRIPT } from "./global-script.ts";
import { moduleFiles } from "./module-script.ts";

const ui = join(root, "packages/ui");
const textOf = (path: string): string => readFileSync(join(ui, path), "utf8");

const packagesIn = (paths: readonly string[]): readonly string[] =>
  paths.flatMap((path) => {
    const [, name] = /.*\bnode_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
    return name === undefined ? [] : [name];
  });

let moduleChunks: readonly OutputChunk[];

beforeAll(async () => {
  moduleChunks = (await moduleFiles(ui)).filter((file) => file.type === "chunk");
}, 120_000);

/**
 * Third-party packages whose code is in the scripts. Packages inside MapLibre's own bundle are found by its source map.
 */
async function carried(): Promise<readonly string[]> {
  const { metafile } = await build({
    ...GLOBAL_SCRIPT,
    absWorkingDir: ui,
    conditions: ["@placard/source"],
    write: false,
    metafile: true,
  });
  const outputs = Object.values(metafile.outputs);
  const inputs = outputs.flatMap((one) => Object.entries(one.inputs));
  const maps = ["maplibre-gl", "maplibre-gl-worker"].map((name) => {
    const map = realpathSync(join(ui, `node_modules/maplibre-gl/dist/${name}.mjs.map`));
    return JSON.parse(readFileSync(map, "utf8")) as { readonly sources: readonly string[] };
  });
  const paths = inputs.flatMap(([path, { bytesInOutput }]) => (bytesInOutput === 0 ? [] : [path]));
  const modules = moduleChunks.flatMap(({ moduleIds }) => moduleIds);
  return [...new Set(packagesIn([...paths, ...modules, ...maps.flatMap(({ sources }) => sources)]))].toSorted();
}

it("contains only third-party code listed in the notice, the licences and the SBOM", async () => {
  const names = await carried();
  expect(names).toEqual(expect.arrayContaining(["react", "maplibre-gl", "@mapbox/vector-tile", "minisearch"]));

  const notice = textOf("NOTICE");
  const texts = [...new Set([...notice.matchAll(/licenses\/[\w.-]+\.txt/g)].map(([path]) => path))].map(textOf).join();
  const named = (name: string): boolean => new RegExp(`(^|[\\s(])${name}($|[\\s,.;)])`, "m").test(notice + texts);
  expect(names.filter((name) => !named(name))).toEqual([]);

  // Installed dependencies of the package and of the core are already in the bill of materials.
  const installed = ["ui", "hazmat-core"].flatMap((name) => {
    const manifest = readFileSync(join(root, "packages", name, "package.json"), "utf8");
    return Object.keys((JSON.parse(manifest) as { readonly dependencies: object }).dependencies);
  });
  const listed = new Set([...BUNDLED_IN_UI, ...Object.entries(BUNDLED_IN_SCRIPTS).flat(2), ...installed]);
  const ofInstalled =
    /^(@internationalized\/|clsx$|use-sync-external-store$|@turf\/(helpers|invariant)$|point-in-polygon-hao$|robust-predicates$)/;
  expect(names.filter((name) => !listed.has(name) && !ofInstalled.test(name))).toEqual([]);
  expect(
    Object.entries(BUNDLED_IN_SCRIPTS)
      .flat(2)
      .filter((name) => !names.includes(name)),
  ).toEqual(["react-map-gl"]); // it only exports the code of @vis.gl/react-maplibre
}, 120_000);

/** Names of the chunks that a chunk imports, directly or through others. */
function importsOf(name: string): readonly string[] {
  const found = new Set<string>();
  const add = (fileName: string): void => {
    const chunk = moduleChunks.find((candidate) => candidate.fileName === fileName);
    if (chunk === undefined || found.has(chunk.name)) return;
    found.add(chunk.name);
    for (const next of chunk.imports) add(next);
  };
  for (const chunk of moduleChunks) if (chunk.name === name) for (const next of chunk.imports) add(next);
  return [...found].toSorted();
}

it.each([
  ["chemical", ["element", "rolldown-runtime", "runtime"]],
  ["checklist", ["element", "rolldown-runtime", "runtime"]],
  ["conversions", ["chemical", "element", "rolldown-runtime", "runtime"]],
  ["navigation", ["chemical", "element", "rolldown-runtime", "runtime"]],
  ["plume", ["chemical", "element", "map-engine", "navigation", "rolldown-runtime", "runtime"]],
])("loads the content of %s with one runtime and without the content of unrelated elements", (name, imports) => {
  expect(importsOf(name)).toEqual(imports);
});

it("starts the module of the elements with less than 5 kB, without React", () => {
  expect(importsOf("placard-elements")).toEqual(["element"]);
  const first = moduleChunks.filter(({ name }) => name === "placard-elements" || name === "element");
  expect(first.reduce((sum, { code }) => sum + gzipSync(code).length, 0)).toBeLessThan(5_000);
});

it("has no chunk that imports the entry, whose URL may have a query", () => {
  expect(moduleChunks.filter(({ imports }) => imports.includes("placard-elements.js"))).toEqual([]);
});
