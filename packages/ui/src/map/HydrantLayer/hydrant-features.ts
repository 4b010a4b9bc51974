import type { Feature, Point } from "geojson";
import type { HydrantPlace } from "../ResponderMap/places.ts";
import { hydrantState, type HydrantState } from "./hydrant-state.ts";

/** What is written into the dot of a hydrant. */
export const HYDRANT_SIGNS: Readonly<Record<HydrantState, string>> = {
  "in-service": "H",
  "out-of-service": "×",
  unknown: "?",
};

/** How many points go to the engine at a time: some 20 ms of work for the page; the engine clusters anew with each. */
export const CHUNK = 5000;

/** A hydrant as the engine draws it; its id is its place in the list, its label what the authority calls it. */
export type HydrantPoint = Feature<Point, { readonly state: HydrantState; readonly label: string }>;

/** A part of a list of hydrants, from `start` on. */
export function hydrantPoints(hydrants: readonly HydrantPlace[], start: number): HydrantPoint[] {
  return hydrants.slice(start, start + CHUNK).map(({ center: [lon, lat], facility, status }, index) => ({
    type: "Feature",
    id: start + index,
    properties: { state: hydrantState(status), label: facility ?? "" },
    geometry: { type: "Point", coordinates: [lon, lat] },
  }));
}
