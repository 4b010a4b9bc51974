/**
 * Age in ms from which zones no longer match the wind: the screen shows a note, and files state the end of this period.
 */
export const ZONES_VALID_MS: number = 30 * 60_000;
