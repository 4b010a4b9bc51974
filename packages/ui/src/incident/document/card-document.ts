import { formatSafeDistance, type CardAction, type ChemicalRecord, type ResponseCard } from "@placard/hazmat-core";
import type { Messages } from "../../messages/en.ts";
import { chemicalRows, limitRows } from "./chemical-rows.ts";
import { coreTextsOf, distanceLines } from "./core-texts.ts";
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
  texts: DocumentWords & Pick<Messages, "card">,
  notes: readonly string[],
): PlanDocument {
  const { planDocument: own, card: cardTexts } = texts;
  const { isolate } = card;
  const core = coreTextsOf(texts);
  const distance = (metres: number | null): string =>
    metres === null ? own.notOnFile : core.figure(formatSafeDistance(metres));
  const ids = [
    card.unNumber,
    card.casNumber,
    card.guide === null ? null : cardTexts.guide(card.guide),
    card.hazardClass,
  ];
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
                label: cardTexts.isolate,
                text: [
                  ...distanceLines(card, texts),
                  core.say(isolate.why),
                  own.source(core.cite(isolate.basis.sources)),
                ].join("\n"),
              },
              action(cardTexts.protect, card.protect),
              action(cardTexts.firstAction, card.firstAction),
            ],
          },
          {
            kind: "table",
            caption: cardTexts.isolate,
            columns: [cardTexts.sizeKnown, cardTexts.isolateColumn, cardTexts.downwindColumn, own.sourceColumn],
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
