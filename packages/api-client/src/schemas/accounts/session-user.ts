import * as z from "zod";
import { id } from "../ground/primitives.ts";
import { businessRole, responderRole } from "../ground/roles.ts";

const person = {
  /** Same as `user_id`. */
  id,
  user_id: id,
  name: z.string(),
  email: z.string(),
  isFirstLogin: z.boolean(),
  mustChangePassword: z
    .boolean()
    .describe("True while the password is temporary. All other calls are refused until it is changed."),
};

export const businessSessionUser = z.object({
  ...person,
  userType: z.literal("business"),
  business_id: id,
  companyName: z.string(),
  role: businessRole,
  user_role: z.boolean().describe("Derived from role: Admin is true."),
  registrationComplete: z.boolean(),
});

/** A department is pending until an operator approves it. */
export const departmentStatus = z.enum(["pending", "verified"]);
/** A member is pending until an admin of the department approves it. */
export const membershipStatus = z.enum(["pending", "approved"]);

export const responderSessionUser = z.object({
  ...person,
  userType: z.literal("responder"),
  department_id: id,
  department_name: z.string(),
  department_status: departmentStatus,
  membership_status: membershipStatus,
  responderRole,
});

/** The user part of a session, which a browser may store. Contains no secret. */
export const sessionUser = z.discriminatedUnion("userType", [businessSessionUser, responderSessionUser]);
