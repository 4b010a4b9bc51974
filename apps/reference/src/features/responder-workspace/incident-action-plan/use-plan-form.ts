import { describeProblem, hasCode } from "@placard/api-client";
import { toasts } from "@placard/ui";
import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { useForm, type Form, type Refusal } from "../../../forms/use-form.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import type { SavedPlan } from "../../../incident/saved/saved-plan.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { planSaved } from "./log-actions.ts";
import {
  filledIn,
  onNewerPlan,
  planOf,
  planValues,
  type PlanKnown,
  type PlanValues,
  type SentPlan,
} from "./plan-values.ts";

const MATTER = "save-plan";

interface PlanFormState {
  readonly form: Form<PlanValues>;
  /** What somebody else saved meanwhile. */
  readonly theirs: SavedPlan | null;
}

/**
 * What is typed is kept on this device with every key and saved when asked; without a network the save waits. A plan that
 * somebody else saved meanwhile is shown beside one's own, never overwritten unseen.
 *
 * @param known - what the incident knows: it is saved in the fields that nobody has written in
 */
export function usePlanForm(saved: SavedPlan, known: RefObject<PlanKnown>): PlanFormState {
  const { incidentPlan: words } = useMessages();
  const { log, scope, keepPlan } = useIncident();
  const [theirs, setTheirs] = useState<SavedPlan | null>(null);
  const [sent, setSent] = useState<SentPlan | null>(null);

  const form = useForm<PlanValues>({
    initial: planValues(saved),
    validate: () => ({}),
    draft: { name: scope.draft("plan") },
    async submit(values): Promise<Refusal<PlanValues> | undefined> {
      if (scope.incidentId === null) {
        toasts.show({ tone: "ok", title: words.savedOnDevice, text: words.savedOnDeviceText, matter: MATTER });
        return {};
      }
      const plan = planOf(filledIn(values, known.current));
      setSent({ plan, typed: values });
      const kept = await keepPlan(plan, Number(values.baseVersion));
      if (kept.state === "waiting") {
        toasts.show({ tone: "caution", title: words.waits, text: words.waitsText, matter: MATTER });
        return {};
      }
      if (kept.state === "sent") {
        const { answer } = kept;
        if (answer.kind !== "plan") return {};
        setTheirs(null);
        log.record(planSaved(answer.saved.version, plan));
        toasts.show({ tone: "ok", title: words.savedToast, matter: MATTER });
        return undefined;
      }
      // Of a conflict the banner above the form speaks, with both plans.
      if (hasCode(kept.error, "edit_conflict")) return {};
      return { message: describeProblem(kept.error, words.saveFailed) };
    },
  });

  /** The server has a newer plan than the one this was written on: one's own that arrived, or somebody else's. */
  const takeNewer = useEffectEvent(() => {
    const { values, isConflict } = onNewerPlan({ values: form.values, isChanged: form.isChanged, sent }, saved);
    setTheirs(isConflict ? saved : null);
    form.rebase({ ...planValues(saved), emptied: values.emptied ?? form.values.emptied }, values);
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the server's newer plan comes from outside, once a version
    if (saved.version > Number(form.values.baseVersion)) takeNewer();
  }, [saved.version, form.values.baseVersion]);

  return { form, theirs };
}
