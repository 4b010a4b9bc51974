import { lineIntersect } from "@turf/line-intersect";
import { expect, it } from "vitest";
import { destination } from "../../geo/destination.ts";
import { isolationCircle } from "../../geo/isolation-circle.ts";
import type { LonLat } from "../../ports/geocoder.ts";
import { routeHazards, type RouteScene } from "./route-hazards.ts";

const ORIGIN: LonLat = [-63.57, 44.65];
const AT = { lon: ORIGIN[0], lat: ORIGIN[1] };
const from = (bearing: number, metres: number) => destination(AT, bearing, metres);

/** Wind from the west: the plume goes east. */
const scene = (part: Partial<RouteScene> = {}): RouteScene => ({
  origin: ORIGIN,
  windFromDeg: 270,
  plume: null,
  protective: null,
  circle: null,
  ...part,
});

const circle = { radiusM: 150, polygon: isolationCircle(AT, 150) } as unknown as RouteScene["circle"]; // the fields that a route uses

/** A plume as a narrow lozenge, 800 m to the east. */
const plume = {
  zones: [
    {
      id: "aegl-2",
      reached: true,
      farM: 800,
      polygon: {
        type: "Polygon",
        coordinates: [[[...ORIGIN], from(84, 400), from(90, 800), from(96, 400), [...ORIGIN]]],
      },
    },
    { id: "aegl-3", reached: false, farM: 0, polygon: null },
  ],
} as unknown as RouteScene["plume"]; // the fields that a route uses

it("returns the zones that a route enters, and the distance to each", () => {
  const way = [from(180, 600), from(0, 600)];
  const { crossed } = routeHazards(way, scene({ circle, plume }));
  expect(crossed.map(({ id }) => id)).toEqual(["aegl-2", "evac"]);
  expect(crossed.find(({ id }) => id === "evac")?.afterM).toBeCloseTo(450, -1);
});

it("names a zone as in the table of zones, with its percentage of the LEL", () => {
  const zone = { ...plume?.zones[0], id: "lel", label: "25% LEL" };
  const flammable = { zones: [zone] } as unknown as RouteScene["plume"]; // the fields that a route uses
  const { crossed } = routeHazards([from(180, 600), from(0, 600)], scene({ plume: flammable }));
  expect(crossed.map(({ label }) => label)).toEqual(["25% LEL"]);
});

it("finds a narrow zone between two distant corners of a route", () => {
  const way = [from(130, 1500), from(50, 1500)]; // across the plume at about 1000 m: past its end
  expect(routeHazards(way, scene({ plume })).crossed).toEqual([]);
  const nearer = [from(150, 900), from(30, 900)]; // across it at 450 m
  expect(routeHazards(nearer, scene({ plume })).crossed.map(({ id }) => id)).toEqual(["aegl-2"]);
});

it("counts a route that begins inside from its start", () => {
  expect(routeHazards([from(0, 50), from(0, 900)], scene({ circle })).crossed).toEqual([
    { id: "evac", label: "Initial isolation", afterM: 0 },
  ]);
});

it.each([
  ["from where the gas goes", [from(90, 900), ORIGIN], "downwind"],
  ["a little off the axis", [from(60, 900), from(60, 40)], "downwind"],
  ["from the side", [from(180, 900), ORIGIN], "crosswind"],
  ["with the wind in the back", [from(270, 900), ORIGIN], "upwind"],
  ["past it, under the wind, on the way to elsewhere", [from(180, 2000), from(150, 900), from(30, 900)], "downwind"],
  ["nowhere near", [from(90, 5000), from(80, 6000)], "far"],
] as const)("approaches %s", (_name, way, approach) => {
  expect(routeHazards(way, scene()).approach).toBe(approach);
});

it("searches as far as the longest layer", () => {
  const way = [from(90, 2600), from(90, 2400)];
  expect(routeHazards(way, scene()).approach).toBe("far");
  const protective = { distanceM: 3000, polygon: isolationCircle(AT, 3000) } as unknown as RouteScene["protective"];
  expect(routeHazards(way, scene({ protective })).approach).toBe("downwind");
});

it("returns no direction in calm air", () => {
  expect(routeHazards([from(90, 900), ORIGIN], scene({ windFromDeg: null })).approach).toBe("no-direction");
});

it("returns no hazard for a route without length", () => {
  expect(routeHazards([ORIGIN], scene({ circle }))).toEqual({ crossed: [], approach: "far" });
});

it("finds an entry at a corner, where Turf finds only the exit", () => {
  const way = [
    [-63.5667404, 44.6481226],
    [-63.5694778, 44.6518774],
  ];
  const area = isolationCircle(AT, 150);
  const [outline = []] = area.type === "Polygon" ? area.coordinates : [];
  const corner = outline.find(([lon, lat]) => lon === -63.5681091 && lat === 44.65);
  expect(corner).toBeDefined();
  const found = lineIntersect({ type: "LineString", coordinates: way }, { type: "LineString", coordinates: outline });
  expect(found.features).toHaveLength(1);
  const { crossed } = routeHazards(way, scene({ circle }));
  expect(crossed.map(({ afterM }) => Math.round(afterM))).toEqual([235]);
});
