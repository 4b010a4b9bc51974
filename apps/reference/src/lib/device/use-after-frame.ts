import { useEffect, useState } from "react";
import { afterFrame } from "./after-frame.ts";

/** Callbacks for the next frame. */
interface Later {
  /**
   * Done when the frame is drawn, in the order it was asked for.
   *
   * @returns calls it off
   */
  readonly add: (work: () => void) => () => void;
  /** Does at once what waits. */
  readonly settle: () => void;
}

/** Work that the next frame does not wait for. A page or a part of it that goes does it first: nothing is left undone. */
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
