/** Zones that are older than this, ms, are of another wind: a screen says so, and a file names the end of it. */
export const ZONES_HOLD_MS: number = 30 * 60_000;
