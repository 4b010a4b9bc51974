import { whenIdle } from "./when-idle.ts";

/** A page that no one looks at draws no frame: then it is done after so long, ms. */
const LATEST_MS = 500;

/**
 * Runs `work` once the frame is drawn that shows what has just changed and the page is idle: what no one waits for does
 * not hold it up.
 *
 * @returns calls it off
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
