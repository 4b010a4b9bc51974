/**
 * The non-blank fields, trimmed. Blank fields are omitted instead of sent as empty texts.
 *
 * @example
 * nonBlankFields({ un_number: " 1017 ", manufacturer: "" }); // { un_number: "1017" }
 */
export function nonBlankFields<Field extends string>(
  values: Readonly<Record<Field, string>>,
): Readonly<Partial<Record<Field, string>>> {
  const saved: Partial<Record<Field, string>> = {};
  for (const field in values) {
    const text = values[field].trim();
    if (text !== "") saved[field] = text;
  }
  return saved;
}
