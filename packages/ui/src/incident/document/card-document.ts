import { formatSafeDistance, type CardAction, type ChemicalRecord, type ResponseCard } from "@placard/hazmat-core";
import type { Messages } from "../../messages/en.ts";
import { chemicalRows, limitRows } from "./chemical-rows.ts";
import { coreWordsOf, distanceLines } from "./core-words.ts";
import type { DocumentWords, PlanDocument } from "./document-form.ts";

/** A card with its record. */
interface CardOnFile {
  readonly card: ResponseCard;
  readonly record: ChemicalRecord;
}

/**
 * Builds the printed card of a substance: every line and row, including those that the screen opens on demand, each
 * with its source.
 *
 * @param notes - time of creation, and the program
 */
export function cardDocument(
  { card, record }: CardOnFile,
  words: DocumentWords & Pick<Messages, "card">,
  notes: readonly string[],
): PlanDocument {
  const { planDocument: own, card: said } = words;
  const { isolate } = card;
  const core = coreWordsOf(words);
  const distance = (metres: number | null): string =>
    metres === null ? own.notOnFile : core.figure(formatSafeDistance(metres));
  const ids = [card.unNumber, card.casNumber, card.guide === null ? null : said.guide(card.guide), card.hazardClass];
  const action = (label: string, { headline, details, more, sources }: CardAction) => ({
    label,
    text: [
      ...[headline, ...[...details, ...more].map(({ text }) => text)].map(core.say),
      own.source(core.cite(sources)),
    ].join("\n"),
  });
  return {
    title: card.name,
    subject: card.name,
    language: own.language,
    notes: [...(card.isReviewed ? [] : [own.notReviewed]), ...notes],
    forms: [
      {
        id: null,
        title: ids.filter((id) => id !== null).join(", "),
        blocks: [
          {
            kind: "fields",
            fields: [
              {
                label: said.isolate,
                text: [
                  ...distanceLines(card, words),
                  core.say(isolate.why),
                  own.source(core.cite(isolate.basis.sources)),
                ].join("\n"),
              },
              action(said.protect, card.protect),
              action(said.firstAction, card.firstAction),
            ],
          },
          {
            kind: "table",
            caption: said.isolate,
            columns: [said.sizeKnown, said.isolateColumn, said.downwindColumn, own.sourceColumn],
            rows: isolate.rows.map(({ label, isolateM, downwindM, source }) => [
              core.say(label),
              distance(isolateM),
              distance(downwindM),
              core.cite([source]),
            ]),
            none: own.notOnFile,
          },
          {
            kind: "table",
            caption: own.limitsOf(record.name),
            columns: [own.limit, own.value, own.sourceColumn],
            rows: limitRows(record, core),
            none: own.notOnFile,
          },
          {
            kind: "table",
            caption: own.propertiesOf(record.name),
            columns: [own.property, own.value, own.sourceColumn],
            rows: chemicalRows(record, own, core),
            none: own.notOnFile,
          },
        ],
      },
    ],
    words: own,
  };
}
