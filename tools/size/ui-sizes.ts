import { build, type Plugin } from "esbuild";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "../run-steps.ts";

/** One row: what a page imports, and what it may weigh in gzip bytes with React left out. */
export interface UiSize {
  readonly name: string;
  readonly code: string;
  readonly limit: number;
}

/** Weighed from the built files, as npm has them. */
export const UI_SIZES: readonly UiSize[] = [
  { name: "HazardBadge", code: `export { HazardBadge } from "@placard/ui"`, limit: 3_000 },
  { name: "NfpaDiamond", code: `export { NfpaDiamond } from "@placard/ui"`, limit: 5_000 },
  { name: "ChemicalCard", code: `export { ChemicalCard } from "@placard/ui"`, limit: 14_600 },
  { name: "MessagesProvider", code: `export { MessagesProvider } from "@placard/ui"`, limit: 1_000 },
  { name: "LanguageProvider", code: `export { LanguageProvider } from "@placard/ui"`, limit: 2_500 },
  // Half of a language is what the core says, a tenth what the boxes of the plan's forms ask. It loads when someone asks
  // for it. Orange plates, respirators and symptoms are 1 kB of each. Labels of what the log keeps are 1 kB.
  { name: "French, on demand", code: `export { french } from "@placard/ui/messages/fr"`, limit: 64_400 },
  // Spanish: coordinates in every notation and the groups of a site are the last half kilobyte.
  { name: "Spanish, on demand", code: `export { spanish } from "@placard/ui/messages/es"`, limit: 61_900 },
  // Half of it is the combo box of React Aria, with its words in 34 languages (7 kB), which a page can leave out; the card loads
  // when a substance was found.
  { name: "ChemicalSearch without data", code: `export { ChemicalSearch } from "@placard/ui"`, limit: 62_300 },
  // The aim is 170: names of icons and of what lies in a zone, a form that is drawn once, lines of a plan that can be put
  // back, where a station stands, what a meter cannot show, both sizes of a spill and the rule that an entry exceeds
  // brought it 5 kB above. Three more: coordinates in every notation, read at each key. One: errors that hosts are told of. One:
  // orange plates and a card that loads itself. React Aria as it is published, with every language, is 23 kB more (decision 22).
  // Distances and places in areas by Turf are 2 kB (decision 25).
  { name: "all ui without map", code: `export * from "@placard/ui"`, limit: 207_400 },
  // With what only an application of its own imports from the rooms: the boxes of the forms of a plan are 5 kB of it. Two machines
  // that pack the same differ by some bytes: no limit stands at what is measured. The separation plan on two pages of paper
  // and the groups of what must be kept apart brought 1 kB, coordinates in every notation 3, fields of a log by name 2,
  // what the log keeps as labels and units 2, Turf 2, marked places on paper 0.2.
  {
    name: "all ui and every room without map and elements",
    code: ["", "/controls", "/business", "/chemical", "/incident", "/identify"]
      .map((room) => `export * from "@placard/ui${room}";`)
      .join(" "),
    limit: 293_600,
  },
];

const REACT = ["react", "react-dom", "react/jsx-runtime", "react-dom/*"];

/** Dynamic imports load later and do not count. */
const leaveOutDynamicImports: Plugin = {
  name: "leave-out-dynamic-imports",
  setup(bundler) {
    bundler.onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path, external: true } : undefined,
    );
  },
};

/** Gzip bytes of `code` as a page would load it, React external; `folder` is where its packages are installed. */
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

/** Entry of `@placard/ui` in its build instead of its sources; `null` if it is not built. */
export function builtUi(): string | null {
  return existsSync(join(root, "packages/ui/dist/index.js")) ? join(root, "apps/reference") : null;
}
