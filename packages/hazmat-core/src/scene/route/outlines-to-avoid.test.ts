import { expect, it } from "vitest";
import { destination } from "../../geo/destination.ts";
import { isolationCircle } from "../../geo/isolation-circle.ts";
import type { LonLat } from "../../ports/geocoder.ts";
import { entersOutline, outlinesToAvoid } from "./outlines-to-avoid.ts";
import type { ReleaseZones } from "./release-areas.ts";

const ORIGIN: LonLat = [-63.57, 44.65];
const AT = { lon: ORIGIN[0], lat: ORIGIN[1] };
const from = (bearing: number, metres: number) => destination(AT, bearing, metres);

const circleOf = (radiusM: number) => ({ radiusM, polygon: isolationCircle(AT, radiusM) });

/** Fields of an answer that determine an outline. */
const zones = (part: object): ReleaseZones => ({ plume: null, circle: null, protective: null, ...part });

const FAR: readonly LonLat[] = [from(270, 5000), from(90, 5000)];

it("avoids only the widest area: it contains the others", () => {
  const outlines = outlinesToAvoid(zones({ circle: circleOf(150), protective: circleOf(800) }), FAR);
  expect(outlines).toEqual([circleOf(800).polygon.coordinates[0]]);
});

it("requests only one of two equal areas", () => {
  expect(outlinesToAvoid(zones({ circle: circleOf(150), protective: circleOf(150) }), FAR)).toHaveLength(1);
});

it("avoids the inner area if the route ends in the outer one", () => {
  const both = zones({ circle: circleOf(150), protective: circleOf(800) });
  expect(outlinesToAvoid(both, [from(270, 5000), from(0, 400)])).toEqual([circleOf(150).polygon.coordinates[0]]);
  expect(outlinesToAvoid(both, [from(270, 5000), ORIGIN])).toEqual([]);
});

it("omits zones that were not reached", () => {
  const plume = { zones: [{ id: "aegl-3", reached: false, polygon: circleOf(100).polygon }] };
  expect(outlinesToAvoid(zones({ plume }), FAR)).toEqual([]);
});

it("distinguishes a route that enters an area from one next to it, whole or split", () => {
  const outlines = outlinesToAvoid(zones({ circle: circleOf(150) }), FAR);
  expect(entersOutline([from(270, 5000), from(90, 5000)], outlines)).toBe(true);
  expect(entersOutline([from(270, 5000), from(0, 900), from(90, 5000)], outlines)).toBe(false);
});
