/** From this width on, inputs, map and results are side by side. */
export const WIDE = "(width > 1100px)";

/** Below this width, the map is above the tabs. */
export const NARROW = "(width < 48rem)";
