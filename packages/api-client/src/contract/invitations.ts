import * as z from "zod";
import { businessInvitation } from "../schemas/accounts/department.ts";
import { done, success } from "../schemas/ground/answers.ts";
import {
  email,
  id,
  idFromText,
  instant,
  name,
  newPassword,
  requiredText,
  secretToken,
} from "../schemas/ground/primitives.ts";
import { businessRole } from "../schemas/ground/roles.ts";
import { accountKind } from "../schemas/accounts/settings.ts";
import { defineEndpoint } from "./endpoint/define-endpoint.ts";
import { CLIENT_ID_EXAMPLE, MOMENT_EXAMPLE } from "./examples.ts";

const rowParams = z.object({ id: idFromText });

const INVITATION_EXAMPLE = {
  id: 72,
  business_id: 3,
  email: "lee@harbour.example",
  role: "User",
  status: "open",
  invited_by: "Dana Reid",
  created_at: MOMENT_EXAMPLE,
  expires_at: "2026-12-05T14:05:00.000Z",
  mail_state: "sent",
  mail_problem: null,
} as const;

export const getInvitation = defineEndpoint({
  id: "getInvitation",
  method: "GET",
  path: "/get-invitation/{token}",
  summary: "What an invitation link is for: the invited address, and the name of the business or department.",
  access: "anyone",
  params: z.object({ token: requiredText }),
  response: success({ email: z.string(), kind: accountKind, organization_name: z.string() }),
  errors: ["link_expired"],
  example: {
    params: { token: CLIENT_ID_EXAMPLE },
    response: {
      status: "success",
      email: "robin@fire.example",
      kind: "responder",
      organization_name: "Harbour Fire and Rescue",
    },
  },
});

export const acceptInvitation = defineEndpoint({
  id: "acceptInvitation",
  method: "POST",
  path: "/accept-invitation",
  summary:
    "Join a business or department with the link of an invitation, which works once. The address and the role are those of the invitation.",
  access: "anyone",
  body: z.object({ invitation_token: secretToken, name, password: newPassword }),
  response: success({ user_id: id, kind: accountKind, email: z.string() }),
  errors: ["link_expired", "email_taken", "plan_limit_reached"],
  example: {
    body: { invitation_token: "Zk3l2m9q", name: "Robin Chu", password: "correct horse battery" },
    response: { status: "success", user_id: 13, kind: "responder", email: "robin@fire.example" },
  },
});

export const getBusinessInvitations = defineEndpoint({
  id: "getBusinessInvitations",
  method: "GET",
  path: "/get-business-invitations/{business_id}",
  summary: "Invitations of the business, newest first, with the state of the email.",
  access: "edit-users",
  params: z.object({ business_id: idFromText }),
  response: success({ invitations: z.array(businessInvitation) }),
  errors: [],
  example: { params: { business_id: 3 }, response: { status: "success", invitations: [INVITATION_EXAMPLE] } },
});

export const insertBusinessInvitation = defineEndpoint({
  id: "insertBusinessInvitation",
  method: "POST",
  path: "/insert-business-invitation",
  summary:
    "Invite a person by e-mail to sign in for the business. The email is sent after the answer. An address that was invited already gets a new link, and the old one stops working.",
  access: "edit-users",
  body: z.object({ business_id: id, email, role: businessRole }),
  response: success({ invitation: businessInvitation }),
  errors: ["already_member", "plan_limit_reached"],
  idempotent: true,
  example: {
    body: { business_id: 3, email: "lee@harbour.example", role: "User" },
    response: { status: "success", invitation: INVITATION_EXAMPLE },
  },
});

export const insertInvitationLink = defineEndpoint({
  id: "insertInvitationLink",
  method: "POST",
  path: "/insert-invitation-link/{id}",
  summary:
    "Create a new link for a pending invitation, for servers without email. It is returned only in this response, and the earlier link stops working.",
  access: "people-admin",
  params: rowParams,
  response: success({ link: z.string(), expires_at: instant }),
  errors: ["not_found", "link_is_mailed"],
  example: {
    params: { id: 72 },
    response: {
      status: "success",
      link: "https://placard.example/register?invitation=Zk3l2m9q",
      expires_at: "2026-12-05T14:05:00.000Z",
    },
  },
});

export const deleteInvitation = defineEndpoint({
  id: "deleteInvitation",
  method: "DELETE",
  path: "/delete-invitation/{id}",
  summary: "Withdraw an invitation; its link stops working.",
  access: "people-admin",
  params: rowParams,
  response: done,
  errors: ["not_found"],
  example: { params: { id: 71 }, response: { status: "success" } },
});

export const invitations = {
  getInvitation,
  acceptInvitation,
  getBusinessInvitations,
  insertBusinessInvitation,
  insertInvitationLink,
  deleteInvitation,
} as const;
