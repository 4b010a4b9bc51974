import { getDirections } from "@placard/api-client";
import { straightLine, type LonLat } from "@placard/hazmat-core";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";

export const getDirectionsOperation = implementOpen(getDirections, async ({ ctx, params, request }) => {
  const [from, to] = params.coordinates.split(";").map(pairOf);
  if (from === undefined || to === undefined) throw new ApiError("invalid_request");
  const line = straightLine(from, to);
  const { directions } = ctx.providers;
  if (directions === null) {
    return {
      status: "success",
      route: null,
      straight_line: { ...line, words: `${line.words}; no road routing configured` },
    };
  }
  const route = await directions.route(from, to, params.profile, { signal: request.signal });
  if (route === null) throw new ApiError("route_not_found");
  const coordinates = route.geometry.coordinates.map(([lon = 0, lat = 0]): [number, number] => [lon, lat]);
  return {
    status: "success",
    route: { ...route, geometry: { type: "LineString", coordinates } },
    straight_line: line,
  };
});

function pairOf(text: string): LonLat {
  const [lon = Number.NaN, lat = Number.NaN] = text.split(",").map(Number);
  if (!(Math.abs(lon) <= 180 && Math.abs(lat) <= 90)) {
    throw new ApiError("invalid_request", { message: "Longitude lies within ±180 and latitude within ±90 degrees." });
  }
  return [lon, lat];
}
