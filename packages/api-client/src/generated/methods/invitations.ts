// Made by tools/client/build.ts from packages/api-client/src/contract. Do not edit: run pnpm client.
import type { CallOptions } from "../../client/call-options.ts";
import type {
  AcceptInvitationAnswer,
  AcceptInvitationBody,
  DeleteInvitationParams,
  Done,
  GetBusinessInvitationsAnswer,
  GetBusinessInvitationsParams,
  GetInvitationAnswer,
  GetInvitationParams,
  InsertBusinessInvitationAnswer,
  InsertBusinessInvitationBody,
  InsertInvitationLinkAnswer,
  InsertInvitationLinkParams,
} from "../models.ts";

/** Invitations to a business or a department: the link creates one account and expires after 14 days. */
export interface InvitationsMethods {
  /**
   * What an invitation link is for: the invited address, and the name of the business or department.
   *
   * `GET /api/get-invitation/{token}`. Access: Anyone.
   *
   * @throws `link_expired` (410): This link has expired or has already been used. Ask for a new one.
   * @throws Any call of this kind: `invalid_request`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetInvitationParams}, {@link GetInvitationAnswer}
   * @example
   * await client.invitations.getInvitation({ params: { token: "0b7e7c1e-5c3f-4a55-9d0e-3f3f3c1b8a10" } });
   */
  readonly getInvitation: (input: { readonly params: GetInvitationParams }, options?: CallOptions) => Promise<GetInvitationAnswer>;

  /**
   * Join a business or department with the link of an invitation, which works once. The address and the role are those of the invitation.
   *
   * `POST /api/accept-invitation`. Access: Anyone.
   *
   * @throws `link_expired` (410): This link has expired or has already been used. Ask for a new one.
   * @throws `email_taken` (409): User with this email already exists
   * @throws `plan_limit_reached` (403): You need to upgrade to Standard or Premium to add more.
   * @throws Any call of this kind: `invalid_request`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link AcceptInvitationBody}, {@link AcceptInvitationAnswer}
   * @example
   * await client.invitations.acceptInvitation({ body: { invitation_token: "Zk3l2m9q", name: "Robin Chu", password: "correct horse battery" } });
   */
  readonly acceptInvitation: (input: { readonly body: AcceptInvitationBody }, options?: CallOptions) => Promise<AcceptInvitationAnswer>;

  /**
   * Invitations of the business, newest first, with the state of the email.
   *
   * `GET /api/get-business-invitations/{business_id}`. Access: Only Admins of the business.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetBusinessInvitationsParams}, {@link GetBusinessInvitationsAnswer}
   * @example
   * await client.invitations.getBusinessInvitations({ params: { business_id: 3 } });
   */
  readonly getBusinessInvitations: (input: { readonly params: GetBusinessInvitationsParams }, options?: CallOptions) => Promise<GetBusinessInvitationsAnswer>;

  /**
   * Invite a person by e-mail to sign in for the business. The email is sent after the answer. An address that was invited already gets a new link, and the old one stops working.
   *
   * `POST /api/insert-business-invitation`. Access: Only Admins of the business.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws `already_member` (409): A user with this email address can already sign in.
   * @throws `plan_limit_reached` (403): You need to upgrade to Standard or Premium to add more.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link InsertBusinessInvitationBody}, {@link InsertBusinessInvitationAnswer}
   * @example
   * await client.invitations.insertBusinessInvitation({ body: { business_id: 3, email: "lee@harbour.example", role: "User" } });
   */
  readonly insertBusinessInvitation: (input: { readonly body: InsertBusinessInvitationBody }, options?: CallOptions) => Promise<InsertBusinessInvitationAnswer>;

  /**
   * Create a new link for a pending invitation, for servers without email. It is returned only in this response, and the earlier link stops working.
   *
   * `POST /api/insert-invitation-link/{id}`. Access: Only Admins of the business or Admins of the department, for their own people.
   *
   * @throws `not_found` (404): Not found.
   * @throws `link_is_mailed` (409): This server sends invitations by email, so the link is in the email. Invite the person again to send a new one.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link InsertInvitationLinkParams}, {@link InsertInvitationLinkAnswer}
   * @example
   * await client.invitations.insertInvitationLink({ params: { id: 72 } });
   */
  readonly insertInvitationLink: (input: { readonly params: InsertInvitationLinkParams }, options?: CallOptions) => Promise<InsertInvitationLinkAnswer>;

  /**
   * Withdraw an invitation; its link stops working.
   *
   * `DELETE /api/delete-invitation/{id}`. Access: Only Admins of the business or Admins of the department, for their own people.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link DeleteInvitationParams}, {@link Done}
   * @example
   * await client.invitations.deleteInvitation({ params: { id: 71 } });
   */
  readonly deleteInvitation: (input: { readonly params: DeleteInvitationParams }, options?: CallOptions) => Promise<Done>;
}
