/** From this width on inputs, map and results stand side by side. */
export const WIDE = "(width > 1100px)";

/** Below it the map stands above the tabs. */
export const NARROW = "(width < 48rem)";
