import { type EndpointShape, withoutSecrets } from "@placard/api-client/internal";
import type { Rows } from "../db/database.ts";
import { ApiError } from "../errors.ts";
import type { CheckedCall } from "./call.ts";

/**
 * Runs a write once per Idempotency-Key and person. The key and the row are stored in one transaction, so a device that
 * did not receive the answer can repeat the request as often as needed.
 */
export async function answeredOnce<Answer>(
  rows: Rows,
  call: CheckedCall,
  endpoint: EndpointShape,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { actor } = call;
  const key = call.request.idempotencyKey;
  if (key === null || (actor.kind !== "business" && actor.kind !== "responder")) return work();
  const account_id = actor.accountId;
  const request_hash = requestDigest(call, endpoint);
  const inserted = await rows
    .insertInto("idempotency_keys")
    .values({ account_id, key, endpoint: endpoint.id, request_hash })
    .onConflict((conflict) => conflict.doNothing()) // waits for a transaction with the same key
    .returning("key")
    .executeTakeFirst();
  if (inserted === undefined) {
    const earlier = await rows
      .selectFrom("idempotency_keys")
      .select(["endpoint", "request_hash", "response"])
      .where("account_id", "=", account_id)
      .where("key", "=", key)
      .executeTakeFirstOrThrow();
    const isOther = call.ctx.serverKey.isOwn(earlier.request_hash) && earlier.request_hash !== request_hash;
    if (isOther || earlier.endpoint !== endpoint.id) throw new ApiError("idempotency_key_reused");
    return earlier.response as Answer; // stored by this endpoint
  }
  const answer = await work();
  await rows
    .updateTable("idempotency_keys")
    .set({ response: JSON.stringify(answer) })
    .where("account_id", "=", account_id)
    .where("key", "=", key)
    .execute();
  return answer;
}

/** Identifies a repeated request. Secrets are left out, so that no row helps to guess them. */
export function requestDigest(
  { ctx, params = null, body = null, fields = null, upload }: CheckedCall,
  endpoint: EndpointShape,
): string {
  const kept = withoutSecrets(endpoint, body);
  return ctx.serverKey.digest(JSON.stringify([endpoint.id, params, kept, fields, upload?.sha256 ?? null]));
}
