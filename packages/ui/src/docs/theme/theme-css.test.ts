import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { THEMES } from "../../testing/read-tokens.ts";
import { lowPairs, themeCss } from "./theme-css.ts";

const css = ["hazard", "tokens"]
  .map((name) => readFileSync(join(import.meta.dirname, `../../styles/${name}.css`), "utf8"))
  .join("\n");

describe("the theme workshop", () => {
  it("formats the rule to copy, and nothing without changes", () => {
    expect(themeCss("dark", { "--placard-color-accent": "#7a1fa2" })).toBe(
      '[data-placard-theme="dark"] {\n  --placard-color-accent: #7a1fa2;\n}',
    );
    expect(themeCss("light", {})).toBe("");
  });

  it.each(THEMES)("reports no problem for the unchanged %s", (theme) => {
    expect(lowPairs(theme, {}, css)).toEqual([]);
  });

  it("names the texts that an accent makes hard to read", () => {
    const [worst] = lowPairs("light", { "--placard-color-accent": "#ffe08a" }, css);
    expect(worst).toMatchObject({ ink: "--placard-color-on-accent", ground: "--placard-color-accent", floor: 4.5 });
    expect(worst?.contrast).toBeLessThan(1.5);
  });
});
