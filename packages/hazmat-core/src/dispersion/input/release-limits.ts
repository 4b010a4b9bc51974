/** Wind below which no plume is drawn, m/s at 10 m: its direction is then no one's guess. */
export const LEAST_WIND = 1;

/** No jet is faster than this, m/s. */
export const FASTEST_JET = 2000;

/** Temperatures of the ground that the models take, °C: frozen ground to a street in the sun. */
export const GROUND_TEMPERATURE = { leastC: -60, mostC: 80 } as const;
