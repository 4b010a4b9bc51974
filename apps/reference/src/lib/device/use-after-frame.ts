import { useEffect, useState } from "react";
import { afterFrame } from "./after-frame.ts";

/** Queue of callbacks that wait for their moment, by default for the next frame. */
interface FrameQueue {
  /**
   * Runs `work` at the next moment, in the order of the calls.
   *
   * @returns function that cancels the run. Without other work, the next call of `add` waits for its own moment.
   */
  readonly add: (work: () => void) => () => void;
  /** Runs all queued callbacks immediately. */
  readonly runNow: () => void;
}

/** Runs `work` at a later moment. @returns function that cancels the run */
type Schedule = (work: () => void) => () => void;

/**
 * Defers work until after the next frame. When the component unmounts or the page is hidden or closed, queued work runs
 * first, so that none is lost.
 *
 * @param schedule - another moment for the work; the first one passed applies
 */
export function useAfterFrame(schedule: Schedule = afterFrame): FrameQueue {
  const [later] = useState(() => createFrameQueue(schedule));
  useEffect(() => {
    const { runNow: settle } = later;
    const settleIfHidden = (): void => {
      if (document.visibilityState === "hidden") settle(); // a phone may close a hidden page without an event
    };
    window.addEventListener("pagehide", settle);
    document.addEventListener("visibilitychange", settleIfHidden);
    return () => {
      window.removeEventListener("pagehide", settle);
      document.removeEventListener("visibilitychange", settleIfHidden);
      settle();
    };
  }, [later]);
  return later;
}

function createFrameQueue(schedule: Schedule): FrameQueue {
  let waiting: readonly (() => void)[] = [];
  let callOff: (() => void) | null = null;
  const settle = (): void => {
    callOff?.();
    callOff = null;
    const works = waiting;
    waiting = [];
    for (const work of works) work();
  };
  return {
    add(work) {
      waiting = [...waiting, work];
      callOff ??= schedule(settle);
      return () => {
        waiting = waiting.filter((one) => one !== work);
        if (waiting.length > 0) return;
        callOff?.();
        callOff = null;
      };
    },
    runNow: settle,
  };
}
