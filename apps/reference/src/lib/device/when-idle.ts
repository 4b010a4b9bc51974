/**
 * Runs `work` when the page is idle, soon where the browser cannot tell.
 *
 * @param latestMs - it is done by then, idle or not
 * @returns calls it off
 */
export function whenIdle(work: () => void, latestMs: number): () => void {
  if ("requestIdleCallback" in window) {
    const idle = requestIdleCallback(work, { timeout: latestMs });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, Math.min(latestMs, 500));
  return () => clearTimeout(timer);
}
