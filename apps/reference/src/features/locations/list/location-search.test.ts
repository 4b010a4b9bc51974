import { getLocationsByBusiness } from "@placard/api-client/internal";
import { expect, it } from "vitest";
import { foundLocations } from "./location-search.ts";

const [sample] = getLocationsByBusiness.response.parse(getLocationsByBusiness.example.response).locations;
if (sample === undefined) throw new Error("The contract's example holds no location.");
const works = { ...sample, id: 1, name: "Harbour Works", civic_address: "18 Sample Wharf, Dartmouth NS" };
const store = { ...sample, id: 2, name: "Cold Store 2", civic_address: "4 Example Quay, Halifax NS" };

it.each([
  ["", ["Cold Store 2", "Harbour Works"]],
  [" harbour ", ["Harbour Works"]],
  ["halifax", ["Cold Store 2"]],
  ["Truro", []],
])("finds %j in name or civic address", (text, names) => {
  expect(foundLocations([works, store], text).map(({ name }) => name)).toEqual(names);
});
