import type { LonLat } from "@placard/hazmat-core";
import { useEffect, useRef, useState } from "react";

export type PositionFailure = "unsupported" | "denied" | "unavailable" | "timeout" | "unknown";

/** State of the position request. */
export type PositionState =
  | { readonly kind: "idle" }
  | { readonly kind: "loading" }
  | { readonly kind: "acquired"; readonly place: LonLat; readonly accuracyM?: number }
  | { readonly kind: "error"; readonly failure: PositionFailure };

/** Single request: high accuracy, at most 10 s, answers up to 10 minutes old are accepted. */
const ONCE: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 600_000 };
/** While navigating, only recent positions are accepted. */
const FOLLOWED: PositionOptions = { enableHighAccuracy: true, timeout: 30_000, maximumAge: 2000 };

const FAILURES: Readonly<Record<number, PositionFailure>> = { 1: "denied", 2: "unavailable", 3: "timeout" };

/**
 * Provides the position of the device. Permission is requested only when the user asks for it.
 *
 * @param onAcquired - called with each new position
 * @param isFollowed - true while the position is tracked
 */
export function usePosition(
  onAcquired: (place: LonLat, accuracyM: number) => void,
  isFollowed = false,
): [PositionState, () => void] {
  const [state, setState] = useState<PositionState>({ kind: "idle" });
  function take({ coords: { longitude, latitude, accuracy } }: GeolocationPosition): void {
    const place: LonLat = [longitude, latitude];
    setState({ kind: "acquired", place, accuracyM: accuracy });
    onAcquired(place, accuracy);
  }
  const fail = ({ code }: Pick<GeolocationPositionError, "code">): void =>
    setState({ kind: "error", failure: FAILURES[code] ?? "unknown" });
  function ask(): void {
    if (!("geolocation" in navigator)) {
      setState({ kind: "error", failure: "unsupported" });
      return;
    }
    setState({ kind: "loading" });
    navigator.geolocation.getCurrentPosition(take, fail, ONCE);
  }
  const callbacks = useRef({ take, fail });
  useEffect(() => {
    callbacks.current = { take, fail };
  });
  useEffect(() => {
    if (!isFollowed || !("geolocation" in navigator)) return undefined;
    const watch = navigator.geolocation.watchPosition(
      (position) => callbacks.current.take(position),
      (error) => callbacks.current.fail(error),
      FOLLOWED,
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, [isFollowed]);
  return [state, ask];
}
