import type { Person } from "../../access/actor.ts";

/** The accounts that a person can administer: those of their business or department. */
export function ownPeople(actor: Person): { readonly column: "business_id" | "department_id"; readonly id: number } {
  return actor.kind === "business"
    ? { column: "business_id", id: actor.businessId }
    : { column: "department_id", id: actor.departmentId };
}
