import { formatSafeDistance, type IsolationAnswer, type IsolationBySize } from "@placard/hazmat-core";
import { ENGLISH, saidOr, type Speech } from "../../messages/language/speech.ts";

/** What the core says and its figures, as a document writes them. */
export interface CoreWords {
  readonly speech: Speech;
  readonly figure: (text: string) => string;
  /** A sentence of the core; in English where it has no translation. */
  readonly say: (english: string) => string;
}

/** How a document with these words writes what the core says. */
export function coreWordsOf({ speech = ENGLISH }: { readonly speech?: Speech }): CoreWords {
  return { speech, figure: speech.figure, say: (english) => saidOr(speech, english) };
}

/** A line for each size of spill, the one that was told first. */
export function spillLines(
  { small, large, told }: IsolationBySize,
  { say }: Pick<CoreWords, "say">,
): readonly string[] {
  const line = (size: "Small" | "Large", answer: IsolationAnswer): string => {
    const downwindM = answer.kind === "distance" ? answer.downwindM : null;
    return [
      say(`${size} spill: isolate ${formatSafeDistance(answer.isolateM ?? 0)} in all directions.`),
      ...(downwindM === null ? [] : [say(`${size} spill: protect people ${formatSafeDistance(downwindM)} downwind.`)]),
    ].join(" ");
  };
  const lines = [line("Small", small), line("Large", large)];
  return told === "large" ? lines.toReversed() : lines;
}
