import { describe, expect, it } from "vitest";
import { classWords, readClassCodes } from "./class-words.ts";

describe("readClassCodes", () => {
  it.each([
    ["2.3 (5.1, 8)", ["2.3", "5.1", "8"]],
    ["  Class 8 ", ["8"]],
    ["class8", ["8"]],
    ["UN class 2.3", ["2.3"]],
    ["Division 1.1D", ["1.1D"]],
    ["div. 6.1", ["6.1"]],
    ["3;  6.1", ["3", "6.1"]],
  ])("parses %j", (text, codes) => {
    expect(readClassCodes(text)?.codes).toEqual(codes);
  });

  it.each(["", "  ", "Flammable liquid", "class", "classy 8", "x2.3", "2.3x", "12", "10.1", "2.3 and 8", "0"])(
    "returns no codes for %j",
    (text) => {
      expect(readClassCodes(text)).toBeNull();
    },
  );
});

it("returns the name of a code with blanks around it, and none for a code with other text", () => {
  expect(classWords(" 2.3 ")).toBe("Toxic gas");
  expect(classWords("x2.3")).toBeNull();
  expect(classWords("2.33")).toBeNull();
});
