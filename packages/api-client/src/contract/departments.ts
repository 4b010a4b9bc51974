import * as z from "zod";
import { done, success } from "../schemas/ground/answers.ts";
import { department, invitation } from "../schemas/accounts/department.ts";
import { responderUser } from "../schemas/accounts/people.ts";
import { count, email, id, idFromText, name, typedPassword } from "../schemas/ground/primitives.ts";
import { responderRole, tier } from "../schemas/ground/roles.ts";
import { defineEndpoint } from "./endpoint/define-endpoint.ts";
import { MEMBER_EXAMPLE, MOMENT_EXAMPLE } from "./examples.ts";

const departmentParams = z.object({ department_id: idFromText });
const rowParams = z.object({ id: idFromText });

const DEPARTMENT_EXAMPLE = {
  department_id: 2,
  name: "Harbour Fire and Rescue",
  status: "verified",
  tier: 2,
  members: 4,
  is_demo: true,
} as const;

const INVITATION_EXAMPLE = {
  id: 71,
  department_id: 2,
  email: "sam@fire.example",
  status: "open",
  invited_by: "Alex Morin",
  created_at: MOMENT_EXAMPLE,
  expires_at: "2026-12-05T14:05:00.000Z",
  mail_state: "sent",
  mail_problem: null,
} as const;

export const getDepartment = defineEndpoint({
  id: "getDepartment",
  method: "GET",
  path: "/get-department/{department_id}",
  summary: "The caller's department: name, approval and plan.",
  access: "responder",
  params: departmentParams,
  response: success({ department }),
  errors: [],
  example: { params: { department_id: 2 }, response: { status: "success", department: DEPARTMENT_EXAMPLE } },
});

export const updateDepartment = defineEndpoint({
  id: "updateDepartment",
  method: "PUT",
  path: "/update-department/{department_id}",
  summary: "Rename the department or choose its plan. No payment is taken.",
  access: "department-admin",
  params: departmentParams,
  body: z.object({ name: name.optional(), tier: tier.optional() }),
  response: success({ department }),
  errors: ["department_exists"],
  example: {
    params: { department_id: 2 },
    body: { tier: 2 },
    response: { status: "success", department: DEPARTMENT_EXAMPLE },
  },
});

export const getResponderUsers = defineEndpoint({
  id: "getResponderUsers",
  method: "GET",
  path: "/get-responder-users/{department_id}",
  summary: "Members of the department, including those waiting for approval.",
  access: "department-admin",
  params: departmentParams,
  response: success({ users: z.array(responderUser) }),
  errors: [],
  example: { params: { department_id: 2 }, response: { status: "success", users: [MEMBER_EXAMPLE] } },
});

export const approveResponderUser = defineEndpoint({
  id: "approveResponderUser",
  method: "POST",
  path: "/approve-responder-user/{id}",
  summary: "Approve a pending member. Invitations are sent to the team email addresses the member entered.",
  access: "department-admin",
  params: rowParams,
  response: success({ user: responderUser, invited: count }),
  errors: ["not_found", "plan_limit_reached"],
  example: { params: { id: 13 }, response: { status: "success", user: MEMBER_EXAMPLE, invited: 1 } },
});

export const updateResponderUser = defineEndpoint({
  id: "updateResponderUser",
  method: "PUT",
  path: "/update-responder-user/{id}",
  summary: "Update a member. Only an admin can change the role.",
  access: "self-or-department-admin",
  params: rowParams,
  body: z.object({
    name: name.optional(),
    email: email
      .optional()
      .describe("A new address waits in pending_email until the link that is mailed there is opened, within 24 hours."),
    current_password: typedPassword.optional().describe("The caller's own. Needed for a new email address."),
    responderRole: responderRole.optional(),
  }),
  response: success({ user: responderUser }),
  errors: ["not_found", "current_password_wrong", "email_taken", "last_admin"],
  example: {
    params: { id: 13 },
    body: { name: "Robin Chu" },
    response: { status: "success", user: MEMBER_EXAMPLE },
  },
});

export const deleteResponderUser = defineEndpoint({
  id: "deleteResponderUser",
  method: "DELETE",
  path: "/delete-responder-user/{id}",
  summary: "Remove a member, or reject a pending one. Incidents and logs keep the name.",
  access: "department-admin",
  params: rowParams,
  response: done,
  errors: ["not_found", "last_admin"],
  example: { params: { id: 13 }, response: { status: "success" } },
});

export const getInvitations = defineEndpoint({
  id: "getInvitations",
  method: "GET",
  path: "/get-invitations/{department_id}",
  summary: "Invitations of the department, newest first, with the state of the email.",
  access: "department-admin",
  params: departmentParams,
  response: success({ invitations: z.array(invitation) }),
  errors: [],
  example: { params: { department_id: 2 }, response: { status: "success", invitations: [INVITATION_EXAMPLE] } },
});

export const insertInvitations = defineEndpoint({
  id: "insertInvitations",
  method: "POST",
  path: "/insert-invitations",
  summary:
    "Invite people by e-mail. The emails are sent after the answer. An address that was invited already gets a new link.",
  access: "department-admin",
  body: z.object({ department_id: id, emails: z.array(email).min(1).max(200) }),
  response: success({ invitations: z.array(invitation), already_members: z.array(z.string()) }),
  errors: ["too_many_invitations"],
  idempotent: true,
  example: {
    body: { department_id: 2, emails: ["sam@fire.example"] },
    response: { status: "success", invitations: [INVITATION_EXAMPLE], already_members: [] },
  },
});

export const departments = {
  getDepartment,
  updateDepartment,
  getResponderUsers,
  approveResponderUser,
  updateResponderUser,
  deleteResponderUser,
  getInvitations,
  insertInvitations,
} as const;
