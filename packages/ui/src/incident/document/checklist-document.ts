import type { ChecklistGuide } from "@placard/hazmat-core/checklists";
import { checklistCount } from "@placard/hazmat-core/checklists";
import { coreTextsOf } from "./core-texts.ts";
import type { DocumentWords, PlanDocument } from "./document-form.ts";

/**
 * Builds a printed role checklist: every item with a box, `x` if it is done, otherwise empty to check by hand.
 *
 * @param done - ids of the items that are done
 * @param notes - time of creation, and the program
 */
export function checklistDocument(
  guide: ChecklistGuide,
  done: ReadonlySet<string>,
  texts: DocumentWords,
  notes: readonly string[],
): PlanDocument {
  const { planDocument: own } = texts;
  const { say, cite } = coreTextsOf(texts);
  const name = say(guide.name);
  const { completed, total } = checklistCount(guide, done);
  return {
    title: texts.plume.inputLine(own.checklist, name),
    subject: name,
    language: own.language,
    notes: [own.doneOf(completed, total), ...(guide.isReviewed ? [] : [own.notReviewed]), ...notes],
    forms: guide.sections.map(({ number, title, items }) => ({
      id: null,
      title: `${number}. ${say(title)}`,
      blocks: [
        {
          kind: "table",
          caption: own.doneOf(items.filter(({ id }) => done.has(id)).length, items.length),
          columns: [own.done, own.what, own.sourceColumn],
          rows: items.map(({ id, text, rests }) => [done.has(id) ? "x" : "", say(text), cite(rests)]),
          none: "",
        },
      ],
    })),
    words: own,
  };
}
