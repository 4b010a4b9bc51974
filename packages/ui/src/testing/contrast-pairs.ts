import { ZONE_IDS } from "@placard/hazmat-core/scene";
import type { Theme } from "./read-tokens.ts";

/** Text floors in WCAG contrast: night and sun are read in the worst light. */
export const TEXT_FLOOR: Readonly<Record<Theme, number>> = { light: 4.5, dark: 4.5, night: 7, sun: 7 };

/** The floor of lines, focus rings and indicators in every theme. */
export const LINE_FLOOR = 3;

type Pair = readonly [ink: string, ground: string];

const onSurfaces = ["canvas", "surface", "raised", "sunken", "hover"].flatMap((surface) =>
  ["text", "text-muted", "text-faint"].map((ink): Pair => [`--color-${ink}`, `--color-${surface}`]),
);

const onStates = ["ok", "caution", "danger", "info"].flatMap((state): Pair[] => [
  [`--color-${state}`, "--color-surface"],
  [`--color-${state}`, `--color-${state}-soft`],
  ["--color-text", `--color-${state}-soft`],
]);

/** Every text colour on every ground it may stand on. */
export const TEXT_PAIRS: readonly Pair[] = [
  ...onSurfaces,
  ...onStates,
  ["--color-on-accent", "--color-accent"],
  ["--color-on-accent", "--color-accent-hover"],
  ["--color-accent-text", "--color-surface"],
  ["--color-accent-text", "--color-accent-soft"],
  ["--color-on-danger", "--color-danger-fill"],
  ["--map-label", "--map-land"],
];

/** Every line that carries meaning on the ground beside it. */
export const LINE_PAIRS: readonly Pair[] = [
  ["--color-border-strong", "--color-surface"],
  ["--color-accent-edge", "--color-surface"],
  ["--color-accent-edge", "--color-accent-soft"],
  ["--color-focus", "--color-surface"],
  ["--color-focus", "--color-canvas"],
  ...ZONE_IDS.map((zone): Pair => [`--plume-${zone}-line`, `--map-casing-${zone}`]),
];
