import type { ActionPlan } from "@placard/hazmat-core";
import { IncidentActionPlan, Skeleton } from "@placard/ui";
import { PlanBoxes, useNerisFacts, usePlanDocument, usePlanSuggestions } from "@placard/ui/internal";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useDrafts } from "../../../forms/drafts/use-drafts.ts";
import { actionPlanOf } from "../../../incident/action-plan.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { PrintPage } from "../../../incident/paper/PrintPage.tsx";
import type { SavedPlan } from "../../../incident/saved/saved-plan.ts";
import { chemicalSource } from "../../../lib/chemical/chemical-source.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { readSearchDraft } from "../chemical-search/opened-draft.ts";
import { useWorkspace } from "../WorkspaceProvider.tsx";
import { NerisButton } from "./NerisButton.tsx";
import { filledIn, knownSince, NOTHING_KNOWN, planOf, takesChemicals, typedOf } from "./plan-values.ts";
import { PlanNotices } from "./PlanNotices.tsx";
import { PlanPreview } from "./PlanPreview.tsx";
import { usePlanFacts } from "./use-plan-facts.ts";
import { usePlanPaper } from "./use-plan-paper.ts";
import { usePlanForm } from "./use-plan-form.ts";
import { isClosed, usePlanState } from "./use-plan-state.ts";

interface PlanFormProps {
  /** The current plan on the server; an empty one in quick search. */
  readonly saved: SavedPlan;
  /** True while a newer plan may be on its way from the server. */
  readonly isLoading?: boolean;
  /** Shown above the form. */
  readonly notice?: ReactNode;
}

/** The form of the plan, with the draft on this device and the incident on the server. */
export function PlanForm({ saved, isLoading = false, notice }: PlanFormProps) {
  const { incidentPlan: texts, common } = useMessages();
  const { scope, mode } = useIncident();
  const { open } = useWorkspace();
  const drafts = useDrafts();
  const [{ opened }] = useState(() => readSearchDraft(drafts, scope));
  const toSave = useRef(NOTHING_KNOWN);
  const { form, theirs } = usePlanForm(saved, toSave);
  const { facts, calculated, isReading } = usePlanFacts(form.values, opened);
  const suggestions = usePlanSuggestions(facts);
  const known = { texts: suggestions, chemicals: calculated };
  const isOfIncident = takesChemicals(form.values) && calculated.length > 0;
  const isOfCard = scope.incidentId === null && opened !== null;
  useEffect(() => {
    toSave.current = known;
  });
  const toDocument = usePlanDocument();
  const plan = actionPlanOf(planOf(filledIn(form.values, known)));
  const state = usePlanState(saved, { isChanged: form.isChanged, isInConflict: theirs !== null });
  const note = `${texts.sources(common.product, state)} ${texts.printDisclaimer}`;
  const paper = () => toDocument(plan, facts, [note], knownSince(form.values, suggestions));
  const neris = useNerisFacts(plan, facts);
  const { printed, ...paperActions } = usePlanPaper(paper, isReading);
  const type = (change: Partial<ActionPlan>): void => form.fill(typedOf(change, form.values, known));
  const others = theirs && actionPlanOf(theirs.plan);
  return (
    <div className="app-module-scroll">
      <IncidentActionPlan
        plan={plan}
        onChange={type}
        {...(!isClosed(mode) && { onSave: form.onSubmit })}
        isSaving={form.isSubmitting}
        suggestions={suggestions}
        {...(isOfIncident && { chemicalsFrom: isOfCard ? ("card" as const) : ("plume" as const) })}
        {...paperActions}
        moreActions={<NerisButton facts={neris} subject={() => paper().subject} />}
        preview={isReading ? <Skeleton lines={12} label={texts.reading} /> : <PlanPreview paper={paper} />}
        source={chemicalSource}
        atHand={opened === null ? [] : [opened]}
        onOpen={(chemical) => open("chemical-search", { chemical })}
        state={state}
        theirs={others && { plan: others, savedBy: theirs?.updated_by ?? texts.somebody }}
        notice={
          <PlanNotices form={form} theirs={theirs} isLoading={isLoading}>
            {notice}
          </PlanNotices>
        }
      >
        <PlanBoxes plan={plan} onChange={type} theirs={others} />
      </IncidentActionPlan>
      <PrintPage paper={printed} />
    </div>
  );
}
