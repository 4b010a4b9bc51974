import { straightLine } from "../../geo/straight-line.ts";
import type { Route } from "../../ports/directions.ts";
import type { LonLat } from "../../ports/geocoder.ts";
import type { Metres } from "../../units/length.ts";
import { legsOf, positionOnLeg, type Leg } from "./along-way.ts";

/** Progress on a route. */
export interface RouteProgress {
  /** Distance from the route, metres. */
  readonly offRouteM: Metres;
  readonly remainingM: Metres;
  /** Remaining duration of the route, seconds. */
  readonly remainingS: number;
  /** The current step, from 0; also 0 if the route has none. */
  readonly step: number;
  /** Distance to the start of the next step, m; `null` on the last one. */
  readonly nextStepM: Metres | null;
}

/**
 * Distance from the route from which a user counts as off route, metres. Larger than the position error of a phone
 * between buildings.
 */
export const OFF_ROUTE_M = 60;

/**
 * Finds the progress of a position on a route, at the nearest point of the route.
 *
 * @param route - at least two positions
 * @param position - `[lon, lat]`
 * @example
 * const geometry = { type: "LineString", coordinates: [[0, 0], [0.02, 0]] };
 * const route = { provider: "osrm", geometry, distance: 2224, duration: 200, steps: [] };
 * routeProgress(route, [0.01, 0]).remainingS; // 100
 */
export function routeProgress(route: Route, position: LonLat): RouteProgress {
  const legs = legsOf(route.geometry.coordinates);
  const lengthM = legs.reduce((sum, leg) => sum + leg.lengthM, 0);
  const nearest = legs.map((leg) => nearestOn(leg, position)).toSorted((a, b) => a.offM - b.offM)[0];
  const [first = [0, 0]] = route.geometry.coordinates;
  const { offM, alongM } = nearest ?? {
    offM: straightLine(position, [first[0] ?? 0, first[1] ?? 0]).distance,
    alongM: 0,
  };
  // The distances of the provider are used; the drawn line is slightly shorter than the road.
  const travelled = lengthM === 0 ? 0 : (alongM / lengthM) * route.distance;
  return { offRouteM: offM, remainingM: Math.max(0, route.distance - travelled), ...onSteps(route, travelled) };
}

interface Nearest {
  readonly offM: Metres;
  readonly alongM: Metres;
}

/** The nearest position of a leg; flat geometry is sufficient over one leg. */
function nearestOn(leg: Leg, [lon, lat]: LonLat): Nearest {
  const shrink = Math.cos((lat * Math.PI) / 180);
  const [dx, dy] = [(leg.to[0] - leg.from[0]) * shrink, leg.to[1] - leg.from[1]];
  const [px, py] = [(lon - leg.from[0]) * shrink, lat - leg.from[1]];
  const part = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy)));
  return { offM: straightLine([lon, lat], positionOnLeg(leg, part)).distance, alongM: leg.startM + part * leg.lengthM };
}

/** Position error, m: a user at the end of a step has finished it. */
const AT_STEP_M = 5;

function onSteps(
  { steps, distance, duration }: Route,
  travelled: Metres,
): Pick<RouteProgress, "remainingS" | "step" | "nextStepM"> {
  const all = steps.reduce((sum, step) => sum + step.distance, 0);
  if (all === 0) {
    const left = distance === 0 ? 0 : 1 - Math.min(1, travelled / distance);
    return { remainingS: duration * left, step: 0, nextStepM: null };
  }
  const stretch = all / distance;
  let begins = 0;
  for (const [index, step] of steps.entries()) {
    const ends = begins + step.distance;
    const at = travelled * stretch;
    if (at + AT_STEP_M < ends || index === steps.length - 1) {
      const left = step.distance === 0 ? 0 : Math.min(1, Math.max(0, (ends - at) / step.distance));
      const later = steps.slice(index + 1).reduce((sum, next) => sum + next.duration, 0);
      return {
        remainingS: step.duration * left + later,
        step: index,
        nextStepM: index === steps.length - 1 ? null : Math.max(0, ends - at) / stretch,
      };
    }
    begins = ends;
  }
  return { remainingS: 0, step: steps.length - 1, nextStepM: null };
}
