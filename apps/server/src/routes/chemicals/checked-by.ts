import type { BusinessActor } from "../../access/actor.ts";
import type { RequestFacts } from "../../http/call.ts";

/** Who enters or changes a row has looked at it. A program that calls with an access token has not: then nothing is said. */
export function checkedBy(
  { sessionToken }: RequestFacts,
  actor: BusinessActor,
  at: Date,
): { readonly checked_at?: Date; readonly checked_by?: string } {
  return sessionToken === null ? {} : { checked_at: at, checked_by: actor.name };
}
