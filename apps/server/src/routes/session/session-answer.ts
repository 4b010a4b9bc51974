import type { SessionUser } from "@placard/api-client";
import { isAdminRole } from "@placard/hazmat-core/business";
import type { Person } from "../../access/actor.ts";
import type { Tables } from "../../db/database.ts";

type Kind<Type extends SessionUser["userType"]> = Extract<SessionUser, { userType: Type }>;
type UserOf<P extends Person> = P extends { kind: "business" } ? Kind<"business"> : Kind<"responder">;

/** The user part of a session, which the browser may store. */
export async function sessionUserOf<P extends Person>(rows: Tables, person: P, isFirst: boolean): Promise<UserOf<P>>;
export async function sessionUserOf(rows: Tables, person: Person, isFirst: boolean): Promise<SessionUser> {
  const base = {
    id: person.accountId,
    user_id: person.accountId,
    name: person.name,
    email: person.email,
    isFirstLogin: isFirst,
    mustChangePassword: person.mustChangePassword,
  };
  if (person.kind === "responder") {
    return {
      ...base,
      userType: "responder",
      department_id: person.departmentId,
      department_name: person.departmentName,
      department_status: person.isVerified ? "verified" : "pending",
      membership_status: person.isApproved ? "approved" : "pending",
      responderRole: person.role,
    };
  }
  const business = await rows
    .selectFrom("businesses")
    .select(["business_name", "registration_complete"])
    .where("id", "=", person.businessId)
    .executeTakeFirstOrThrow();
  return {
    ...base,
    userType: "business",
    business_id: person.businessId,
    companyName: business.business_name,
    role: person.role,
    user_role: isAdminRole(person.role),
    registrationComplete: business.registration_complete,
  };
}
