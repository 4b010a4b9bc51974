import type { ActionPlan } from "@placard/hazmat-core";
import { incidentPlanWords } from "../../messages/en/incident/incident-plan.ts";
import { useWords } from "../../messages/use-words.ts";
import { planChemicalWords } from "../PlanChemicals/plan-chemical-words.ts";
import { LONG_PLAN_FIELDS, SHORT_PLAN_FIELDS, type PlanField } from "./plan-fields.ts";

export interface PlanSheetProps {
  plan: ActionPlan;
  /** When it is printed, in words. */
  printed: string;
  /** Stands at the end: where the plan comes from and how far it is to be trusted. */
  note: string;
}

/**
 * A plan as it stands on paper: every word of every field, and each chemical with what it means.
 *
 * @example
 * <PlanSheet plan={plan} printed="Printed 21 Nov, 18:05" note="As written by the responders named here." />
 */
export function PlanSheet({ plan, printed, note }: PlanSheetProps) {
  const { incidentPlan: words } = useWords(incidentPlanWords);
  const line = (name: PlanField) => ({ name, label: words.fields[name], text: plan[name] });
  const chemicals = plan.chemicals.map((one) => planChemicalWords(one, words.notIdentified)).join("\n");
  const lines = [
    ...SHORT_PLAN_FIELDS.map(line),
    { name: "chemicals", label: words.chemicals, text: chemicals },
    ...LONG_PLAN_FIELDS.map(line),
  ];
  return (
    <>
      <h1>{words.title}</h1>
      <p>{plan.incidentName}</p>
      <p>{printed}</p>
      <dl>
        {lines.map(({ name, label, text }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{text.trim() === "" ? words.notFilledIn : text}</dd>
          </div>
        ))}
      </dl>
      <footer>{note}</footer>
    </>
  );
}
