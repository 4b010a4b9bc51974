import type { ReactivityPrediction } from "@placard/hazmat-core/reactivity";
import type { Messages } from "../../messages/en.ts";

/**
 * Formats the reason why two chemicals may react, in the user's language. In English it is the `why` of the prediction.
 *
 * @param say - translates the name of a reactive group
 */
export function reasonOf(
  { verdict, pairs: [worst], a, b }: ReactivityPrediction,
  texts: Messages["reactivity"],
  say: (group: string) => string,
): string {
  const [one = "", other = ""] = worst === undefined ? [] : [worst.a.name, worst.b.name].toSorted().map(say);
  switch (verdict) {
    case "incompatible":
      return texts.incompatible(one, other);
    case "caution":
      return worst?.verdict === "caution" ? texts.caution(one, other) : texts.groupsUnknown;
    case "no-known-reaction":
      return a.isComplete && b.isComplete ? texts.noneOfGroups : texts.noneKnown;
  }
}
