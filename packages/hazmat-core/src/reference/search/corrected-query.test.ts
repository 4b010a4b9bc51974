import { describe, expect, it } from "vitest";
import { correctedQuery, editDistance } from "./corrected-query.ts";
import { readNumberQuery } from "./number-query.ts";
import { plainText } from "./plain-text.ts";

describe("editDistance", () => {
  it.each([
    ["chlorine", "chlorine", 0],
    ["clorine", "chlorine", 1],
    ["flourine", "fluorine", 1], // two neighbours transposed
    ["", "abc", 3],
    ["kitten", "sitting", 3],
  ])("from %s to %s is %d", (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });
});

describe("editDistance with a maximum", () => {
  const WORDS = [
    "chlorine",
    "clorine",
    "chlroine",
    "fluorine",
    "flourine",
    "lime",
    "",
    "a",
    "amonia",
    "ammonia",
    "maonia",
  ];
  it.each([0, 1, 2, 3])("equals the distance without one, or exceeds %d", (most) => {
    for (const a of WORDS) {
      for (const b of WORDS) {
        const whole = editDistance(a, b);
        expect(editDistance(a, b, most), `${a} ${b}`).toBe(whole > most ? Number.POSITIVE_INFINITY : whole);
      }
    }
  });
});

describe("correctedQuery", () => {
  it("uses the nearest word for each typed one", () => {
    expect(correctedQuery("carbn monoxide", ["monoxide", "carbon"])).toEqual({ text: "carbon monoxide", distance: 1 });
  });

  it("does not change a query without results", () => {
    expect(correctedQuery("xyz", [])).toEqual({ text: "xyz", distance: 0 });
  });
});

describe("readNumberQuery", () => {
  it.each([
    ["1017", { kind: "un", ids: ["UN1017", "NA1017"] }],
    ["UN 1017", { kind: "un", ids: ["UN1017"] }],
    ["na9202", { kind: "un", ids: ["NA9202"] }],
    ["7782-50-5", { kind: "cas", cas: "7782-50-5" }],
    ["10", { kind: "un-begins", ids: ["UN10", "NA10"] }],
    ["un 10", { kind: "un-begins", ids: ["UN10"] }],
    ["7782-5", { kind: "cas-begins", text: "7782-5" }],
    ["chlorine", null],
    ["1", null],
    ["2,4-D", null],
  ])("parses %s", (query, read) => {
    expect(readNumberQuery(query)).toEqual(read);
  });
});

describe("plainText", () => {
  it.each([
    ["Chloré  (gas)", "chlore gas"],
    ["α-Pinene", "α pinene"],
    ["!?", ""],
  ])("converts %s to %s", (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });
});
