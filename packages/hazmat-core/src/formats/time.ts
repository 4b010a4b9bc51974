const MINUTE_S = 60;
const HOUR_S = 3600;

/**
 * Formats a travel time as `Xh Ym`, or `Ym` under an hour. Rounds down to whole minutes, but at least 1 unless it is 0.
 *
 * @param seconds - 0 or more; anything else gives `unknown`
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
 * Formats the time of day on the 24-hour clock, in the reader's time zone.
 *
 * @example
 * formatClock(new Date(2026, 10, 21, 23, 5)); // "23:05"
 */
export function formatClock(date: Date): string {
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
}

/**
 * Formats seconds as a running clock; hours continue past 99.
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
 * Formats the arrival time of a trip of `seconds` that starts `now`, on the 24-hour clock.
 *
 * @example
 * formatEta(new Date(2026, 10, 21, 23, 50), 900); // "00:05"
 */
export function formatEta(now: Date, seconds: number): string {
  return formatClock(new Date(now.getTime() + seconds * 1000));
}
