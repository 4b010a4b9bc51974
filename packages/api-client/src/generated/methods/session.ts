// Made by tools/client/build.ts from packages/api-client/src/contract. Do not edit: run pnpm client.
import type { CallOptions } from "../../client/call-options.ts";
import type {
  ChangePasswordBody,
  ConfirmEmailAnswer,
  ConfirmEmailBody,
  Done,
  GetSessionAnswer,
  LoginResponderAnswer,
  LoginResponderBody,
  LoginUserAnswer,
  LoginUserBody,
  RequestPasswordResetBody,
  ResetPasswordBody,
  RestoreEmailAnswer,
  RestoreEmailBody,
} from "../models.ts";

/** Sign-in and sign-out, passwords, and who is signed in. */
export interface SessionMethods {
  /**
   * Sign in as a person of a business.
   *
   * `POST /api/login-user`. Access: Anyone.
   *
   * @throws `invalid_credentials` (401): Invalid email or password
   * @throws `sign_in_locked` (429): Too many failed attempts. Wait a while or reset your password.
   * @throws `account_deactivated` (403): This account is deactivated. Ask your admin to reactivate it.
   * @throws Any call of this kind: `invalid_request`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link LoginUserBody}, {@link LoginUserAnswer}
   * @example
   * await client.session.loginUser({ body: { email: "dana@harbour.example", password: "correct horse battery" } });
   */
  readonly loginUser: (input: { readonly body: LoginUserBody }, options?: CallOptions) => Promise<LoginUserAnswer>;

  /**
   * Sign in as a responder.
   *
   * `POST /api/login-responder`. Access: Anyone.
   *
   * @throws `invalid_credentials` (401): Invalid email or password
   * @throws `sign_in_locked` (429): Too many failed attempts. Wait a while or reset your password.
   * @throws `account_deactivated` (403): This account is deactivated. Ask your admin to reactivate it.
   * @throws Any call of this kind: `invalid_request`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link LoginResponderBody}, {@link LoginResponderAnswer}
   * @example
   * await client.session.loginResponder({ body: { email: "alex@fire.example", password: "correct horse battery" } });
   */
  readonly loginResponder: (input: { readonly body: LoginResponderBody }, options?: CallOptions) => Promise<LoginResponderAnswer>;

  /**
   * End the session and clear its cookie. Done also when there is none.
   *
   * `POST /api/logout`. Access: Anyone.
   *
   * @throws Any call of this kind: `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link Done}
   * @example
   * await client.session.logout();
   */
  readonly logout: (input?: Readonly<Record<never, never>>, options?: CallOptions) => Promise<Done>;

  /**
   * The signed-in user; null if no one is signed in.
   *
   * `GET /api/session`. Access: Anyone.
   *
   * @throws Any call of this kind: `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetSessionAnswer}
   * @example
   * await client.session.getSession();
   */
  readonly getSession: (input?: Readonly<Record<never, never>>, options?: CallOptions) => Promise<GetSessionAnswer>;

  /**
   * Mail a link to set a new password. The answer is the same whether the address has an account or not.
   *
   * `POST /api/request-password-reset`. Access: Anyone.
   *
   * @throws Any call of this kind: `invalid_request`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link RequestPasswordResetBody}, {@link Done}
   * @example
   * await client.session.requestPasswordReset({ body: { email: "dana@harbour.example" } });
   */
  readonly requestPasswordReset: (input: { readonly body: RequestPasswordResetBody }, options?: CallOptions) => Promise<Done>;

  /**
   * Set a new password with the token of the mailed link. Ends every session of the account.
   *
   * `POST /api/reset-password`. Access: Anyone.
   *
   * @throws `link_expired` (410): This link has expired or has already been used. Ask for a new one.
   * @throws Any call of this kind: `invalid_request`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link ResetPasswordBody}, {@link Done}
   * @example
   * await client.session.resetPassword({ body: { token: "Zk3l2m9q", password: "a new long password" } });
   */
  readonly resetPassword: (input: { readonly body: ResetPasswordBody }, options?: CallOptions) => Promise<Done>;

  /**
   * Set a new password while signed in. Renews the own session and ends every other one. A temporary password has to be changed to another one.
   *
   * `POST /api/change-password`. Access: Any signed-in person, including one with a temporary password.
   *
   * @throws `current_password_wrong` (403): The current password is incorrect.
   * @throws `password_unchanged` (422): This is the temporary password. Choose a different one.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link ChangePasswordBody}, {@link Done}
   * @example
   * await client.session.changePassword({ body: { current_password: "correct horse battery", password: "a new long password" } });
   */
  readonly changePassword: (input: { readonly body: ChangePasswordBody }, options?: CallOptions) => Promise<Done>;

  /**
   * Change the email address of an account with the token that was mailed to the new address. The old address gets a link to undo it, valid for 14 days.
   *
   * `POST /api/confirm-email`. Access: Anyone.
   *
   * @throws `link_expired` (410): This link has expired or has already been used. Ask for a new one.
   * @throws `email_taken` (409): User with this email already exists
   * @throws Any call of this kind: `invalid_request`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link ConfirmEmailBody}, {@link ConfirmEmailAnswer}
   * @example
   * await client.session.confirmEmail({ body: { token: "Zk3l2m9q" } });
   */
  readonly confirmEmail: (input: { readonly body: ConfirmEmailBody }, options?: CallOptions) => Promise<ConfirmEmailAnswer>;

  /**
   * Restore the old email address with the token of the notice. Ends every session, the password and the access tokens made since, and mails a link for a new password.
   *
   * `POST /api/restore-email`. Access: Anyone.
   *
   * @throws `link_expired` (410): This link has expired or has already been used. Ask for a new one.
   * @throws `email_taken` (409): User with this email already exists
   * @throws Any call of this kind: `invalid_request`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link RestoreEmailBody}, {@link RestoreEmailAnswer}
   * @example
   * await client.session.restoreEmail({ body: { token: "Zk3l2m9q" } });
   */
  readonly restoreEmail: (input: { readonly body: RestoreEmailBody }, options?: CallOptions) => Promise<RestoreEmailAnswer>;
}
