import type { BusinessActor, ResponderActor } from "../../access/actor.ts";
import { countOfDay } from "../../access/rate-limit.ts";
import type { Context } from "../../context.ts";
import { ApiError } from "../../errors.ts";

/** Anyone can register a department: one that no one approved writes few mails, also when it withdraws and invites anew. */
const MAILS_A_DAY = { verified: 1000, pending: 40, business: 40 } as const;

/** Invitations to one address, of all businesses and departments together. */
const TO_ONE_ADDRESS_A_DAY = 5;

type Sender = Pick<ResponderActor, "departmentId" | "isVerified">;

/**
 * Counts a mail to each address. It opens a transaction of its own, so call it outside of another.
 *
 * @throws ApiError `rate_limited` when they are too many for the department today, or one address got too many
 */
export async function countMails(ctx: Context, { departmentId, isVerified }: Sender, emails: readonly string[]) {
  const most = isVerified ? MAILS_A_DAY.verified : MAILS_A_DAY.pending;
  await countOfDay(ctx, [`invite-mails:${departmentId}`], most, emails.length);
  const addresses = emails.map((email) => `invite-to:${email}`);
  await countOfDay(ctx, addresses, TO_ONE_ADDRESS_A_DAY);
}

/**
 * As `countMails`, of a business: anyone can register one too.
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

/** As `countMails`, where the rest must continue: those of the addresses that may be written to today. */
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
