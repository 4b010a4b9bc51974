/**
 * `pnpm size`: gzip sizes of the files that a page loads, each with its limit. Also measures each size stated in a
 * README, a recipe or a page. Exits with 1 if a size is over its limit, or a stated size is off by a tenth. `--compare`
 * also measures comparable products, installed separately, with the same bundler.
 */
import { build, type Plugin } from "esbuild";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { checkedSizes, moduleBytes } from "./cited-sizes.ts";
import { otherSizes } from "./compare.ts";
import { builtUi, pageBytes, UI_SIZES } from "./ui-sizes.ts";

const root = join(import.meta.dirname, "../..");
const core = join(root, "packages/hazmat-core");
/** Maximum size of one function of the core when imported alone, gzip bytes. */
const SINGLE_IMPORT = 10_000;
/**
 * Functions that use all data of a substance include the rules of its reactive groups: a card may not wait for the
 * rules, and must give the same result offline.
 */
const FROM_ALL_THAT_IS_KNOWN: ReadonlySet<string> = new Set([
  "responseCardOf",
  "isolationForRecord",
  "safetyPropertiesOf",
]);
const FROM_ALL_LIMIT = 20_800; // the hazards that a record itself names, and the guides of a number with several

/** Functions that read an SDS include its headings and labels in six languages. They load when a file is chosen. */
const DATA_SHEET: ReadonlySet<string> = new Set(["readSds"]);
const DATA_SHEET_LIMIT = 16_500;

/**
 * Functions that model a release include the errors, both source models and the zones; the heavy gas model loads on
 * demand.
 */
const WHOLE_MODEL: ReadonlySet<string> = new Set(["modelReleaseOf", "createReleaseHandler", "crosswindProfile"]);
const WHOLE_MODEL_LIMIT = 13_000;

/** The card of a hazard sign is a card with the data of every class and guide, since the substance is unknown. */
const OF_A_SIGN: ReadonlySet<string> = new Set(["loadPlacardCard", "loadGuideCard", "narrowUnknown"]);
const OF_A_SIGN_LIMIT = 23_000;

/**
 * The separation plan is calculated from the groups and rules of every row, and from both segregation tables, including
 * that of class 1; decontamination, from all data of a record.
 */
const WHOLE_STORE: ReadonlySet<string> = new Set(["separationPlan", "decontaminationOf"]);
const WHOLE_STORE_LIMIT = 13_600;

/**
 * Functions that validate phone numbers include the number plans of all countries (libphonenumber-js), 27 kB. The range and
 * source of an assumed density, and CAS numbers without hyphens, are the last 0.2 kB of a Tier II report.
 */
const DIALLED: ReadonlySet<string> = new Set([
  "businessOfReport",
  "isPhone",
  "missingFields",
  "normalPhone",
  "phonesIn",
  "readPhone",
  "reportOfBusiness",
  "reportStates",
  "validateBusinessRegistration",
  "validateContact",
  "validateQuickContact",
  "validateRegistrationDetails",
  "validateTierTwoPlace",
]);
const DIALLED_LIMIT = 37_900;

function singleLimit(name: string): number {
  if (DIALLED.has(name)) return DIALLED_LIMIT;
  if (WHOLE_STORE.has(name)) return WHOLE_STORE_LIMIT;
  if (OF_A_SIGN.has(name)) return OF_A_SIGN_LIMIT;
  if (FROM_ALL_THAT_IS_KNOWN.has(name)) return FROM_ALL_LIMIT;
  if (DATA_SHEET.has(name)) return DATA_SHEET_LIMIT;
  return WHOLE_MODEL.has(name) ? WHOLE_MODEL_LIMIT : SINGLE_IMPORT;
}

interface Measure {
  readonly name: string;
  readonly bytes: number;
  readonly limit: number;
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Excludes dynamic imports from the measured size, because they load later. */
const leaveOutDynamicImports: Plugin = {
  name: "leave-out-dynamic-imports",
  setup(bundler) {
    bundler.onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path, external: true } : undefined,
    );
  },
};

/** Bundles `code` as a page would. Returns the gzip bytes that load immediately. */
async function entryBytes(code: string): Promise<number> {
  const result = await build({
    stdin: { contents: code, resolveDir: join(root, "apps/reference/src"), loader: "ts" },
    plugins: [leaveOutDynamicImports],
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2023",
    conditions: ["@placard/source"],
    write: false,
    logLevel: "silent",
  });
  return result.outputFiles.reduce((sum, file) => sum + gzipSync(file.contents).length, 0);
}

/** The source files of the package entries: the code that `exports` serves. */
function entriesOf(packageFolder: string): readonly (readonly [entry: string, source: string])[] {
  const manifest = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")) as {
    readonly name: string;
    readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  };
  return Object.entries(manifest.exports).flatMap(([subpath, target]) =>
    typeof target === "string" ? [] : [[subpath.replace(".", manifest.name), target["@placard/source"] ?? ""] as const],
  );
}

/** The names of the values that a module exports; types add no bytes. */
async function exportedNames(source: string): Promise<readonly string[]> {
  const result = await build({
    entryPoints: [source],
    plugins: [leaveOutDynamicImports],
    bundle: true,
    format: "esm",
    conditions: ["@placard/source"],
    metafile: true,
    write: false,
    logLevel: "silent",
  });
  return Object.values(result.metafile.outputs).flatMap(({ exports }) => exports);
}

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** The sign-in page: the app's entry, the sign-in chunk and everything they import statically. */
function signInPage(): number | null {
  const dist = join(root, "apps/reference/dist");
  const path = join(dist, ".vite/manifest.json");
  if (!existsSync(path)) return null;
  const manifest = JSON.parse(readFileSync(path, "utf8")) as Record<string, ManifestChunk>; // Vite's documented form
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
  };
  for (const key of Object.keys(manifest)) if (key === "index.html" || /sign-in\/SignInPage/.test(key)) visit(key);
  return [...seen].reduce((sum, key) => {
    const file = manifest[key]?.file;
    return file?.endsWith(".js") === true ? sum + gzipSync(readFileSync(join(dist, file))).length : sum;
  }, 0);
}

const measures: Measure[] = [
  {
    name: "hazmat-core, whole entry without data",
    bytes: await entryBytes(`export * from "@placard/hazmat-core"`),
    // The distinction between certainly solid and possibly liquid is 0.5 kB: the smaller distance of a solid depends on
    // it.
    // 1.5 kB: the hazards that a record itself names, orange plates, and bombs as a search. The guides of a number with
    // several are 0.3 kB.
    // Distance and bearing by Turf are 0.5 kB, because they include its table of units (decision 25). The sources of the
    // response centres' phone numbers are 0.1 kB.
    limit: 35_000, // every parser of typed text reads look-alike characters
  },
];

for (const [entry, source] of entriesOf(core)) {
  const names = await exportedNames(join(core, source));
  const singles = await Promise.all(
    names.map(async (name): Promise<Measure> => {
      const words = `${entry}, nearest its limit of ${names.length} single imports (${name})`;
      const bytes = await entryBytes(`export { ${name} } from "${entry}"`);
      return { name: words, bytes, limit: singleLimit(name) };
    }),
  );
  const nothing: Measure = { name: `${entry}: exports nothing`, bytes: 0, limit: SINGLE_IMPORT };
  const isNearer = (one: Measure, other: Measure): boolean => one.bytes / one.limit > other.bytes / other.limit;
  const largest = singles.reduce((nearest, next) => (isNearer(next, nearest) ? next : nearest), nothing);
  measures.push(largest);
}

/** A caller without answer checks loads no schema. */
const CLIENT_LIMIT = 10_000;

for (const entry of ["@placard/api-client", "@placard/api-client/client"]) {
  measures.push({
    name: `${entry}: createClient`,
    bytes: await entryBytes(`export { createClient } from "${entry}"`),
    limit: CLIENT_LIMIT,
  });
}

const signIn = signInPage();
if (signIn === null) console.log("The app is not built: the sign-in page was not measured. Run pnpm build.");
else measures.push({ name: "sign-in page, initial JavaScript", bytes: signIn, limit: 146_000 }); // without zod: session/session-calls.ts

const built = builtUi();
if (built === null) console.log("@placard/ui is not built: its components were not measured. Run pnpm build.");
else {
  for (const { name, code, limit } of UI_SIZES) {
    measures.push({ name: `@placard/ui: ${name}`, bytes: await pageBytes(code, built), limit });
  }
  measures.push(
    {
      name: "@placard/ui/placard-elements.js, before the first element",
      bytes: moduleBytes(/^(placard-elements|element-)/),
      limit: 5_000,
    },
    {
      name: "@placard/ui/placard-elements.js, code of the first card with React",
      bytes: moduleBytes(/^(placard-elements|element-|rolldown-runtime-|runtime-|chemical-)/),
      limit: 300_000,
    },
  );
}

let over = 0;
for (const { name, bytes, limit } of measures) {
  if (bytes > limit) over += 1;
  console.log(`${bytes > limit ? "OVER" : "ok  "}  ${kB(bytes).padStart(9)} of ${kB(limit).padStart(9)}  ${name}`);
}
for (const { place, said, measured, isStale } of built === null ? [] : await checkedSizes(built)) {
  if (isStale) over += 1;
  console.log(`${isStale ? "STALE" : "ok   "} ${measured.padStart(8)}, said: ${said.padStart(7)}  ${place}`);
}
if (process.argv.includes("--compare")) {
  // Without a registry the other products are not measured, and a message says why.
  const others = await otherSizes().catch((error: unknown) => {
    console.log(`The others could not be installed, so they were not weighed: ${String(error)}`);
    return [];
  });
  for (const { name, bytes } of others) console.log(`      ${kB(bytes).padStart(9)}  ${name}`);
}
if (over > 0) process.exit(1);
