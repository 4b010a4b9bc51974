/** A part of a JSON document. */
export interface JsonObject {
  readonly [name: string]: unknown;
}
