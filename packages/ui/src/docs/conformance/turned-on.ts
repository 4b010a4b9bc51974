/** Rules that axe leaves off on its own, and that every story is held against all the same: WCAG 2.2's 24 px. */
export const TURNED_ON: readonly string[] = ["target-size"];
