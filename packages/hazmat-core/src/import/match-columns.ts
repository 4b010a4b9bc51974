import { headingWords as wordsOf, joinedHeading as joined } from "./heading-words.ts";

type Synonyms<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/**
 * Which column holds which field. A heading is compared whole first, then by whole words within it, the longest first; a
 * column has one field, and a field one column.
 *
 * @param isExtra - fields whose synonyms of one word, such as "state", mean many things within a longer heading
 */
export function columnsBy<Field extends string>(
  headings: readonly string[],
  fields: readonly Field[],
  synonyms: Synonyms<Field>,
  isExtra: (field: Field) => boolean,
): Partial<Record<Field, number>> {
  const columns: Partial<Record<Field, number>> = {};
  const taken = new Set<number>();
  const take = (field: Field, column: number): void => {
    if (columns[field] !== undefined || taken.has(column)) return;
    columns[field] = column;
    taken.add(column);
  };
  const whole = headings.map(joined);
  for (const field of fields) {
    for (const synonym of synonyms[field].map(joined)) {
      const column = whole.findIndex((heading, at) => !taken.has(at) && heading === synonym);
      if (column !== -1) take(field, column);
    }
  }
  const phrases = fields.flatMap((field) => synonyms[field].map((synonym) => ({ field, phrase: wordsOf(synonym) })));
  // One word of an extra field means many things within a longer heading.
  const telling = phrases.filter(({ field, phrase }) => !isExtra(field) || phrase.includes(" "));
  for (const [column, heading] of headings.entries()) {
    const field = taken.has(column) ? null : containedField(heading, telling);
    if (field !== null) take(field, column);
  }
  return columns;
}

/** The field whose longest synonym stands in a heading as whole words. */
function containedField<Field extends string>(
  heading: string,
  phrases: readonly { readonly field: Field; readonly phrase: string }[],
): Field | null {
  const words = ` ${wordsOf(heading)} `;
  let found: { readonly field: Field; readonly length: number } | null = null;
  for (const { field, phrase } of phrases) {
    // What is "on site" is no site.
    if (words.includes(` on ${phrase} `)) continue;
    if (words.includes(` ${phrase} `) && phrase.length > (found?.length ?? 0)) found = { field, length: phrase.length };
  }
  return found?.field ?? null;
}
