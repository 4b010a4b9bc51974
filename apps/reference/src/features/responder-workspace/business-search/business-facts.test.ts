import { describe, expect, it } from "vitest";
import { isBusinessId, levelCounts, locationName, sortPictures } from "./business-facts.ts";
import { businessSelected, searchPerformed } from "./log-actions.ts";
import { placeOfLocation } from "./place-of-location.ts";

const picture = (id: number, description: string) => ({
  id,
  description,
  location_id: 21,
  blob_url: `/api/get-picture-file/${id}`,
  url: "",
  filename: "picture.jpg",
  size_bytes: 2048,
  created_at: "2026-11-20T10:00:00Z",
  version: 1,
  placement: null,
});

describe("facts about a business", () => {
  it("counts high and extreme as high risk, and unknown and not rated separately", () => {
    const counts = { extreme: 1, high: 2, unknown: 2, not_graded: 1, medium: 4, low: 8 };
    expect(levelCounts(counts)).toEqual({ highRisk: 3, unknown: 2, notGraded: 1 });
  });

  it("finds the location of a chemical by its id, or returns none", () => {
    const locations = [{ id: 21, name: "Pier Road plant" }];
    expect(locationName(locations, { location_id: 21 })).toBe("Pier Road plant");
    expect(locationName(locations, { location_id: 22 })).toBeNull();
  });

  it("recognizes the floor plan by its description", () => {
    const sorted = sortPictures([picture(1, "Main gate"), picture(2, "FloorPlan level 0"), picture(3, "A floor plan")]);
    expect(sorted.entrances.map(({ id }) => id)).toEqual([1]);
    expect(sorted.floorPlans.map(({ id }) => id)).toEqual([2, 3]);
  });

  it("accepts only whole numbers above 0 as ids", () => {
    expect([3, 0, -1, 2.5, Number.NaN, "3", null].map(isBusinessId)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it("passes on a pinned site with its position, and a site without a pin as an address", () => {
    const site = { id: 21, civic_address: "100 Pier Road", latitude: 44.6, longitude: -63.5, precision: "registered" };
    expect(placeOfLocation({ ...site, precision: "registered" })?.center).toEqual([-63.5, 44.6]);
    expect(placeOfLocation({ ...site, precision: "none", latitude: null, longitude: null })).toBeNull();
  });
});

describe("the log entry of a business search", () => {
  it("contains the search text, and id, name and address of a selection", () => {
    expect(searchPerformed("pier").action_data).toEqual({ query: "pier" });
    const match = {
      business_id: 3,
      name: "Harbour Ice",
      address: "100 Pier Road",
      type: null,
      chemicals_count: 5,
      locations_count: 2,
      matching_chemicals: [],
      is_demo: true,
    };
    expect(businessSelected(match)).toEqual({
      module: "business-search",
      action_type: "business_selected",
      action_data: { business_id: 3, name: "Harbour Ice", address: "100 Pier Road" },
    });
  });
});
