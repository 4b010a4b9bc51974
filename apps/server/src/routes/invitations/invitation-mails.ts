import type { BusinessActor, ResponderActor } from "../../access/actor.ts";
import { countOfDay } from "../../access/rate-limit.ts";
import type { Context } from "../../context.ts";
import { ApiError } from "../../errors.ts";

/**
 * Anyone can register a department, so an unapproved one can send only a few emails, even if it withdraws invitations
 * and sends new ones.
 */
const MAILS_A_DAY = { verified: 1000, pending: 40, business: 40 } as const;

/** Invitations to one address per day, from all businesses and departments together. */
const TO_ONE_ADDRESS_A_DAY = 5;

type Sender = Pick<ResponderActor, "departmentId" | "isVerified">;

/**
 * Counts an email to each address. Opens its own transaction, so call it outside of another one.
 *
 * @throws ApiError `rate_limited` if the department has sent too many today, or one address has received too many
 */
export async function countMails(ctx: Context, { departmentId, isVerified }: Sender, emails: readonly string[]) {
  const most = isVerified ? MAILS_A_DAY.verified : MAILS_A_DAY.pending;
  await countOfDay(ctx, [`invite-mails:${departmentId}`], most, emails.length);
  const addresses = emails.map((email) => `invite-to:${email}`);
  await countOfDay(ctx, addresses, TO_ONE_ADDRESS_A_DAY);
}

/**
 * Same as `countMails`, for a business: anyone can register one too.
 *
 * @throws ApiError `rate_limited`
 */
export async function countColleagueMail(
  ctx: Context,
  { businessId }: Pick<BusinessActor, "businessId">,
  email: string,
) {
  await countOfDay(ctx, [`invite-mails:business:${businessId}`], MAILS_A_DAY.business);
  await countOfDay(ctx, [`invite-to:${email}`], TO_ONE_ADDRESS_A_DAY);
}

/** Same as `countMails`, but never fails: returns the addresses that may still get an email today. */
export async function mayBeMailed(ctx: Context, sender: Sender, emails: readonly string[]): Promise<string[]> {
  const within: string[] = [];
  for (const email of emails) {
    try {
      await countMails(ctx, sender, [email]);
      within.push(email);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === "rate_limited")) throw error;
    }
  }
  return within;
}
