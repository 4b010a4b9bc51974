import { formatMetres, formatSafeDistance, type IsolationAnswer } from "@placard/hazmat-core";
import type { Messages } from "../../messages/en.ts";
import { ENGLISH, type Speech } from "../../messages/language/speech.ts";

/** What the first action of the card says, and how large. */
export interface IsolationHeadline {
  /** The distance or the guide to follow. */
  readonly big: string;
  /** Stands beside it, smaller. */
  readonly beside: string;
  /** Protective-action distance, where the source gives one. */
  readonly downwind: string | null;
}

/** The words of an isolation answer. Where no distance may be given the guide leads, with its own distance if it has one. */
export function isolationHeadline(
  answer: IsolationAnswer,
  words: Messages["card"],
  { figure }: Pick<Speech, "figure"> = ENGLISH,
): IsolationHeadline {
  if (answer.kind === "distance") {
    return {
      big: figure(formatMetres(answer.isolateM)),
      beside: words.allDirections,
      downwind: answer.downwindM === null ? null : words.protectDownwind(figure(formatSafeDistance(answer.downwindM))),
    };
  }
  if (answer.isolateM !== null) {
    return { big: figure(formatMetres(answer.isolateM)), beside: words.followGuide(answer.guide), downwind: null };
  }
  return { big: words.guide(answer.guide), beside: words.followIt, downwind: null };
}
