import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { rolldown, type OutputAsset, type OutputChunk } from "rolldown";
import { rolldownStyles } from "./inline-styles.ts";

/**
 * Chunks by the path of a module. The first chunk that matches has the module, with its imports that no earlier chunk
 * has. Data is not in the list: `loadDataText` of the core needs a file for each data module.
 */
const CHUNKS: Readonly<Record<string, readonly RegExp[]>> = {
  element: [inUi("elements/(placard-element|define-element|load-failure|fetch-files|element-plans)")],
  runtime: [
    /\/node_modules\/(react|react-dom|scheduler|lucide)\//,
    inUi("elements/element-content|messages/(?!en|es|fr)|hooks/|internal/"),
    inUi("controls/(?!Table|Slider|Menu|Tabs)|feedback/(?!Toast|ConfirmDialog)"),
    inCore("identity|units|geo|ports|provenance|formats|business|data/once"),
  ],
  chemical: [
    inUi("chemical/|signs/|elements/chemical-"),
    inCore("card|exposure|guidance|hazard|isolation|reactivity|record|reference|regulatory"),
  ],
  "map-engine": [/\/node_modules\/(maplibre-gl|react-map-gl|@vis\.gl)\//],
  "map-land": [inUi("map/basemap/generated/")],
  conversions: [inUi("conversion/|elements/conversions")],
  navigation: [inUi("map/NavigationCard/|elements/navigation-card")],
  checklist: [inUi("checklist/|elements/checklist")],
  plume: [inUi("plume/|map/|elements/plume-map"), inCore("dispersion|scene")],
};

function inUi(paths: string): RegExp {
  return new RegExp(`/ui/src/(${paths})`);
}

function inCore(folders: string): RegExp {
  return new RegExp(`/hazmat-core/src/(${folders})\\b`);
}

/**
 * Builds the module for a page without a build, `src/elements/global-module.ts`, with its chunks and the worker of the
 * map. All of them belong in one folder.
 *
 * @param ui - folder of `@placard/ui`
 */
export async function moduleFiles(ui: string): Promise<readonly (OutputChunk | OutputAsset)[]> {
  await using bundle = await rolldown({
    cwd: ui,
    input: { "placard-elements": "src/elements/global-module.ts" },
    platform: "browser",
    resolve: { conditionNames: ["@placard/source", "browser", "import", "default"] },
    transform: { target: "es2023", define: { "process.env.NODE_ENV": '"production"' } },
    plugins: [rolldownStyles],
    experimental: { resolveNewUrlToAsset: true }, // the worker of the map
    preserveEntrySignatures: false,
    checks: { ineffectiveDynamicImport: false }, // a chunk includes modules that other bundlers load later
    logLevel: "warn",
  });
  const { output } = await bundle.generate({
    format: "esm",
    minify: true,
    comments: { legal: true, annotation: false, jsdoc: false },
    entryFileNames: "[name].js",
    chunkFileNames: ({ name, facadeModuleId }) => {
      const [, language] = /\/messages\/(es|fr)\/core\//.exec(facadeModuleId ?? "") ?? [];
      return `${language === undefined ? name : `${language}-${name}`}-[hash].js`;
    },
    assetFileNames: "[name]-[hash].js", // some servers do not know .mjs
    codeSplitting: {
      groups: Object.entries(CHUNKS).map(([name, tests], index, all) => ({
        name,
        test: (id) => tests.some((test) => test.test(id)),
        priority: all.length - index,
      })),
    },
  });
  return output;
}

/** Files that the content of each element imports in addition to the entry, by the name of its module. */
function contentFiles(chunks: readonly OutputChunk[]): Readonly<Record<string, readonly string[]>> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set(chunks.flatMap(({ isEntry, imports }) => (isEntry ? imports : [])));
  const filesOf = (name: string, files = new Set<string>()): ReadonlySet<string> => {
    if (files.has(name) || loaded.has(name)) return files;
    files.add(name);
    for (const next of byName.get(name)?.imports ?? []) filesOf(next, files);
    return files;
  };
  return Object.fromEntries(
    chunks.flatMap(({ fileName, moduleIds }) =>
      moduleIds
        .filter((id) => /\/ui\/src\/elements\/(?!element-content)[\w-]+\.tsx$/.test(id))
        .map((id) => [basename(id, ".tsx"), [...filesOf(fileName)]]),
    ),
  );
}

/** Writes the module into `dist/placard-elements` of the package being built. */
export async function buildModuleScript(): Promise<void> {
  const folder = "dist/placard-elements";
  mkdirSync(folder, { recursive: true });
  const files = await moduleFiles(process.cwd());
  const content = contentFiles(files.filter((file) => file.type === "chunk"));
  for (const file of files) {
    const path = join(folder, file.fileName);
    if (file.type === "asset") writeFileSync(path, file.source);
    else if (!file.isEntry) writeFileSync(path, file.code);
    else writeFileSync(path, `const CONTENT_FILES=${JSON.stringify(content)};${file.code}`);
  }
}
