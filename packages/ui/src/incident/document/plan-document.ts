import type { ActionPlan } from "@placard/hazmat-core";
import { actionsForm } from "./actions-form.ts";
import { briefingForm } from "./briefing-form.ts";
import type { FormSource, PlanDocument } from "./document-form.ts";
import { planSuggestions } from "../facts/plan-suggestions.ts";
import { objectivesForm } from "./objectives-form.ts";
import { siteSafetyForm } from "./site-safety-form.ts";

/**
 * Builds the plan as ICS 201, 202, 208 HM and 214. Boxes that only people may fill, such as names, approvals and
 * channels, stay blank and marked; missing data is shown as not known.
 *
 * @param notes - time of creation, and the program
 */
export function planDocument(source: FormSource, notes: readonly string[]): PlanDocument {
  const { plan, facts, words } = source;
  const marked = { ...source, plan: markedPlan(source), origins: originsOf(source) };
  const subject = plan.incidentName.trim() || facts.incident?.title || words.planDocument.untitled;
  return {
    title: words.plume.inputLine(words.incidentPlan.title, subject),
    subject,
    language: words.planDocument.language,
    notes: [words.planDocument.draft, ...notes],
    forms: [briefingForm(marked), objectivesForm(marked), siteSafetyForm(marked), actionsForm(marked)],
    words: words.planDocument,
  };
}

/** Origins of the fields whose text is the suggestion from the incident. */
function originsOf({ plan, facts, words }: FormSource): NonNullable<FormSource["origins"]> {
  const known = Object.entries(planSuggestions(facts, words));
  return Object.fromEntries(
    known.flatMap(([name, { text, from }]) => (Reflect.get(plan, name) === text ? [[name, from]] : [])),
  );
}

/** The plan with current values added after texts that were written before they changed, as in the form. */
function markedPlan({ plan, knownSince = {}, words: { planFacts } }: FormSource): ActionPlan {
  const marked = Object.entries(knownSince).map(([name, { text, from }]) => [
    name,
    `${String(Reflect.get(plan, name))}\n[${planFacts.known(planFacts.from[from], text)}]`,
  ]);
  return { ...plan, ...Object.fromEntries(marked) };
}
