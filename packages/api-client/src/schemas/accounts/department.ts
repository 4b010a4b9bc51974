import * as z from "zod";
import { BUSINESS_SCOPES, DEPARTMENT_SCOPES } from "../../contract/endpoint/access-rules.ts";
import { count, id, instant, storedText } from "../ground/primitives.ts";
import { businessRole, tier } from "../ground/roles.ts";
import { departmentStatus } from "./session-user.ts";

export const department = z.object({
  department_id: id,
  name: z.string(),
  status: departmentStatus,
  tier,
  members: count,
  is_demo: z.boolean(),
});

const invitationFacts = {
  email: z.string(),
  status: z.enum(["open", "accepted", "expired"]),
  invited_by: z.string(),
  created_at: instant,
  expires_at: instant,
  mail_state: z
    .enum(["waiting", "sent", "failed"])
    .nullable()
    .default(null)
    .describe(
      "Email with the link: waiting to be sent, taken by the mail server, or not delivered after the last try. null: this server sends no email, or it was sent before its state was stored.",
    ),
  mail_problem: z
    .enum(["address_refused", "server_refused", "server_unreachable", "link_expired", "other"])
    .nullable()
    .default(null)
    .describe("Why the last try to send the email failed; null: no try has failed."),
};

/** An invitation to a department. */
export const invitation = z.object({ id, department_id: id, ...invitationFacts });

/** An invitation to a business, with the role of the new user. */
export const businessInvitation = z.object({ id, business_id: id, role: businessRole, ...invitationFacts });

/** Scopes of department tokens. */
export const departmentScope = z.enum(DEPARTMENT_SCOPES);

/** Scopes of business tokens. */
export const businessScope = z.enum(BUSINESS_SCOPES);

const tokenFacts = {
  name: z.string(),
  created_by: storedText.describe(
    "The admin who created it. The token writes in this person's name and stops when they leave; null once they have left.",
  ),
  created_at: instant,
  last_used_at: instant.nullable(),
};

/** A bearer token of a department's portal, without its secret. */
export const accessToken = z.object({
  id,
  department_id: id,
  scopes: z.array(departmentScope).min(1),
  ...tokenFacts,
});

/** A bearer token of a business, e.g. for its stock system, without its secret. */
export const businessAccessToken = z.object({
  id,
  business_id: id,
  scopes: z.array(businessScope).min(1),
  ...tokenFacts,
});
