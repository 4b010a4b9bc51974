import type { SourceRef } from "../provenance/source.ts";
import {
  CHECKLIST_ROLE_NAMES,
  type ChecklistGuide,
  type ChecklistGuideKey,
  type ChecklistItem,
  type ChecklistSection,
} from "./checklist-guide.ts";

/** Text of an item; with its own source if it is based on more than its step. */
type ItemWords = string | readonly [text: string, rests: readonly SourceRef[]];

/** Items by a stable name, which becomes part of the id. */
export type SectionItems = Readonly<Record<string, ItemWords>>;

/** The eight steps in order, by section id. */
export interface ChecklistDefinition {
  readonly key: ChecklistGuideKey;
  readonly siteManagement: SectionItems;
  readonly identifyProblem: SectionItems;
  readonly hazardRisk: SectionItems;
  readonly protectiveClothing: SectionItems;
  readonly planAction: SectionItems;
  readonly implementAction: SectionItems;
  readonly decontamination: SectionItems;
  readonly termination: SectionItems;
}

type StepKey = Exclude<keyof ChecklistDefinition, "key">;

const STEPS: readonly { readonly step: StepKey; readonly id: string; readonly title: string }[] = [
  { step: "siteManagement", id: "site-management", title: "Site Management & Control" },
  { step: "identifyProblem", id: "identify-problem", title: "Identify the Problem/Product" },
  { step: "hazardRisk", id: "hazard-risk", title: "Hazard & Risk Evaluation" },
  { step: "protectiveClothing", id: "protective-clothing", title: "Select Protective Clothing & Equipment" },
  { step: "planAction", id: "plan-action", title: "Develop Plan of Action and Coordinate Resources" },
  { step: "implementAction", id: "implement-action", title: "Implement Action Plans" },
  { step: "decontamination", id: "decontamination", title: "Decontamination" },
  { step: "termination", id: "termination", title: "Termination of Incident" },
];

/** The entry team itself is decontaminated, so its seventh section covers the time after. */
const POST_DECONTAMINATION = { id: "post-decontamination", title: "Post-Decontamination" };

function item(prefix: string, number: number, name: string, words: ItemWords): ChecklistItem {
  const step: SourceRef = { key: "EIGHT-STEP", locator: `step ${number}` };
  const [text, rests]: readonly [string, readonly SourceRef[]] =
    typeof words === "string" ? [words, [step]] : [words[0], [step, ...words[1]]];
  return { id: `${prefix}.${name}`, text, rests };
}

/** Adds the id and sources to every item of a guide. */
export function buildChecklist(definition: ChecklistDefinition): ChecklistGuide {
  const { key } = definition;
  const sections: readonly ChecklistSection[] = STEPS.map(({ step, ...heading }, index) => {
    const number = index + 1;
    const { id, title } = key === "entry-team" && step === "decontamination" ? POST_DECONTAMINATION : heading;
    const items = Object.entries(definition[step]).map(([itemName, words]) =>
      item(`${key}.${id}`, number, itemName, words),
    );
    return { id, number, title, items };
  });
  return { key, name: CHECKLIST_ROLE_NAMES[key], sections, isReviewed: false };
}
