import type { Contact } from "@placard/api-client";
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
  /** By its IANA name; `null`: not on file, and days are those of UTC. */
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
  /** Raised by one with every change of what the business says of itself: name, address, phone. */
  details_version: Version;
  /** Raised by one with every change of the registration details. */
  registration_version: Version;
  /** Stands in the ids of its records in reports: four of 0-9 and A-Z, drawn once. */
  report_code: Generated<string>;
  /** When it was last asked by mail whether its inventory is still correct. */
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
  /** `null`: pending, sees no business data. */
  verified_at: Moment | null;
  /** Who approved it. An approval of demo mode holds in demo mode alone. */
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
  /** False for a Team Member whom the department's admin has not let in yet. */
  is_approved: Flag;
  /** Addresses that a Team Member named at registration; they are invited once the member is approved. */
  team_emails: JsonWithDefault<readonly string[]>;
  signed_in_at: Moment | null;
  /** Someone else chose the password and told it: nothing but changing it is answered. */
  must_change_password: Flag;
  /** Since when no one signs in with the account; `null`: it is open. */
  deactivated_at: Moment | null;
  /** The address that it is to have once its link is opened; `null`: no change is waiting. */
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
  /** Key of the registration, so that a repeated one gets the same business. */
  idempotency_key: string | null;
  /** See `ServerKey`. */
  request_hash: string | null;
  expires_at: Moment;
}

export interface InvitationTable {
  id: Generated<number>;
  /** To a department or to a business, never to both. */
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
  /** True if this is the person's first session ever. */
  is_first: Flag;
  expires_at: Moment;
  created_at: MadeAt;
}

export interface AccessTokenTable {
  id: Generated<number>;
  /** Of a department or of a business, never of both. */
  department_id: number | null;
  business_id: number | null;
  name: string;
  token_hash: string;
  /** Scopes with a blank between them. */
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
  /** Where the link was sent: it opens nothing once the account has another address. */
  email: string;
  expires_at: Moment;
  created_at: MadeAt;
}

export interface EmailChangeTable {
  id: Generated<number>;
  account_id: number;
  old_email: string;
  new_email: string;
  /** Of the link to the new address. */
  token_hash: string;
  expires_at: Moment;
  confirmed_at: Moment | null;
  /** Of the link that the old address gets once the change took effect. No other account can take the address until then. */
  restore_hash: string | null;
  restore_until: Moment | null;
  created_at: Moment;
}

/** Failed sign-ins of one address or of one known device. See `access/sign-in-tries.ts`. */
export interface SignInTryTable {
  bucket: string;
  failures: number;
  /** Of the last password that failed; see `ServerKey`. */
  password_digest: string;
  blocked_until: Moment | null;
  tried_at: Moment;
}

/** A browser in which someone signed in with the account. */
export interface KnownDeviceTable {
  token_hash: string;
  account_id: number;
  seen_at: Moment;
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
}
