import type { PlumeOutcome } from "./calculate.ts";

/** A calculation, identified by a text of all its inputs. */
interface CalculationInput {
  readonly key: string;
  readonly run: () => Promise<PlumeOutcome>;
}

/** Calculations that can be started in advance. */
export interface CalculationCache {
  /** Starts it, unless it has already started. */
  readonly begin: (work: CalculationInput) => void;
  /**
   * Returns the outcome, once for a calculation started in advance, otherwise from a new one. A failed advance
   * calculation is repeated.
   */
  readonly take: (work: CalculationInput) => Promise<PlumeOutcome>;
}

/**
 * Time for which an advance calculation counts as current, in ms: sun and age of the weather do not change noticeably.
 */
const FRESH_MS = 60_000;

/** Stores the last calculation. Each outcome is used once: a further request starts a new calculation. */
export function createCalculationCache(): CalculationCache {
  let last: (Pick<CalculationInput, "key"> & { at: number; outcome: Promise<PlumeOutcome>; isTaken: boolean }) | null =
    null;

  function start({ key, run }: CalculationInput) {
    last = { key, at: Date.now(), outcome: run(), isTaken: false };
    return last;
  }

  const begun = (key: string) => (last?.key === key && Date.now() - last.at < FRESH_MS ? last : null);

  return {
    begin(work) {
      if (begun(work.key) === null) start(work);
    },
    async take(work) {
      const early = begun(work.key);
      const isEarly = early !== null && !early.isTaken;
      const taken = isEarly ? early : start(work);
      taken.isTaken = true;
      const outcome = await taken.outcome;
      if (!isEarly || outcome.kind === "complete") return outcome;
      const again = start(work);
      again.isTaken = true;
      return again.outcome;
    },
  };
}
