import { useEffect, useState } from "react";
import { afterFrame } from "./after-frame.ts";

/** Queue of callbacks for the next frame. */
interface FrameQueue {
  /**
   * Runs `work` after the next frame, in the order of the calls.
   *
   * @returns function that cancels the run
   */
  readonly add: (work: () => void) => () => void;
  /** Runs all queued callbacks immediately. */
  readonly runNow: () => void;
}

/**
 * Defers work until after the next frame. When the component unmounts or the page is closed, queued work runs first, so
 * that none is lost.
 */
export function useAfterFrame(): FrameQueue {
  const [later] = useState(createFrameQueue);
  useEffect(() => {
    const { runNow: settle } = later;
    window.addEventListener("pagehide", settle);
    return () => {
      window.removeEventListener("pagehide", settle);
      settle();
    };
  }, [later]);
  return later;
}

function createFrameQueue(): FrameQueue {
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
      callOff ??= afterFrame(settle);
      return () => {
        waiting = waiting.filter((one) => one !== work);
      };
    },
    runNow: settle,
  };
}
