import type { Selectable } from "kysely";
import type { Rows } from "../database.ts";
import type { AcceptedRiskTable } from "../schema/sites.ts";

export type AcceptedRiskRow = Selectable<AcceptedRiskTable>;

/** The risks that the business accepted at these locations, by `riskKey`. */
export async function acceptedRisksAt(
  rows: Rows,
  locationIds: readonly number[],
): Promise<ReadonlyMap<string, AcceptedRiskRow>> {
  if (locationIds.length === 0) return new Map();
  const found = await rows
    .selectFrom("accepted_risks")
    .selectAll()
    .where("location_id", "in", [...locationIds])
    .execute();
  return new Map(found.map((row) => [riskKey(row.location_id, row.pair), row]));
}

export const riskKey = (locationId: number, pair: string): string => `${locationId} ${pair}`;
