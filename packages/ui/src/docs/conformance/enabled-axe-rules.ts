/** Rules that axe disables by default but every story is checked against: WCAG 2.2's 24 px. */
export const ENABLED_AXE_RULES: readonly string[] = ["target-size"];
