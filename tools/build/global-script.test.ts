import { build } from "esbuild";
import { readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../run-steps.ts";
import { BUNDLED_IN_SCRIPTS, BUNDLED_IN_UI } from "./bundled.ts";
import { GLOBAL_SCRIPTS } from "./global-script.ts";

const ui = join(root, "packages/ui");
const textOf = (path: string): string => readFileSync(join(ui, path), "utf8");

const packagesIn = (paths: readonly string[]): readonly string[] =>
  paths.flatMap((path) => {
    const [, name] = /.*\bnode_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
    return name === undefined ? [] : [name];
  });

/**
 * Third-party packages whose code is in the scripts. Packages inside MapLibre's own bundle are found by its source map.
 */
async function carried(): Promise<readonly string[]> {
  const built = await Promise.all(
    GLOBAL_SCRIPTS.map((script) =>
      build({ ...script, absWorkingDir: ui, conditions: ["@placard/source"], write: false, metafile: true }),
    ),
  );
  const outputs = built.flatMap(({ metafile }) => Object.values(metafile.outputs));
  const inputs = outputs.flatMap((one) => Object.entries(one.inputs));
  const maps = ["maplibre-gl", "maplibre-gl-worker"].map((name) => {
    const map = realpathSync(join(ui, `node_modules/maplibre-gl/dist/${name}.mjs.map`));
    return JSON.parse(readFileSync(map, "utf8")) as { readonly sources: readonly string[] };
  });
  const paths = inputs.flatMap(([path, { bytesInOutput }]) => (bytesInOutput === 0 ? [] : [path]));
  return [...new Set(packagesIn([...paths, ...maps.flatMap(({ sources }) => sources)]))].toSorted();
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
  ).toEqual([]);
}, 120_000);
