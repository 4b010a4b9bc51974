import type { Location } from "@placard/api-client";
import type { SitePoint } from "@placard/ui/map";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { planPointsQuery } from "../../../lib/plans/use-plan.ts";
import { picturesQuery } from "../location-queries.ts";
import { picturesOf } from "../pictures/pictures-of.ts";
import { pointsToPlace, type PointToPlace } from "./plan-points-to-place.ts";

/** Floor plan points of a site without a map position; none while loading. */
export function usePointsToPlace(location: Location, onMap: readonly SitePoint[]): readonly PointToPlace[] {
  const api = useApi();
  const pictures = useQuery(picturesQuery(api, location.business_id, location.id));
  const plans = picturesOf(pictures.data ?? []).floorPlans;
  const read = useQueries({ queries: plans.map(({ id }) => planPointsQuery(api, id)) });
  const ofPlans = read.flatMap(({ data }, index) =>
    (data ?? []).map(({ id, kind, note }) => ({ id, kind, note, plan: plans[index]?.description ?? "" })),
  );
  return pointsToPlace(ofPlans, onMap);
}
