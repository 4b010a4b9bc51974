import { build, type Plugin } from "esbuild";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "../run-steps.ts";

/** One row: the code that a page imports, and its maximum gzip size in bytes without React. */
export interface UiSize {
  readonly name: string;
  readonly code: string;
  readonly limit: number;
}

/** Measured from the built files, as published on npm. */
export const UI_SIZES: readonly UiSize[] = [
  { name: "HazardBadge", code: `export { HazardBadge } from "@placard/ui"`, limit: 3_000 },
  { name: "NfpaDiamond", code: `export { NfpaDiamond } from "@placard/ui"`, limit: 5_000 },
  // The name of the substance in the language of the page is 0.1 kB.
  { name: "ChemicalCard", code: `export { ChemicalCard } from "@placard/ui"`, limit: 14_800 },
  { name: "MessagesProvider", code: `export { MessagesProvider } from "@placard/ui"`, limit: 1_000 },
  { name: "LanguageProvider", code: `export { LanguageProvider } from "@placard/ui"`, limit: 2_500 },
  // Half of a language is sentences of the core, a tenth the fields of the incident action plan forms. It loads on
  // demand. Orange plates, respirators and symptoms are 1 kB of each language, labels of log entries 1 kB, counts of
  // sites that a map does not show and the question about distant coordinates 0.2 kB, names of 100 substances 1 kB, the
  // calendar of a date 0.1 kB.
  { name: "French, on demand", code: `export { french } from "@placard/ui/messages/fr"`, limit: 65_900 },
  // Spanish: coordinates in every notation and the groups of a site are 0.5 kB, names of 100 substances 1 kB.
  { name: "Spanish, on demand", code: `export { spanish } from "@placard/ui/messages/es"`, limit: 63_700 },
  // Half of the size is the combo box of React Aria, with its texts in 34 languages (7 kB), which a page can leave out.
  // The card loads after a substance was found. Property names that need no glossary are 0.1 kB. A list that keeps its
  // rows while it is pressed, and names in the language of the page, are 0.4 kB.
  { name: "ChemicalSearch without data", code: `export { ChemicalSearch } from "@placard/ui"`, limit: 63_000 },
  // Contains all components of the controls, business, chemical and incident entries: 15 kB that were measured with those
  // entries before. These features added 5 kB: names of icons and of objects in a zone, a form that is rendered
  // once, restoring lines of a plan, positions of stations, limits of a meter, both spill sizes, and the rule that an
  // entry exceeds. Coordinates in every notation, parsed at each key press, added 3 kB; errors reported to hosts 1 kB;
  // orange plates and a card that loads itself 1 kB. Unmodified React Aria, with every language, would be 23 kB more
  // (decision 22). Distances and points in areas by Turf are 2 kB (decision 25). The texts of a map that shows a part
  // of its sites and the reading of distant coordinates are 0.3 kB; their question loads on demand.
  { name: "all ui without map", code: `export * from "@placard/ui"`, limit: 223_400 },
  // Includes the modules that only a complete application imports; the fields of the incident action plan forms are 5
  // kB of it. Builds on two machines differ by a few bytes, so no limit equals a measured size. The separation plan on
  // two pages of paper and the groups of items to keep apart added 1 kB, coordinates in every notation 3 kB, named log
  // fields 2 kB, labels and units of log entries 2 kB, Turf 2 kB, marked positions on paper 0.2 kB. The internal entry
  // contains all English texts, also those of maps: 4 kB.
  {
    name: "all ui and every room without map and elements",
    code: ["", "/internal", "/identify"].map((room) => `export * from "@placard/ui${room}";`).join(" "),
    limit: 299_000,
  },
];

const REACT = ["react", "react-dom", "react/jsx-runtime", "react-dom/*"];

/** Excludes dynamic imports from the measured size, because they load later. */
const leaveOutDynamicImports: Plugin = {
  name: "leave-out-dynamic-imports",
  setup(bundler) {
    bundler.onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path, external: true } : undefined,
    );
  },
};

/** Gzip bytes of `code` as a page would load it, without React; `folder` is where its packages are installed. */
export async function pageBytes(code: string, folder: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: folder },
    plugins: [leaveOutDynamicImports],
    external: REACT,
    define: { "process.env.NODE_ENV": `"production"` },
    loader: { ".css": "empty" },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2023",
    write: false,
    logLevel: "silent",
  });
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}

/** Built entry of `@placard/ui`; `null` if it is not built. */
export function builtUi(): string | null {
  return existsSync(join(root, "packages/ui/dist/index.js")) ? join(root, "apps/reference") : null;
}
