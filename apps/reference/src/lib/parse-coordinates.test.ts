import { expect, it } from "vitest";
import { parseCoordinates, withCoordinates } from "./parse-coordinates.ts";

it("reads decimal degrees, latitude first, in GeoJSON order", () => {
  expect(parseCoordinates("44.6488, -63.5752")?.center).toEqual([-63.5752, 44.6488]);
  expect(parseCoordinates(" 44.6 -63.5 ")?.precision).toBe("point");
});

it("takes no address and no place beyond the globe for coordinates", () => {
  expect(["100 Pier Road", "44", "95, 10", "10, 190", "44.6,"].map(parseCoordinates)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

it("asks the geocoder only for what is no coordinates", async () => {
  const asked: string[] = [];
  const geocoder = withCoordinates({
    suggest: async (text) => {
      asked.push(text);
      return [];
    },
  });
  expect(await geocoder.suggest("44.6, -63.5")).toHaveLength(1);
  expect(await geocoder.suggest("Pier Road")).toEqual([]);
  expect(asked).toEqual(["Pier Road"]);
});
