import MiniSearch from "minisearch";
import { bench, describe } from "vitest";
import { loadSearchData } from "../../data/load.ts";
import { plainNamesOf } from "./plain-names.ts";
import { createSearchIndex } from "./search-index.ts";
import { indexedDocuments } from "./text-index.ts";

// One keystroke over the whole set, against MiniSearch as its documentation sets it up over the same documents.
const TYPED = ["chlorine", "clorine", "hydrogen sulfide", "tolune", "ethyl ac", "sulphuric acid", "acrylonitrle"];
const keystrokes = TYPED.flatMap((word) => Array.from(word, (_, end) => word.slice(0, end + 1))).filter(
  (text) => text.length > 1,
);

const data = await loadSearchData();
const ours = createSearchIndex(data);
const bare = new MiniSearch({ fields: ["name", "synonyms", "formula"], searchOptions: { prefix: true, fuzzy: 0.2 } });
bare.addAll(indexedDocuments(data.documents, plainNamesOf(data.documents)));

let next = 0;
const keystroke = (): string => keystrokes[next++ % keystrokes.length] ?? "";

describe("one keystroke", () => {
  bench("Placard", () => {
    ours.search(keystroke(), 20);
  });
  bench("bare MiniSearch", () => {
    bare.search(keystroke());
  });
});
