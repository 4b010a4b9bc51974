import { useEffect, useRef, useState } from "react";

/** What came of a question: a result, or in words what failed and why. */
export type Outcome<Result> =
  | { readonly kind: "result"; readonly result: Result }
  | { readonly kind: "refused"; readonly title: string; readonly text: string };

/** What stands under a question, and how it is asked. */
export interface Asked<Result> {
  /** `null`: no one has asked, or the question is another one by now. */
  readonly outcome: Outcome<Result> | null;
  /** Works it out. What comes back after the question has changed, or after another asking, is dropped. */
  readonly ask: (work: () => Promise<Outcome<Result> | null>) => Promise<Outcome<Result> | null>;
}

/**
 * The outcome of what is asked now: an old result never stands under a new question.
 *
 * @param question - all inputs as one text; a change of it takes the outcome away
 */
export function useOutcome<Result>(question: string): Asked<Result> {
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
