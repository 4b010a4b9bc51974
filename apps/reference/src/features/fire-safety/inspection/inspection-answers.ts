import { type Inspection } from "@placard/api-client";
import { inspectionAnswer } from "@placard/api-client/internal";
import { mergeAnswers, type InspectionAnswer } from "@placard/hazmat-core/business";
import { asRecord } from "../../../lib/device/stored-json.ts";

/** The current answers, and the answers of the version they are based on. */
export interface InspectionAnswers {
  /** The version of the inspection in `base`. */
  readonly version: number;
  /** For an item in conflict: its earlier answer, so that the conflict is found again after a reload. */
  readonly base: readonly InspectionAnswer[];
  readonly answers: readonly InspectionAnswer[];
  /** Items that someone else answered differently meanwhile. The local answer is kept. */
  readonly disputed: readonly string[];
  /** True if answers of someone else were merged. */
  readonly isMerged: boolean;
}

/** The answer of an item without an answer. */
export const emptyAnswer = (item: string): InspectionAnswer => ({
  item,
  result: null,
  note: "",
  owner_id: null,
  mend_by: null,
  is_high_risk: false,
});

/** The answers when an inspection is opened: a draft of this device merged with answers that others saved since. */
export function initialAnswers(
  { version, answers: saved }: Pick<Inspection, "version" | "answers">,
  draft: { readonly base: string; readonly answers: string },
): InspectionAnswers {
  const base = parsed(draft.base);
  const typed = parsed(draft.answers);
  if (base === null || typed === null) {
    return { version, base: saved, answers: saved, disputed: [], isMerged: false };
  }
  const merged = mergeAnswers(base, typed, saved);
  return { version, base: baseAfter(base, saved, merged.disputed), ...merged, isMerged: merged.disputed.length > 0 };
}

/** True if an item has another answer here than on file. @param saved - the answers on file */
export function hasUnsavedAnswers(
  { answers }: Pick<InspectionAnswers, "answers">,
  saved: readonly InspectionAnswer[],
): boolean {
  const savedOf = new Map(saved.map((answer) => [answer.item, answer]));
  return answers.some((answer) => !isSameAnswer(answer, savedOf.get(answer.item) ?? emptyAnswer(answer.item)));
}

const isSameAnswer = (one: InspectionAnswer, other: InspectionAnswer): boolean =>
  one.result === other.result &&
  one.note === other.note &&
  one.owner_id === other.owner_id &&
  one.mend_by === other.mend_by &&
  one.is_high_risk === other.is_high_risk;

/** Merges answers that someone else saved meanwhile. */
export function mergeSaved(own: InspectionAnswers, saved: Pick<Inspection, "version" | "answers">): InspectionAnswers {
  const merged = mergeAnswers(own.base, own.answers, saved.answers);
  const base = baseAfter(own.base, saved.answers, merged.disputed);
  return { version: saved.version, base, ...merged, isMerged: true };
}

function baseAfter(
  before: readonly InspectionAnswer[],
  saved: readonly InspectionAnswer[],
  disputed: readonly string[],
): readonly InspectionAnswer[] {
  const isDisputed = ({ item }: InspectionAnswer): boolean => disputed.includes(item);
  return [...saved.filter((answer) => !isDisputed(answer)), ...before.filter(isDisputed)];
}

/**
 * Resolves one item that both answered.
 *
 * @param saved - the answers on file
 * @param whose - the answer to keep
 */
export function resolveConflict(
  own: InspectionAnswers,
  saved: readonly InspectionAnswer[],
  item: string,
  whose: "theirs" | "mine",
): InspectionAnswers {
  const others = (answers: readonly InspectionAnswer[]) => answers.filter((answer) => answer.item !== item);
  const theirs = saved.filter((answer) => answer.item === item);
  return {
    ...own,
    base: [...others(own.base), ...theirs],
    answers: whose === "mine" ? own.answers : [...others(own.answers), ...theirs],
    disputed: own.disputed.filter((one) => one !== item),
  };
}

/** Changes one answer. Fields of a failure are removed with it, or added with the suggested date. */
export function withAnswer(
  answers: readonly InspectionAnswer[],
  item: string,
  change: Partial<InspectionAnswer>,
  offeredDay: string,
): readonly InspectionAnswer[] {
  const before = answers.find((answer) => answer.item === item) ?? emptyAnswer(item);
  const changed = { ...before, ...change };
  const isFailed = changed.result === "fail";
  const now = isFailed
    ? { ...changed, mend_by: before.result === "fail" ? changed.mend_by : (changed.mend_by ?? offeredDay) }
    : { ...changed, owner_id: null, mend_by: null, is_high_risk: false };
  return [...answers.filter((answer) => answer.item !== item), now];
}

/** Due dates as typed, by item, while they are not complete dates. They are not part of an answer. */
export type UnfinishedDates = Readonly<Record<string, string>>;

/** Keeps the texts of failed items that have no due date yet. */
export function unfinishedDates(answers: readonly InspectionAnswer[], texts: UnfinishedDates): UnfinishedDates {
  const undated = answers.filter(({ result, mend_by }) => result === "fail" && mend_by === null);
  const items = new Set(undated.map(({ item }) => item));
  return Object.fromEntries(Object.entries(texts).filter(([item, text]) => text !== "" && items.has(item)));
}

/** The unfinished dates of a draft. */
export function parseUnfinishedDates(text: string): UnfinishedDates {
  const entries = Object.entries(asRecord(parseJson(text)) ?? {});
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

/** `null` if the text is not a list of answers: no draft, or a draft of an older version. */
const parsed = (text: string): readonly InspectionAnswer[] | null =>
  inspectionAnswer.array().safeParse(parseJson(text)).data ?? null;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
