import type { FormValues } from "./drafts/drafts.ts";

/**
 * What somebody else saved meanwhile in fields that nobody typed in here.
 *
 * @param typed - as the form stands
 * @param base - as it was when the typing began
 * @param latest - as it is stored now
 * @param together - fields that say one thing, such as a quantity and its unit: they come together or not at all
 */
export function untouchedValues<V extends FormValues>(
  typed: V,
  base: V,
  latest: V,
  together: readonly (readonly (keyof V)[])[] = [],
): Partial<V> {
  const names = Object.keys(latest) as (keyof V)[]; // of a type without other fields
  const isUntouched = (name: keyof V): boolean => JSON.stringify(typed[name]) === JSON.stringify(base[name]);
  const theirs = names.filter((name) => (together.find((group) => group.includes(name)) ?? [name]).every(isUntouched));
  return Object.fromEntries(theirs.map((name) => [name, latest[name]])) as Partial<V>;
}
