import * as z from "zod";
import { normalPhone } from "../ground/phones.ts";
import { id, instant, storedText, version } from "../ground/primitives.ts";
import { tierTwoContact } from "../records/tier-two.ts";
import { businessRole, responderRole } from "../ground/roles.ts";
import { membershipStatus } from "./session-user.ts";

/** Sign-in state of a person, for businesses and departments. */
const signInFacts = {
  last_sign_in: instant.nullable().describe("null: never yet."),
  has_temporary_password: z.boolean().describe("Whether the person must still choose their own password."),
  deactivated_at: instant.nullable().describe("null: the user can sign in."),
};

const pendingEmail = storedText.describe("New address not confirmed yet; null: none.");

/** A user of a business who can sign in. Users and contacts share one id sequence. */
export const businessUser = z.object({
  id,
  user_id: id,
  business_id: id,
  name: z.string(),
  email: z.string(),
  pending_email: pendingEmail,
  role: businessRole,
  user_role: z.boolean().describe("Derived from role: Admin is true."),
  ...signInFacts,
  version,
});

/** A person of a business who cannot sign in. */
export const contact = z.object({
  id,
  contact_id: id,
  business_id: id,
  name: z.string(),
  email: z.string(),
  phone: storedText,
  phone_normal: normalPhone,
  second_phone: storedText,
  second_phone_normal: normalPhone,
  job_title: storedText,
  role: storedText,
  tier_two: tierTwoContact.nullable().describe("Fields for a Tier II report; null: none on file."),
  version,
});

export const responderUser = z.object({
  id,
  name: z.string(),
  email: z.string(),
  pending_email: pendingEmail,
  department_id: id,
  responderRole,
  membership_status: membershipStatus,
  ...signInFacts,
});
