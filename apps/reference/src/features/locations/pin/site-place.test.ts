import { expect, it } from "vitest";
import { coordinatesText, pinnedAt, placeFields, placeInForm, placeProblems } from "./site-place.ts";

const found = {
  civic_address: "3445 Barrington Street, Halifax NS",
  picked_address: "3445 Barrington Street, Halifax NS",
  latitude: "44.6705",
  longitude: "-63.5952",
  precision: "interpolated",
};

it("drops a position found for another address", () => {
  expect(placeFields(found)).toEqual({ latitude: 44.6705, longitude: -63.5952, precision: "interpolated" });
  expect(placeFields({ ...found, civic_address: "1 Other Road" })).toEqual({});
});

it("keeps a town while a street is added to its name, and sends no position", () => {
  const town = { ...found, civic_address: "Dartmouth, NS", picked_address: "Dartmouth, NS", precision: "town" };
  const withStreet = { ...town, civic_address: "14 Industrial Road, Dartmouth, NS" };
  expect(placeInForm(withStreet)).toEqual({ center: [-63.5952, 44.6705], precision: "town" });
  expect(placeFields(withStreet)).toEqual({});
  expect(placeInForm({ ...town, civic_address: "14 Industrial Road, Halifax, NS" })).toBeNull();
});

it("keeps a pin set by a person when the address changes", () => {
  const pinned = { ...found, ...pinnedAt([-63.6, 44.7]), civic_address: "Gate 2" };
  expect(placeFields(pinned)).toEqual({ latitude: 44.7, longitude: -63.6, precision: "registered" });
});

it("derives no position from typed text", () => {
  expect(placeInForm({ ...found, latitude: "", longitude: "", precision: "" })).toBeNull();
});

it("formats latitude first", () => {
  expect(coordinatesText([-63.5952, 44.6705])).toBe("44.67050, -63.59520");
});

it("asks for the pin until a person sets, confirms or postpones it", () => {
  expect(placeProblems({ ...found, pin_later: false })).toEqual({ precision: { code: "pin.required" } });
  expect(placeProblems({ ...found, pin_later: true })).toEqual({});
  expect(placeProblems({ ...found, ...pinnedAt([-63.6, 44.7]), pin_later: false })).toEqual({});
});
