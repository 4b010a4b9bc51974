import type { ActionPlanTexts } from "@placard/hazmat-core";
import { formatDateTime } from "../../internal/format-date-time.ts";
import { coreTextsOf } from "./core-texts.ts";
import type { DocumentBlock, DocumentField, DocumentForm, FormSource } from "./document-form.ts";
import { entriesOnPaper } from "./entry-rows.ts";
import { chemicalNames, planField, zoneBlocks } from "./form-parts.ts";
import { logRows } from "./log-rows.ts";
import { boxField, boxText, COMMAND_POSTS, HAZMAT_POSTS } from "./plan-boxes.ts";

/** ICS 201, the incident briefing for a change of command: location, substances, severity, assignments. */
export function briefingForm(source: FormSource): DocumentForm {
  const { facts, words } = source;
  const { planDocument: own, incidentPlan } = words;
  const { incident, checklists } = facts;
  const { say } = coreTextsOf(words);
  const ofPlan = (name: keyof ActionPlanTexts, label?: string): DocumentField => planField(source, name, label);
  return {
    id: "ICS 201",
    title: own.titles.briefing,
    blocks: [
      {
        kind: "fields",
        fields: [
          ofPlan("incidentName", own.incidentName),
          { label: own.incidentNumber, text: incident === null ? "" : String(incident.number ?? own.numberWhenSent) },
          { label: own.initiated, text: incident === null ? "" : formatDateTime(incident.startedAt) },
          ofPlan("dateTime"),
          ofPlan("location"),
          ofPlan("incidentType"),
        ],
      },
      ...zoneBlocks(source),
      {
        kind: "fields",
        fields: [
          { label: incidentPlan.chemicals, text: chemicalNames(source) },
          ofPlan("safety", own.safetyBriefing),
          ofPlan("objectives"),
          ofPlan("strategy"),
          ofPlan("resources"),
          ofPlan("logistics"),
          ofPlan("canUtechConsultation"),
        ],
      },
      {
        kind: "table",
        caption: own.lastActions,
        columns: [own.when, own.what, own.who],
        rows: logRows(source).slice(-LAST_ACTIONS),
        none: own.noLog(facts.log === null),
      },
      organization(source),
      resourceSummary(source),
      {
        kind: "table",
        caption: own.checklists,
        columns: [own.checklist, own.done],
        rows: (checklists ?? []).map(({ name, completed, total }) => [say(name), own.doneOf(completed, total)]),
        none: own.noChecklists(checklists === null),
      },
      { kind: "fields", fields: [boxField(source, "preparedBy"), { label: own.signature, text: null }] },
    ],
  };
}

/** Number of latest entries in the briefing. ICS 214 contains all of them. */
const LAST_ACTIONS = 12;

/** Positions as entered by users, and the entry teams of the log. */
function organization(source: FormSource): DocumentBlock {
  const { plan, words } = source;
  const { planDocument: own, incidentPlan, planFacts } = words;
  const written = (text: string): string => (text.trim() === "" ? own.forPeople : text);
  const isFilled = (id: (typeof HAZMAT_POSTS)[number]): boolean => boxText(plan, id).trim() !== "";
  return {
    kind: "table",
    caption: own.organization,
    columns: [own.position, own.personName],
    rows: [
      [incidentPlan.fields.incidentCommander, written(plan.incidentCommander)],
      ...[...COMMAND_POSTS, ...HAZMAT_POSTS.filter(isFilled)].map((id) => [own.boxes[id], written(boxText(plan, id))]),
      ...entriesOnPaper(source).map(({ name, people }) => [name, `${people.join(", ")} (${planFacts.from.log})`]),
    ],
    none: own.forPeople,
  };
}

/** Blank rows if no resource was entered and no team has entered the hot zone. */
const BLANK_LINES = 3;

/** Resources on scene and en route, as entered by users, then the teams of the log. */
function resourceSummary(source: FormSource): DocumentBlock {
  const { plan, words } = source;
  const { planDocument: own, planFacts } = words;
  const written = plan.resourceList.map(({ resource, identifier, ordered, eta, hasArrived, notes }) => [
    resource,
    identifier,
    ordered,
    eta,
    hasArrived ? own.hasArrived : "",
    notes,
  ]);
  const teams = entriesOnPaper(source).map(({ name, people, entered, stay }) => [
    name,
    people.join(", "),
    "",
    "",
    entered,
    `${stay} (${planFacts.from.log})`,
  ]);
  const columns = Object.values(own.resourceColumns);
  const blank = Array.from({ length: BLANK_LINES }, (_, line) =>
    columns.map((_column, at) => (line === 0 && at === 0 ? own.forPeople : "")),
  );
  const rows = [...written, ...teams];
  return {
    kind: "table",
    caption: own.resourceSummary,
    columns,
    rows: rows.length === 0 ? blank : rows,
    none: own.forPeople,
  };
}
