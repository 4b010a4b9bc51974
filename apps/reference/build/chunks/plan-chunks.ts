import { build, type InlineConfig, type Plugin, type Rollup } from "vite";
import { mergeFiles, type FilePart } from "./merge-files.ts";

/** The group of a module in the built app; `null` to keep the bundler's own grouping. */
type ChunkPlan = (moduleId: string) => string | null;

const ENTRY = /\/index\.html$/;
/** Loaded by every page except those around sign-in and those in frames. */
const DATA = /\/shell\/root\/DataLayer\.tsx$|\/Toast\/ShownToasts\.tsx$/;
const WITHOUT_DATA = /\/features\/sign-in\/|\/embed\//;
const PAGE = /\/(features|embed)\/.*Page\.tsx$|\/sign-in\/DemoSignIns\.tsx$/;
const FRAMES = [
  {
    frame: /\/shell\/business\/BusinessLayout\.tsx$/,
    pages:
      /\/features\/(chemicals|dashboard|deleted|fire-safety|locations|people|reports|safety-data-sheets)\/.*Page\.tsx$/,
  },
  { frame: /\/shell\/responder\/ResponderArea\.tsx$/, pages: /\/features\/responder-.*Page\.tsx$/ },
] as const;
/** Pages opened first, or in a frame of another page: weighted like all pages of an area together. */
const FIRST = /\/features\/landing\/|\/features\/sign-in\/|\/embed\/EmbedPage\.tsx$/;
const FIRST_WEIGHT = 15;

/**
 * Decides how the app is split into files. By default, the bundler creates one file for every set of pages that share
 * modules: a page of the business area was 170 files, most of them smaller than their headers, and a slow tablet took
 * over a second to load them. So the app is first built quickly, without writing it, to see which page loads which
 * module after unused code is removed. Small files are then merged. The first build runs in a hook and not while the
 * configuration is loaded, because other tools load the configuration too.
 *
 * @param config - settings of the first build: same modules, no minification
 */
export function planChunks(config: InlineConfig): Plugin {
  return {
    name: "placard:plan-chunks",
    apply: "build",
    async config() {
      const plan = await chunkPlan(config);
      const groups = [{ name: plan, debugName: "plan" }]; // appended to the groups of the configuration
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}

async function chunkPlan(config: InlineConfig): Promise<ChunkPlan> {
  const chunks = chunksOf(await build({ ...config, configFile: false, logLevel: "silent" }));
  const modulesOf = new Map(chunks.map((chunk) => [chunk.fileName, Object.keys(chunk.modules)]));
  const groups = new Map<string, string>();
  for (const [nth, files] of mergeFiles(partsOf(chunks), weightOf).entries()) {
    for (const file of files) for (const id of modulesOf.get(file) ?? []) groups.set(id, `shared-${nth}`);
  }
  return (moduleId) => groups.get(moduleId) ?? null;
}

const weightOf = (visit: string): number => (FIRST.test(visit) ? FIRST_WEIGHT : 1);

function chunksOf(built: Awaited<ReturnType<typeof build>>): readonly Rollup.OutputChunk[] {
  const outputs = Array.isArray(built) ? built : "output" in built ? [built] : [];
  return outputs.flatMap(({ output }) => output.filter((file) => file.type === "chunk"));
}

function partsOf(chunks: readonly Rollup.OutputChunk[]): readonly FilePart[] {
  const reach = reachOf(chunks);
  const entries = [...reach.values()].flatMap((found) => [...found]);
  const pages = new Set(entries.filter((entry) => PAGE.test(entry)));
  return [...reach].map(([chunk, found]) => ({
    name: chunk.fileName,
    bytes: Object.values(chunk.modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0),
    visits: visitsOf([...found], [...pages]),
    imports: chunk.imports,
    // A target of `import()` needs a file with its own name, and the entrance is already one file.
    isAlone: chunk.facadeModuleId !== null || [...found].some((entry) => ENTRY.test(entry)),
  }));
}

/** Visits that load a file: the pages that need it from the start, otherwise the parts of pages that load it later. */
function visitsOf(entries: readonly string[], pages: readonly string[]): readonly string[] {
  const some = (pattern: RegExp) => entries.some((entry) => pattern.test(entry));
  const visits = pages.filter(
    (page) =>
      entries.includes(page) ||
      (!WITHOUT_DATA.test(page) && some(DATA)) ||
      FRAMES.some(({ frame, pages: within }) => within.test(page) && some(frame)),
  );
  return visits.length > 0 ? visits : entries;
}

/** The entries that load each chunk: modules imported with `import()`. */
function reachOf(chunks: readonly Rollup.OutputChunk[]): ReadonlyMap<Rollup.OutputChunk, ReadonlySet<string>> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reach = new Map(chunks.map((chunk) => [chunk, new Set<string>()]));

  function visit(chunk: Rollup.OutputChunk, entry: string): void {
    const entries = reach.get(chunk);
    if (entries === undefined || entries.has(entry)) return;
    entries.add(entry);
    for (const next of chunk.imports) {
      const imported = byFile.get(next);
      if (imported !== undefined) visit(imported, entry);
    }
  }

  for (const chunk of chunks) {
    if ((chunk.isEntry || chunk.isDynamicEntry) && chunk.facadeModuleId !== null) visit(chunk, chunk.facadeModuleId);
  }
  return reach;
}
