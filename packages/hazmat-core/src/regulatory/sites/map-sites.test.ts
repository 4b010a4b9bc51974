import { expect, it } from "vitest";
import { readXml } from "../report/xml.ts";
import { sitesGeoJson, sitesKml, type MapSite } from "./map-sites.ts";

const SITES: readonly MapSite[] = [
  {
    id: 21,
    name: "Pier <9> & Co",
    address: "100 Pier Road",
    latitude: 44.65,
    longitude: -63.57,
    precision: "registered",
    facts: [["Chemicals", "12"]],
  },
  { id: 22, name: "Nowhere", address: "?", latitude: null, longitude: null, precision: "none", facts: [] },
];

it("writes GeoJSON with the longitude first, and omits sites without a position", () => {
  const { features } = sitesGeoJson(SITES);
  expect(features).toEqual([
    {
      type: "Feature",
      id: 21,
      geometry: { type: "Point", coordinates: [-63.57, 44.65] },
      properties: { title: "Pier <9> & Co", address: "100 Pier Road", precision: "registered", Chemicals: "12" },
    },
  ]);
});

it("writes valid KML: longitude, then latitude, without a blank", () => {
  const text = sitesKml(SITES, "Sites");
  expect(text).toContain('<kml xmlns="http://www.opengis.net/kml/2.2">');
  expect(text).toContain("<coordinates>-63.57,44.65</coordinates>");
  expect(text).not.toContain("Nowhere");
  const read = readXml(text);
  expect(read.ok && read.value.children[0]?.children[1]?.children[1]?.children[0]?.text).toBe("Pier <9> & Co");
});
