import { useEffect, useRef, useState } from "react";

/** Outcome of a calculation: a result, or the failure and its reason as text. */
export type Outcome<Result> =
  | { readonly kind: "result"; readonly result: Result }
  | { readonly kind: "refused"; readonly title: string; readonly text: string };

/** Outcome of a calculation, and the function that starts one. */
export interface OutcomeState<Result> {
  /** `null`: not calculated yet, or the inputs have changed since. */
  readonly outcome: Outcome<Result> | null;
  /** Runs the calculation. Discards its outcome if the inputs have changed or another calculation has started. */
  readonly ask: (work: () => Promise<Outcome<Result> | null>) => Promise<Outcome<Result> | null>;
}

/**
 * Keeps the outcome for the current inputs: an old result is never shown for new inputs.
 *
 * @param question - all inputs as one text; a change discards the outcome
 */
export function useOutcome<Result>(question: string): OutcomeState<Result> {
  const [answered, setAnswered] = useState<{ question: string; outcome: Outcome<Result> } | null>(null);
  const latest = useRef(0);
  const newest = useRef(question);
  useEffect(() => {
    newest.current = question;
  });
  return {
    outcome: answered?.question === question ? answered.outcome : null,
    async ask(work) {
      latest.current += 1;
      const asking = latest.current;
      setAnswered(null);
      const outcome = await work();
      if (outcome === null || asking !== latest.current || question !== newest.current) return null;
      setAnswered({ question, outcome });
      return outcome;
    },
  };
}
