import { deletePlanPoint, insertPlanPoint, updatePlanPoint, type Picture, type PlanPoint } from "@placard/api-client";
import type { PlanPlace, PlanPointKind } from "@placard/hazmat-core/business";
import { toasts } from "@placard/ui";
import { useMessages as useUiMessages } from "@placard/ui/messages";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useIdempotencyKey } from "../../../lib/api/use-idempotency-key.ts";
import { planPointsQuery } from "../../../lib/plans/use-plan.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

const MATTER = "plan-points";

/** Marks on a floor plan what crews look for: what is being set, and the changes, each stored at once. */
export function usePlanMarking(plan: Picture) {
  const { plans: words } = useMessages();
  const { floorPlan } = useUiMessages();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const keyFor = useIdempotencyKey();
  const [kind, setKind] = useState<PlanPointKind | null>(null);
  const [note, setNote] = useState("");
  const [selected, setSelected] = useState<number | null>(null);
  const { queryKey } = planPointsQuery(api, plan.id);
  const points = queries.getQueryData(queryKey) ?? [];

  async function add({ x, y }: PlanPlace, page: number): Promise<void> {
    if (kind === null) return;
    const body = { picture_id: plan.id, kind, page, x, y, note };
    try {
      const { point } = await api.call(insertPlanPoint, { body }, { idempotencyKey: keyFor(body) });
      await queries.invalidateQueries({ queryKey });
      setSelected(point.id);
      setKind(null);
      setNote("");
      toasts.show({
        tone: "ok",
        title: words.addedTitle(floorPlan.kinds[kind]),
        text: words.addedText,
        matter: MATTER,
      });
    } catch (error) {
      fail(error, { title: words.addFailedTitle, fallback: words.addFailed, logIn: words.logIn, matter: MATTER });
    }
  }

  async function move(id: number, place: PlanPlace): Promise<void> {
    setSelected(id);
    queries.setQueryData<PlanPoint[]>(queryKey, (before) =>
      before?.map((point) => (point.id === id ? { ...point, ...place } : point)),
    );
    try {
      await api.call(updatePlanPoint, { params: { id }, body: place });
      toasts.settle(MATTER);
    } catch (error) {
      fail(error, { title: words.moveFailedTitle, fallback: words.moveFailed, logIn: words.logIn, matter: MATTER });
    }
    await queries.invalidateQueries({ queryKey });
  }

  async function takeOff(point: PlanPoint): Promise<void> {
    try {
      await api.call(deletePlanPoint, { params: { id: point.id } });
      toasts.show({ tone: "ok", title: words.takenOff(floorPlan.kinds[point.kind]), matter: MATTER });
    } catch (error) {
      fail(error, {
        title: words.takeOffFailedTitle,
        fallback: words.takeOffFailed,
        logIn: words.logIn,
        matter: MATTER,
      });
    }
    await queries.invalidateQueries({ queryKey });
  }

  return { points, kind, setKind, note, setNote, selected, setSelected, add, move, takeOff };
}
