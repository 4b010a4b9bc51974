import * as z from "zod";
import { done, success } from "../schemas/ground/answers.ts";
import { email, newPassword, secretToken, typedPassword } from "../schemas/ground/primitives.ts";
import { businessSessionUser, responderSessionUser, sessionUser } from "../schemas/accounts/session-user.ts";
import { BUSINESS_USER_EXAMPLE, RESPONDER_USER_EXAMPLE } from "./examples.ts";
import { defineEndpoint } from "./endpoint/define-endpoint.ts";

const credentials = z.object({ email, password: typedPassword });

/** Sets the session cookie (HttpOnly, SameSite). The session secret is never part of the answer. */
export const loginUser = defineEndpoint({
  id: "loginUser",
  method: "POST",
  path: "/login-user",
  summary: "Sign in as a person of a business.",
  access: "anyone",
  body: credentials,
  response: success({ user: businessSessionUser }),
  errors: ["invalid_credentials", "sign_in_locked", "account_deactivated"],
  example: {
    body: { email: "dana@harbour.example", password: "correct horse battery" },
    response: { status: "success", user: BUSINESS_USER_EXAMPLE },
  },
});

export const loginResponder = defineEndpoint({
  id: "loginResponder",
  method: "POST",
  path: "/login-responder",
  summary: "Sign in as a responder.",
  access: "anyone",
  body: credentials,
  response: success({ user: responderSessionUser }),
  errors: ["invalid_credentials", "sign_in_locked", "account_deactivated"],
  example: {
    body: { email: "alex@fire.example", password: "correct horse battery" },
    response: { status: "success", user: RESPONDER_USER_EXAMPLE },
  },
});

export const logout = defineEndpoint({
  id: "logout",
  method: "POST",
  path: "/logout",
  summary: "End the session and clear its cookie. Done also when there is none.",
  access: "anyone",
  response: done,
  errors: [],
  example: { response: { status: "success" } },
});

export const getSession = defineEndpoint({
  id: "getSession",
  method: "GET",
  path: "/session",
  summary: "The signed-in user; null if no one is signed in.",
  access: "anyone",
  response: success({ user: sessionUser.nullable() }),
  errors: [],
  example: { response: { status: "success", user: RESPONDER_USER_EXAMPLE } },
});

export const requestPasswordReset = defineEndpoint({
  id: "requestPasswordReset",
  method: "POST",
  path: "/request-password-reset",
  summary: "Mail a link to set a new password. The answer is the same whether the address has an account or not.",
  access: "anyone",
  body: z.object({ email }),
  response: done,
  errors: [],
  example: { body: { email: "dana@harbour.example" }, response: { status: "success" } },
});

export const resetPassword = defineEndpoint({
  id: "resetPassword",
  method: "POST",
  path: "/reset-password",
  summary: "Set a new password with the token of the mailed link. Ends every session of the account.",
  access: "anyone",
  body: z.object({ token: secretToken, password: newPassword }),
  response: done,
  errors: ["link_expired"],
  example: {
    body: { token: "Zk3l2m9q", password: "a new long password" },
    response: { status: "success" },
  },
});

export const changePassword = defineEndpoint({
  id: "changePassword",
  method: "POST",
  path: "/change-password",
  summary:
    "Set a new password while signed in. Renews the own session and ends every other one. A temporary password has to be changed to another one.",
  access: "own-password",
  body: z.object({ current_password: typedPassword, password: newPassword }),
  response: done,
  errors: ["current_password_wrong", "password_unchanged"],
  example: {
    body: { current_password: "correct horse battery", password: "a new long password" },
    response: { status: "success" },
  },
});

export const confirmEmail = defineEndpoint({
  id: "confirmEmail",
  method: "POST",
  path: "/confirm-email",
  summary:
    "Change the email address of an account with the token that was mailed to the new address. The old address gets a link to undo it, valid for 14 days.",
  access: "anyone",
  body: z.object({ token: secretToken }),
  response: success({ email }),
  errors: ["link_expired", "email_taken"],
  example: { body: { token: "Zk3l2m9q" }, response: { status: "success", email: "dana.reid@harbour.example" } },
});

export const restoreEmail = defineEndpoint({
  id: "restoreEmail",
  method: "POST",
  path: "/restore-email",
  summary:
    "Restore the old email address with the token of the notice. Ends every session, the password and the access tokens made since, and mails a link for a new password.",
  access: "anyone",
  body: z.object({ token: secretToken }),
  response: success({ email }),
  errors: ["link_expired", "email_taken"],
  example: { body: { token: "Zk3l2m9q" }, response: { status: "success", email: "dana@harbour.example" } },
});

export const session = {
  loginUser,
  loginResponder,
  logout,
  getSession,
  requestPasswordReset,
  resetPassword,
  changePassword,
  confirmEmail,
  restoreEmail,
} as const;
