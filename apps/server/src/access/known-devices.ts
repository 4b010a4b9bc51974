import type { Context } from "../context.ts";
import type { Rows } from "../db/database.ts";
import { hashOf, newSecret } from "./secrets.ts";

/** The hash of the device if someone signed in there with this account before; `null` otherwise. */
export async function knownDevice(rows: Rows, token: string | null, accountId: number): Promise<string | null> {
  const row = await rows
    .selectFrom("known_devices")
    .select("token_hash")
    .where("token_hash", "=", hashOf(token ?? ""))
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.token_hash ?? null;
}

/**
 * Remembers that someone signed in here.
 *
 * @param token - sent by the device; an unknown one is replaced
 * @returns the token for the device to store
 */
export async function rememberDevice(
  rows: Rows,
  ctx: Context,
  { token, accountId }: { readonly token: string | null; readonly accountId: number },
): Promise<string> {
  const hash = hashOf(token ?? "");
  const given = await rows
    .selectFrom("known_devices")
    .select("token_hash")
    .where("token_hash", "=", hash)
    .executeTakeFirst();
  const device = token === null || given === undefined ? newSecret() : { token, hash };
  await rows
    .insertInto("known_devices")
    .values({ token_hash: device.hash, account_id: accountId, seen_at: ctx.now() })
    .onConflict((conflict) => conflict.columns(["token_hash", "account_id"]).doUpdateSet({ seen_at: ctx.now() }))
    .execute();
  return device.token;
}

/** @param except - the device that stays known */
export async function forgetDevices(rows: Rows, accountId: number, except: string | null = null): Promise<void> {
  await rows
    .deleteFrom("known_devices")
    .where("account_id", "=", accountId)
    .where("token_hash", "!=", hashOf(except ?? ""))
    .execute();
}
