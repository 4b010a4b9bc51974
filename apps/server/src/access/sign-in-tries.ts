import type { Context } from "../context.ts";
import type { Rows } from "../db/database.ts";
import { hashOf } from "./secrets.ts";

/** Wrong passwords allowed before the next attempt has to wait. */
const FREE_TRIES = 10;
/** The first wait. Each further wrong password doubles it. */
const FIRST_WAIT_MS = 30_000;
const MAX_WAIT_MS = 15 * 60_000;

/**
 * The key by which attempts are counted: the address, whether it has an account or not, or a device that signed in with
 * it before.
 * So an attacker can neither block that device nor find out which addresses have an account.
 */
export function bucketOf(email: string, deviceHash: string | null): string {
  return hashOf(deviceHash === null ? `address ${email}` : `device ${deviceHash} ${email}`);
}

/**
 * Counts an attempt before the password is checked, so that simultaneous attempts are all counted.
 *
 * Repeating the password that failed last is not counted, because it is not a new guess. So the sign-in form can try
 * one password for both kinds of account.
 *
 * @returns the time until which attempts are refused; `null`: continue
 */
export async function countTry(
  rows: Rows,
  ctx: Context,
  { bucket, email, password }: { readonly bucket: string; readonly email: string; readonly password: string },
): Promise<Date | null> {
  const now = ctx.now();
  const password_digest = ctx.serverKey.digest(`${email} ${password}`);
  await rows
    .insertInto("sign_in_tries")
    .values({ bucket, failures: 0, password_digest: "", blocked_until: null, tried_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await rows
    .selectFrom("sign_in_tries")
    .selectAll()
    .where("bucket", "=", bucket)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.password_digest === password_digest) return null;
  if (row.blocked_until !== null && row.blocked_until > now) return row.blocked_until;
  const failures = row.failures + 1;
  await rows
    .updateTable("sign_in_tries")
    .set({ failures, password_digest, blocked_until: waitAfter(failures, now), tried_at: now })
    .where("bucket", "=", bucket)
    .execute();
  return null;
}

function waitAfter(failures: number, now: Date): Date | null {
  if (failures < FREE_TRIES) return null;
  const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.min(failures - FREE_TRIES, 10), MAX_WAIT_MS);
  return new Date(now.getTime() + wait);
}

/** Resets the count after a correct or a new password. */
export async function forgetTries(rows: Rows, bucket: string): Promise<void> {
  await rows.deleteFrom("sign_in_tries").where("bucket", "=", bucket).execute();
}
