import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "../run-steps.ts";
import { pageBytes } from "./ui-sizes.ts";

/** A size stated on a page, with the function that measures it. */
interface CitedSize {
  readonly page: string;
  /** Text before the figure: `HazardBadge` for "`HazardBadge` 1.3 kB". */
  readonly after: string;
  readonly unit: "kB" | "MB";
  readonly bytes: (folder: string) => Promise<number> | number;
}

/** Maximum relative difference between the stated and the measured size: pages state round numbers. */
const TOLERANCE = 0.1;

const BYTES_OF = { kB: 1000, MB: 1_000_000 } as const;

const script = (): Buffer => readFileSync(join(root, "packages/ui/dist/elements.global.js"));
const zippedScript = (): number => gzipSync(script(), { level: 9 }).length;
const MODULE = join(root, "packages/ui/dist/placard-elements");

/** Chunks that a page of the module loads until its first card, by the start of their names. */
const UNTIL_CARD =
  /^(placard-elements|element-|rolldown-runtime-|runtime-|chemical-|search-documents-|substances-|transport-)/;

/** Gzip bytes of the files of the module whose names match. */
export function moduleBytes(names: RegExp): number {
  return readdirSync(MODULE)
    .filter((name) => names.test(name))
    .reduce((sum, name) => sum + gzipSync(readFileSync(join(MODULE, name)), { level: 9 }).length, 0);
}

const exported = (name: string) => (folder: string) => pageBytes(`export { ${name} } from "@placard/ui"`, folder);

const START = "packages/ui/src/docs/GettingStarted.mdx";
const ELEMENTS = "packages/ui/src/docs/Elements.mdx";
const PLAIN = "docs/recipes/plain-html.md";
const CLIENT = "packages/api-client/README.md";
const CHECKED = `export { createClient } from "@placard/api-client/client"; export { checkAnswers } from "@placard/api-client/checked";`;

const CITED: readonly CitedSize[] = [
  { page: START, after: "`HazardBadge`", unit: "kB", bytes: exported("HazardBadge") },
  { page: START, after: "`NfpaDiamond`", unit: "kB", bytes: exported("NfpaDiamond") },
  { page: START, after: "`ChemicalCard`", unit: "kB", bytes: exported("ChemicalCard") },
  { page: START, after: "`ChemicalSearch`", unit: "kB", bytes: exported("ChemicalSearch") },
  {
    page: START,
    after: "everything of the root but maps",
    unit: "kB",
    bytes: (folder) => pageBytes(`export * from "@placard/ui"`, folder),
  },
  {
    page: "packages/ui/src/docs/Languages.mdx",
    after: "when it is first needed: about",
    unit: "kB",
    bytes: (folder) => pageBytes(`export { french } from "@placard/ui/messages/fr"`, folder),
  },
  ...[PLAIN, ELEMENTS].flatMap((page): CitedSize[] => [
    { page, after: "script of", unit: "MB", bytes: () => script().length },
    { page, after: "MB,", unit: "MB", bytes: zippedScript },
    { page, after: "a page loads", unit: "kB", bytes: () => moduleBytes(UNTIL_CARD) },
  ]),
  {
    page: CLIENT,
    after: "`createClient` is",
    unit: "kB",
    bytes: (folder) => pageBytes(`export { createClient } from "@placard/api-client/client"`, folder),
  },
  {
    page: CLIENT,
    after: "zod and the schemas, about",
    unit: "kB",
    bytes: async (folder) =>
      (await pageBytes(CHECKED, folder)) -
      (await pageBytes(`export { createClient } from "@placard/api-client/client"`, folder)),
  },
];

/** A stated size with the measured size. */
export interface CheckedSize {
  readonly place: string;
  readonly said: string;
  readonly measured: string;
  readonly isStale: boolean;
}

/**
 * Measures every size that the READMEs, recipes and pages state.
 *
 * @param folder - where the built packages are found
 * @throws SyntaxError if a page no longer contains its figure
 */
export async function checkedSizes(folder: string): Promise<readonly CheckedSize[]> {
  const rows: CheckedSize[] = [];
  for (const { page, after, unit, bytes } of CITED) {
    const text = readFileSync(join(root, page), "utf8").replaceAll(/\s+/g, " ");
    const rest = text.split(`${after} `)[1] ?? "";
    const said = /^(\d+(?:\.\d+)?) (kB|MB)\b/.exec(rest);
    if (said?.[2] !== unit) throw new SyntaxError(`${page} names no size in ${unit} after "${after}".`);
    const measured = (await bytes(folder)) / BYTES_OF[unit];
    const isStale = Math.abs(Number(said[1]) - measured) > TOLERANCE * measured;
    rows.push({ place: `${page}: ${after}`, said: said[0], measured: `${measured.toPrecision(3)} ${unit}`, isStale });
  }
  return rows;
}
