import { describe, expect, it } from "vitest";
import { holdStyles } from "./hold-styles.ts";

describe("the published sheet", () => {
  it("makes what components say important, and leaves the tokens to the host", () => {
    const css = holdStyles("@layer placard.components { .placard-a { --placard-b: 1px; color: red } }", "");
    expect(css).toContain("--placard-b: 1px");
    expect(css).toContain("color: red !important");
    expect(css).not.toContain("1px !important");
  });

  it("leaves the steps of a movement and the base of a page that asked for a theme alone", () => {
    const css = holdStyles(
      "@layer placard.components { @keyframes placard-turn { to { rotate: 1turn } } } @layer placard.base { a { top: 0 } }",
      "",
    );
    expect(css).not.toContain("!important");
  });

  it("says the order of the layers once, the stronger first", () => {
    const css = holdStyles("@layer placard.tokens, placard.components, placard.utilities;", "");
    expect(css.match(/@layer/g)).toHaveLength(1);
    expect(css.indexOf("placard.utilities")).toBeLessThan(css.indexOf("placard.components"));
    expect(css.indexOf("placard.components")).toBeLessThan(css.indexOf("placard.hold"));
  });

  it("declares tokens on the root alone, so that a value of the host is inherited", () => {
    const css = holdStyles("@layer placard.tokens { :root, [data-placard-theme='light'] { --placard-a: 1 } }", "");
    expect(css).toContain(":root, [data-placard-theme='light'] { --placard-a: 1 }");
    expect(css).not.toContain(`[class^="placard"]`);
  });

  it("lets no page make its type smaller", () => {
    const css = holdStyles("@layer placard.tokens { :root { --placard-a: calc(1.5rem + 0.25rem) } }", "");
    expect(css).toContain("calc(max(1.5rem, 24px) + max(0.25rem, 4px))");
  });

  it("refuses a group that it does not know", () => {
    expect(() => holdStyles("", "@layer placard.hold { :--theirs { top: 0 } }")).toThrow(RangeError);
  });
});
