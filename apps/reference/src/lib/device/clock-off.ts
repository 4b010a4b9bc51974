import { serverClock } from "./server-clock.ts";

/** A clock that is off by more than this is reported as off. */
const LARGEST_MS = 10_000;

/** Difference of the server clock to this device, ms; 0 if both are close. */
export function clockOffMs(): number {
  const offMs = serverClock.now() - Date.now();
  return Math.abs(offMs) > LARGEST_MS ? offMs : 0;
}

/** Time stamp of a log entry: the server's time, and the device's time too if its clock is off. */
export function stampedNow(): { readonly timestamp: string; readonly device_time?: string } {
  const offMs = clockOffMs();
  const now = serverClock.now();
  const timestamp = new Date(now).toISOString();
  return offMs === 0 ? { timestamp } : { timestamp, device_time: new Date(now - offMs).toISOString() };
}
