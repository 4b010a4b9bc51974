import { formatSafeDistance, type IsolationAnswer, type ResponseCard, type SourceRef } from "@placard/hazmat-core";
import { citeAll, sourcesIn } from "../../feedback/ProvenanceNote/cite-all.ts";
import type { Messages } from "../../messages/en.ts";
import { ENGLISH, translatedOrEnglish, type Speech } from "../../messages/language/speech.ts";

/** Formats texts and figures of the core for a document. */
export interface CoreTexts {
  readonly speech: Speech;
  readonly figure: (text: string) => string;
  /** Translates a sentence of the core. Without a translation it stays in English. */
  readonly say: (english: string) => string;
  /** Formats several sources in one line, with translated marks and locators. */
  readonly cite: (sources: readonly SourceRef[]) => string;
}

/** Returns the formatter of core texts for a document in this language. */
export function coreTextsOf({ speech = ENGLISH }: { readonly speech?: Speech }): CoreTexts {
  return {
    speech,
    figure: speech.figure,
    say: (english) => translatedOrEnglish(speech, english),
    cite: (sources) => sourcesIn(speech, citeAll(sources)),
  };
}

/**
 * Distances of a card: a row for each spill size, the given one first; without sizes, isolation and protective action
 * distance.
 */
export function distanceLines(
  { isolate, isolateBySize }: Pick<ResponseCard, "isolate" | "isolateBySize">,
  texts: Pick<Messages, "planFacts"> & { readonly speech?: Speech },
): readonly string[] {
  const { figure, say } = coreTextsOf(texts);
  const { planFacts } = texts;
  if (isolateBySize === null) {
    const { isolateM } = isolate;
    return [
      isolateM === null ? say(isolate.why) : planFacts.isolate(figure(formatSafeDistance(isolateM))),
      ...downwind(isolate, (distance) => planFacts.protectDownwind(figure(distance), null)),
    ];
  }
  const { small, large, told } = isolateBySize;
  const line = (size: "Small" | "Large", answer: IsolationAnswer): string =>
    [
      say(`${size} spill: isolate ${formatSafeDistance(answer.isolateM)} in all directions.`),
      ...downwind(answer, (distance) => say(`${size} spill: protect people ${distance} downwind.`)),
    ].join(" ");
  const lines = [line("Small", small), line("Large", large)];
  return told === "large" ? lines.toReversed() : lines;
}

function downwind(answer: IsolationAnswer, texts: (distance: string) => string): readonly string[] {
  return answer.kind === "use_guide" || answer.downwindM === null ? [] : [texts(formatSafeDistance(answer.downwindM))];
}
