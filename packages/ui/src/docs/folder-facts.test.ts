import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cardTexts } from "../messages/en/chemical/card.ts";
import { folderFacts } from "./folder-facts.ts";
import { catalogueLines } from "./guide-text.ts";
import { componentDocs } from "./guides.ts";

const SRC = join(import.meta.dirname, "..");
const sources = Object.fromEntries(
  globSync("*/[A-Z]*/*.{ts,tsx,css}", { cwd: SRC }).map((path) => [path, readFileSync(join(SRC, path), "utf8")]),
);

describe("facts from the sources of a component", () => {
  it("lists the tokens of its style sheets, without private ones", () => {
    const { tokens } = folderFacts("controls/Button", sources);
    expect(tokens).toContain("--placard-control-height");
    expect(tokens.filter((name) => name.startsWith("--placard-_"))).toEqual([]);
  });

  it("lists the tokens of another component's style sheet that it imports", () => {
    const ofButton = folderFacts("controls/Button", sources).tokens;
    expect(folderFacts("controls/IconButton", sources).tokens).toEqual(expect.arrayContaining([...ofButton]));
  });

  it("lists its texts", () => {
    expect(folderFacts("chemical/ChemicalCard", sources).catalogues).toContain("chemical/card");
    expect(catalogueLines(cardTexts)).toContainEqual({ path: "card.isolate", english: "Isolate" });
    const lines = componentDocs.find(({ name }) => name === "ChemicalCard")?.lines ?? [];
    expect(lines).toContainEqual({ path: "card.isolate", english: "Isolate" });
  });

  it("finds texts for every component that imports a catalogue", () => {
    const silent = componentDocs.filter(({ facts, lines }) => facts.catalogues.length > 0 && lines.length === 0);
    expect(silent.map(({ name }) => name)).toEqual([]);
    expect(componentDocs.filter(({ lines }) => lines.length > 0).length).toBeGreaterThan(40);
  });
});
