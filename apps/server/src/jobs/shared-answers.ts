import type { Context } from "../context.ts";

/** A request for an answer that takes long to calculate. */
export interface Asked {
  readonly key: number;
  /** Changes whenever a row that the answer depends on changes. */
  readonly stamp: string;
  /** Aborted when the caller no longer waits. */
  readonly signal: AbortSignal;
}

/** @param signal - aborted when all callers have left */
type Calculate<Answer> = (signal: AbortSignal) => Promise<Answer>;

interface Known<Answer> {
  readonly stamp: string;
  readonly answer: Promise<Answer>;
  /** False after all callers have left before there was an answer. */
  readonly isUsable: () => boolean;
  readonly join: (signal: AbortSignal) => void;
}

/**
 * Keeps answers by key. Each is calculated once for all simultaneous requests, and again only after a change.
 *
 * @param most - maximum number of answers; the least recently used is removed first
 */
export function sharedAnswers<Answer>(
  most: number,
): (ctx: Context, asked: Asked, calculate: Calculate<Answer>) => Promise<Answer> {
  const known = new WeakMap<Context, Map<number, Known<Answer>>>();
  return (ctx, { key, stamp, signal }, calculate) => {
    const answers = known.get(ctx) ?? new Map<number, Known<Answer>>();
    known.set(ctx, answers);
    const before = answers.get(key);
    const entry = before?.stamp === stamp && before.isUsable() ? before : start(stamp, calculate);
    answers.delete(key);
    answers.set(key, entry);
    entry.join(signal);
    entry.answer.catch(() => {
      if (answers.get(key) === entry) answers.delete(key);
    });
    for (const oldest of answers.keys()) {
      if (answers.size <= most) break;
      answers.delete(oldest);
    }
    return entry.answer;
  };
}

function start<Answer>(stamp: string, calculate: Calculate<Answer>): Known<Answer> {
  const [stop, done] = [new AbortController(), new AbortController()];
  let waiting = 0;
  const answer = calculate(stop.signal);
  answer.then(
    () => done.abort(),
    () => undefined, // the callers get the error
  );
  return {
    stamp,
    answer,
    isUsable: () => done.signal.aborted || !stop.signal.aborted,
    join: (signal) => {
      waiting += 1;
      const leave = (): void => {
        waiting -= 1;
        if (waiting === 0) stop.abort(signal.reason);
      };
      signal.addEventListener("abort", leave, { once: true, signal: done.signal });
    },
  };
}
