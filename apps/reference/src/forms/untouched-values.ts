import type { FormValue, FormValues } from "./drafts/drafts.ts";

/** Groups of fields that form one statement, such as a quantity and its unit: taken over together or not at all. */
export type FieldGroups<V> = readonly (readonly (keyof V)[])[];

/**
 * Values that someone else saved in the meantime, in fields that the user did not change.
 *
 * @param typed - current values of the form
 * @param base - values when the user began to type
 * @param latest - values stored now
 */
export function untouchedValues<V extends FormValues>(
  typed: V,
  base: V,
  latest: V,
  together: FieldGroups<V> = [],
): Partial<V> {
  const theirs = unitsOf(latest, together).filter((names) => names.every((name) => isSame(typed, base, name)));
  return Object.fromEntries(theirs.flat().map((name) => [name, latest[name]])) as Partial<V>;
}

/**
 * Fields that both the user and someone else changed, to different values. For a group of fields, one entry with the
 * fields that differ.
 *
 * @param typed - current values of the form
 * @param base - values when the user began to type
 * @param latest - values stored now
 */
export function conflictsOf<V extends FormValues>(
  typed: V,
  base: V,
  latest: V,
  together: FieldGroups<V> = [],
): readonly (readonly (keyof V & string)[])[] {
  return unitsOf(latest, together).flatMap((names) => {
    const isTyped = names.some((name) => !isSame(typed, base, name));
    const isTheirs = names.some((name) => !isSame(latest, base, name));
    const differing = names.filter((name) => !isSame(typed, latest, name));
    return isTyped && isTheirs && differing.length > 0 ? [differing] : [];
  });
}

/**
 * True if the user changed a field to a value that is not stored.
 *
 * @param typed - current values of the form
 * @param base - values when the user began to type
 * @param latest - values stored now
 */
export function hasInput<V extends FormValues>(typed: V, base: V, latest: V): boolean {
  return Object.keys(typed).some((name) => !isSame(typed, base, name) && !isSame(typed, latest, name));
}

/** The fields in `names` and the other fields of their groups. */
export function withCompanions<V extends FormValues>(
  names: readonly (keyof V & string)[],
  values: V,
  together: FieldGroups<V> = [],
): readonly (keyof V & string)[] {
  return unitsOf(values, together)
    .filter((unit) => unit.some((name) => names.includes(name)))
    .flat();
}

function unitsOf<V extends FormValues>(
  values: V,
  together: FieldGroups<V>,
): readonly (readonly (keyof V & string)[])[] {
  const names = Object.keys(values) as (keyof V & string)[]; // the type has no other fields
  const groups = together.map((group) => names.filter((name) => group.includes(name)));
  const alone = names.filter((name) => !together.some((group) => group.includes(name)));
  return [...groups, ...alone.map((name) => [name])];
}

const isSame = <V extends FormValues>(one: V, other: V, name: keyof V): boolean => isSameValue(one[name], other[name]);

export const isSameValue = (one: FormValue | undefined, other: FormValue | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The display text of a value. */
export function textOfValue(
  value: FormValue,
  texts: { readonly blank: string; readonly yes: string; readonly no: string },
): string {
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  return (typeof value === "string" ? value : value.join(", ")) || texts.blank;
}
