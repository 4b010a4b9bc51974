/** Possible results of an inspection item. `na`: not applicable here. */
export const INSPECTION_RESULTS = ["pass", "fail", "na"] as const;

/** An entry of `INSPECTION_RESULTS`. */
export type InspectionResult = (typeof INSPECTION_RESULTS)[number];

/** Answer to one item of an inspection. A failed item has an assignee and a correction date. */
export interface InspectionAnswer {
  /** The id of the item. */
  readonly item: string;
  /** `null`: not answered yet. */
  readonly result: InspectionResult | null;
  readonly note: string;
  /** Id of the user or contact who corrects a failed item; `null`: not assigned. */
  readonly owner_id: number | null;
  /** ISO 8601 date by which a failed item must be corrected. */
  readonly mend_by: string | null;
  /** True if a failed item endangers people until it is corrected. */
  readonly is_high_risk: boolean;
}

/** Information that an answer is missing. */
export type InspectionGap = "result" | "note" | "mend_by";

/**
 * Returns the first missing information of each answer before an inspection can be finished: a result for every item,
 * and a description and correction date for failed items.
 *
 * @param items - the ids of all items, in their order
 * @returns by item id, in that order; empty if the inspection can be finished
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

/** Result of merging two versions of an inspection. */
export interface MergedAnswers {
  readonly answers: readonly InspectionAnswer[];
  /** Ids of items that both people changed differently. The result keeps the own answer. */
  readonly disputed: readonly string[];
}

/**
 * Merges the answers of two people who started from the same version. An item changed by one person takes that change.
 * If both changed it differently, the own answer is kept and the item is listed in `disputed`.
 *
 * @param base - the common earlier version
 * @param own - the answers on this device
 * @param other - the answers that someone else saved
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
