import type { Contact } from "@placard/api-client";
import type { DismissedNotification } from "@placard/api-client/internal";
import type { Generated } from "kysely";
import type { Flag, Json, JsonWithDefault, MadeAt, Moment, Version } from "./columns.ts";

export type Tier = 1 | 2 | 3;
export type AccountKind = "business" | "responder";
export type AccountRole = "Admin" | "Manager" | "User" | "Viewer" | "admin" | "member";

export interface BusinessTable {
  id: Generated<number>;
  business_name: string;
  owner: string | null;
  email: string | null;
  address: string | null;
  phone: string | null;
  type: string | null;
  number_of_locations: number | null;
  number_of_chemicals: number | null;
  /** IANA name; `null`: not on file, and dates are in UTC. */
  time_zone: string | null;
  tier: Generated<Tier>;
  emergency_contact_name: string | null;
  emergency_contact_phone: string | null;
  second_emergency_phone: string | null;
  general_business_email: string | null;
  liquor_permit: Flag;
  business_registration: string | null;
  hazardous_material_permit: Generated<string>;
  registration_complete: Flag;
  /** Increases by one with every change to the business's name, address or phone. */
  details_version: Version;
  /** Increases by one with every change to the registration details. */
  registration_version: Version;
  /** Part of record ids in reports: four characters of 0-9 and A-Z, generated once. */
  report_code: Generated<string>;
  /** Time of the last email that asked to confirm the inventory. */
  confirmation_asked_at: Moment | null;
  is_demo: Flag;
  version: Version;
  created_at: MadeAt;
  updated_at: MadeAt;
}

export interface DepartmentTable {
  id: Generated<number>;
  name: string;
  tier: Generated<Tier>;
  /** `null`: pending, without access to business data. */
  verified_at: Moment | null;
  /** An approval by demo mode is valid only in demo mode. */
  verified_by: "operator" | "demo" | null;
  is_demo: Flag;
  created_at: MadeAt;
}

export interface AccountTable {
  id: Generated<number>;
  kind: AccountKind;
  business_id: number | null;
  department_id: number | null;
  name: string;
  email: string;
  password_hash: string;
  role: AccountRole;
  /** False for a team member whom the department's admin has not approved yet. */
  is_approved: Flag;
  /** Addresses that a team member listed at registration. They are invited once the member is approved. */
  team_emails: JsonWithDefault<readonly string[]>;
  signed_in_at: Moment | null;
  /** True if someone else chose the password. Until it is changed, all other requests are refused. */
  must_change_password: Flag;
  /** Time of deactivation; `null`: the account is active. */
  deactivated_at: Moment | null;
  /** The new address, until its link is opened; `null`: no change is pending. */
  pending_email: string | null;
  is_demo: Flag;
  version: Version;
  created_at: MadeAt;
}

export interface ContactTable {
  id: Generated<number>;
  business_id: number;
  name: string;
  email: string;
  phone: string | null;
  second_phone: string | null;
  job_title: string | null;
  role: string | null;
  tier_two: Json<NonNullable<Contact["tier_two"]>> | null;
  is_demo: Flag;
  version: Version;
  created_at: MadeAt;
}

export interface BusinessClaimTable {
  token_hash: string;
  business_id: number;
  /** Key of the registration, so that a repeated request gets the same business. */
  idempotency_key: string | null;
  /** See `ServerKey`. */
  request_hash: string | null;
  expires_at: Moment;
}

export interface InvitationTable {
  id: Generated<number>;
  /** Set for a department or a business, never for both. */
  department_id: number | null;
  business_id: number | null;
  email: string;
  role: Generated<AccountRole>;
  token_hash: string;
  invited_by: number | null;
  expires_at: Moment;
  accepted_at: Moment | null;
  created_at: MadeAt;
}

export interface SessionTable {
  token_hash: string;
  account_id: number;
  /** True if this is the person's first session. */
  is_first: Flag;
  expires_at: Moment;
  created_at: MadeAt;
}

export interface AccessTokenTable {
  id: Generated<number>;
  /** Set for a department or a business, never for both. */
  department_id: number | null;
  business_id: number | null;
  name: string;
  token_hash: string;
  /** Scopes, separated by spaces. */
  scopes: string;
  created_by: number | null;
  expires_at: Moment | null;
  revoked_at: Moment | null;
  last_used_at: Moment | null;
  created_at: MadeAt;
}

export interface PasswordResetTable {
  token_hash: string;
  account_id: number;
  /** Address that the link was sent to. The link stops working once the account has another address. */
  email: string;
  expires_at: Moment;
  created_at: MadeAt;
}

export interface EmailChangeTable {
  id: Generated<number>;
  account_id: number;
  old_email: string;
  new_email: string;
  /** Hash of the link that is sent to the new address. */
  token_hash: string;
  expires_at: Moment;
  confirmed_at: Moment | null;
  /**
   * Hash of the link that the old address gets once the change took effect. Until `restore_until`, no other account can
   * take that address.
   */
  restore_hash: string | null;
  restore_until: Moment | null;
  created_at: Moment;
}

/** Failed sign-ins of one address or one known device. See `access/sign-in-tries.ts`. */
export interface SignInTryTable {
  bucket: string;
  failures: number;
  /** Digest of the last wrong password; see `ServerKey`. */
  password_digest: string;
  blocked_until: Moment | null;
  tried_at: Moment;
}

/** A browser in which someone has signed in with the account. */
export interface KnownDeviceTable {
  token_hash: string;
  account_id: number;
  seen_at: Moment;
}

/** Notification that a user of a business does not want to see until its count changes. */
export interface DismissedNotificationTable {
  account_id: number;
  notification: DismissedNotification["notification"];
  count: number;
  dismissed_at: Moment;
}

export interface AccountTables {
  businesses: BusinessTable;
  departments: DepartmentTable;
  accounts: AccountTable;
  contacts: ContactTable;
  business_claims: BusinessClaimTable;
  invitations: InvitationTable;
  sessions: SessionTable;
  access_tokens: AccessTokenTable;
  password_resets: PasswordResetTable;
  email_changes: EmailChangeTable;
  sign_in_tries: SignInTryTable;
  known_devices: KnownDeviceTable;
  dismissed_notifications: DismissedNotificationTable;
}
