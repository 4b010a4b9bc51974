import { describe, expect, it } from "vitest";
import { typedCoordinates } from "./typed-coordinates.ts";

describe("typedCoordinates", () => {
  it.each([
    ["44.6488, -63.5752", [-63.5752, 44.6488]],
    ["44.6488 -63.5752", [-63.5752, 44.6488]],
    ["-33.9; 18.4", [18.4, -33.9]],
    ["44°30'N 63°15'W", [-63.25, 44.5]],
    ["44° 30' 36\" N, 63° 15' 0\" W", [-63.25, 44.51]],
    ["33°54'S 18°24'E", [18.4, -33.9]],
  ] as const)("reads %s", (text, expected) => {
    const [lon, lat] = typedCoordinates(text) ?? [];
    expect(lon).toBeCloseTo(expected[0], 9);
    expect(lat).toBeCloseTo(expected[1], 9);
  });

  it.each(["100 Pier Road", "91, 10", "44.6, 181", "44°75'N 63°W", "12", ""])(
    "leaves %j to the address search",
    (text) => {
      expect(typedCoordinates(text)).toBeNull();
    },
  );
});
