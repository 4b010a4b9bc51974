import { formatSafeDistance, type IsolationAnswer, type ResponseCard, type SourceRef } from "@placard/hazmat-core";
import { citeAll, sourcesIn } from "../../feedback/ProvenanceNote/cite-all.ts";
import type { Messages } from "../../messages/en.ts";
import { ENGLISH, saidOr, type Speech } from "../../messages/language/speech.ts";

/** What the core says and its figures, as a document writes them. */
export interface CoreWords {
  readonly speech: Speech;
  readonly figure: (text: string) => string;
  /** A sentence of the core; in English where it has no translation. */
  readonly say: (english: string) => string;
  /** Several sources in one line, their marks and locators in the language. */
  readonly cite: (sources: readonly SourceRef[]) => string;
}

/** How a document with these words writes what the core says. */
export function coreWordsOf({ speech = ENGLISH }: { readonly speech?: Speech }): CoreWords {
  return {
    speech,
    figure: speech.figure,
    say: (english) => saidOr(speech, english),
    cite: (sources) => sourcesIn(speech, citeAll(sources)),
  };
}

/** How far, by a card: a line for each size of spill, the told one first; without sizes, isolation and protective distance. */
export function distanceLines(
  { isolate, isolateBySize }: Pick<ResponseCard, "isolate" | "isolateBySize">,
  words: Pick<Messages, "planFacts"> & { readonly speech?: Speech },
): readonly string[] {
  const { figure, say } = coreWordsOf(words);
  const { planFacts } = words;
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

function downwind(answer: IsolationAnswer, words: (distance: string) => string): readonly string[] {
  return answer.kind === "use_guide" || answer.downwindM === null ? [] : [words(formatSafeDistance(answer.downwindM))];
}
