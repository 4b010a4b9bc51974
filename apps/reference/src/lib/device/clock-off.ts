import { serverClock } from "./server-clock.ts";

/** A clock that is off by more than this is said to be. */
const LARGEST_MS = 10_000;

/** Difference of the server clock to this device, ms; 0 if both are close. */
export function clockOffMs(): number {
  const offMs = serverClock.now() - Date.now();
  return Math.abs(offMs) > LARGEST_MS ? offMs : 0;
}

/** When a line is made: by the server's clock, and where this device's is off, by that too. */
export function stampedNow(): { readonly timestamp: string; readonly device_time?: string } {
  const offMs = clockOffMs();
  const now = serverClock.now();
  const timestamp = new Date(now).toISOString();
  return offMs === 0 ? { timestamp } : { timestamp, device_time: new Date(now - offMs).toISOString() };
}
