import { useEffect, useState } from "react";
import { afterFrame } from "./after-frame.ts";

/** Queue of callbacks for the next frame. */
interface Later {
  /**
   * Runs `work` after the next frame, in the order of the calls.
   *
   * @returns function that cancels the run
   */
  readonly add: (work: () => void) => () => void;
  /** Runs all queued callbacks immediately. */
  readonly settle: () => void;
}

/**
 * Defers work until after the next frame. When the component unmounts or the page is closed, queued work runs first, so
 * that none is lost.
 */
export function useAfterFrame(): Later {
  const [later] = useState(makeLater);
  useEffect(() => {
    const { settle } = later;
    window.addEventListener("pagehide", settle);
    return () => {
      window.removeEventListener("pagehide", settle);
      settle();
    };
  }, [later]);
  return later;
}

function makeLater(): Later {
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
    settle,
  };
}
