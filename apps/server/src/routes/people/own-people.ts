import type { Person } from "../../access/actor.ts";

/** Whose accounts a person administers: those of their business or of their department. */
export function ownPeople(actor: Person): { readonly column: "business_id" | "department_id"; readonly id: number } {
  return actor.kind === "business"
    ? { column: "business_id", id: actor.businessId }
    : { column: "department_id", id: actor.departmentId };
}
