import { type HandlerInput, insertBusiness } from "@placard/api-client/internal";
import { isTimeZone } from "@placard/hazmat-core/business";
import { countCall } from "../../access/rate-limit.ts";
import { newSecret } from "../../access/secrets.ts";
import type { Rows } from "../../db/database.ts";
import { oneRegistrationAtATime } from "../../db/queries/one-at-a-time.ts";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";

const CLAIM_LIVES_MS = 60 * 60_000;

/**
 * Registers a business and returns the claim that creates its first Admin. Repeating the request with the same
 * Idempotency-Key finds the same business and returns a new claim, until the first one is used.
 */
export const insertBusinessOperation = implementOpen(insertBusiness, async ({ ctx, body, request }) => {
  await countCall(ctx, `register:${request.address}`, ctx.config.limits.signInsPerMinute);
  const { token, hash } = newSecret();
  const expires_at = new Date(ctx.now().getTime() + CLAIM_LIVES_MS);
  const { idempotencyKey: idempotency_key } = request;
  const request_hash = ctx.serverKey.digest(JSON.stringify(body));
  const business_id = await ctx.database.system(async (rows) => {
    if (idempotency_key !== null) await oneRegistrationAtATime(rows, idempotency_key);
    await removeAbandoned(rows, ctx.now());
    if (body.email !== undefined) await requireFreeEmail(rows, body.email);
    const earlier = idempotency_key === null ? undefined : await claimOf(rows, idempotency_key);
    // The same key with another body comes from someone else, who gets no access to the business.
    if (earlier !== undefined && earlier.request_hash !== request_hash) throw new ApiError("idempotency_key_reused");
    if (earlier !== undefined)
      await rows.deleteFrom("business_claims").where("idempotency_key", "=", idempotency_key).execute();
    const id = earlier?.business_id ?? (await insertRow(rows, body));
    await rows
      .insertInto("business_claims")
      .values({ token_hash: hash, business_id: id, idempotency_key, request_hash, expires_at })
      .execute();
    return id;
  });
  ctx.events.registered("business");
  return { status: "success", business_id, claim: token, claim_expires_at: expires_at.toISOString() };
});

/** Removes businesses with an expired claim, because nobody could ever sign in to them. */
async function removeAbandoned(rows: Rows, now: Date): Promise<void> {
  await rows
    .deleteFrom("businesses")
    .where("id", "in", (query) =>
      query.selectFrom("business_claims").select("business_id").where("expires_at", "<", now),
    )
    .execute();
}

async function requireFreeEmail(rows: Rows, email: string): Promise<void> {
  const taken = await rows.selectFrom("accounts").select("id").where("email", "=", email).executeTakeFirst();
  if (taken !== undefined) throw new ApiError("email_taken");
}

interface EarlierClaim {
  readonly business_id: number;
  readonly request_hash: string | null;
}

function claimOf(rows: Rows, key: string): Promise<EarlierClaim | undefined> {
  return rows
    .selectFrom("business_claims")
    .select(["business_id", "request_hash"])
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
}

type Registration = HandlerInput<typeof insertBusiness>["body"];

async function insertRow(rows: Rows, body: Registration): Promise<number> {
  const { name, time_zone = "", ...rest } = body;
  const row = await rows
    .insertInto("businesses")
    .values({ business_name: name, ...rest, time_zone: isTimeZone(time_zone) ? time_zone : null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}
