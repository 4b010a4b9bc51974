import type { AddressSuggestion, PlacePrecision } from "@placard/hazmat-core";
import { expect, it } from "vitest";
import { plumeTexts } from "../../messages/en/plume/plume.ts";
import { typedPlace } from "../../controls/AddressInput/typed-place.ts";
import { EMPTY_PLUME, placeFields, placeOf } from "./plume-values.ts";
import { placePrecision } from "./place-precision.ts";
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

it("uses a chosen location, unless it is a town", async () => {
  const exact = { ...EMPTY_PLUME, ...placeFields(place("100 Pier Road", "registered")) };
  expect((await resolvePlace(exact, answering())).kind).toBe("known");
  const town = { ...EMPTY_PLUME, ...placeFields(place("Halifax", "town")) };
  expect((await resolvePlace(town, answering())).kind).toBe("confirm");
});

it("discards a chosen location when the address is overwritten", () => {
  const chosen = { ...EMPTY_PLUME, ...placeFields(place("100 Pier Road", "registered")) };
  expect(placeOf(chosen)?.center).toEqual([-63.5, 44.6]);
  expect(placeOf({ ...chosen, address: "200 Pier Road" })).toBeNull();
});

it("uses a typed address if the found location has the same text, otherwise asks", async () => {
  const geocoder = answering(place("100 Pier Road, Halifax", "street"));
  expect((await resolvePlace(asking("100 pier road halifax"), geocoder)).kind).toBe("known");
  expect((await resolvePlace(asking("pier"), geocoder)).kind).toBe("confirm");
  expect((await resolvePlace(asking("halifax"), answering(place("Halifax", "town")))).kind).toBe("confirm");
});

it("distinguishes between no match and an unreachable geocoder", async () => {
  expect((await resolvePlace(asking("nowhere"), answering())).kind).toBe("unknown");
  const offline = { suggest: () => Promise.reject(new Error("offline")) };
  expect((await resolvePlace(asking("nowhere"), offline)).kind).toBe("offline");
  expect((await resolvePlace(asking("44.6, -63.5"), offline)).kind).toBe("known");
});

it.each([
  [-63.5, 400],
  [-999, 44.6],
  [Number.NaN, 44.6],
] as const)("rejects the position %s, %s from any source", async (lon, lat) => {
  const geocoder = answering({ ...place("100 Pier Road", "registered"), center: [lon, lat] });
  expect((await resolvePlace(asking("100 Pier Road"), geocoder)).kind).toBe("unknown");
});

it("names the coordinate that is out of range, and uses no town instead", async () => {
  const geocoder = answering(place("Halifax", "town"));
  expect(await resolvePlace(asking("44.6, 999"), geocoder)).toEqual({ kind: "unknown", fault: "longitude" });
});

it("asks before it uses a typed square of 1 km, and states its width", async () => {
  const square = await resolvePlace(asking("20TMQ5544"), answering());
  expect(square.kind).toBe("confirm");
  expect("place" in square && placePrecision(square.place, plumeTexts.plume)).toBe("a square of 1 km");
  expect((await resolvePlace(asking("20TMQ550440"), answering())).kind).toBe("known");
});

it("asks about typed coordinates far from the incident, until one of the two places is chosen", async () => {
  const near = [-63.5752, 44.6488] as const;
  const far = await resolvePlace(asking("-63.5677, 44.6652"), answering(), near);
  expect(far).toMatchObject({
    kind: "far",
    fault: "direction",
    center: [44.6652, -63.5677],
    suggestion: [-63.5677, 44.6652],
  });
  const chosen = [typedPlace("-63.5677, 44.6652"), typedPlace("44.6652, -63.5677")].map((one) => ({
    ...EMPTY_PLUME,
    ...(one !== null && placeFields(one)),
  }));
  const found = await Promise.all(chosen.map((values) => resolvePlace(values, answering(), near)));
  expect(found.map(({ kind }) => kind)).toEqual(["known", "known"]);
  expect((await resolvePlace(asking("-63.5677, 44.6652"), answering())).kind).toBe("known");
});
