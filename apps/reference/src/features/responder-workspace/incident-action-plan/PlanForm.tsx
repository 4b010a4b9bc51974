import { Banner, IncidentActionPlan, formatMoment } from "@placard/ui";
import { useState, type ReactNode } from "react";
import { RestoredNote } from "../../../forms/RestoredNote.tsx";
import { useDrafts } from "../../../forms/use-drafts.ts";
import { actionPlanOf, wireChemicals } from "../../../incident/action-plan.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { planToDraft } from "../../../incident/plan-draft.ts";
import type { SavedPlan } from "../../../incident/saved/saved-plan.ts";
import { chemicalSource } from "../../../lib/chemical/chemical-source.ts";
import { useStorageTrouble } from "../../../lib/device/storage-trouble.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { readSearchDraft } from "../chemical-search/opened-draft.ts";
import { useWorkspace } from "../WorkspaceProvider.tsx";
import { PlanPrint } from "./PlanPrint.tsx";
import { planOf } from "./plan-values.ts";
import { usePlanForm } from "./use-plan-form.ts";

interface PlanFormProps {
  /** The plan as the server has it now; in quick search an empty one. */
  readonly saved: SavedPlan;
  /** Stands above the form. */
  readonly notice?: ReactNode;
}

/** The plan's form, over the draft on this device and the incident on the server. */
export function PlanForm({ saved, notice }: PlanFormProps) {
  const { incidentPlan: words, common } = useMessages();
  const { scope, isWaiting } = useIncident();
  const { open } = useWorkspace();
  const drafts = useDrafts();
  const isFull = useStorageTrouble();
  const { form, theirs } = usePlanForm(saved);
  const [{ opened }] = useState(() => readSearchDraft(drafts, scope));
  const plan = actionPlanOf(planOf(form.values));
  const state = isWaiting("plan")
    ? words.waits
    : saved.updated_at === null
      ? words.neverSaved
      : words.savedBy(saved.updated_by ?? words.somebody, formatMoment(saved.updated_at));
  return (
    <div className="app-module-scroll">
      <IncidentActionPlan
        plan={plan}
        onChange={({ chemicals, ...texts }) =>
          form.fill({
            ...texts,
            ...(chemicals !== undefined && {
              chemicals: planToDraft({ ...saved.plan, chemicals: wireChemicals(chemicals) }).chemicals,
            }),
          })
        }
        onSave={form.onSubmit}
        isSaving={form.isSubmitting}
        onPrint={() => window.print()}
        source={chemicalSource}
        atHand={opened === null ? [] : [opened]}
        onShowChemical={(chemical) => open("chemical-search", { chemical })}
        state={state}
        theirs={
          theirs === null ? null : { plan: actionPlanOf(theirs.plan), savedBy: theirs.updated_by ?? words.somebody }
        }
        notice={
          <>
            {notice}
            {form.problem === undefined ? undefined : (
              <Banner tone="danger" title={common.errorTitle}>
                {form.problem} {isFull ? words.keptInPage : words.keptOnDevice}
              </Banner>
            )}
            <RestoredNote form={form} />
          </>
        }
      />
      <PlanPrint plan={plan} state={state} />
    </div>
  );
}
