import type { Context } from "../context.ts";
import { StartError } from "../start-error.ts";

/** One line a department: number, name and whether it is approved. */
export async function listDepartments(ctx: Context): Promise<string[]> {
  const departments = await ctx.database.system((rows) =>
    rows.selectFrom("departments").select(["id", "name", "verified_at", "verified_by"]).orderBy("id").execute(),
  );
  return departments.map(
    ({ id, name, verified_at, verified_by }) => `${id}  ${name}  ${standingOf(verified_at, verified_by)}`,
  );
}

function standingOf(at: Date | null, by: "operator" | "demo" | null): string {
  if (at === null) return "pending";
  return by === "demo" ? "approved in demo mode alone" : `approved ${at.toISOString().slice(0, 10)}`;
}

/**
 * Lets the responders of a department read business records. An operator's act, never one of the API.
 *
 * @throws StartError when there is no such department
 */
export async function approveDepartment(ctx: Context, id: number): Promise<string> {
  if (!Number.isInteger(id)) throw new StartError('Name the department by its number; "departments list" shows them.');
  const row = await ctx.database.system((rows) =>
    rows
      .updateTable("departments")
      .set({ verified_at: ctx.now(), verified_by: "operator" })
      .where("id", "=", id)
      .returning("name")
      .executeTakeFirst(),
  );
  if (row === undefined) throw new StartError(`There is no department ${id}; "departments list" shows them.`);
  return `${row.name} is approved. Its responders can read business records now.`;
}
