import { weatherTable } from "./form-parts.ts";
import type { DocumentForm, FormSource } from "./document-form.ts";

/** ICS 202, the objectives of the operational period. */
export function objectivesForm(source: FormSource): DocumentForm {
  const { plan, words } = source;
  const { planDocument: own, incidentPlan } = words;
  return {
    id: "ICS 202",
    title: own.titles.objectives,
    blocks: [
      {
        kind: "fields",
        fields: [
          { label: own.incidentName, text: plan.incidentName },
          { label: own.period, text: null },
          { label: incidentPlan.fields.objectives, text: plan.objectives },
          { label: own.emphasis, text: plan.strategy },
        ],
      },
      weatherTable(source),
      {
        kind: "fields",
        fields: [
          { label: own.siteSafetyPlan, text: own.siteSafetyPlanHere },
          { label: incidentPlan.fields.communications, text: plan.communications },
          { label: own.preparedBy, text: null },
          { label: own.approvedBy, text: null },
        ],
      },
    ],
  };
}
