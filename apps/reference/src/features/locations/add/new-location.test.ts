import { describe, expect, it } from "vitest";
import { newLocationOf, NO_LOCATION, pickedPlace, type NewLocationValues } from "./new-location.ts";

const entered: NewLocationValues = { ...NO_LOCATION, name: " Pump hall ", civic_address: "100 Pier Road" };

describe("newLocationOf", () => {
  it("trims text and omits blank and unknown fields", () => {
    expect(newLocationOf(3, { ...entered, best_entrance: "  " })).toEqual({
      business_id: 3,
      name: "Pump hall",
      civic_address: "100 Pier Road",
    });
  });

  it("sends counts and the manager as whole numbers", () => {
    expect(
      newLocationOf(3, { ...entered, square_feet: "18400", number_employees: "0", contact_id: "8" }),
    ).toMatchObject({ square_feet: 18400, number_employees: 0, contact_id: 8 });
  });

  it("sends yes and no and omits unknown", () => {
    const sent = newLocationOf(3, { ...entered, sprinklers: "yes", nearby_river_or_sewer: "no" });
    expect(sent).toMatchObject({ sprinklers: true, nearby_river_or_sewer: false });
    expect(sent).not.toHaveProperty("fire_alarm");
  });

  it("sends the position of a chosen address, and none after the address was edited", () => {
    const picked: NewLocationValues = {
      ...entered,
      ...pickedPlace({
        id: "town-1",
        place_name: "12 Pier Road, Dartmouth, NS",
        center: [-63.57, 44.67],
        precision: "interpolated",
        source: "gazetteer",
      }),
    };
    expect(newLocationOf(3, picked)).toMatchObject({ latitude: 44.67, longitude: -63.57, precision: "interpolated" });
    expect(newLocationOf(3, { ...picked, civic_address: "12 Ochterloney Street" })).not.toHaveProperty("latitude");
  });

  const found = (precision: "town" | "registered") =>
    pickedPlace({ id: "1", place_name: "Yarmouth, NS", center: [-66.12, 43.84], precision, source: "gazetteer" });

  it("does not send a town as a position", () => {
    expect(newLocationOf(3, { ...entered, ...found("town") })).not.toHaveProperty("latitude");
  });

  it("does not use the pin of another site that was not confirmed here", () => {
    expect(newLocationOf(3, { ...entered, ...found("registered") })).toMatchObject({ precision: "point" });
  });
});
