import { expect, it } from "vitest";
import { unlayerStyles } from "./unlayer-styles.ts";

it("takes the layers away and keeps their order, whatever the order in the file", () => {
  const css = `@layer placard.reset, placard.tokens;
@font-face { font-family: "A"; }
@layer placard.utilities { .u { color: red } }
@layer placard.components { /* a } in a comment */ .c { content: "}"; & .d { top: 0 } } }
@layer placard.tokens { :root { --x: 1 } }`;
  const plain = unlayerStyles(css);
  expect(plain).not.toContain("@layer");
  const places = ["@font-face", "--x: 1", "& .d { top: 0 } }", ".u {"].map((part) => plain.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it("refuses a layer that it does not know", () => {
  expect(() => unlayerStyles("@layer theirs { a { top: 0 } }")).toThrow(RangeError);
});
