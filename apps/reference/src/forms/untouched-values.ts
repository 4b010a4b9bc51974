import type { FormValue, FormValues } from "./drafts/drafts.ts";

/** Fields that say one thing, such as a quantity and its unit: they are taken together or not at all. */
export type Together<V> = readonly (readonly (keyof V)[])[];

/**
 * Values that someone else saved meanwhile in fields not typed in here.
 *
 * @param typed - as the form stands
 * @param base - as it was when the typing began
 * @param latest - as it is stored now
 */
export function untouchedValues<V extends FormValues>(
  typed: V,
  base: V,
  latest: V,
  together: Together<V> = [],
): Partial<V> {
  const theirs = unitsOf(latest, together).filter((names) => names.every((name) => isSame(typed, base, name)));
  return Object.fromEntries(theirs.flat().map((name) => [name, latest[name]])) as Partial<V>;
}

/**
 * Fields that were typed in here and changed by someone else, each to something else. Of fields that say one thing, those
 * that differ, in one entry.
 *
 * @param typed - as the form stands
 * @param base - as it was when the typing began
 * @param latest - as it is stored now
 */
export function conflictsOf<V extends FormValues>(
  typed: V,
  base: V,
  latest: V,
  together: Together<V> = [],
): readonly (readonly (keyof V & string)[])[] {
  return unitsOf(latest, together).flatMap((names) => {
    const isTyped = names.some((name) => !isSame(typed, base, name));
    const isTheirs = names.some((name) => !isSame(latest, base, name));
    const differing = names.filter((name) => !isSame(typed, latest, name));
    return isTyped && isTheirs && differing.length > 0 ? [differing] : [];
  });
}

/** The fields that belong to one of `names`, and those themselves. */
export function withCompanions<V extends FormValues>(
  names: readonly (keyof V & string)[],
  values: V,
  together: Together<V> = [],
): readonly (keyof V & string)[] {
  return unitsOf(values, together)
    .filter((unit) => unit.some((name) => names.includes(name)))
    .flat();
}

function unitsOf<V extends FormValues>(values: V, together: Together<V>): readonly (readonly (keyof V & string)[])[] {
  const names = Object.keys(values) as (keyof V & string)[]; // of a type without other fields
  const groups = together.map((group) => names.filter((name) => group.includes(name)));
  const alone = names.filter((name) => !together.some((group) => group.includes(name)));
  return [...groups, ...alone.map((name) => [name])];
}

const isSame = <V extends FormValues>(one: V, other: V, name: keyof V): boolean => isSameValue(one[name], other[name]);

export const isSameValue = (one: FormValue | undefined, other: FormValue | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A value as a person reads it. */
export function textOfValue(
  value: FormValue,
  texts: { readonly blank: string; readonly yes: string; readonly no: string },
): string {
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  return (typeof value === "string" ? value : value.join(", ")) || texts.blank;
}
