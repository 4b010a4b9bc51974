import { whenIdle } from "./when-idle.ts";

/** Time limit, ms: a page in the background renders no frame. */
const LATEST_MS = 500;

/**
 * Runs `work` after the next frame, once the page is idle, so that background work does not delay what the user waits
 * for.
 *
 * @returns function that cancels the run
 */
export function afterFrame(work: () => void): () => void {
  let callOff = (): void => undefined;
  const begin = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    callOff = whenIdle(work, LATEST_MS);
  };
  const timer = setTimeout(begin, LATEST_MS);
  const frame = requestAnimationFrame(begin);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    callOff();
  };
}
