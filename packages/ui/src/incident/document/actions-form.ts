import { logRows } from "./log-rows.ts";
import type { DocumentForm, FormSource } from "./document-form.ts";

/** ICS 214, the activity log. */
export function actionsForm(source: FormSource): DocumentForm {
  const { plan, facts, words } = source;
  const { planDocument: own } = words;
  return {
    id: "ICS 214",
    title: own.titles.log,
    blocks: [
      {
        kind: "fields",
        fields: [
          { label: own.incidentName, text: plan.incidentName },
          { label: own.period, text: null },
          ...own.unit.map((label) => ({ label, text: null })),
        ],
      },
      {
        kind: "table",
        caption: own.activities,
        columns: [own.when, own.what, own.who],
        rows: logRows(source),
        none: own.noLog(facts.log === null),
      },
      { kind: "fields", fields: [{ label: own.preparedBy, text: null }] },
    ],
  };
}
