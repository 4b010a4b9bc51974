import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { responseCardOf } from "../../packages/hazmat-core/src/card/response-card-of.ts";
import { writtenGuidance } from "../../packages/hazmat-core/src/guidance/all-guidance.ts";
import { markedGuideFor } from "../../packages/hazmat-core/src/guidance/derived/guide-for.ts";
import { safetyPropertiesOf } from "../../packages/hazmat-core/src/guidance/safety-properties-of.ts";
import { SOURCES, type SourceRef } from "../../packages/hazmat-core/src/provenance/source.ts";
import { allRecords } from "../phrases/responder-texts.ts";

/** All sources that records, cards and Safety Information may mark as unverified or from memory. */
const NOT_VERIFIED: readonly RegExp[] = [
  /^49CFR172\.101 (?:UN|NA)\d{4} /, // The link between a substance and its UN number.
  /^UN-MR UN\d{4}/, // Class of a number that 49 CFR 172.101 does not list.
  /^ERG2024 page 366, /, // Distances for categories of chemical agents, read in one copy.
  /^ERG2020 Table 1, DP /, // A withdrawn row with a doubtful figure.
  /^CLP-VI (?:017-011-00-1|H\d{3}) unverified$/, // Chosen by hand.
  /^CHEMICALS (?:wikidata|flash point -?[\d.]+ °C) unverified$/,
  /^NFPA-LIST {2}unverified$/,
  /^NPG {2}from-memory$/, // Placard's interpretation of a Pocket Guide field.
  /^PLACARD /, // Sentences that Placard wrote without a source page.
];

/** The doubtful marks of every source inside a value, as "key locator mark". */
function doubtfulMarks(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(doubtfulMarks);
  const { key, locator = "", mark } = value as Partial<SourceRef>;
  return mark === "unverified" || mark === "from-memory" ? [`${key} ${locator} ${mark}`, ...inside] : inside;
}

const ROOT = new URL("../../", import.meta.url);
const [screen = "", comments = ""] = readFileSync(new URL("docs/sources.md", ROOT), "utf8").split(
  "## Cited in comments",
);

/** The cells of the table rows whose first cell is a key. */
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

  it("states for every source what it provides and where to find it", () => {
    expect(rows(screen).filter((cells) => cells.length !== 5 || cells.includes(""))).toEqual([]);
  });

  it("marks nothing as unverified or from memory except the figures known to be", async () => {
    const marks = (await allRecords()).flatMap((record) => {
      const guidance = writtenGuidance(markedGuideFor(record));
      return doubtfulMarks([record, responseCardOf(record, guidance), safetyPropertiesOf(record, guidance)]);
    });
    expect(new Set(marks).size).toBeGreaterThan(100);
    expect([...new Set(marks)].filter((mark) => !NOT_VERIFIED.some((known) => known.test(mark)))).toEqual([]);
    expect(NOT_VERIFIED.filter((known) => !marks.some((mark) => known.test(mark)))).toEqual([]);
  });

  it("lists every work that a comment in the core cites in brackets", () => {
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
