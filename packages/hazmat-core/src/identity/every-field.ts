/** All keys of an object that can be absent or one of several shapes, including optional ones. */
type KeyOf<T> = T extends null | undefined ? never : keyof T;

/**
 * Every field of `T` by name, for use with `satisfies`: a mapper that misses a field does not compile. Fields of
 * optional parts are included, and for several shapes those of each: `{ spill, container, time } satisfies
 * EveryField<Scene["told"], "windSpeedMps">`.
 *
 * @typeParam Except - fields that are not mapped, each with its reason at the mapper; an unknown field name is an error
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
