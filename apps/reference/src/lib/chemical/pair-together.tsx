import type { ReactivePair } from "@placard/api-client";
import type { PairTogether } from "@placard/ui/chemical";
import { DayText } from "../formats/DayText.tsx";

/** A pair of the server as it is shown. */
export function pairTogether(pair: ReactivePair): PairTogether {
  const { pair: id, a, b, accepted, ...said } = pair;
  return {
    ...said,
    id,
    one: a.name,
    other: b.name,
    accepted:
      accepted === null
        ? null
        : { by: accepted.accepted_by, reason: accepted.reason, at: <DayText iso={accepted.accepted_at} /> },
  };
}
