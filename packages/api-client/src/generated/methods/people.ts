// Made by tools/client/build.ts from packages/api-client/src/contract. Do not edit: run pnpm client.
import type { CallOptions } from "../../client/call-options.ts";
import type {
  DeactivateUserAnswer,
  DeactivateUserParams,
  DeleteUserParams,
  DismissNotificationBody,
  Done,
  GetBusinessUsersAnswer,
  GetBusinessUsersParams,
  GetContactsByBusinessAnswer,
  GetContactsByBusinessParams,
  GetDismissedNotificationsAnswer,
  GetUsersByBusinessAnswer,
  GetUsersByBusinessParams,
  InsertBusinessContactAnswer,
  InsertBusinessContactBody,
  ReactivateUserAnswer,
  ReactivateUserParams,
  UpdateBusinessContactAnswer,
  UpdateBusinessContactBody,
  UpdateBusinessContactParams,
  UpdateUserAnswer,
  UpdateUserBody,
  UpdateUserParams,
} from "../models.ts";

/** Users of a business, who sign in, and its contacts, who do not. */
export interface PeopleMethods {
  /**
   * People of a business who can sign in.
   *
   * `GET /api/get-business-users/{business_id}`. Access: Everyone of the business.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetBusinessUsersParams}, {@link GetBusinessUsersAnswer}
   * @example
   * await client.people.getBusinessUsers({ params: { business_id: 3 } });
   */
  readonly getBusinessUsers: (input: { readonly params: GetBusinessUsersParams }, options?: CallOptions) => Promise<GetBusinessUsersAnswer>;

  /**
   * Users and contacts of a business together, to choose a location's manager from.
   *
   * `GET /api/get-users-by-business/{id}`. Access: Everyone of the business.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetUsersByBusinessParams}, {@link GetUsersByBusinessAnswer}
   * @example
   * await client.people.getUsersByBusiness({ params: { id: 3 } });
   */
  readonly getUsersByBusiness: (input: { readonly params: GetUsersByBusinessParams }, options?: CallOptions) => Promise<GetUsersByBusinessAnswer>;

  /**
   * Contacts of a business, under the name users.
   *
   * `GET /api/get-contacts-by-business/{business_id}`. Access: People of the business, any role, and responders of a verified department. A responder's read is audited.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetContactsByBusinessParams}, {@link GetContactsByBusinessAnswer}
   * @example
   * await client.people.getContactsByBusiness({ params: { business_id: 3 } });
   */
  readonly getContactsByBusiness: (input: { readonly params: GetContactsByBusinessParams }, options?: CallOptions) => Promise<GetContactsByBusinessAnswer>;

  /**
   * Add a contact. The server assigns contact_id.
   *
   * `POST /api/insert-business-contact`. Access: Managers and Admins of the business.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link InsertBusinessContactBody}, {@link InsertBusinessContactAnswer}
   * @example
   * await client.people.insertBusinessContact({ body: { business_id: 3, name: "Jo Bell", email: "jo@harbour.example", phone: "+1 902 555 0143", job_title: "Refrigeration engineer", role: "Safety Officer" } });
   */
  readonly insertBusinessContact: (input: { readonly body: InsertBusinessContactBody }, options?: CallOptions) => Promise<InsertBusinessContactAnswer>;

  /**
   * Update a contact. Omitted fields are unchanged. A stale version is answered with edit_conflict.
   *
   * `PUT /api/update-business-contact/{id}`. Access: Managers and Admins of the business.
   *
   * @throws `not_found` (404): Not found.
   * @throws `edit_conflict` (409): Someone else has changed this. Compare both versions and save again.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link UpdateBusinessContactBody}, {@link UpdateBusinessContactParams}, {@link UpdateBusinessContactAnswer}
   * @example
   * await client.people.updateBusinessContact({ params: { id: 8 }, body: { phone: "+1 902 555 0143", version: 1 } });
   */
  readonly updateBusinessContact: (input: { readonly params: UpdateBusinessContactParams; readonly body?: UpdateBusinessContactBody }, options?: CallOptions) => Promise<UpdateBusinessContactAnswer>;

  /**
   * Update a user of a business. Only an Admin can change the role. A stale version is answered with edit_conflict.
   *
   * `PUT /api/update-user/{id}`. Access: The person, or an Admin of the same business.
   *
   * @throws `not_found` (404): Not found.
   * @throws `current_password_wrong` (403): The current password is incorrect.
   * @throws `email_taken` (409): User with this email already exists
   * @throws `last_admin` (409): The last Admin cannot be removed. Make someone else an Admin first.
   * @throws `edit_conflict` (409): Someone else has changed this. Compare both versions and save again.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link UpdateUserBody}, {@link UpdateUserParams}, {@link UpdateUserAnswer}
   * @example
   * await client.people.updateUser({ params: { id: 7 }, body: { name: "Dana Reid", version: 1 } });
   */
  readonly updateUser: (input: { readonly params: UpdateUserParams; readonly body?: UpdateUserBody }, options?: CallOptions) => Promise<UpdateUserAnswer>;

  /**
   * Remove a user or a contact; both share one id sequence. A contact can be restored for 30 days.
   *
   * `DELETE /api/delete-user/{id}`. Access: Contacts: Managers and Admins. Users: Only Admins.
   *
   * @throws `not_found` (404): Not found.
   * @throws `last_admin` (409): The last Admin cannot be removed. Make someone else an Admin first.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link DeleteUserParams}, {@link Done}
   * @example
   * await client.people.deleteUser({ params: { id: 8 } });
   */
  readonly deleteUser: (input: { readonly params: DeleteUserParams }, options?: CallOptions) => Promise<Done>;

  /**
   * Deactivate a user of the business or department. All sessions end immediately; past records keep the name.
   *
   * `PUT /api/deactivate-user/{id}`. Access: Only Admins of the business or Admins of the department, for their own people.
   *
   * @throws `not_found` (404): Not found.
   * @throws `last_admin` (409): The last Admin cannot be removed. Make someone else an Admin first.
   * @throws `own_account` (409): You cannot deactivate your own account. Ask another Admin.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link DeactivateUserParams}, {@link DeactivateUserAnswer}
   * @example
   * await client.people.deactivateUser({ params: { id: 9 } });
   */
  readonly deactivateUser: (input: { readonly params: DeactivateUserParams }, options?: CallOptions) => Promise<DeactivateUserAnswer>;

  /**
   * Reactivate a deactivated account with its previous password.
   *
   * `PUT /api/reactivate-user/{id}`. Access: Only Admins of the business or Admins of the department, for their own people.
   *
   * @throws `not_found` (404): Not found.
   * @throws `plan_limit_reached` (403): You need to upgrade to Standard or Premium to add more.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link ReactivateUserParams}, {@link ReactivateUserAnswer}
   * @example
   * await client.people.reactivateUser({ params: { id: 9 } });
   */
  readonly reactivateUser: (input: { readonly params: ReactivateUserParams }, options?: CallOptions) => Promise<ReactivateUserAnswer>;

  /**
   * Notifications that the signed-in user dismissed in the last seven days, on any device.
   *
   * `GET /api/get-dismissed-notifications`. Access: Everyone of the business.
   *
   * @throws Any call of this kind: `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetDismissedNotificationsAnswer}
   * @example
   * await client.people.getDismissedNotifications();
   */
  readonly getDismissedNotifications: (input?: Readonly<Record<never, never>>, options?: CallOptions) => Promise<GetDismissedNotificationsAnswer>;

  /**
   * Hide a notification from the signed-in user for seven days, or until its count changes.
   *
   * `PUT /api/dismiss-notification`. Access: Everyone of the business.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link DismissNotificationBody}, {@link Done}
   * @example
   * await client.people.dismissNotification({ body: { notification: "inspection_overdue", count: 2 } });
   */
  readonly dismissNotification: (input: { readonly body: DismissNotificationBody }, options?: CallOptions) => Promise<Done>;

  /**
   * Show all dismissed notifications of the signed-in user again.
   *
   * `DELETE /api/restore-notifications`. Access: Everyone of the business.
   *
   * @throws Any call of this kind: `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link Done}
   * @example
   * await client.people.restoreNotifications();
   */
  readonly restoreNotifications: (input?: Readonly<Record<never, never>>, options?: CallOptions) => Promise<Done>;
}
