// Made by tools/client/build.ts from packages/api-client/src/contract. Do not edit: run pnpm client.
import type { CallOptions } from "../../client/call-options.ts";
import type {
  ApproveResponderUserAnswer,
  ApproveResponderUserParams,
  DeleteResponderUserParams,
  Done,
  GetDepartmentAnswer,
  GetDepartmentParams,
  GetInvitationsAnswer,
  GetInvitationsParams,
  GetResponderUsersAnswer,
  GetResponderUsersParams,
  InsertInvitationsAnswer,
  InsertInvitationsBody,
  UpdateDepartmentAnswer,
  UpdateDepartmentBody,
  UpdateDepartmentParams,
  UpdateResponderUserAnswer,
  UpdateResponderUserBody,
  UpdateResponderUserParams,
} from "../models.ts";

/** Fire departments, their members and invitations. */
export interface DepartmentsMethods {
  /**
   * The caller's department: name, approval and plan.
   *
   * `GET /api/get-department/{department_id}`. Access: Any responder, including in a pending department.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetDepartmentParams}, {@link GetDepartmentAnswer}
   * @example
   * await client.departments.getDepartment({ params: { department_id: 2 } });
   */
  readonly getDepartment: (input: { readonly params: GetDepartmentParams }, options?: CallOptions) => Promise<GetDepartmentAnswer>;

  /**
   * Rename the department or choose its plan. No payment is taken.
   *
   * `PUT /api/update-department/{department_id}`. Access: Admins of the department.
   *
   * @throws `department_exists` (409): This department is already registered. Ask its admin for an invitation, or register as a Team Member.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link UpdateDepartmentBody}, {@link UpdateDepartmentParams}, {@link UpdateDepartmentAnswer}
   * @example
   * await client.departments.updateDepartment({ params: { department_id: 2 }, body: { tier: 2 } });
   */
  readonly updateDepartment: (input: { readonly params: UpdateDepartmentParams; readonly body?: UpdateDepartmentBody }, options?: CallOptions) => Promise<UpdateDepartmentAnswer>;

  /**
   * Members of the department, including those waiting for approval.
   *
   * `GET /api/get-responder-users/{department_id}`. Access: Admins of the department.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetResponderUsersParams}, {@link GetResponderUsersAnswer}
   * @example
   * await client.departments.getResponderUsers({ params: { department_id: 2 } });
   */
  readonly getResponderUsers: (input: { readonly params: GetResponderUsersParams }, options?: CallOptions) => Promise<GetResponderUsersAnswer>;

  /**
   * Approve a pending member. Invitations are sent to the team email addresses the member entered.
   *
   * `POST /api/approve-responder-user/{id}`. Access: Admins of the department.
   *
   * @throws `not_found` (404): Not found.
   * @throws `plan_limit_reached` (403): You need to upgrade to Standard or Premium to add more.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link ApproveResponderUserParams}, {@link ApproveResponderUserAnswer}
   * @example
   * await client.departments.approveResponderUser({ params: { id: 13 } });
   */
  readonly approveResponderUser: (input: { readonly params: ApproveResponderUserParams }, options?: CallOptions) => Promise<ApproveResponderUserAnswer>;

  /**
   * Update a member. Only an admin can change the role.
   *
   * `PUT /api/update-responder-user/{id}`. Access: The person, or an Admin of the same department.
   *
   * @throws `not_found` (404): Not found.
   * @throws `current_password_wrong` (403): The current password is incorrect.
   * @throws `email_taken` (409): User with this email already exists
   * @throws `last_admin` (409): The last Admin cannot be removed. Make someone else an Admin first.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link UpdateResponderUserBody}, {@link UpdateResponderUserParams}, {@link UpdateResponderUserAnswer}
   * @example
   * await client.departments.updateResponderUser({ params: { id: 13 }, body: { name: "Robin Chu" } });
   */
  readonly updateResponderUser: (input: { readonly params: UpdateResponderUserParams; readonly body?: UpdateResponderUserBody }, options?: CallOptions) => Promise<UpdateResponderUserAnswer>;

  /**
   * Remove a member, or reject a pending one. Incidents and logs keep the name.
   *
   * `DELETE /api/delete-responder-user/{id}`. Access: Admins of the department.
   *
   * @throws `not_found` (404): Not found.
   * @throws `last_admin` (409): The last Admin cannot be removed. Make someone else an Admin first.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link DeleteResponderUserParams}, {@link Done}
   * @example
   * await client.departments.deleteResponderUser({ params: { id: 13 } });
   */
  readonly deleteResponderUser: (input: { readonly params: DeleteResponderUserParams }, options?: CallOptions) => Promise<Done>;

  /**
   * Invitations of the department, newest first, with the state of the email.
   *
   * `GET /api/get-invitations/{department_id}`. Access: Admins of the department.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetInvitationsParams}, {@link GetInvitationsAnswer}
   * @example
   * await client.departments.getInvitations({ params: { department_id: 2 } });
   */
  readonly getInvitations: (input: { readonly params: GetInvitationsParams }, options?: CallOptions) => Promise<GetInvitationsAnswer>;

  /**
   * Invite people by e-mail. The emails are sent after the answer. An address that was invited already gets a new link.
   *
   * `POST /api/insert-invitations`. Access: Admins of the department.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws `too_many_invitations` (409): There are too many pending invitations. Withdraw some first.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link InsertInvitationsBody}, {@link InsertInvitationsAnswer}
   * @example
   * await client.departments.insertInvitations({ body: { department_id: 2, emails: [ "sam@fire.example" ] } });
   */
  readonly insertInvitations: (input: { readonly body: InsertInvitationsBody }, options?: CallOptions) => Promise<InsertInvitationsAnswer>;
}
