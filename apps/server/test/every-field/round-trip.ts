export type Fields = Readonly<Record<string, unknown>>;

/** A write to one endpoint, and how to read it back. */
export interface RoundTrip {
  /** Signs in, writes `body`, and returns the data that another call reads. */
  readonly run: (body: Fields) => Promise<Fields>;
  /** One value for each field of the schema, different from the value in the row. */
  readonly values: () => Fields | Promise<Fields>;
  /** Fields that are read under another name or cannot be read, with the reason. */
  readonly otherwise?: Readonly<Record<string, { readonly readAs: string } | { readonly notRead: string }>>;
}

/** By endpoint id. */
export type RoundTrips = Readonly<Record<string, RoundTrip>>;

/** A body built from the field names of the schema; the server checks its format. */
export const as = <T>(body: Fields): T => body as T;
export type BodyOf<Call> = Call extends (input: infer Input, ...rest: never[]) => unknown
  ? Input extends { readonly body: infer Body }
    ? Body
    : never
  : never;

export const VERSION = { notRead: "says which row was seen; edit conflicts have tests of their own" } as const;
export const KEY_OF_ROW = { notRead: "names whose row it is" } as const;
