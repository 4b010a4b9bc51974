/** Maximum time that a server stop waits for a job in progress. */
const MAX_WAIT_MS = 5000;

/**
 * Runs a job now and then repeatedly. Disposing starts no further run, and waits for the one in progress.
 *
 * @param run - does not throw
 * @param maxWaitMs - maximum time that disposing waits
 */
export function repeat(
  run: (isFirst: boolean) => Promise<void>,
  everyMs: number,
  maxWaitMs = MAX_WAIT_MS,
): AsyncDisposable {
  const running = new Set<Promise<void>>();
  const start = (isFirst: boolean): void => {
    const work = run(isFirst).finally(() => running.delete(work));
    running.add(work);
  };
  start(true);
  const timer = setInterval(() => start(false), everyMs);
  timer.unref();
  return {
    [Symbol.asyncDispose]: async () => {
      clearInterval(timer);
      await waitAtMost(maxWaitMs, Promise.all(running));
    },
  };
}

/** Waits for work that does not reject, but no longer than `maxWaitMs`. */
export async function waitAtMost(maxWaitMs: number, work: Promise<unknown>): Promise<void> {
  let enough: ReturnType<typeof setTimeout> | undefined;
  const bound = new Promise((resolve) => {
    enough = setTimeout(resolve, maxWaitMs);
  });
  await Promise.race([work, bound]);
  clearTimeout(enough);
}
