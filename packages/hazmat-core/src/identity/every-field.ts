/** The keys of an object that may be absent or one of several: all of them, those that may be left out too. */
type KeyOf<T> = T extends null | undefined ? never : keyof T;

/**
 * Every field of `T` by name: what is held against it with `satisfies` names them all, so that a mapper which forgets one
 * does not compile. Of a part that may be left out the fields count all the same, and of several shapes those of each:
 * `{ spill, container, time } satisfies EveryField<Scene["told"], "windSpeedMps">`.
 *
 * @typeParam Except - fields that are not mapped, each with its reason beside the mapper; a name that is not a field is an error
 */
export type EveryField<T, Except extends KeyOf<T> = never, Value = unknown> = Readonly<
  Record<Exclude<KeyOf<T>, Except>, Value>
>;

/**
 * Returns a copy of an object without its undefined fields.
 *
 * @example
 * withoutGaps({ durationMin: 10, lelPercent: undefined }); // { durationMin: 10 }
 */
export function withoutGaps<T extends object>(fields: T): { readonly [Key in keyof T]?: Exclude<T[Key], undefined> };
export function withoutGaps(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
