import MiniSearch from "minisearch";
import { expect, test } from "vitest";
import { loadSearchData } from "../../data/load.ts";
import { createEverydayNames } from "./everyday-names.ts";
import { plainNamesOf } from "./plain-names.ts";
import { createSearchIndex } from "./search-index.ts";
import { indexedDocuments } from "./text-index.ts";

// A keystroke over the whole dataset, compared with MiniSearch as set up in its documentation over the same documents.
const TYPED = ["chlorine", "clorine", "hydrogen sulfide", "tolune", "ethyl ac", "sulphuric acid", "acrylonitrle"];
const KEYSTROKES = TYPED.flatMap((word) => Array.from(word, (_, end) => word.slice(0, end + 1))).filter(
  (text) => text.length > 1,
);

/** Maximum cost of a keystroke as a multiple of bare MiniSearch, and in milliseconds for 95 of 100 keystrokes. */
const MAX_RATIO = 1.2;
const P95_MS = 2;

const RUNS = 15;

const data = await loadSearchData();
const index = createSearchIndex(data);
const bareIndex = new MiniSearch({
  fields: ["name", "synonyms", "formula"],
  searchOptions: { prefix: true, fuzzy: 0.2 },
});
const everyday = createEverydayNames(data.everyday, data.leaders).plainNames.map((name) => [name] as const);
bareIndex.addAll(indexedDocuments(data.documents, [...plainNamesOf(data.documents), ...everyday]));

const placard = (text: string): unknown => index.search(text, 20);
const bare = (text: string): unknown => bareIndex.search(text);

const everyKeystroke = (search: (text: string) => unknown) => () => {
  for (const text of KEYSTROKES) search(text);
};

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Milliseconds of one keystroke: the median of its runs, which other load does not affect. */
function keystrokeMs(search: (text: string) => unknown, text: string): number {
  const runs = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    search(text);
    return performance.now() - start;
  });
  return median(runs);
}

test("a keystroke costs at most 1.2 times bare MiniSearch", async ({ bench }) => {
  const results = await bench.compare(
    bench("Placard", everyKeystroke(placard)),
    bench("bare MiniSearch", everyKeystroke(bare)),
  );
  const ratio = results.get("Placard").latency.p50 / results.get("bare MiniSearch").latency.p50;
  process.stdout.write(`keystroke: ${ratio.toFixed(2)} times bare MiniSearch, limit ${MAX_RATIO}\n`);
  expect(ratio).toBeLessThanOrEqual(MAX_RATIO);
});

test("95 of 100 keystrokes take at most 2 ms", () => {
  everyKeystroke(placard)();
  const times = KEYSTROKES.map((text) => keystrokeMs(placard, text)).toSorted((a, b) => a - b);
  const p95 = times[Math.floor(times.length * 0.95)] ?? Number.NaN;
  process.stdout.write(`keystroke: 95 of 100 take at most ${p95.toFixed(2)} ms, limit ${P95_MS} ms\n`);
  expect(p95).toBeLessThanOrEqual(P95_MS);
});
