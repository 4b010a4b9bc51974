import type { ReactivityPrediction } from "@placard/hazmat-core/reactivity";
import type { Messages } from "../../messages/en.ts";

/**
 * Why two may react, in the words of the reader; in English it is the `why` of the prediction.
 *
 * @param say - the name of a reactive group in the reader's language
 */
export function reasonOf(
  { verdict, pairs: [worst], a, b }: ReactivityPrediction,
  words: Messages["reactivity"],
  say: (group: string) => string,
): string {
  const [one = "", other = ""] = worst === undefined ? [] : [worst.a.name, worst.b.name].toSorted().map(say);
  switch (verdict) {
    case "incompatible":
      return words.incompatible(one, other);
    case "caution":
      return worst?.verdict === "caution" ? words.caution(one, other) : words.groupsUnknown;
    case "no-known-reaction":
      return a.isComplete && b.isComplete ? words.noneOfGroups : words.noneKnown;
  }
}
