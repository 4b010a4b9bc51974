import type { PlumeOutcome } from "./calculate.ts";

/** A calculation, by the text of everything that goes into it. */
interface Work {
  readonly key: string;
  readonly run: () => Promise<PlumeOutcome>;
}

/** Calculations that may begin before someone asks for them. */
export interface WorkedAhead {
  /** Begins it, unless it has started. */
  readonly begin: (work: Work) => void;
  /** What came of it: of the one that has started, once, else of another one. What broke ahead is tried again. */
  readonly take: (work: Work) => Promise<PlumeOutcome>;
}

/** So long what was calculated ahead stands for now, in ms: neither the sun nor the age of the weather has moved. */
const FRESH_MS = 60_000;

/** Keeps the last calculation. Each outcome is taken once: who asks again gets one of that moment. */
export function createWorkedAhead(): WorkedAhead {
  let last: (Pick<Work, "key"> & { at: number; outcome: Promise<PlumeOutcome>; isTaken: boolean }) | null = null;

  function start({ key, run }: Work) {
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
