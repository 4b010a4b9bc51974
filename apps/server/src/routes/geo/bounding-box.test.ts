import { describe, expect, it } from "vitest";
import { isInBox, parseBox, widthOf } from "./bounding-box.ts";

describe("parseBox", () => {
  it("reads a box, also one across 180°", () => {
    expect(parseBox("-64,44.5,-63,45")).toEqual({ west: -64, south: 44.5, east: -63, north: 45 });
    expect(parseBox("170,-20,-170,-10")).toEqual({ west: 170, south: -20, east: -170, north: -10 });
  });

  it.each(["-200,0,0,1", "0,0,181,1", "0,50,1,40", "0,0,0,91", "1,2,3"])("explains why it refuses %s", (text) => {
    expect(() => parseBox(text)).toThrow(
      expect.objectContaining({ code: "invalid_request", message: expect.stringContaining("south below north") }),
    );
  });
});

describe("a box across 180°", () => {
  const box = parseBox("170,-20,-170,-10");

  it("is as wide as the part between its edges", () => {
    expect(widthOf(box)).toBe(20);
    expect(widthOf(parseBox("-180,-90,180,90"))).toBe(360);
  });

  it.each([
    [175, true],
    [-175, true],
    [180, true],
    [170, true],
    [0, false],
    [-169, false],
  ])("decides for longitude %d: %s", (lon, isIn) => {
    expect(isInBox(box, lon, -15)).toBe(isIn);
  });
});
