import { describe, expect, it } from "vitest";
import {
  COMMON_MATERIAL_HAZARDS,
  WITHOUT_OWN_HAZARD,
} from "../../packages/hazmat-core/src/card/vectors/common-material-hazards.ts";
import { phraseBook } from "../../packages/ui/src/messages/language/phrase-book.ts";
import { sentences as frenchSentences } from "../../packages/ui/src/messages/fr/core/sentences.ts";
import { substances as frenchSubstances } from "../../packages/ui/src/messages/fr/core/substances.ts";
import { sentences as spanishSentences } from "../../packages/ui/src/messages/es/core/sentences.ts";
import { substances as spanishSubstances } from "../../packages/ui/src/messages/es/core/substances.ts";
import { materialsInView } from "./common-materials.ts";

const materials = await materialsInView();
const expected = new Map(
  COMMON_MATERIAL_HAZARDS.flatMap(([names, typed]) => typed.split(", ").map((one) => [one, names] as const)),
);

describe("the two lines in view of a card", () => {
  it("have an expected hazard for each of the 200 common materials, or a place on the list without one", () => {
    const typed = materials.map((material) => material.typed);
    expect([...expected.keys(), ...WITHOUT_OWN_HAZARD].toSorted()).toEqual(typed.toSorted());
  });

  it.each(materials.filter(({ typed }) => expected.has(typed)))("name the hazard of $typed", ({ typed, lines }) => {
    expect(lines.length).toBeLessThanOrEqual(2);
    expect(lines.join("\n")).toMatch(expected.get(typed) ?? /^$/);
  });
});

describe.each([
  ["French", { ...frenchSentences, ...frenchSubstances }],
  ["Spanish", { ...spanishSentences, ...spanishSubstances }],
])("card and Safety Information in %s", (_language, sentences) => {
  it("leave no English of the 200 common materials", () => {
    const say = phraseBook(sentences);
    const isCode = (text: string): boolean => /^(?:\d+-\d\d-\d|(?:UN|NA)\d{4})$/.test(text);
    const texts = new Set(materials.flatMap((material) => material.texts));
    expect(texts.size).toBeGreaterThan(1000);
    expect([...texts].filter((text) => !isCode(text) && say(text, (figure) => figure) === null)).toEqual([]);
  });
});
