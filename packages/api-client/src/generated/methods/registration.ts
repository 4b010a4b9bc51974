// Made by tools/client/build.ts from packages/api-client/src/contract. Do not edit: run pnpm client.
import type { CallOptions } from "../../client/call-options.ts";
import type {
  InsertBusinessAnswer,
  InsertBusinessBody,
  InsertBusinessUserAnswer,
  InsertBusinessUserBody,
  InsertResponderAdminAnswer,
  InsertResponderAdminBody,
  InsertResponderUserAnswer,
  InsertResponderUserBody,
} from "../models.ts";

/** New businesses, departments and their people. */
export interface RegistrationMethods {
  /**
   * Register a business. The response contains a one-time claim for creating its first Admin.
   *
   * `POST /api/insert-business`. Access: Anyone.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws `email_taken` (409): User with this email already exists
   * @throws Any call of this kind: `invalid_request`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link InsertBusinessBody}, {@link InsertBusinessAnswer}
   * @example
   * await client.registration.insertBusiness({ body: { name: "Harbour Ice and Cold Storage", email: "dana@harbour.example", address: "100 Pier Road, Halifax NS", number_of_locations: 2, number_of_chemicals: 5, time_zone: "America/Halifax" } });
   */
  readonly insertBusiness: (input: { readonly body: InsertBusinessBody }, options?: CallOptions) => Promise<InsertBusinessAnswer>;

  /**
   * Add a user to a business: the first Admin with the one-time claim, everyone else by an Admin with a temporary password.
   *
   * `POST /api/insert-business-user`. Access: The holder of a new business's one-time claim; after that, its Admins.
   * With `idempotencyKey` a repeated call of a signed-in admin takes effect once.
   *
   * @throws `email_taken` (409): User with this email already exists
   * @throws `claim_invalid` (403): This registration has expired or has already been used. Register the business again.
   * @throws `plan_limit_reached` (403): You need to upgrade to Standard or Premium to add more.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link InsertBusinessUserBody}, {@link InsertBusinessUserAnswer}
   * @example
   * await client.registration.insertBusinessUser({ body: { business_id: 3, name: "Dana Reid", email: "dana@harbour.example", password: "correct horse battery", user_role: true, claim: "c2hvcnQtbGl2ZWQ" } });
   */
  readonly insertBusinessUser: (input: { readonly body: InsertBusinessUserBody }, options?: CallOptions) => Promise<InsertBusinessUserAnswer>;

  /**
   * Register a new department together with its first admin. The department is pending until it is approved.
   *
   * `POST /api/insert-responder-admin`. Access: Anyone.
   *
   * @throws `email_taken` (409): User with this email already exists
   * @throws `department_exists` (409): This department is already registered. Ask its admin for an invitation, or register as a Team Member.
   * @throws Any call of this kind: `invalid_request`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link InsertResponderAdminBody}, {@link InsertResponderAdminAnswer}
   * @example
   * await client.registration.insertResponderAdmin({ body: { name: "Alex Morin", email: "alex@fire.example", password: "correct horse battery", department_name: "Harbour Fire and Rescue" } });
   */
  readonly insertResponderAdmin: (input: { readonly body: InsertResponderAdminBody }, options?: CallOptions) => Promise<InsertResponderAdminAnswer>;

  /**
   * Join a department: added by its admin (signed in, department_id) with a temporary password, or as a request pending the admin's approval.
   *
   * `POST /api/insert-responder-user`. Access: Anyone.
   * With `idempotencyKey` a repeated call of a signed-in admin takes effect once.
   *
   * @throws `email_taken` (409): User with this email already exists
   * @throws `department_not_found` (422): No department with this name is registered. Check the name with your department's admin.
   * @throws `plan_limit_reached` (403): You need to upgrade to Standard or Premium to add more.
   * @throws `not_signed_in` (401): Sign in to continue.
   * @throws `forbidden` (403): Your account is not allowed to do this.
   * @throws Any call of this kind: `invalid_request`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link InsertResponderUserBody}, {@link InsertResponderUserAnswer}
   * @example
   * await client.registration.insertResponderUser({ body: { name: "Robin Chu", email: "robin@fire.example", password: "correct horse battery", department_name: "Harbour Fire and Rescue", team_emails: [ "sam@fire.example" ] } });
   */
  readonly insertResponderUser: (input: { readonly body: InsertResponderUserBody }, options?: CallOptions) => Promise<InsertResponderUserAnswer>;
}
