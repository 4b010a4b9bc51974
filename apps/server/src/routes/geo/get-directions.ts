import { getDirections, getDirectionsAround } from "@placard/api-client/internal";
import { straightLine, type LonLat, type TravelProfile } from "@placard/hazmat-core";
import type { Outline } from "@placard/hazmat-core/scene";
import type { Context } from "../../context.ts";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";

export const getDirectionsOperation = implementOpen(getDirections, async ({ ctx, params, request }) =>
  wayOf(ctx, params, [], request.signal),
);

export const getDirectionsAroundOperation = implementOpen(getDirectionsAround, async ({ ctx, params, body, request }) =>
  wayOf(ctx, params, body.avoid, request.signal),
);

interface Params {
  readonly profile: TravelProfile;
  readonly coordinates: string;
}

async function wayOf(ctx: Context, { profile, coordinates }: Params, avoid: readonly Outline[], signal: AbortSignal) {
  const [from, to] = coordinates.split(";").map(pairOf);
  if (from === undefined || to === undefined) throw new ApiError("invalid_request");
  const line = straightLine(from, to);
  const { directions } = ctx.providers;
  if (directions === null) {
    return {
      status: "success" as const,
      route: null,
      straight_line: { ...line, words: `${line.words}; no road routing set up` },
    };
  }
  const goesAround = directions.goesAround === true;
  const route = await directions.route(from, to, profile, { signal, ...(goesAround && { avoid }) });
  if (route === null) throw new ApiError("route_not_found");
  const way = route.geometry.coordinates.map(([lon = 0, lat = 0]): [number, number] => [lon, lat]);
  return {
    status: "success" as const,
    route: {
      ...route,
      geometry: { type: "LineString" as const, coordinates: way },
      steps: [...route.steps],
      ...(avoid.length > 0 && !goesAround && { around: "unable" as const }),
    },
    straight_line: line,
  };
}

function pairOf(text: string): LonLat {
  const [lon = Number.NaN, lat = Number.NaN] = text.split(",").map(Number);
  if (!(Math.abs(lon) <= 180 && Math.abs(lat) <= 90)) {
    throw new ApiError("invalid_request", {
      message: "Longitude must be within ±180 and latitude within ±90 degrees.",
    });
  }
  return [lon, lat];
}
