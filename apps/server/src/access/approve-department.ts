import type { Context } from "../context.ts";
import { StartError } from "../start-error.ts";

/** One line a department: number, name, standing, the day it registered, and the addresses of its admins. */
export async function listDepartments(ctx: Context): Promise<string[]> {
  return ctx.database.system(async (rows) => {
    const departments = await rows.selectFrom("departments").selectAll().orderBy("id").execute();
    const admins = await rows
      .selectFrom("accounts")
      .select(["department_id", "email"])
      .where("kind", "=", "responder")
      .where("role", "=", "admin")
      .orderBy("id")
      .execute();
    return departments.map(({ id, name, verified_at, verified_by, created_at }) => {
      const addresses = admins.filter(({ department_id }) => department_id === id).map(({ email }) => email);
      const parts = [
        `${id}  ${shownName(name)}`,
        standingOf(verified_at, verified_by),
        `registered ${dayOf(created_at)}`,
        `admins (unverified): ${addresses.length === 0 ? "none" : addresses.join(", ")}`,
      ];
      return parts.join("  ");
    });
  });
}

/** Two names can look alike and differ in a sign: such signs are spelled out behind the name. */
function shownName(name: string): string {
  const odd = Array.from(name).filter((sign) => /[^\p{Script=Latin}\p{N}\p{P}\p{S} ]|\p{Cf}/u.test(sign));
  if (odd.length === 0) return name;
  const codes = [...new Set(odd)].map(
    (sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`,
  );
  return `${name} [contains ${codes.join(", ")}]`;
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

function standingOf(at: Date | null, by: "operator" | "demo" | null): string {
  if (at === null) return "pending";
  return by === "demo" ? "approved in demo mode only" : `approved ${dayOf(at)}`;
}

/**
 * Lets the responders of a department read business records. An operator's act, never one of the API.
 *
 * @throws StartError when there is no such department
 */
export async function approveDepartment(ctx: Context, id: number): Promise<string> {
  const name = await setStanding(ctx, id, { verified_at: ctx.now(), verified_by: "operator" });
  return `${name} is approved. Its responders can now read business records.`;
}

/**
 * Closes business records to the responders of a department, from their next request on.
 *
 * @throws StartError when there is no such department
 */
export async function revokeDepartment(ctx: Context, id: number): Promise<string> {
  const name = await setStanding(ctx, id, { verified_at: null, verified_by: null });
  return `${name} is pending again. Its responders can no longer read business records.`;
}

interface Standing {
  readonly verified_at: Date | null;
  readonly verified_by: "operator" | null;
}

async function setStanding(ctx: Context, id: number, standing: Standing): Promise<string> {
  if (!Number.isInteger(id)) throw new StartError('Enter a department number. Run "departments list" to see them.');
  const row = await ctx.database.system((rows) =>
    rows.updateTable("departments").set(standing).where("id", "=", id).returning("name").executeTakeFirst(),
  );
  if (row === undefined)
    throw new StartError(`There is no department ${id}. Run "departments list" to see all departments.`);
  return row.name;
}
