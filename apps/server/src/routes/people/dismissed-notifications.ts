import { dismissNotification, getDismissedNotifications, restoreNotifications } from "@placard/api-client/internal";
import { implement } from "../../http/operation.ts";

/** Time after which a dismissed notification is shown again, ms. */
const DISMISSED_MS = 7 * 24 * 60 * 60 * 1000;

export const getDismissedNotificationsOperation = implement(getDismissedNotifications, async ({ ctx, rows, actor }) => {
  const dismissed = await rows
    .selectFrom("dismissed_notifications")
    .select(["notification", "count"])
    .where("account_id", "=", actor.accountId)
    .where("dismissed_at", ">", new Date(ctx.now().getTime() - DISMISSED_MS))
    .orderBy("notification")
    .execute();
  return { status: "success", dismissed };
});

export const dismissNotificationOperation = implement(dismissNotification, async ({ ctx, rows, actor, body }) => {
  const dismissal = { count: body.count, dismissed_at: ctx.now() };
  await rows
    .insertInto("dismissed_notifications")
    .values({ account_id: actor.accountId, notification: body.notification, ...dismissal })
    .onConflict((conflict) => conflict.columns(["account_id", "notification"]).doUpdateSet(dismissal))
    .execute();
  return { status: "success" };
});

export const restoreNotificationsOperation = implement(restoreNotifications, async ({ rows, actor }) => {
  await rows.deleteFrom("dismissed_notifications").where("account_id", "=", actor.accountId).execute();
  return { status: "success" };
});
