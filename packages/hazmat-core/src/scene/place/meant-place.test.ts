import { describe, expect, it } from "vitest";
import { meantPlace } from "./meant-place.ts";

describe("meantPlace", () => {
  const pier = { place_name: "100 Pier Road, Halifax NS", precision: "registered" } as const;
  const wharf = { place_name: "18 Sample Wharf, Dartmouth NS", precision: "registered" } as const;
  const town = { place_name: "Halifax, NS", precision: "town" } as const;

  it.each(["100 pier road halifax", "100 Pier Road", "Fire at 100 PIER-ROAD, Halifax"])("is certain of %j", (text) => {
    expect(meantPlace([pier, town], text)).toBe(pier);
  });

  it.each(["pier", "pier road", "Halifax", "1100 Pier Road", "12 100 Pier Road", "10 Pier Road", ""])(
    "asks about %j",
    (text) => expect(meantPlace([pier, town], text)).toBeNull(),
  );

  it("asks if two positions are possible", () => {
    expect(meantPlace([pier, wharf], "100 Pier Road or 18 Sample Wharf")).toBeNull();
    expect(meantPlace([pier, { ...pier }], "100 Pier Road")).toBeNull();
  });

  it("accepts typed coordinates, and asks about a grid square that is too large", () => {
    const point = { place_name: "44.6, -63.5", precision: "point" } as const;
    expect(meantPlace([point], "44.6, -63.5")).toBe(point);
    expect(meantPlace([{ ...point, precision: "none" }], "20TMQ5445")).toBeNull();
  });
});
