import { expect, it } from "vitest";
import type { Route } from "../../ports/directions.ts";
import { OFF_ROUTE_M, routeProgress } from "./route-progress.ts";

/** East for 1112 m in 100 s, then north for 1112 m in 200 s. */
const route: Route = {
  provider: "osrm",
  geometry: {
    type: "LineString",
    coordinates: [
      [0, 0],
      [0.01, 0],
      [0.01, 0.01],
    ],
  },
  distance: 2224,
  duration: 300,
  steps: [
    { instruction: "Head east", distance: 1112, duration: 100, maneuver: { type: "depart" } },
    { instruction: "Turn left", distance: 1112, duration: 200, maneuver: { type: "turn", modifier: "left" } },
    { instruction: "Arrive", distance: 0, duration: 0, maneuver: { type: "arrive" } },
  ],
};

it("begins with the whole route", () => {
  const { offRouteM, remainingM, remainingS, step, nextStepM } = routeProgress(route, [0, 0]);
  expect([offRouteM, remainingM, remainingS, step]).toEqual([0, 2224, 300, 0]);
  expect(nextStepM).toBeCloseTo(1112, 0);
});

it("calculates the remainder by the current step", () => {
  const half = routeProgress(route, [0.005, 0]);
  expect(half.remainingS).toBeCloseTo(250, 0);
  expect(half.nextStepM).toBeCloseTo(556, 0);
  const second = routeProgress(route, [0.01, 0.005]);
  expect(second).toMatchObject({ step: 1 });
  expect(second.remainingS).toBeCloseTo(100, 0);
  expect(second.remainingM).toBeCloseTo(556, 0);
});

it("ends without a remainder", () => {
  const end = routeProgress(route, [0.01, 0.01]);
  expect(end).toMatchObject({ step: 2, nextStepM: null, remainingS: 0 });
  expect(end.remainingM).toBeCloseTo(0, 3);
});

it("distinguishes a position next to the road from one off route", () => {
  expect(routeProgress(route, [0.005, 0.0003]).offRouteM).toBeLessThan(OFF_ROUTE_M);
  const left = routeProgress(route, [0.005, -0.002]);
  expect(left.offRouteM).toBeCloseTo(222, 0);
  expect(left.offRouteM).toBeGreaterThan(OFF_ROUTE_M);
});

it("uses the distance if a route has no steps", () => {
  const { remainingS, step, nextStepM } = routeProgress({ ...route, steps: [] }, [0.01, 0]);
  expect(remainingS).toBeCloseTo(150, 0);
  expect([step, nextStepM]).toEqual([0, null]);
});

it("stays at the start of a route without length", () => {
  const nowhere = {
    ...route,
    distance: 0,
    duration: 0,
    steps: [],
    geometry: {
      ...route.geometry,
      coordinates: [
        [0, 0],
        [0, 0],
      ],
    },
  };
  expect(routeProgress(nowhere, [0.001, 0])).toMatchObject({ remainingM: 0, remainingS: 0, step: 0 });
});
