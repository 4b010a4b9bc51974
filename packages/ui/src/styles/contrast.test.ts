import { readFileSync } from "node:fs";
import {
  converter,
  differenceEuclidean,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
  parse,
  wcagContrast,
  type Color,
} from "culori";
import { describe, expect, it } from "vitest";
import { resolveToken, THEMES, tokensOf, type Theme, type Tokens } from "../testing/read-tokens.ts";

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");
const css = read("./hazard.css") + read("./tokens.css");
const rgb = converter("rgb");

/** A token as a screen shows it: in sRGB, clipped. */
function colour(name: string, tokens: Tokens): Color {
  const parsed = parse(formatHex(rgb(parse(resolveToken(name, tokens)))) ?? "");
  if (parsed === undefined) throw new RangeError(`${name} is no colour.`);
  return parsed;
}

/** Text floors in WCAG contrast: night and sun are read in the worst light. */
const FLOOR: Record<Theme, number> = { light: 4.5, dark: 4.5, night: 7, sun: 7 };

const onSurfaces = ["canvas", "surface", "raised", "sunken", "hover"].flatMap((surface) =>
  ["text", "text-muted", "text-faint"].map((ink) => [`--color-${ink}`, `--color-${surface}`] as const),
);

const onStates = ["ok", "caution", "danger", "info"].flatMap(
  (state) =>
    [
      [`--color-${state}`, "--color-surface"],
      [`--color-${state}`, `--color-${state}-soft`],
      ["--color-text", `--color-${state}-soft`],
    ] as const,
);

const textPairs = [
  ...onSurfaces,
  ...onStates,
  ["--color-on-accent", "--color-accent"],
  ["--color-on-accent", "--color-accent-hover"],
  ["--color-accent-text", "--color-surface"],
  ["--color-accent-text", "--color-accent-soft"],
  ["--color-on-danger", "--color-danger-fill"],
  ["--map-label", "--map-land"],
] as const;

const zones = ["lel", "idlh", "aegl-1", "aegl-2", "aegl-3", "evac"];

const linePairs = [
  ["--color-border-strong", "--color-surface"],
  ["--color-accent-edge", "--color-surface"],
  ["--color-accent-edge", "--color-accent-soft"],
  ["--color-focus", "--color-surface"],
  ["--color-focus", "--color-canvas"],
  ...zones.map((zone) => [`--plume-${zone}-line`, `--map-casing-${zone}`] as const),
] as const;

describe.each(THEMES)("in the %s theme", (theme) => {
  const tokens = tokensOf(theme, css);

  it.each(textPairs)(`${theme}: text %s can be read on %s`, (ink, ground) => {
    expect(wcagContrast(colour(ink, tokens), colour(ground, tokens))).toBeGreaterThanOrEqual(FLOOR[theme]);
  });

  it.each(linePairs)(`${theme}: the line %s can be seen on %s`, (line, ground) => {
    expect(wcagContrast(colour(line, tokens), colour(ground, tokens))).toBeGreaterThanOrEqual(3);
  });
});

describe("hazard colours", () => {
  const tokens = tokensOf("light", css);
  const signs = ["nfpa-health", "nfpa-fire", "nfpa-instability", "nfpa-special", "low", "medium", "high", "extreme"];

  it.each(signs)("can be written on: %s", (sign) => {
    const contrast = wcagContrast(colour(`--hazard-${sign}-ink`, tokens), colour(`--hazard-${sign}`, tokens));
    expect(contrast).toBeGreaterThanOrEqual(4.5);
  });

  it.each(THEMES)("are the same in the %s theme", (theme) => {
    const own = css.slice(css.indexOf(`[data-theme="${theme}"]`)).split("}")[0] ?? "";
    expect(own.match(/--(?:hazard-(?!keyline)|plume-)[\w-]+\s*:/g)).toBeNull();
  });

  // OKLab distance times 100. Shape and word carry the level anyway; this keeps the colours worth having.
  it.each([
    ["usual sight", (color: Color) => color],
    ["weak green", filterDeficiencyDeuter(1)],
    ["weak red", filterDeficiencyProt(1)],
    ["weak blue", filterDeficiencyTrit(1)],
  ] as const)("tell the levels apart with %s", (_, seen) => {
    const distance = differenceEuclidean("oklab");
    const levels = ["low", "medium", "high", "extreme"].map((level) => seen(colour(`--hazard-${level}`, tokens)));
    for (const [index, level] of levels.entries()) {
      for (const other of levels.slice(index + 1)) {
        expect(100 * distance(level ?? "", other ?? "")).toBeGreaterThanOrEqual(12);
      }
    }
  });
});
