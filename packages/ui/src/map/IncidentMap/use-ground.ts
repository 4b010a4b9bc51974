import { useEffect, useState } from "react";
import { firstGround, isFatal, LOAD_WITHIN_MS, withoutToken, type Ground } from "./engine-choice.ts";

export interface GroundInUse {
  readonly ground: Ground;
  /** The ground that was asked for did not load, and the embedded one stands in. */
  readonly hasFallen: boolean;
  /**
   * Why nothing is drawn on the last ground that there is: what the engine reported, `""` where it reported nothing and
   * only did not load in time. `null` while it loads, and once it has.
   */
  readonly silence: string | null;
  /** The engine loaded. */
  readonly settle: () => void;
  /** The engine reported an error: fatal ones before the load bring the embedded ground. */
  readonly fail: (message: string) => void;
}

/** Which ground is drawn now. Whatever goes wrong with the one asked for, the embedded one takes its place. */
export function useGround(
  token: string | undefined,
  styleUrl: string | undefined,
  onError: ((message: string) => void) | undefined,
): GroundInUse {
  const wanted = firstGround(token, styleUrl);
  const [fallen, setFallen] = useState<Ground | null>(null);
  const [settled, setSettled] = useState<Ground | null>(null);
  const [silence, setSilence] = useState<string | null>(null);
  const hasFallen = fallen === wanted;
  const ground = hasFallen ? "embedded" : wanted;

  useEffect(() => {
    if (settled === ground) return undefined;
    const giveUp = (): void => {
      if (ground === "embedded") setSilence((reported) => reported ?? "");
      else setFallen(ground);
    };
    const timer = setTimeout(giveUp, LOAD_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [ground, settled]);

  return {
    ground,
    hasFallen,
    silence: settled === ground ? null : silence,
    settle: () => setSettled(ground),
    fail: (message) => {
      if (settled !== ground && ground === "embedded") setSilence(withoutToken(message, token));
      else if (settled !== ground && isFatal(message)) setFallen(ground);
      onError?.(withoutToken(message, token));
    },
  };
}
