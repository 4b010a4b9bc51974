/**
 * Runs `work` when the page is idle, or soon if the browser cannot detect that.
 *
 * @param latestMs - time limit, ms; `work` then runs even if the page is busy
 * @returns function that cancels the run
 */
export function whenIdle(work: () => void, latestMs: number): () => void {
  if ("requestIdleCallback" in window) {
    const idle = requestIdleCallback(work, { timeout: latestMs });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, Math.min(latestMs, 500));
  return () => clearTimeout(timer);
}
