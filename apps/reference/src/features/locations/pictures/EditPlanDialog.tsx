import { deletePlanPoint, insertPlanPoint, updatePlanPoint, type Picture, type PlanPoint } from "@placard/api-client";
import { PLAN_POINT_KINDS, type PlanPlace, type PlanPointKind } from "@placard/hazmat-core/business";
import { Button, IconButton, Select, TextField, toasts } from "@placard/ui";
import { useMessages as useUiMessages } from "@placard/ui/messages";
import { useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useIdempotencyKey } from "../../../lib/api/use-idempotency-key.ts";
import { PlanDialog } from "../../../lib/plans/PlanDialog.tsx";
import { planPointsQuery } from "../../../lib/plans/use-plan.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import "./EditPlanDialog.css";

interface EditPlanDialogProps {
  readonly plan: Picture;
  /** Why this role may not mark anything, or `null`. */
  readonly refused: string | null;
  readonly onOpenFile: () => void;
  readonly onClose: () => void;
}

/** A floor plan on which a person marks what crews look for. Each change is stored at once. */
export function EditPlanDialog({ plan, refused, onOpenFile, onClose }: EditPlanDialogProps) {
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
      toasts.show({ tone: "ok", title: words.addedTitle(floorPlan.kinds[kind]), text: words.addedText });
    } catch (error) {
      fail(error, { title: words.addFailedTitle, fallback: words.addFailed, logIn: words.logIn });
    }
  }

  async function move(id: number, place: PlanPlace): Promise<void> {
    setSelected(id);
    queries.setQueryData<PlanPoint[]>(queryKey, (before) =>
      before?.map((point) => (point.id === id ? { ...point, ...place } : point)),
    );
    try {
      await api.call(updatePlanPoint, { params: { id }, body: place });
    } catch (error) {
      fail(error, { title: words.moveFailedTitle, fallback: words.moveFailed, logIn: words.logIn });
    }
    await queries.invalidateQueries({ queryKey });
  }

  async function takeOff(point: PlanPoint): Promise<void> {
    try {
      await api.call(deletePlanPoint, { params: { id: point.id } });
      toasts.show({ tone: "ok", title: words.takenOff(floorPlan.kinds[point.kind]) });
    } catch (error) {
      fail(error, { title: words.takeOffFailedTitle, fallback: words.takeOffFailed, logIn: words.logIn });
    }
    await queries.invalidateQueries({ queryKey });
  }

  if (refused !== null) return <PlanDialog plan={plan} onOpenFile={onOpenFile} onClose={onClose} />;
  return (
    <PlanDialog
      plan={plan}
      selected={selected}
      onSelect={setSelected}
      onMove={(id, place) => void move(id, place)}
      onOpenFile={onOpenFile}
      onClose={onClose}
      {...(kind !== null && { onPlace: (place: PlanPlace, page: number) => void add(place, page) })}
      renderTools={(page) => (
        <div className="app-plan-tools" role="group" aria-label={words.add}>
          <Select
            label={words.kind}
            placeholder={words.chooseKind}
            items={PLAN_POINT_KINDS.map((id) => ({ id, label: floorPlan.kinds[id] }))}
            value={kind}
            onChange={setKind}
          />
          <TextField label={words.note} placeholder={words.notePlaceholder} value={note} onChange={setNote} />
          <Button
            disabledReason={kind === null ? words.chooseKind : undefined}
            onPress={() => void add({ x: 0.5, y: 0.5 }, page)}
          >
            {words.placeInMiddle}
          </Button>
          {kind !== null && <p role="status">{words.place}</p>}
        </div>
      )}
      renderActions={(point) => (
        <IconButton
          label={words.takeOff(
            floorPlan.kinds[point.kind],
            1 + points.filter(({ page }) => page === point.page).indexOf(point),
          )}
          icon={<Trash2 aria-hidden="true" />}
          onPress={() => void takeOff(point)}
        />
      )}
    />
  );
}
