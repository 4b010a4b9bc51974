import { type Picture, type PlanPoint } from "@placard/api-client";
import { deletePlanPoint, insertPlanPoint, updatePlanPoint } from "@placard/api-client/internal";
import { PLAN_POINT_KINDS, type PlanPlace, type PlanPointKind } from "@placard/hazmat-core/business";
import { toasts } from "@placard/ui";
import { useMessages as useUiMessages } from "@placard/ui/internal";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useDraftState } from "../../../forms/use-draft-state.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useIdempotencyKey } from "../../../lib/api/use-idempotency-key.ts";
import { asRecord } from "../../../lib/device/stored-json.ts";
import { planPointsQuery } from "../../../lib/plans/use-plan.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

const MATTER = "plan-points";

/** The point that the next click on the plan adds. Saved on this device until added or discarded. */
interface Mark {
  readonly kind: PlanPointKind | null;
  readonly note: string;
}

const NO_MARK: Mark = { kind: null, note: "" };

function markIn(saved: unknown): Mark | null {
  const { kind, note } = asRecord(saved) ?? {};
  return typeof note === "string" ? { kind: PLAN_POINT_KINDS.find((one) => one === kind) ?? null, note } : null;
}

/** State for marking points on a floor plan: the new point, and changes that are saved immediately. */
export function usePlanMarking(plan: Picture) {
  const { plans: texts } = useMessages();
  const { floorPlan } = useUiMessages();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const keyFor = useIdempotencyKey();
  const { value, save, forget } = useDraftState(`plan-point-${plan.id}`, NO_MARK, markIn);
  const { kind, note } = value;
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
      forget();
      toasts.show({
        tone: "ok",
        title: texts.addedTitle(floorPlan.kinds[kind]),
        text: texts.addedText,
        matter: MATTER,
      });
    } catch (error) {
      fail(error, { title: texts.addFailedTitle, fallback: texts.addFailed, logIn: texts.logIn, matter: MATTER });
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
      fail(error, { title: texts.moveFailedTitle, fallback: texts.moveFailed, logIn: texts.logIn, matter: MATTER });
    }
    await queries.invalidateQueries({ queryKey });
  }

  async function takeOff(point: PlanPoint): Promise<void> {
    try {
      await api.call(deletePlanPoint, { params: { id: point.id } });
      toasts.show({ tone: "ok", title: texts.takenOff(floorPlan.kinds[point.kind]), matter: MATTER });
    } catch (error) {
      fail(error, {
        title: texts.takeOffFailedTitle,
        fallback: texts.takeOffFailed,
        logIn: texts.logIn,
        matter: MATTER,
      });
    }
    await queries.invalidateQueries({ queryKey });
  }

  return {
    points,
    kind,
    setKind: (next: PlanPointKind | null): void => save({ ...value, kind: next }),
    note,
    setNote: (next: string): void => save({ ...value, note: next }),
    /** Clears the saved draft, so that nothing is restored later. */
    forget,
    selected,
    setSelected,
    add,
    move,
    takeOff,
  };
}
