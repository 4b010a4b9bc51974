import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SOURCES } from "../../packages/hazmat-core/src/provenance/source.ts";

const ROOT = new URL("../../", import.meta.url);
const [screen = "", comments = ""] = readFileSync(new URL("docs/sources.md", ROOT), "utf8").split(
  "## Cited in comments",
);

/** The cells of the rows whose first cell is a key. */
function rows(page: string): readonly (readonly string[])[] {
  return page
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) =>
      line
        .split("|")
        .map((cell) => cell.trim().replaceAll("`", ""))
        .slice(1, -1),
    );
}

describe("docs/sources.md", () => {
  it("lists every source of the code once, with its title and edition", () => {
    const listed = rows(screen).map(([key, title, edition]) => [key, { title, edition }]);
    expect(Object.fromEntries(listed)).toEqual(SOURCES);
    expect(listed).toHaveLength(Object.keys(SOURCES).length);
  });

  it("says of every source what it gives and where to read it", () => {
    expect(rows(screen).filter((cells) => cells.length !== 5 || cells.includes(""))).toEqual([]);
  });

  it("lists every work that a comment of the core cites in brackets", () => {
    const core = new URL("packages/hazmat-core/src/", ROOT);
    const files = readdirSync(core, { recursive: true, encoding: "utf8" }).filter(
      (file) => file.endsWith(".ts") && !file.includes("generated"),
    );
    const cited = files.flatMap((file) => [
      ...readFileSync(new URL(file, core), "utf8").matchAll(/\[(?!UN|NA)([A-Z][A-Za-z]+\d{4})\]/g),
    ]);
    const known = new Set([...Object.keys(SOURCES), ...rows(comments).map(([key]) => key)]);
    expect([...new Set(cited.map(([, key]) => key))].filter((key) => !known.has(key))).toEqual([]);
  });
});
