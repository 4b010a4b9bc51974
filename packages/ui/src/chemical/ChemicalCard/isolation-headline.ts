import { formatMetres, formatSafeDistance, type IsolationAnswer } from "@placard/hazmat-core";
import type { Messages } from "../../messages/en.ts";
import { ENGLISH, type Speech } from "../../messages/language/speech.ts";

/** Texts of the first action of the card, by size. */
export interface IsolationHeadline {
  /** The distance or the guide to follow. */
  readonly big: string;
  /** Shown beside it, smaller. */
  readonly beside: string;
  /** Protective action distance, if the source gives one. */
  readonly downwind: string | null;
}

/** Formats an isolation answer. If no distance may be given, the guide leads, with its own distance if it has one. */
export function isolationHeadline(
  answer: IsolationAnswer,
  texts: Messages["card"],
  { figure }: Pick<Speech, "figure"> = ENGLISH,
): IsolationHeadline {
  if (answer.kind === "distance") {
    return {
      big: figure(formatMetres(answer.isolateM)),
      beside: texts.allDirections,
      downwind: answer.downwindM === null ? null : texts.protectDownwind(figure(formatSafeDistance(answer.downwindM))),
    };
  }
  if (answer.isolateM !== null) {
    return { big: figure(formatMetres(answer.isolateM)), beside: texts.followGuide(answer.guide), downwind: null };
  }
  return { big: texts.guide(answer.guide), beside: texts.followIt, downwind: null };
}
