import { getPictureFile, getPlanPoints } from "@placard/api-client";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useApi } from "../api/ApiProvider.tsx";
import type { Caller } from "@placard/api-client";
import type { ReadPlan } from "./read-plan.ts";

/** What is marked on a floor plan. */
export const planPointsQuery = (api: Caller, pictureId: number) =>
  queryOptions({
    queryKey: ["plan-points", pictureId],
    queryFn: async ({ signal }) =>
      (await api.call(getPlanPoints, { params: { picture_id: pictureId } }, { signal })).points,
  });

export type PlanState =
  | { readonly kind: "reading" }
  | { readonly kind: "ready"; readonly pages: ReadPlan["pages"] }
  /** The file is here and cannot be drawn, or could not be had. */
  | { readonly kind: "failed"; readonly error: unknown };

/** The pages of a floor plan, drawn on this device, and what is marked on them. */
export function usePlan(pictureId: number) {
  const api = useApi();
  const points = useQuery(planPointsQuery(api, pictureId));
  const [state, setState] = useState<PlanState>({ kind: "reading" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    let plan: ReadPlan | null = null;
    setState({ kind: "reading" });
    const read = async (): Promise<void> => {
      try {
        const { readPlan } = await import("./read-plan.ts");
        const made = await readPlan(await api.call(getPictureFile, { params: { picture_id: pictureId } }));
        if (isGone) return made.free();
        plan = made;
        setState({ kind: "ready", pages: made.pages });
      } catch (error) {
        if (!isGone) setState({ kind: "failed", error });
      }
    };
    void read();
    return () => {
      isGone = true;
      plan?.free();
    };
  }, [api, pictureId, attempt]);
  return { state, points, tryAgain: () => setAttempt((before) => before + 1) } as const;
}
