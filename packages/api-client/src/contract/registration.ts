import * as z from "zod";
import { success } from "../schemas/ground/answers.ts";
import { businessUser } from "../schemas/accounts/people.ts";
import {
  count,
  email,
  id,
  instant,
  name,
  newPassword,
  optionalText,
  secretToken,
} from "../schemas/ground/primitives.ts";
import { optionalPhone } from "../schemas/ground/phones.ts";
import { businessRole } from "../schemas/ground/roles.ts";
import { departmentStatus, membershipStatus } from "../schemas/accounts/session-user.ts";
import { defineEndpoint } from "./endpoint/define-endpoint.ts";
import { BUSINESS_USER_ROW_EXAMPLE } from "./examples.ts";

export const insertBusiness = defineEndpoint({
  id: "insertBusiness",
  method: "POST",
  path: "/insert-business",
  summary: "Register a business. The response contains a one-time claim for creating its first Admin.",
  access: "anyone",
  body: z.object({
    name,
    email: email.optional(),
    address: optionalText,
    phone: optionalPhone,
    type: optionalText,
    owner: optionalText,
    number_of_locations: count.optional(),
    number_of_chemicals: count.optional(),
    time_zone: z
      .string()
      .max(100)
      .optional()
      .describe("Time zone of the person, as named by the device. An unknown time zone is not stored."),
  }),
  response: success({ business_id: id, claim: z.string(), claim_expires_at: instant }),
  errors: ["email_taken"],
  idempotent: true,
  example: {
    body: {
      name: "Harbour Ice and Cold Storage",
      email: "dana@harbour.example",
      address: "100 Pier Road, Halifax NS",
      number_of_locations: 2,
      number_of_chemicals: 5,
      time_zone: "America/Halifax",
    },
    response: {
      status: "success",
      business_id: 3,
      claim: "c2hvcnQtbGl2ZWQ",
      claim_expires_at: "2026-11-21T15:05:00.000Z",
    },
  },
});

export const insertBusinessUser = defineEndpoint({
  id: "insertBusinessUser",
  method: "POST",
  path: "/insert-business-user",
  summary:
    "Add a user to a business: the first Admin with the one-time claim, everyone else by an Admin with a temporary password.",
  access: "claim-or-business-admin",
  body: z.object({
    business_id: id,
    name,
    email,
    password: newPassword,
    role: businessRole.optional().describe("Default: User. The first user of a business is always Admin."),
    user_role: z.boolean().optional().describe("True asks for Admin when role is not given."),
    claim: secretToken.optional(),
  }),
  response: success({ user: businessUser }),
  errors: ["email_taken", "claim_invalid", "plan_limit_reached"],
  idempotent: "for-admins",
  example: {
    body: {
      business_id: 3,
      name: "Dana Reid",
      email: "dana@harbour.example",
      password: "correct horse battery",
      user_role: true,
      claim: "c2hvcnQtbGl2ZWQ",
    },
    response: { status: "success", user: BUSINESS_USER_ROW_EXAMPLE },
  },
});

export const insertResponderAdmin = defineEndpoint({
  id: "insertResponderAdmin",
  method: "POST",
  path: "/insert-responder-admin",
  summary: "Register a new department together with its first admin. The department is pending until it is approved.",
  access: "anyone",
  body: z.object({ name, email, password: newPassword, department_name: name }),
  response: success({ user_id: id, department_id: id, department_status: departmentStatus }),
  errors: ["email_taken", "department_exists"],
  example: {
    body: {
      name: "Alex Morin",
      email: "alex@fire.example",
      password: "correct horse battery",
      department_name: "Harbour Fire and Rescue",
    },
    response: { status: "success", user_id: 12, department_id: 2, department_status: "pending" },
  },
});

export const insertResponderUser = defineEndpoint({
  id: "insertResponderUser",
  method: "POST",
  path: "/insert-responder-user",
  summary:
    "Join a department: added by its admin (signed in, department_id) with a temporary password, or as a request pending the admin's approval.",
  access: "anyone",
  body: z.object({
    name,
    email,
    password: newPassword,
    user_role: z.boolean().optional().describe("False for responders; accepted and not used."),
    department_id: id.optional().describe("Needed when an admin adds a member."),
    department_name: optionalText.describe("Needed for a request."),
    team_emails: z.array(email).max(200).optional().describe("Invited once the member who listed them is approved."),
  }),
  response: success({ user_id: id, department_id: id, membership_status: membershipStatus }),
  errors: ["email_taken", "department_not_found", "plan_limit_reached", "not_signed_in", "forbidden"],
  idempotent: "for-admins",
  example: {
    body: {
      name: "Robin Chu",
      email: "robin@fire.example",
      password: "correct horse battery",
      department_name: "Harbour Fire and Rescue",
      team_emails: ["sam@fire.example"],
    },
    response: { status: "success", user_id: 13, department_id: 2, membership_status: "pending" },
  },
});

export const registration = {
  insertBusiness,
  insertBusinessUser,
  insertResponderAdmin,
  insertResponderUser,
} as const;
