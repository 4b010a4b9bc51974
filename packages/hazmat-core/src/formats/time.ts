const MINUTE_S = 60;
const HOUR_S = 3600;

/**
 * A travel time: `Xh Ym`, or `Ym` under an hour. Whole minutes, started ones left out; at least 1 once it is not 0.
 *
 * @param seconds - 0 or more; anything else reads `unknown`
 * @example
 * formatDuration(3900); // "1h 5m"
 * formatDuration(540); // "9m"
 */
export function formatDuration(seconds: number): string {
  if (!(Number.isFinite(seconds) && seconds >= 0)) return "unknown";
  const hours = Math.floor(seconds / HOUR_S);
  const minutes = Math.floor((seconds % HOUR_S) / MINUTE_S);
  if (hours > 0) return `${hours}h ${minutes}m`;
  return `${seconds > 0 ? Math.max(1, minutes) : 0}m`;
}

/**
 * The time of day on the 24-hour clock, in the reader's time zone.
 *
 * @example
 * formatClock(new Date(2026, 10, 21, 23, 5)); // "23:05"
 */
export function formatClock(date: Date): string {
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
}

/**
 * Seconds as a running clock; hours continue past 99.
 *
 * @param seconds - whole, 0 or more
 * @example
 * formatElapsed(760); // "00:12:40"
 */
export function formatElapsed(seconds: number): string {
  const parts = [Math.floor(seconds / HOUR_S), Math.floor(seconds / MINUTE_S) % MINUTE_S, seconds % MINUTE_S];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}

/**
 * When a journey of `seconds` that starts `now` ends, on the 24-hour clock.
 *
 * @example
 * formatEta(new Date(2026, 10, 21, 23, 50), 900); // "00:05"
 */
export function formatEta(now: Date, seconds: number): string {
  return formatClock(new Date(now.getTime() + seconds * 1000));
}
