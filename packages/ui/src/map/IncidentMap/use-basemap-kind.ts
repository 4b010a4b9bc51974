import { useEffect, useState } from "react";
import { preferredBasemap, isFatal, LOAD_WITHIN_MS, withoutToken, type BasemapKind } from "./engine-choice.ts";

export interface BasemapInUse {
  readonly ground: BasemapKind;
  /** True if the requested basemap did not load and the embedded one replaces it. */
  readonly hasFallen: boolean;
  /**
   * Reason why the last basemap draws nothing: the error of the engine, or `""` if it only timed out. `null` while
   * loading and after loading.
   */
  readonly silence: string | null;
  /** Called when the engine has loaded. */
  readonly settle: () => void;
  /** Called with errors of the engine. Fatal errors before the load switch to the embedded basemap. */
  readonly fail: (message: string) => void;
}

/** Chooses the basemap. If the requested one fails for any reason, the embedded one replaces it. */
export function useBasemapKind(
  token: string | undefined,
  styleUrl: string | undefined,
  onError: ((message: string) => void) | undefined,
): BasemapInUse {
  const wanted = preferredBasemap(token, styleUrl);
  const [fallen, setFallen] = useState<BasemapKind | null>(null);
  const [settled, setSettled] = useState<BasemapKind | null>(null);
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
