import { getLocationsByBusiness } from "@placard/api-client/internal";
import { expect, it } from "vitest";
import { untouchedValues } from "../../../forms/untouched-values.ts";
import { locationChangesOf, locationValuesOf, FIELD_GROUPS } from "./location-changes.ts";

const [sample] = getLocationsByBusiness.response.parse(getLocationsByBusiness.example.response).locations;
if (sample === undefined) throw new Error("The contract's example holds no location.");
const stored = { ...sample, sprinklers: true, fire_alarm: false, fire_suppression: null, square_feet: 1200 };

it("sends stored values and no position if nothing changed", () => {
  const changes = locationChangesOf(stored, locationValuesOf(stored));
  expect(changes).toMatchObject({
    name: stored.name,
    civic_address: stored.civic_address,
    sprinklers: true,
    fire_alarm: false,
    fire_suppression: null,
    square_feet: 1200,
    contact_id: stored.contact_id,
    version: stored.version,
  });
  expect(changes).not.toHaveProperty("latitude");
});

it("clears emptied fields and distinguishes no from unknown", () => {
  const changes = locationChangesOf(stored, {
    ...locationValuesOf(stored),
    contact_id: "",
    square_feet: "",
    best_entrance: " ",
    sprinklers: "no",
    fire_alarm: "unknown",
  });
  expect(changes).toMatchObject({ contact_id: null, square_feet: null, best_entrance: "" });
  expect(changes).toMatchObject({ sprinklers: false, fire_alarm: null });
});

it("sends the position of a chosen address, and none after it was edited", () => {
  const picked = {
    ...locationValuesOf(stored),
    civic_address: "9 Quay, Halifax",
    picked_address: "9 Quay, Halifax",
    latitude: "44.6",
    longitude: "-63.5",
    precision: "rooftop",
  };
  expect(locationChangesOf(stored, picked)).toMatchObject({ latitude: 44.6, longitude: -63.5, precision: "rooftop" });
  expect(locationChangesOf(stored, { ...picked, civic_address: "9 Quay" })).not.toHaveProperty("latitude");
});

it("takes over changes of others in untouched fields, but no part of an address typed here", () => {
  const base = locationValuesOf(stored);
  const latest = { ...base, name: "Pier 12", sprinklers: "no", civic_address: "2 Quay", tier_city: "Bath" } as const;
  const typed = { ...base, name: "Pier 9", latitude: "44.6", longitude: "-63.5", tier_zip: "04530" };
  const theirs = untouchedValues(typed, base, latest, FIELD_GROUPS);
  expect(theirs.sprinklers).toBe("no");
  expect(theirs.fire_alarm).toBe(base.fire_alarm);
  for (const own of ["name", "civic_address", "latitude", "tier_city", "tier_zip"])
    expect(theirs).not.toHaveProperty(own);
  expect(untouchedValues(base, base, latest, FIELD_GROUPS)).toEqual(latest);
});
