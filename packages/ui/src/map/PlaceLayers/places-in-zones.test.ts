import { isolationCircle } from "@placard/hazmat-core";
import { expect, it } from "vitest";
import { sampleResult } from "../../testing/plume.ts";
import type { SitePlace } from "../ResponderMap/places.ts";
import { responderMapTexts } from "../../messages/en/map/responder-map.ts";
import { placesInZones, zonesAround } from "./places-in-zones.ts";

const center = [-63.57, 44.65] as const;
const circle = {
  radiusM: 500,
  polygon: isolationCircle({ lon: center[0], lat: center[1] }, 500),
  basis: "",
  sources: [],
};
const result = { ...sampleResult, plume: null, circle, protective: null };

const site: SitePlace = {
  id: 1,
  name: "Pier 9",
  business: "Harbour Ice",
  address: "9 Water Street",
  chemicals: 2,
  squareFeet: null,
  employees: null,
  center,
  isApproximate: false,
};
const far = [-63.4, 44.65] as const;
const point = { id: 7, kind: "gas_shutoff", center, note: null } as const;

it("includes sites, points and hydrants inside, and no site of which only the town is known", () => {
  const sites = [site, { ...site, id: 2, isApproximate: true, points: [point] }, { ...site, id: 3, center: far }];
  const hydrant = { center, facility: "H-1", type: null, status: null };
  const inside = placesInZones(result, { sites, hydrants: [hydrant, { ...hydrant, center: far }] });
  expect(inside.sites?.map(({ id }) => id)).toEqual([1]);
  expect(inside.points).toEqual([point]);
  expect(inside.hydrants).toEqual([hydrant]);
});

it("checks only the visible zones, and leaves unknown places unknown", () => {
  expect(placesInZones(result, { sites: [site], hydrants: undefined }, ["protect"])).toEqual({
    sites: [],
    points: [],
    hydrants: undefined,
  });
});

it("names the zones of a place: the circle, the most harmful toxic zone, or the protective action distance outside both", () => {
  const { responderMap: texts } = responderMapTexts;
  const polygon = result.circle.polygon;
  const [zone] = sampleResult.plume?.zones ?? [];
  if (zone === undefined || sampleResult.plume === null) throw new Error("The sample has no zone.");
  const zones = ["aegl-1", "aegl-3", "lel"].map((id) => ({ ...zone, id, reached: true, polygon }));
  const inputs = { ...sampleResult.inputs, turnBackLELPercent: "25" };
  const around = { ...result, inputs, plume: { ...sampleResult.plume, zones } };
  expect(zonesAround(result, center, texts)).toBe("Inside the 500 m circle");
  expect(zonesAround(around, center, texts)).toBe("Inside the 500 m circle, AEGL-3, 25% LEL");
  expect(zonesAround(around, far, texts)).toBeNull();
  const protective = { distanceM: 500, shape: "circle" as const, polygon, sources: [] };
  const wide = { ...result, circle: null, protective: { ...sampleResult.protective, ...protective } };
  expect(zonesAround(wide as typeof sampleResult, center, texts)).toBe("Inside the protective action distance");
});
