import type { LimitCheck } from "./check-limit.ts";
import { planLimits, TIERS, type LimitedKind, type Tier } from "./plans.ts";

/** Messages about plans and their limits, in one language. */
export interface PlanWords {
  readonly title: Readonly<Record<Tier, string>>;
  /** Remaining space. `limit` is `Infinity` if the plan has no limit. */
  readonly room: (kind: LimitedKind, count: number, limit: number) => string;
  /** The plan is full; the named plans have space. */
  readonly upgrade: (kind: LimitedKind, titles: readonly string[]) => string;
  /** The highest plan is full; no plan has more space. */
  readonly highest: (kind: LimitedKind, title: string, limit: number) => string;
}

/** English messages about plans, used by the app and by the server's responses. */
export const englishPlans: PlanWords = {
  title: { 1: "Basic", 2: "Standard", 3: "Premium" },
  room: (kind, count, limit) =>
    limit === Infinity ? `Your plan has unlimited ${kind}.` : `${count} of ${limit} ${kind} used.`,
  upgrade: (kind, titles) => `You need to upgrade to ${titles.join(" or ")} to add more ${kind}.`,
  highest: (kind, title, limit) =>
    `The highest plan, ${title}, allows ${limit} ${kind}. Remove one before you add another.`,
};

/**
 * Formats a limit check: the remaining space, or which plan has space.
 *
 * @example
 * limitText(checkLimit(1, "chemicals", 2), englishPlans); // "2 of 3 chemicals used."
 */
export function limitText(check: LimitCheck, words: PlanWords): string {
  return check.allowed ? words.room(check.kind, check.count, check.limit) : planFullText(check, words);
}

/**
 * Formats that a plan is full and which plan has space.
 *
 * @param full - the limited kind and the lowest tier that allows one more, as sent by the API
 * @example
 * planFullText({ kind: "chemicals", required_tier: 2 }, englishPlans); // "You need to upgrade to Standard or Premium to add more chemicals."
 */
export function planFullText(
  { kind, required_tier }: { readonly kind: LimitedKind; readonly required_tier: Tier | null },
  words: PlanWords,
): string {
  if (required_tier === null) return words.highest(kind, words.title[TOP_TIER], planLimits[TOP_TIER][kind]);
  const titles = TIERS.filter((tier) => tier >= required_tier).map((tier) => words.title[tier]);
  return words.upgrade(kind, titles);
}

const TOP_TIER: Tier = 3;
