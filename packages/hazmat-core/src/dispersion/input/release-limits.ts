/** Minimum wind speed for a plume, m/s at 10 m. Below it the wind has no reliable direction. */
export const LEAST_WIND = 1;

/** Maximum speed of a jet, m/s. */
export const MAX_JET_SPEED = 2000;

/** Valid ground temperatures, °C: from frozen ground to sunlit pavement. */
export const GROUND_TEMPERATURE = { leastC: -60, mostC: 80 } as const;
