import { expect, it } from "vitest";
import { readHydrantCsv } from "./read-csv.ts";
import { readHydrantGeojson } from "./read-geojson.ts";

const H17 = { facility: "17", type: "Dry barrel, 2 ports", status: "In service", longitude: -63.57, latitude: 44.65 };

it("reads a table as spreadsheets write it: quotes, any column order, a byte order mark", () => {
  const csv = `\uFEFFLatitude,Longitude,STATUS,"Type",FACILITYID\r\n44.65,-63.57,In service,"Dry barrel, 2 ports",17\r\n\r\n`;
  expect(readHydrantCsv(csv)).toEqual([H17]);
});

it("finds the hydrant number with or without a separator in its heading", () => {
  const csv = 'longitude,latitude,facility_id,type,status\n-63.57,44.65,17,"Dry barrel, 2 ports",In service';
  expect(readHydrantCsv(csv)).toEqual([H17]);
});

it.each([
  ["no longitude", "FACILITYID,lat\n1,44", /has none of these columns: longitude, lon/],
  ["no number", "lon,lat\n-63.57,north", /Line 2: "north" is not a number/],
  ["an empty cell", "lon,lat\n,44.6", /Line 2: "" is not a number/],
  ["metres of a projection", "x,y\n450123,4945678", /degrees \(WGS 84/],
  ["nothing", "", /has none of these columns/],
])("rejects a table with %s", (_name, csv, words) => {
  expect(() => readHydrantCsv(csv)).toThrow(words);
});

it("reads GeoJSON with property names in any case and skips features without a position", () => {
  const feature = (geometry: object | null, properties: object) => ({ type: "Feature", geometry, properties });
  const point = { type: "Point", coordinates: [-63.57, 44.65, 12] };
  const features = [
    feature(point, { HydrantID: 17, type: "Dry barrel, 2 ports", Status: "In service" }),
    feature(null, { FACILITYID: "18" }),
    feature(point, {}),
  ];
  expect(readHydrantGeojson({ type: "FeatureCollection", features })).toEqual([
    H17,
    { ...H17, facility: null, type: null, status: null },
  ]);
});

it("rejects JSON that is not a collection of points", () => {
  expect(() => readHydrantGeojson({ error: { code: 400 } })).toThrow(/expected/i);
  const line = { type: "Feature", geometry: { type: "LineString", coordinates: [] }, properties: {} };
  expect(() => readHydrantGeojson({ type: "FeatureCollection", features: [line] })).toThrow(/Point/);
});
