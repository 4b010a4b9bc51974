/** What was found of one item. `na`: there is no such thing here. */
export const INSPECTION_RESULTS = ["pass", "fail", "na"] as const;

/** An entry of `INSPECTION_RESULTS`. */
export type InspectionResult = (typeof INSPECTION_RESULTS)[number];

/** The answer to one item of a round; a failed one says who corrects it and by when. */
export interface InspectionAnswer {
  /** The id of the item. */
  readonly item: string;
  /** `null`: not answered yet. */
  readonly result: InspectionResult | null;
  readonly note: string;
  /** Of a failed item: the user or contact who corrects it; `null`: no one is named. */
  readonly owner_id: number | null;
  /** Of a failed item: ISO 8601 day by which it is corrected. */
  readonly mend_by: string | null;
  /** Of a failed item: whether it endangers people until it is corrected. */
  readonly is_high_risk: boolean;
}

/** What an answer lacks. */
export type InspectionGap = "result" | "note" | "mend_by";

/**
 * The first thing that each answer lacks before a round can be finished: a result for every item, and of a failed one
 * what is wrong and by when it is corrected.
 *
 * @param items - the ids of all items, in their order
 * @returns by item, in that order; empty when the round can be finished
 * @example
 * inspectionGaps(["pin"], []); // new Map([["pin", "result"]])
 */
export function inspectionGaps(
  items: readonly string[],
  answers: readonly InspectionAnswer[],
): ReadonlyMap<string, InspectionGap> {
  const byItem = new Map(answers.map((answer) => [answer.item, answer]));
  return new Map(
    items.flatMap((item) => {
      const gap = gapOf(byItem.get(item));
      return gap === null ? [] : [[item, gap] as const];
    }),
  );
}

function gapOf(answer: InspectionAnswer | undefined): InspectionGap | null {
  if (answer === undefined || answer.result === null) return "result";
  if (answer.result !== "fail") return null;
  if (answer.note.trim() === "") return "note";
  return answer.mend_by === null ? "mend_by" : null;
}

/** Two versions of one round in one. */
export interface MergedAnswers {
  readonly answers: readonly InspectionAnswer[];
  /** Items that both changed, each to something else: the own answer stands. */
  readonly disputed: readonly string[];
}

/**
 * Puts together what two people answered since they had the same answers. An item that one of them changed is theirs; where
 * both changed it, the own answer stands and the item is named.
 *
 * @param base - as both had it
 * @param own - as it is typed here
 * @param other - as someone else saved it
 * @example
 * mergeAnswers([], [], []); // { answers: [], disputed: [] }
 */
export function mergeAnswers(
  base: readonly InspectionAnswer[],
  own: readonly InspectionAnswer[],
  other: readonly InspectionAnswer[],
): MergedAnswers {
  const before = new Map(base.map((answer) => [answer.item, answer]));
  const mine = new Map(own.map((answer) => [answer.item, answer]));
  const theirs = new Map(other.map((answer) => [answer.item, answer]));
  const items = [...new Set([...mine.keys(), ...theirs.keys()])];
  const hasChanged = (item: string, now: InspectionAnswer | undefined): boolean => !isSame(before.get(item), now);
  return {
    answers: items.flatMap((item) => {
      const answer = hasChanged(item, mine.get(item)) ? mine.get(item) : (theirs.get(item) ?? mine.get(item));
      return answer === undefined ? [] : [answer];
    }),
    disputed: items.filter(
      (item) =>
        hasChanged(item, mine.get(item)) &&
        hasChanged(item, theirs.get(item)) &&
        !isSame(mine.get(item), theirs.get(item)),
    ),
  };
}

function isSame(one: InspectionAnswer | undefined, other: InspectionAnswer | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return (
    one.result === other.result &&
    one.note === other.note &&
    one.owner_id === other.owner_id &&
    one.mend_by === other.mend_by &&
    one.is_high_risk === other.is_high_risk
  );
}
