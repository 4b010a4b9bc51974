import { expect, it } from "vitest";
import { typedPlace, withTypedCoordinates } from "./typed-place.ts";

it("makes a place of typed coordinates, with what was typed as its name", () => {
  expect(typedPlace(" 44.6° -63.5° ")).toMatchObject({
    place_name: "44.6° -63.5°",
    center: [-63.5, 44.6],
    precision: "point",
    source: "typed coordinates",
  });
  expect(typedPlace("20TMQ5412345678")?.precision).toBe("point");
  expect(typedPlace("20TMQ5445")?.precision).toBe("none");
  expect(typedPlace("100 Pier Road")).toBeNull();
});

it("asks the geocoder only for what is no coordinates", async () => {
  const asked: string[] = [];
  const geocoder = withTypedCoordinates({
    suggest: async (text) => {
      asked.push(text);
      return [];
    },
  });
  expect(await geocoder.suggest("44.6, -63.5")).toHaveLength(1);
  expect(await geocoder.suggest("44°36'N 63°30'W")).toHaveLength(1);
  expect(await geocoder.suggest("Pier Road")).toEqual([]);
  expect(asked).toEqual(["Pier Road"]);
});
