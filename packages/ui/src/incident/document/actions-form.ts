import type { DocumentForm, FormSource } from "./document-form.ts";
import { entriesOnPaper } from "./entry-rows.ts";
import { planField } from "./form-parts.ts";
import { logRows } from "./log-rows.ts";
import { boxField } from "./plan-boxes.ts";

/** ICS 214, the activity log. */
export function actionsForm(source: FormSource): DocumentForm {
  const { facts, words } = source;
  const { planDocument: own, planFacts } = words;
  return {
    id: "ICS 214",
    title: own.titles.log,
    blocks: [
      {
        kind: "fields",
        fields: [
          planField(source, "incidentName", own.incidentName),
          boxField(source, "period"),
          boxField(source, "unitName"),
          boxField(source, "unitPosition"),
          boxField(source, "unitAgency"),
        ],
      },
      {
        kind: "table",
        caption: own.assigned,
        columns: [own.personName, own.boxes.unitPosition, own.boxes.unitAgency],
        rows: entriesOnPaper(source).flatMap(({ name, people }) =>
          people.map((person) => [person, `${name} (${planFacts.from.log})`, own.forPeople]),
        ),
        none: own.forPeople,
      },
      {
        kind: "table",
        caption: own.activities,
        columns: [own.when, own.what, own.who],
        rows: logRows(source),
        none: own.noLog(facts.log === null),
      },
      { kind: "fields", fields: [boxField(source, "preparedBy"), { label: own.signature, text: null }] },
    ],
  };
}
