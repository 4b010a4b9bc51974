import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { french } from "../../messages/fr/index.ts";
import { sentences } from "../../messages/fr/core/sentences.ts";
import { substances } from "../../messages/fr/core/substances.ts";
import { phraseBook } from "../../messages/language/phrase-book.ts";
import { LanguageProvider } from "../../messages/LanguageProvider/LanguageProvider.tsx";
import { FoldedValues } from "./FoldedValues.tsx";

const rowOf = (text: string) =>
  ({
    id: "organs",
    label: "Target organs",
    kind: "exposure",
    layout: "lines",
    values: [{ text, sources: [] }],
  }) as const;

const inFrench = (text: string): string =>
  renderToString(
    <LanguageProvider language={{ ...french, translate: phraseBook({ ...sentences, ...substances }) }}>
      <FoldedValues row={rowOf(text)} />
    </LanguageProvider>,
  );

it("translates entries that are in the book, and marks the others as English", () => {
  expect(inFrench("Eyes, skin, respiratory system")).toContain("Yeux, peau, appareil respiratoire");
  expect(inFrench("sunken eyes")).toContain('<span lang="en">sunken eyes</span>');
});

it("states that an IDLH is superseded", () => {
  expect(inFrench("20 ppm, NIOSH 2016, superseded")).toContain("<p>20 ppm, NIOSH 2016, remplacée");
  expect(inFrench("N.D., NIOSH 2016, superseded")).toContain("<p>N.D., NIOSH 2016, remplacée");
});
