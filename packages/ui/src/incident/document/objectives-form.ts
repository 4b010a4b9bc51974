import type { DocumentBlock, DocumentForm, FormSource } from "./document-form.ts";
import { planField, weatherTable } from "./form-parts.ts";
import { boxField, boxText } from "./plan-boxes.ts";
import { zoneSketch } from "./sketch/zone-sketch.ts";

/** ICS 202, the objectives of the operational period. */
export function objectivesForm(source: FormSource): DocumentForm {
  const { planDocument: own } = source.words;
  return {
    id: "ICS 202",
    title: own.titles.objectives,
    blocks: [
      {
        kind: "fields",
        fields: [
          planField(source, "incidentName", own.incidentName),
          boxField(source, "period"),
          planField(source, "objectives"),
          planField(source, "strategy", own.emphasis),
        ],
      },
      weatherTable(source),
      {
        kind: "fields",
        fields: [{ label: own.siteSafetyPlan, text: own.siteSafetyPlanHere }, planField(source, "communications")],
      },
      components(source),
      {
        kind: "fields",
        fields: [
          boxField(source, "preparedBy"),
          { label: own.signature, text: null },
          { label: own.approvedBy, text: null },
        ],
      },
    ],
  };
}

/** Components of the plan: marks those in this document, and leaves others for people to fill in. */
function components({ plan, facts: { result }, words }: FormSource): DocumentBlock {
  const { planDocument: own } = words;
  const names = own.componentNames;
  const here = (isHere: boolean): string => (isHere ? own.inThisDocument : own.notInThisDocument);
  const onOtherPaper = (["203", "204", "205", "205A", "206", "207"] as const).map((id) => [names[id], own.forPeople]);
  return {
    kind: "table",
    caption: own.components,
    columns: [own.component, own.attached],
    rows: [
      ...onOtherPaper,
      [names["208"], here(true)],
      [names.log, here(true)],
      [names.map, here(result !== null && zoneSketch(result) !== null)],
      [names.weather, here(result !== null)],
      [own.boxes.attachments, boxText(plan, "attachments").trim() || own.forPeople],
    ],
    none: own.forPeople,
  };
}
