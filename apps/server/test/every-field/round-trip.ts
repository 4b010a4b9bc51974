export type Fields = Readonly<Record<string, unknown>>;

/** What is written to one endpoint, and how it is read again. */
export interface RoundTrip {
  /** Signs in, writes `body`, and gives what another call reads. */
  readonly run: (body: Fields) => Promise<Fields>;
  /** One value for each field of the schema, none of them what the row holds anyway. */
  readonly values: () => Fields | Promise<Fields>;
  /** Fields that are read under another name, or are not to be read: with the reason. */
  readonly otherwise?: Readonly<Record<string, { readonly readAs: string } | { readonly notRead: string }>>;
}

/** By the id of the endpoint. */
export type RoundTrips = Readonly<Record<string, RoundTrip>>;

/** A body that was made from the schema's own field names; its shape is checked by the server. */
export const as = <T>(body: Fields): T => body as T;
export type BodyOf<Call> = Call extends (input: infer Input, ...rest: never[]) => unknown
  ? Input extends { readonly body: infer Body }
    ? Body
    : never
  : never;

export const VERSION = { notRead: "says which row was seen; edit conflicts have tests of their own" } as const;
export const KEY_OF_ROW = { notRead: "names whose row it is" } as const;
