import type { BusinessActor } from "../../access/actor.ts";
import type { ChemicalRow } from "../../db/queries/chemicals.ts";
import type { RequestFacts } from "../../http/call.ts";

interface CheckColumns {
  readonly checked_at?: Date | null;
  readonly checked_by?: string | null;
  readonly previous_checked_at?: Date | null;
  readonly previous_checked_by?: string | null;
}

/** The check of a new row. A person who enters a quantity has checked it; a program with an access token has not. */
export function checkOfNewRow({ sessionToken }: RequestFacts, actor: BusinessActor, at: Date): CheckColumns {
  return sessionToken === null ? {} : { checked_at: at, checked_by: actor.name };
}

interface Edit {
  readonly request: RequestFacts;
  readonly actor: BusinessActor;
  readonly at: Date;
  readonly before: Pick<ChemicalRow, "quantity" | "unit" | "checked_at" | "checked_by">;
  readonly body: {
    readonly quantity?: number | undefined;
    readonly unit?: string | undefined;
    readonly is_checked?: boolean | undefined;
  };
}

/**
 * Returns the check of a quantity after an edit. A person checks it explicitly or by changing the amount; all other
 * edits keep the check. A program that changes the amount clears the check, because no person has seen the new amount.
 */
export function checkAfterEdit({ request, actor, at, before, body }: Edit): CheckColumns {
  const { quantity = before.quantity, unit = before.unit, is_checked = false } = body;
  const isOtherAmount = quantity !== before.quantity || unit !== before.unit;
  const ended = { previous_checked_at: before.checked_at, previous_checked_by: before.checked_by };
  if (request.sessionToken === null) return isOtherAmount ? { checked_at: null, checked_by: null, ...ended } : {};
  return isOtherAmount || is_checked ? { checked_at: at, checked_by: actor.name, ...ended } : {};
}
