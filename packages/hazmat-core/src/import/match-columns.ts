import { comparedSynonyms, headingWords as wordsOf, joinedHeading } from "./heading-words.ts";
import { WHOLE_HEADINGS } from "./import-fields.ts";

const WHOLE: ReadonlySet<string> = new Set(WHOLE_HEADINGS.map(wordsOf));

type Synonyms<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/**
 * Maps columns to fields. A heading is compared as a whole first, then by the whole words in it, longest first; each
 * column has one field and each field one column.
 *
 * @param isExtra - true for fields whose synonyms of one word, such as "state", are ambiguous within a longer heading
 */
export function columnsBy<Field extends string>(
  headings: readonly string[],
  fields: readonly Field[],
  synonyms: Synonyms<Field>,
  isExtra: (field: Field) => boolean,
): Partial<Record<Field, number>> {
  const columns: Partial<Record<Field, number>> = {};
  const usedColumns = new Set<number>();
  const take = (field: Field, column: number): void => {
    if (columns[field] !== undefined || usedColumns.has(column)) return;
    columns[field] = column;
    usedColumns.add(column);
  };
  const whole = headings.map(joinedHeading);
  for (const field of fields) {
    for (const { joined } of comparedSynonyms(synonyms[field])) {
      const column = whole.findIndex(
        (heading, at) => !usedColumns.has(at) && heading === joined && !isShareOfQuantity(headings[at] ?? "", field),
      );
      if (column !== -1) take(field, column);
    }
  }
  const phrases = fields.flatMap((field) =>
    comparedSynonyms(synonyms[field]).map(({ words }) => ({ field, phrase: words })),
  );
  // One word of an extra field is ambiguous within a longer heading.
  const telling = phrases.filter(
    ({ field, phrase }) => !WHOLE.has(phrase) && (!isExtra(field) || phrase.includes(" ")),
  );
  for (const [column, heading] of headings.entries()) {
    const field = usedColumns.has(column) ? null : containedField(heading, telling);
    if (field !== null) take(field, column);
  }
  return columns;
}

/** True for `Amount (%)`, which is a concentration. */
const isShareOfQuantity = (heading: string, field: string): boolean => field === "quantity" && heading.includes("%");

/** Words that give a longer heading another meaning: "Site contact" is not a site, "Unit price" not a unit. */
const OTHER_THINGS: ReadonlySet<string> = new Set(
  (
    "contact contacts manager supervisor owner person responsible teacher phone email fax user employee customer " +
    "business company price cost value order ordered reorder min minimum previous last old former reported temperature " +
    "temp sds msds file image photo picture link url component checked updated emergency class date " +
    "threshold reportable limit capacity annual used usage consumed purchased issued received " +
    "contacto kontakt responsable prix precio preis commande pedido temperature temperatur temperatura fichier archivo datei"
  ).split(" "),
);

/** True if a heading has a word besides the synonym that changes its meaning. Dates belong to containers. */
const isOtherThing = (words: string, phrase: string, field: string): boolean =>
  words
    .split(" ")
    .some(
      (word) =>
        OTHER_THINGS.has(word) && !phrase.split(" ").includes(word) && !(word === "date" && field.endsWith("_on")),
    );

/** The field whose longest synonym is in a heading as whole words; "name" is ambiguous and has the lowest priority. */
function containedField<Field extends string>(
  heading: string,
  phrases: readonly { readonly field: Field; readonly phrase: string }[],
): Field | null {
  const plain = wordsOf(heading);
  const words = ` ${plain} `;
  let found: { readonly field: Field; readonly length: number } | null = null;
  for (const { field, phrase } of phrases) {
    // "on site" is not a site.
    if (!words.includes(` ${phrase} `) || words.includes(` on ${phrase} `)) continue;
    if (isShareOfQuantity(heading, field)) continue;
    const length = phrase === "name" ? 1 : phrase.length;
    if (length > (found?.length ?? 0) && !isOtherThing(plain, phrase, field)) found = { field, length };
  }
  return found?.field ?? null;
}
