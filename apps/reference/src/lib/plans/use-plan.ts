import { type Caller } from "@placard/api-client";
import { getPictureFile, getPlanPoints } from "@placard/api-client/internal";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApi } from "../api/ApiProvider.tsx";

/** Points of a floor plan. */
export const planPointsQuery = (api: Caller, pictureId: number) =>
  queryOptions({
    queryKey: ["plan-points", pictureId],
    queryFn: async ({ signal }) =>
      (await api.call(getPlanPoints, { params: { picture_id: pictureId } }, { signal })).points,
  });

/** The pages of a floor plan as images, drawn on this device and kept while they are in use. */
const planPagesQuery = (api: Caller, pictureId: number) =>
  queryOptions({
    queryKey: ["plan-pages", pictureId],
    queryFn: async ({ signal }) => {
      const { readPlan } = await import("./read-plan.ts");
      return readPlan(await api.call(getPictureFile, { params: { picture_id: pictureId } }, { signal }));
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

/** The first page of a floor plan as a thumbnail, drawn on this device. */
const planThumbnailQuery = (api: Caller, pictureId: number) =>
  queryOptions({
    queryKey: ["plan-thumbnail", pictureId],
    queryFn: async ({ signal }) => {
      const { readPlanThumbnail } = await import("./read-plan.ts");
      return readPlanThumbnail(await api.call(getPictureFile, { params: { picture_id: pictureId } }, { signal }));
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

/** A floor plan: its pages and its points. */
export function usePlan(pictureId: number) {
  const api = useApi();
  const pages = usePlanPages(pictureId);
  const points = useQuery(planPointsQuery(api, pictureId));
  return { pages, points } as const;
}

/** The pages of a floor plan as images, freed when the component unmounts. */
export function usePlanPages(pictureId: number) {
  const pages = useQuery(planPagesQuery(useApi(), pictureId));
  const free = pages.data?.free;
  useEffect(() => () => free?.(), [free]);
  return pages;
}

/** Object URL of the thumbnail of a floor plan, freed when the component unmounts. `undefined` until it is drawn. */
export function usePlanThumbnail(pictureId: number): string | undefined {
  const url = useQuery(planThumbnailQuery(useApi(), pictureId)).data?.url;
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url]);
  return url;
}
