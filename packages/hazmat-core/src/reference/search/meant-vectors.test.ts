import { beforeAll, describe, expect, it } from "vitest";
import { loadSearchData, type SearchData } from "../../data/load.ts";
import { createEverydayNames } from "./everyday-names.ts";
import type { Meant } from "./meant.ts";
import { plainText } from "./plain-text.ts";
import { createSearchIndex, type SearchIndex } from "./search-index.ts";
import { MEANT_VECTORS, type MeantVector } from "./vectors/meant-vectors.ts";

let data: SearchData;
let index: SearchIndex;
beforeAll(async () => {
  data = await loadSearchData();
  index = createSearchIndex(data);
});

const keysOf = (meant: Meant): readonly string[] => {
  if (meant.kind === "one") return [meant.match.key];
  return meant.kind === "several" || meant.kind === "near" ? meant.matches.map(({ key }) => key) : [];
};

/** Differences between the answer and the vector; empty if there are none. */
function faultsOf({ kind, keys = [], unNumber, isKnown, unlisted }: MeantVector, meant: Meant): readonly string[] {
  const found = keysOf(meant);
  const isOffered =
    kind === "near" ? keys.every((key, at) => found[at] === key) : keys.every((key) => found.includes(key));
  const told = meant.kind === "near" ? (meant.unlisted ?? []).map(({ name }) => name) : [];
  const shown = meant.kind === "one" ? meant.match.unNumber : null;
  return [
    ...(meant.kind === kind ? [] : [`is ${meant.kind}`]),
    ...(isOffered ? [] : [`gives ${found.join(", ")}`]),
    ...(unNumber === undefined || shown === unNumber ? [] : [`is under ${shown}`]),
    ...(unlisted === undefined || unlisted.join() === told.join() ? [] : [`tells of ${told.join(", ")}`]),
    ...(meant.kind !== "none" || (meant.known !== undefined) === (isKnown === true) ? [] : ["says nothing of it"]),
  ];
}

describe("texts with known meanings", () => {
  it("are at least 400, without duplicates", () => {
    expect(MEANT_VECTORS.length).toBeGreaterThanOrEqual(400);
    expect(new Set(MEANT_VECTORS.map(({ text }) => text)).size).toBe(MEANT_VECTORS.length);
  });

  it("never open another substance than they name", () => {
    const wrong = MEANT_VECTORS.flatMap(({ text, keys = [] }) => {
      const meant = index.meant(text);
      return meant.kind === "one" && !keys.includes(meant.match.key) ? [`${text}: ${meant.match.name}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it("have the record that they name first in the list to choose from", () => {
    const others = MEANT_VECTORS.flatMap(({ text }) => {
      const meant = index.meant(text);
      if (meant.kind !== "one") return [];
      const [first] = index.search(text, 8);
      const isSame = first?.key === meant.match.key && first.unNumber === meant.match.unNumber;
      return isSame ? [] : [`${text}: ${first?.name} ${first?.unNumber}`];
    });
    expect(others).toEqual([]);
  });

  it.each(MEANT_VECTORS)("$text: $kind", (vector) => {
    expect(faultsOf(vector, index.meant(vector.text))).toEqual([]);
  });
});

/** Every typing error of one letter: omitted, doubled, replaced by its neighbour on the keyboard, transposed. */
function slipsOf(name: string): readonly string[] {
  return Array.from(name).flatMap((letter, at) => {
    const [before, after] = [name.slice(0, at), name.slice(at + 1)];
    const next = name.charAt(at + 1);
    return [
      before + after,
      before + letter + letter + after,
      `${before}${letter === "x" ? "c" : "x"}${after}`,
      before + next + letter + name.slice(at + 2),
    ];
  });
}

describe("typing errors of one letter", () => {
  it("never open a substance without that name", () => {
    const sample = data.documents.filter((_, place) => place % 97 === 0).map(([key, name]) => ({ key, name }));
    const said = new Set(
      createEverydayNames(data.everyday, data.leaders).plainNames.map((name) => name.replaceAll(" ", "")),
    );
    const wrong = sample.flatMap(({ key, name }) =>
      slipsOf(name.slice(0, 30)).flatMap((slip) => {
        const meant = index.meant(slip);
        if (meant.kind !== "one" || meant.match.key === key) return [];
        const { matchedText, unNumber } = meant.match;
        const joined = plainText(slip).replaceAll(" ", "");
        const isNamed = joined.includes(plainText(matchedText).replaceAll(" ", "")) || said.has(joined);
        return isNamed || slip.includes(String(unNumber).slice(2))
          ? []
          : [`${slip}: ${meant.match.name} (${matchedText})`];
      }),
    );
    expect(wrong).toEqual([]);
  }, 60_000);
});
