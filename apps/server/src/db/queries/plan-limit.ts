import { checkLimit, englishPlans, limitText, type LimitCheck, type LimitedKind } from "@placard/hazmat-core/business";
import { sql } from "kysely";
import { ApiError } from "../../errors.ts";
import type { Rows } from "../database.ts";
import { found } from "../../access/own-rows.ts";
import { oneAtATime } from "./one-at-a-time.ts";

const TABLE_OF = { locations: "locations", chemicals: "chemicals", users: "accounts" } as const;

/** Checks whether the plan of a business allows one more of a kind, or the given number. */
export async function limitCheckOf(rows: Rows, businessId: number, kind: LimitedKind, more = 1): Promise<LimitCheck> {
  const business = found(
    await rows.selectFrom("businesses").select("tier").where("id", "=", businessId).executeTakeFirst(),
  );
  const { count } = await rows
    .selectFrom(TABLE_OF[kind])
    .select(sql<number>`count(*)::int`.as("count"))
    .where("business_id", "=", businessId)
    .$if(kind === "users", (query) => query.where(sql<boolean>`deactivated_at is null`)) // deactivated ones do not count
    .executeTakeFirstOrThrow();
  return checkLimit(business.tier, kind, count + more - 1);
}

/**
 * Refuses the request if the limit of the plan is reached. Holds a lock until the transaction ends, so that two
 * simultaneous additions cannot both take the last space.
 *
 * @throws ApiError `plan_limit_reached` with the message and tiers of the check
 */
export async function requireRoom(rows: Rows, businessId: number, kind: LimitedKind, more = 1): Promise<void> {
  await oneAtATime(rows, "plan", businessId);
  const check = await limitCheckOf(rows, businessId, kind, more);
  if (check.allowed) return;
  const { current_tier, required_tier } = check;
  const message = limitText(check, englishPlans);
  throw new ApiError("plan_limit_reached", { message, allowed: false, current_tier, required_tier });
}
