import { expect, it } from "vitest";
import { farPlace } from "./far-place.ts";
import { typedPlace } from "./typed-place.ts";

it("offers both readings of coordinates far away, and does not choose between them", () => {
  const near = [-63.5752, 44.6488] as const;
  expect(typedPlace("44.6652 63.5677", { near })).toBeNull();
  expect(farPlace("44.6652 63.5677", near)).toEqual({
    distance: "8\u202f800 km",
    typed: { ...typedPlace("44.6652 63.5677") },
    suggested: { ...typedPlace("44.6652, -63.5677") },
  });
  expect(farPlace("44°39.912'N 63°34.062'E", near)?.suggested.place_name).toBe("44.6652, -63.5677");
  expect(farPlace("44.6652 -63.5677", near)).toBeNull();
  expect(farPlace("44.6652 63.5677", null)).toBeNull();
});
