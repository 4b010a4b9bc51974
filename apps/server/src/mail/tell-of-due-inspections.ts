import { sql } from "kysely";
import type { Context } from "../context.ts";
import type { Rows } from "../db/database.ts";
import { dayOfEachBusiness } from "../db/queries/business-day.ts";
import { checklistName, nameOfChecklist } from "../db/queries/inspections.ts";
import { originOf } from "../http/origin.ts";
import { dueInspectionsMail } from "./letters.ts";
import { queueMails, REMINDER_LIVES_MS } from "./mail-queue.ts";

/** Maximum inspections per run; the others are handled in the next run. */
const MAX_PER_RUN = 1000;
/** Maximum inspections listed in an email. */
const MAX_NAMED = 40;

interface DueInspection {
  readonly name: string;
  readonly place: string;
  /** ISO 8601 day. */
  readonly due: string;
}

interface Told {
  readonly to: string;
  readonly business: string;
  /** `null`: dates are in UTC. */
  readonly zone: string | null;
  readonly inspections: DueInspection[];
}

/**
 * Tells who does a planned inspection by mail that it is due: once for each due day, on the day of the business or, where
 * the server stood still, after it. Where no one is named, or whoever is has left, the office of the business is told, or its Admins. A
 * business of the demo is told nothing. The due day and the mails are stored together, so each mail is sent once.
 *
 * @returns how many letters were written
 */
export async function tellOfDueInspections(ctx: Context): Promise<number> {
  const origin = originOf(ctx.config);
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + REMINDER_LIVES_MS);
  const count = await ctx.database.system(async (rows) => {
    const told = await takeWhatIsDue(rows, now);
    const mails = told.map(({ to, business, zone, inspections }) => {
      const named = inspections.slice(0, MAX_NAMED);
      const more = inspections.length - named.length;
      const mail = dueInspectionsMail({ to, name: business, zone, inspections: named, more, origin });
      return { kind: "inspections_due" as const, mail, expiresAt };
    });
    await queueMails(rows, ctx, mails);
    return told.length;
  });
  ctx.mailSender.wake();
  return count;
}

async function takeWhatIsDue(rows: Rows, now: Date): Promise<readonly Told[]> {
  const found = await rows
    .selectFrom("inspection_schedules as schedule")
    .innerJoin("locations", "locations.id", "schedule.location_id")
    .innerJoin("businesses", "businesses.id", "schedule.business_id")
    .select([
      "schedule.id",
      "schedule.business_id",
      "schedule.template",
      nameOfChecklist.as("own_name"),
      "schedule.due_on",
      "locations.name as place",
      "businesses.business_name",
      "businesses.general_business_email",
      "businesses.time_zone",
      sql<string | null>`coalesce(
        (select a.email from accounts a where a.id = schedule.assignee_id and a.business_id = schedule.business_id
          and a.deactivated_at is null),
        (select c.email from contacts c where c.id = schedule.assignee_id and c.business_id = schedule.business_id))`.as(
        "own",
      ),
      sql<string[]>`array(select a.email from accounts a where a.business_id = schedule.business_id
        and a.role = 'Admin' and a.deactivated_at is null order by a.id limit 3)`.as("admins"),
    ])
    .where("businesses.is_demo", "=", false)
    .where("schedule.is_active", "=", true)
    .where(sql<boolean>`schedule.due_on <= ${await dayOfEachBusiness(rows, now)}`)
    .where(sql<boolean>`schedule.told_due is distinct from schedule.due_on`)
    .orderBy("schedule.business_id")
    .orderBy("schedule.due_on")
    .orderBy("schedule.id")
    .limit(MAX_PER_RUN)
    .forUpdate("schedule")
    .execute();
  const ids = found.map(({ id }) => id);
  if (ids.length > 0) {
    await rows
      .updateTable("inspection_schedules")
      .set((eb) => ({ told_due: eb.ref("due_on") }))
      .where("id", "in", ids)
      .execute();
  }
  const letters = new Map<string, Told>();
  for (const row of found) {
    const { business_id, business_name: business, time_zone: zone, own, general_business_email: office, admins } = row;
    const inspection = { name: checklistName(row), place: row.place, due: row.due_on ?? "" };
    for (const to of own !== null ? [own] : office !== null ? [office] : admins) {
      const key = `${business_id} ${to.toLowerCase()}`;
      const letter = letters.get(key) ?? { to, business, zone, inspections: [] };
      letter.inspections.push(inspection);
      letters.set(key, letter);
    }
  }
  return [...letters.values()];
}
