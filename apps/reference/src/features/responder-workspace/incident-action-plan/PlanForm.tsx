import { describeProblem, hasCode, type IncidentPlan } from "@placard/api-client";
import { Banner, Button, TextField, toasts } from "@placard/ui";
import { ExternalLink, Printer } from "lucide-react";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { FormFrame } from "../../../forms/FormFrame.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import type { SavedPlan } from "../../../incident/saved-plan.ts";
import { formatMoment } from "../../../lib/format-moment.ts";
import { useStorageTrouble } from "../../../lib/storage-trouble.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { LONG_FIELDS, SHORT_FIELDS } from "./plan-fields.ts";
import { onNewerPlan, planOf, planValues, type PlanValues } from "./plan-values.ts";
import { PlanPrint } from "./PlanPrint.tsx";

const CANUTEC_ADDRESS = "https://tc.canada.ca/en/dangerous-goods/canutec";

interface PlanFormProps {
  /** The plan as the server has it now; in quick search an empty one. */
  readonly saved: SavedPlan;
  /** Stands above the form. */
  readonly notice?: ReactNode;
}

/**
 * The form of the plan. What is typed is kept on this device with every key and saved when asked; without a network the
 * save waits. A plan that somebody else saved meanwhile is shown beside one's own, never overwritten unseen.
 */
export function PlanForm({ saved, notice }: PlanFormProps) {
  const { incidentPlan, common } = useMessages();
  const { log, scope, keepPlan, isWaiting } = useIncident();
  const isFull = useStorageTrouble();
  const [theirs, setTheirs] = useState<SavedPlan | null>(null);
  const [sent, setSent] = useState<IncidentPlan | null>(null);

  const form = useForm<PlanValues>({
    initial: planValues(saved),
    validate: () => ({}),
    draft: { name: scope.draft("plan") },
    async submit(values) {
      if (scope.incidentId === null) {
        toasts.show({ tone: "ok", title: incidentPlan.savedOnDevice, text: incidentPlan.savedOnDeviceText });
        return {};
      }
      const plan = planOf(values);
      setSent(plan);
      const kept = await keepPlan(plan, Number(values.baseVersion));
      if (kept.state === "waiting") {
        toasts.show({ tone: "caution", title: incidentPlan.waits, text: incidentPlan.waitsText });
        return {};
      }
      if (kept.state === "sent") {
        const { answer } = kept;
        if (answer.kind !== "plan") return {};
        setTheirs(null);
        const { version } = answer.saved;
        log.record({ module: "incident-action-plan", action_type: "plan_saved", action_data: { version } });
        toasts.show({ tone: "ok", title: incidentPlan.savedToast });
        return undefined;
      }
      // Of a conflict the banner above the form speaks, with both plans.
      if (hasCode(kept.error, "edit_conflict")) return {};
      return { message: describeProblem(kept.error, incidentPlan.saveFailed) };
    },
  });

  /** The server has a newer plan than the one this was written on: one's own that arrived, or somebody else's. */
  const takeNewer = useEffectEvent(() => {
    const { values, isConflict } = onNewerPlan({ values: form.values, isChanged: form.isChanged, sent }, saved);
    setTheirs(isConflict ? saved : null);
    form.rebase(planValues(saved), values);
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the server's newer plan comes from outside, once a version
    if (saved.version > Number(form.values.baseVersion)) takeNewer();
  }, [saved.version, form.values.baseVersion]);

  const field = (name: keyof IncidentPlan) => ({
    ...form.field(name),
    label: incidentPlan.fields[name],
    ...(theirs !== null &&
      theirs.plan[name] !== form.values[name] && { description: incidentPlan.theirs(theirs.plan[name]) }),
  });
  const state = isWaiting("plan")
    ? incidentPlan.waits
    : saved.updated_at === null
      ? incidentPlan.neverSaved
      : incidentPlan.savedBy(saved.updated_by ?? incidentPlan.somebody, formatMoment(saved.updated_at));

  return (
    <div className="app-module-scroll placard-plan">
      <header>
        <h1>{incidentPlan.title}</h1>
        <p>{state}</p>
      </header>
      {notice}
      {theirs === null ? undefined : (
        <Banner tone="caution" title={incidentPlan.conflictTitle}>
          {incidentPlan.conflictText(theirs.updated_by ?? incidentPlan.somebody)}
        </Banner>
      )}
      {form.problem === undefined ? undefined : (
        <Banner tone="danger" title={common.errorTitle}>
          {form.problem} {isFull ? incidentPlan.keptInPage : incidentPlan.keptOnDevice}
        </Banner>
      )}
      <FormFrame form={form} label={incidentPlan.title}>
        <div className="app-form-grid placard__fields">
          {SHORT_FIELDS.map((name) => (
            <TextField key={name} {...field(name)} />
          ))}
          {LONG_FIELDS.map((name) => (
            <TextField key={name} {...field(name)} isMultiline className="placard__wide" />
          ))}
        </div>
        <footer className="placard__actions">
          <a
            className="app-link"
            href={CANUTEC_ADDRESS}
            target="_blank"
            rel="noreferrer"
            title={incidentPlan.consultationHint}
          >
            {incidentPlan.consultation} <ExternalLink aria-hidden="true" size={16} />
          </a>
          <span className="placard__grow" />
          <Button icon={<Printer aria-hidden="true" />} onPress={() => window.print()}>
            {incidentPlan.print}
          </Button>
          <Button disabledReason={incidentPlan.generatePdfReason}>{incidentPlan.generatePdf}</Button>
          <Button type="submit" variant="primary" isPending={form.isSubmitting} pendingLabel={incidentPlan.saving}>
            {incidentPlan.save}
          </Button>
        </footer>
      </FormFrame>
      <PlanPrint plan={planOf(form.values)} state={state} />
    </div>
  );
}
