import { isolationCircle } from "@placard/hazmat-core";
import { expect, it } from "vitest";
import { floorPlanTexts } from "../../messages/en/business/floor-plan.ts";
import { zoneTexts } from "../../messages/en/plume/zones.ts";
import { namesInside } from "./names-inside.ts";

const center = { lon: -63.57, lat: 44.65 };
const origin = [center.lon, center.lat] as const;
const circle = { radiusM: 500, polygon: isolationCircle(center, 500), basis: "", sources: [] };
const answer = { plume: null, circle, protective: null };
const texts = { kinds: floorPlanTexts.floorPlan.kinds, hydrants: zoneTexts.zones.hydrantsNamed };

it("names the sites inside with their business, in order, and none from outside", () => {
  const sites = [
    { ...center, name: "Pier 9", business: "Harbour Ice" },
    { ...center, name: "Cold store" },
    { lon: -63.4, lat: 44.65, name: "Far shed", business: "Harbour Ice" },
    { ...center, name: "Somewhere in town", isApproximate: true },
    center,
  ];
  expect(namesInside(answer, { sites, hydrants: [], origin }, texts)).toEqual({
    evac: ["Cold store", "Pier 9, Harbour Ice"],
  });
});

it("names the points on the map of a site by their own position, regardless of that of the site", () => {
  const points = [
    { id: 1, kind: "gas_shutoff", center: origin, note: "north gate" },
    { id: 2, kind: "key_box", center: [-63.4, 44.65], note: null },
  ] as const;
  const sites = [{ lon: -63.4, lat: 44.65, name: "Far shed", points }];
  expect(namesInside(answer, { sites, hydrants: [], origin }, texts)).toEqual({
    evac: ["Gas shut-off, north gate (Far shed)"],
  });
});

it("names the hydrants nearest to the release, and counts the rest", () => {
  const hydrants = Array.from({ length: 14 }, (_, at) => ({
    lon: center.lon,
    lat: center.lat + at / 10_000,
    facility: `H-${at + 1}`,
  })).toReversed();
  const nameless = { ...center, facility: null };
  expect(namesInside(answer, { sites: [], hydrants: [nameless, ...hydrants], origin }, texts)).toEqual({
    evac: ["Hydrants: H-1, H-2, H-3, H-4, H-5, H-6, H-7, H-8, H-9, H-10, H-11, H-12 and 2 more"],
  });
});
