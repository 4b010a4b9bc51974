import { formatDateTime } from "../../internal/format-date-time.ts";
import { coreWordsOf } from "./core-words.ts";
import { chemicalNames, zoneBlocks } from "./form-parts.ts";
import type { DocumentForm, FormSource } from "./document-form.ts";
import { logRows } from "./log-rows.ts";

/** ICS 201, the briefing of who takes over: where, what, how bad, who does what. */
export function briefingForm(source: FormSource): DocumentForm {
  const { plan, facts, words } = source;
  const { planDocument: own, incidentPlan } = words;
  const { incident, checklists } = facts;
  const { say } = coreWordsOf(words);
  return {
    id: "ICS 201",
    title: own.titles.briefing,
    blocks: [
      {
        kind: "fields",
        fields: [
          { label: own.incidentName, text: plan.incidentName },
          { label: own.incidentNumber, text: incident === null ? "" : String(incident.number ?? own.numberWhenSent) },
          { label: own.initiated, text: incident === null ? "" : formatDateTime(incident.startedAt) },
          { label: incidentPlan.fields.dateTime, text: plan.dateTime },
          { label: incidentPlan.fields.location, text: plan.location },
          { label: incidentPlan.fields.incidentType, text: plan.incidentType },
        ],
      },
      ...zoneBlocks(source),
      {
        kind: "fields",
        fields: [
          { label: incidentPlan.chemicals, text: chemicalNames(source) },
          { label: own.safetyBriefing, text: plan.safety },
          { label: incidentPlan.fields.objectives, text: plan.objectives },
          { label: incidentPlan.fields.strategy, text: plan.strategy },
          { label: incidentPlan.fields.incidentCommander, text: plan.incidentCommander.trim() || null },
          { label: incidentPlan.fields.resources, text: plan.resources },
          { label: incidentPlan.fields.logistics, text: plan.logistics },
          { label: incidentPlan.fields.canUtechConsultation, text: plan.canUtechConsultation },
        ],
      },
      {
        kind: "table",
        caption: own.checklists,
        columns: [own.checklist, own.done],
        rows: (checklists ?? []).map(({ name, completed, total }) => [say(name), own.doneOf(completed, total)]),
        none: own.noChecklists(checklists === null),
      },
      {
        kind: "table",
        caption: own.lastActions,
        columns: [own.when, own.what, own.who],
        rows: logRows(source).slice(-LAST_ACTIONS),
        none: own.noLog(facts.log === null),
      },
      { kind: "fields", fields: [{ label: own.preparedBy, text: null }] },
    ],
  };
}

/** The briefing shows so many of the newest lines; all of them stand in ICS 214. */
const LAST_ACTIONS = 12;
