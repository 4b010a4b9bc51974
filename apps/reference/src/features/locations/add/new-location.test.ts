import { describe, expect, it } from "vitest";
import { newLocationOf, NO_LOCATION, pickedPlace, type NewLocationValues } from "./new-location.ts";

const entered: NewLocationValues = { ...NO_LOCATION, name: " Pump hall ", civic_address: "100 Pier Road" };

describe("newLocationOf", () => {
  it("trims, and sends neither blanks nor marks that are not set", () => {
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

  it("sends a mark that is set", () => {
    expect(newLocationOf(3, { ...entered, sprinklers: true, nearby_river_or_sewer: true })).toMatchObject({
      sprinklers: true,
      nearby_river_or_sewer: true,
    });
  });

  it("sends the place of a picked address, and none once the address was changed by hand", () => {
    const picked: NewLocationValues = {
      ...entered,
      ...pickedPlace({
        id: "town-1",
        place_name: "Dartmouth, NS",
        center: [-63.57, 44.67],
        precision: "town",
        source: "gazetteer",
      }),
    };
    expect(newLocationOf(3, picked)).toMatchObject({ latitude: 44.67, longitude: -63.57, precision: "town" });
    expect(newLocationOf(3, { ...picked, civic_address: "12 Ochterloney Street" })).not.toHaveProperty("latitude");
  });
});
