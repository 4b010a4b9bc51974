import { readFileSync } from "node:fs";
import {
  differenceEuclidean,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  type Color,
} from "culori";
import { describe, expect, it } from "vitest";
import { LINE_FLOOR, LINE_PAIRS, TEXT_FLOOR, TEXT_PAIRS } from "../testing/contrast-pairs.ts";
import { colourOfToken, contrastOf } from "../testing/contrast.ts";
import { THEMES, tokensOf } from "../testing/read-tokens.ts";

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");
const css = read("./hazard.css") + read("./tokens.css");

describe.each(THEMES)("in the %s theme", (theme) => {
  const tokens = tokensOf(theme, css);

  it.each(TEXT_PAIRS)(`${theme}: text %s can be read on %s`, (ink, ground) => {
    expect(contrastOf(ink, ground, tokens)).toBeGreaterThanOrEqual(TEXT_FLOOR[theme]);
  });

  it.each(LINE_PAIRS)(`${theme}: the line %s can be seen on %s`, (line, ground) => {
    expect(contrastOf(line, ground, tokens)).toBeGreaterThanOrEqual(LINE_FLOOR);
  });
});

describe("hazard colours", () => {
  const tokens = tokensOf("light", css);
  const signs = [
    "nfpa-health",
    "nfpa-fire",
    "nfpa-instability",
    "nfpa-special",
    "low",
    "medium",
    "high",
    "extreme",
    "no-level",
  ];

  it.each(signs)("provide enough contrast for text: %s", (sign) => {
    expect(contrastOf(`--placard-hazard-${sign}-ink`, `--placard-hazard-${sign}`, tokens)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(THEMES)("are the same in the %s theme", (theme) => {
    const own = css.slice(css.indexOf(`[data-placard-theme="${theme}"]`)).split("}")[0] ?? "";
    expect(own.match(/--(?:hazard-(?!keyline)|plume-)[\w-]+\s*:/g)).toBeNull();
  });

  // OKLab distance times 100. Shape and word identify the level anyway; this keeps the colours distinguishable too.
  it.each([
    ["usual sight", (color: Color) => color],
    ["weak green", filterDeficiencyDeuter(1)],
    ["weak red", filterDeficiencyProt(1)],
    ["weak blue", filterDeficiencyTrit(1)],
  ] as const)("distinguish the levels with %s", (_, seen) => {
    const distance = differenceEuclidean("oklab");
    const levels = ["low", "medium", "high", "extreme", "no-level"].map((level) =>
      seen(colourOfToken(`--placard-hazard-${level}`, tokens)),
    );
    for (const [index, level] of levels.entries()) {
      for (const other of levels.slice(index + 1)) {
        expect(100 * distance(level ?? "", other ?? "")).toBeGreaterThanOrEqual(12);
      }
    }
  });
});
