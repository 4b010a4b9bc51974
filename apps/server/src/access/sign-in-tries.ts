import type { Context } from "../context.ts";
import type { Rows } from "../db/database.ts";
import { hashOf } from "./secrets.ts";

/** Passwords that may be wrong before the next try has to wait. */
const FREE_TRIES = 10;
/** The first wait; each further wrong password doubles it. */
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 15 * 60_000;

/**
 * What tries are counted by: the address, whether it has an account or not, or a device that signed in with it before.
 * So strangers make neither that device wait, nor learn who has an account.
 */
export function bucketOf(email: string, deviceHash: string | null): string {
  return hashOf(deviceHash === null ? `address ${email}` : `device ${deviceHash} ${email}`);
}

/**
 * Counts a try before it checks the password, so that attempts sent at the same time are all counted.
 *
 * The password that failed last is not counted again: repeating it tries nothing new. So the sign-in form can ask for both
 * kinds of account with one password.
 *
 * @returns until when no try is answered; `null`: continue
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
  const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.min(failures - FREE_TRIES, 10), LONGEST_WAIT_MS);
  return new Date(now.getTime() + wait);
}

/** After a right password, or a new one. */
export async function forgetTries(rows: Rows, bucket: string): Promise<void> {
  await rows.deleteFrom("sign_in_tries").where("bucket", "=", bucket).execute();
}
