import { describeProblem, hasCode, type IncidentPlan } from "@placard/api-client";
import { toasts } from "@placard/ui";
import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { useForm, type Form, type Refusal } from "../../../forms/use-form.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { isSamePlan, planToDraft } from "../../../incident/plan-draft.ts";
import type { SavedPlan } from "../../../incident/saved/saved-plan.ts";
import { basePlan } from "../../../incident/typed-plan.ts";
import { useSessionStore } from "../../../session/SessionProvider.tsx";
import { usePacing } from "../../../lib/pacing.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import {
  filledIn,
  hasUnsavedText,
  onNewerPlan,
  planAgainst,
  planOf,
  planValues,
  type OtherPlan,
  type PlanKnown,
  type PlanValues,
  type SentPlan,
} from "./plan-values.ts";

const MATTER = "save-plan";

interface PlanFormState {
  readonly form: Form<PlanValues>;
  /** Fields that someone else saved meanwhile and that were also typed here. */
  readonly theirs: OtherPlan | null;
}

/**
 * Input is saved on this device with every key and sent to the incident after a moment or on request; offline it waits.
 * Changes of others in other fields are merged into the form. If both changed a field, both versions are shown and
 * nothing is saved until the user decides.
 *
 * @param known - suggestions of the incident, saved in fields without user input
 */
export function usePlanForm(saved: SavedPlan, known: RefObject<PlanKnown>): PlanFormState {
  const { incidentPlan: texts } = useMessages();
  const { mode, scope, waiting, keepPlan, registerPlanForm } = useIncident();
  const session = useSessionStore();
  const { autosaveMs } = usePacing();
  const [sent, setSent] = useState<SentPlan | null>(null);

  /** A requested save is based on the newest version and replaces the text of others in the same fields. */
  const send = (plan: IncidentPlan, typed: PlanValues) => {
    const isNewest = typed.against !== "" && typed.baseVersion === String(saved.version);
    return keepPlan(plan, Number(typed.baseVersion), isNewest ? saved.plan : basePlan(typed));
  };

  const form = useForm<PlanValues>({
    initial: planValues(saved),
    validate: () => ({}),
    draft: { name: scope.draft("plan"), hasInput: (values, stored) => hasUnsavedText(values, planOf(stored)) },
    async submit(typed): Promise<Refusal<PlanValues> | undefined> {
      if (scope.incidentId === null) {
        toasts.show({ tone: "ok", title: texts.savedOnDevice, text: texts.savedOnDeviceText, matter: MATTER });
        return {};
      }
      const plan = planOf(filledIn(typed, known.current));
      setSent({ plan, typed });
      const stored = await send(plan, typed);
      if (stored.state === "waiting") {
        toasts.show({ tone: "caution", title: texts.waits, text: texts.waitsText, matter: MATTER });
        return {};
      }
      if (stored.state === "sent") {
        toasts.show({ tone: "ok", title: texts.savedToast, matter: MATTER });
        return undefined;
      }
      // The banner above the form shows a conflict with both plans.
      if (hasCode(stored.error, "edit_conflict")) return {};
      return { message: describeProblem(stored.error, texts.saveFailed) };
    },
  });

  const { values } = form;
  // Part of the draft, so that a module change or a reload does not save over it either.
  const theirs = planAgainst(values, saved);
  const isOpen = mode.kind === "incident" && mode.incident.status === "active";
  const autosave = useEffectEvent((typed: PlanValues) => {
    const plan = planOf(filledIn(typed, known.current));
    const waits = waiting.flatMap((unsent) => (unsent.kind === "plan" ? [unsent.plan] : []));
    const onItsWay = [saved.plan, ...waits, ...(sent === null ? [] : [sent.plan])];
    if (onItsWay.some((one) => isSamePlan(planToDraft(one), planToDraft(plan)))) return null;
    setSent({ plan, typed });
    // The sender reports a rejection; the banner above the form shows a conflict.
    return send(plan, typed);
  });
  const isDue = isOpen && form.isChanged && !form.isSubmitting && theirs === null;
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => void autosave(values), autosaveMs);
    return () => clearTimeout(timer);
  }, [isDue, values, autosaveMs]);

  /** Saves immediately if the incident ends or the module closes right after the last key. */
  const saveNow = useEffectEvent(() => (isDue ? autosave(values) : null));
  const saveOnLeaving = useEffectEvent(() => {
    if (session.get().status === "signed-in") void saveNow();
  });
  useEffect(() => registerPlanForm(() => saveNow()), [registerPlanForm]);
  useEffect(() => () => saveOnLeaving(), []);

  /** The server has a newer plan than the base of the form: a save of this form, or a change by someone else. */
  const takeNewer = useEffectEvent(() => {
    const newer = onNewerPlan({ values, isChanged: form.isChanged, sent }, saved);
    form.rebase({ ...planValues(saved), emptied: newer.emptied ?? values.emptied }, newer);
  });
  useEffect(() => {
    if (saved.version > Number(values.baseVersion)) takeNewer();
  }, [saved.version, values.baseVersion]);

  return { form, theirs };
}
