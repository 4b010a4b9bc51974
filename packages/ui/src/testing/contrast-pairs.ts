import { ZONE_IDS } from "@placard/hazmat-core/scene";
import type { Theme } from "./read-tokens.ts";

/** Minimum WCAG contrast of text. It is higher for night and sun, which are read in difficult light. */
export const TEXT_FLOOR: Readonly<Record<Theme, number>> = { light: 4.5, dark: 4.5, night: 7, sun: 7 };

/** Minimum contrast of lines, focus rings and indicators in every theme. */
export const LINE_FLOOR = 3;

type Pair = readonly [ink: string, ground: string];

const onSurfaces = ["canvas", "surface", "raised", "sunken", "hover"].flatMap((surface) =>
  ["text", "text-muted", "text-faint"].map((ink): Pair => [`--placard-color-${ink}`, `--placard-color-${surface}`]),
);

const onStates = ["ok", "caution", "danger", "info"].flatMap((state): Pair[] => [
  [`--placard-color-${state}`, "--placard-color-surface"],
  [`--placard-color-${state}`, `--placard-color-${state}-soft`],
  [`--placard-color-${state}`, "--placard-color-hover"],
  ["--placard-color-text", `--placard-color-${state}-soft`],
]);

/** Every text colour with every background it may be used on. */
export const TEXT_PAIRS: readonly Pair[] = [
  ...onSurfaces,
  ...onStates,
  ["--placard-color-on-accent", "--placard-color-accent"],
  ["--placard-color-on-accent", "--placard-color-accent-hover"],
  ["--placard-color-accent-text", "--placard-color-surface"],
  ["--placard-color-accent-text", "--placard-color-accent-soft"],
  ["--placard-color-accent-text", "--placard-color-hover"],
  ["--placard-color-on-danger", "--placard-color-danger-fill"],
  ["--placard-map-label", "--placard-map-land"],
];

/** Every meaningful line with the background beside it. */
export const LINE_PAIRS: readonly Pair[] = [
  ["--placard-color-border-strong", "--placard-color-surface"],
  ["--placard-color-border-strong", "--placard-color-hover"],
  ["--placard-color-accent-edge", "--placard-color-surface"],
  ["--placard-color-accent-edge", "--placard-color-hover"],
  ["--placard-color-accent-edge", "--placard-color-accent-soft"],
  ["--placard-color-focus", "--placard-color-surface"],
  ["--placard-color-focus", "--placard-color-canvas"],
  ["--placard-color-focus", "--placard-color-hover"],
  ...ZONE_IDS.map((zone): Pair => [`--placard-plume-${zone}-line`, `--placard-map-casing-${zone}`]),
];
