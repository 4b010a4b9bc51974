import { describe, expect, it } from "vitest";
import { holdStyles } from "./hold-styles.ts";

describe("the published style sheet", () => {
  it("marks component styles as important and leaves tokens to the host", () => {
    const css = holdStyles("@layer placard.components { .placard-a { --placard-b: 1px; color: red } }", "");
    expect(css).toContain("--placard-b: 1px");
    expect(css).toContain("color: red !important");
    expect(css).not.toContain("1px !important");
  });

  it("leaves keyframe steps and the theme root styles unmarked", () => {
    const css = holdStyles(
      "@layer placard.components { @keyframes placard-turn { to { rotate: 1turn } } } @layer placard.base { a { top: 0 } }",
      "",
    );
    expect(css).not.toContain("!important");
  });

  it("declares the layer order once, strongest first", () => {
    const css = holdStyles("@layer placard.tokens, placard.components, placard.utilities;", "");
    expect(css.match(/@layer/g)).toHaveLength(1);
    expect(css.indexOf("placard.utilities")).toBeLessThan(css.indexOf("placard.components"));
    expect(css.indexOf("placard.components")).toBeLessThan(css.indexOf("placard.hold"));
  });

  it("declares tokens only on the root, so that a host's value is inherited", () => {
    const css = holdStyles("@layer placard.tokens { :root, [data-placard-theme='light'] { --placard-a: 1 } }", "");
    expect(css).toContain(":root, [data-placard-theme='light'] { --placard-a: 1 }");
    expect(css).not.toContain(`[class^="placard"]`);
  });

  it("keeps the host page from shrinking its font size", () => {
    const css = holdStyles("@layer placard.tokens { :root { --placard-a: calc(1.5rem + 0.25rem) } }", "");
    expect(css).toContain("calc(max(1.5rem, 24px) + max(0.25rem, 4px))");
  });

  it("rejects an unknown rule group", () => {
    expect(() => holdStyles("", "@layer placard.hold { :--theirs { top: 0 } }")).toThrow(RangeError);
  });
});
