import type { AddressSuggestion, PlacePrecision } from "@placard/hazmat-core";
import { expect, it } from "vitest";
import { EMPTY_PLUME, placeFields, placeOf } from "./plume-values.ts";
import { resolvePlace } from "./resolve-place.ts";

const place = (place_name: string, precision: PlacePrecision): AddressSuggestion => ({
  id: "1",
  place_name,
  center: [-63.5, 44.6],
  precision,
  source: "gazetteer",
});
const answering = (...places: AddressSuggestion[]) => ({ suggest: async () => places });
const asking = (address: string) => ({ ...EMPTY_PLUME, address });

it("starts from a chosen place, unless it is a town", async () => {
  const exact = { ...EMPTY_PLUME, ...placeFields(place("100 Pier Road", "registered")) };
  expect((await resolvePlace(exact, answering())).kind).toBe("known");
  const town = { ...EMPTY_PLUME, ...placeFields(place("Halifax", "town")) };
  expect((await resolvePlace(town, answering())).kind).toBe("confirm");
});

it("forgets a chosen place when the address is typed over", () => {
  const chosen = { ...EMPTY_PLUME, ...placeFields(place("100 Pier Road", "registered")) };
  expect(placeOf(chosen)?.center).toEqual([-63.5, 44.6]);
  expect(placeOf({ ...chosen, address: "200 Pier Road" })).toBeNull();
});

it("takes an address that was only typed when the place has the same words, else it asks", async () => {
  const geocoder = answering(place("100 Pier Road, Halifax", "street"));
  expect((await resolvePlace(asking("100 pier road halifax"), geocoder)).kind).toBe("known");
  expect((await resolvePlace(asking("pier"), geocoder)).kind).toBe("confirm");
  expect((await resolvePlace(asking("halifax"), answering(place("Halifax", "town")))).kind).toBe("confirm");
});

it("says apart that nothing fits and that nobody could be asked", async () => {
  expect((await resolvePlace(asking("nowhere"), answering())).kind).toBe("unknown");
  const offline = { suggest: () => Promise.reject(new Error("offline")) };
  expect((await resolvePlace(asking("nowhere"), offline)).kind).toBe("offline");
  expect((await resolvePlace(asking("44.6, -63.5"), offline)).kind).toBe("known");
});
