import type { Feature, Point } from "geojson";
import type { HydrantPlace } from "../ResponderMap/places.ts";
import { hydrantState, type HydrantState } from "./hydrant-state.ts";

/** Character in the dot of a hydrant. */
export const HYDRANT_SIGNS: Readonly<Record<HydrantState, string>> = {
  "in-service": "H",
  "out-of-service": "×",
  unknown: "?",
};

/**
 * Number of points passed to the engine at a time, about 20 ms of work. The engine repeats clustering after each chunk.
 */
export const CHUNK = 5000;

/** A hydrant as a feature of the engine. Its id is its index in the list, its label the name used by the authority. */
export type HydrantPoint = Feature<Point, { readonly state: HydrantState; readonly label: string }>;

/** Features of a part of the hydrants, beginning at `start`. */
export function hydrantPoints(hydrants: readonly HydrantPlace[], start: number): HydrantPoint[] {
  return hydrants.slice(start, start + CHUNK).map(({ center: [lon, lat], facility, status }, index) => ({
    type: "Feature",
    id: start + index,
    properties: { state: hydrantState(status), label: facility ?? "" },
    geometry: { type: "Point", coordinates: [lon, lat] },
  }));
}
