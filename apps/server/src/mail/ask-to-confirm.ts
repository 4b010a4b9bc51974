import { sql } from "kysely";
import type { Context } from "../context.ts";
import type { Rows } from "../db/database.ts";
import { checkDueBefore } from "../db/queries/inventory-summary.ts";
import { originOf } from "../http/origin.ts";
import { inventoryConfirmationMail } from "./letters.ts";
import { queueMails, REMINDER_LIVES_MS } from "./mail-queue.ts";

const DAY_MS = 86_400_000;
/** Interval of the email to a business, starting at its registration. */
const ASKED_EVERY_DAYS = 365;
/** Maximum businesses that get the email on one day; the others get it the next day. */
const MAX_PER_DAY = 200;

interface Asked {
  readonly id: number;
  readonly name: string;
  readonly to: readonly string[];
  readonly chemicals: number;
  readonly due: number;
}

/**
 * Asks every business once a year by mail whether its inventory is still correct. A business that keeps nothing, and one
 * of the demo, is not asked. The date and the mails are stored together, so each mail is sent once.
 *
 * @returns how many businesses were written to
 */
export async function askToConfirm(ctx: Context): Promise<number> {
  const origin = originOf(ctx.config);
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + REMINDER_LIVES_MS);
  const count = await ctx.database.system(async (rows) => {
    const asked = await takeWhoIsDue(rows, now);
    const mails = asked.flatMap(({ to, ...business }) =>
      to.map((address) => inventoryConfirmationMail({ ...business, to: address, origin })),
    );
    await queueMails(
      rows,
      ctx,
      mails.map((mail) => ({ kind: "inventory_confirmation", mail, expiresAt })),
    );
    return asked.length;
  });
  ctx.mailSender.wake();
  return count;
}

async function takeWhoIsDue(rows: Rows, now: Date): Promise<readonly Asked[]> {
  const before = new Date(now.getTime() - ASKED_EVERY_DAYS * DAY_MS);
  const dueBefore = checkDueBefore(now);
  const found = await rows
    .selectFrom("businesses")
    .select(["id", "business_name", "general_business_email"])
    .select([
      sql<number>`(select count(*)::int from chemicals c where c.business_id = businesses.id)`.as("chemicals"),
      sql<number>`(select count(*)::int from chemicals c where c.business_id = businesses.id
        and (c.checked_at is null or c.checked_at < ${dueBefore}))`.as("due"),
      sql<string[]>`array(select a.email from accounts a
        where a.business_id = businesses.id and a.role = 'Admin' and a.deactivated_at is null order by a.id limit 3)`.as(
        "admins",
      ),
    ])
    .where("is_demo", "=", false)
    .where(sql<boolean>`coalesce(confirmation_asked_at, created_at) < ${before}`)
    .where(sql<boolean>`exists (select from chemicals c where c.business_id = businesses.id)`)
    .orderBy("id")
    .limit(MAX_PER_DAY)
    .forUpdate()
    .execute();
  const ids = found.map(({ id }) => id);
  if (ids.length > 0) {
    await rows.updateTable("businesses").set({ confirmation_asked_at: now }).where("id", "in", ids).execute();
  }
  return found.map(({ id, business_name: name, general_business_email: office, admins, chemicals, due }) => ({
    id,
    name,
    to: office === null ? admins : [office],
    chemicals,
    due,
  }));
}
