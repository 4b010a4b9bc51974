import type { LonLat } from "@placard/hazmat-core";
import { useState } from "react";

export type PositionFailure = "unsupported" | "denied" | "unavailable" | "timeout" | "unknown";

/** Where this device is, from the first ask to an answer. */
export type PositionState =
  | { readonly kind: "idle" }
  | { readonly kind: "loading" }
  | { readonly kind: "acquired"; readonly place: LonLat }
  | { readonly kind: "error"; readonly failure: PositionFailure };

/** High accuracy, at most 10 s, and an answer of the last 10 minutes will do. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 600_000 };

const FAILURES: Readonly<Record<number, PositionFailure>> = { 1: "denied", 2: "unavailable", 3: "timeout" };

/**
 * The device's own position. It is asked for when a person wants it, never before.
 *
 * @param onAcquired - told of a new position
 */
export function usePosition(onAcquired: (place: LonLat) => void): [PositionState, () => void] {
  const [state, setState] = useState<PositionState>({ kind: "idle" });
  function ask(): void {
    if (!("geolocation" in navigator)) {
      setState({ kind: "error", failure: "unsupported" });
      return;
    }
    setState({ kind: "loading" });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const place: LonLat = [coords.longitude, coords.latitude];
        setState({ kind: "acquired", place });
        onAcquired(place);
      },
      ({ code }) => setState({ kind: "error", failure: FAILURES[code] ?? "unknown" }),
      OPTIONS,
    );
  }
  return [state, ask];
}
