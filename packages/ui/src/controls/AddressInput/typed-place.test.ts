import { expect, it } from "vitest";
import { squareWidth, typedPlace, withTypedCoordinates } from "./typed-place.ts";

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

it("asks the geocoder only for what is not coordinates", async () => {
  const asked: string[] = [];
  const geocoder = withTypedCoordinates({
    suggest: async (text) => {
      asked.push(text);
      return [];
    },
  });
  expect(await geocoder.suggest("44.6, -63.5")).toHaveLength(1);
  expect(await geocoder.suggest("44°36'N 63°30'W")).toHaveLength(1);
  expect(await geocoder.suggest("44.6, 999")).toEqual([]);
  expect(await geocoder.suggest("Pier Road")).toEqual([]);
  expect(asked).toEqual(["Pier Road"]);
});

it("says how wide the square of a typed grid reference is, until someone has confirmed the point", () => {
  const width = (text: string): string | null => {
    const place = typedPlace(text);
    return place === null ? null : squareWidth(place);
  };
  expect(["20TMQ", "20TMQ5544", "20TMQ541454", "20TMQ54124512", "20TMQ5412345678", "44.6, -63.5"].map(width)).toEqual([
    "100 km",
    "1 km",
    "100 m",
    "10 m",
    "1 m",
    null,
  ]);
  const square = typedPlace("20TMQ5544");
  expect(square && squareWidth({ ...square, source: "typed coordinates, confirmed" })).toBeNull();
});
