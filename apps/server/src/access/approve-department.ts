import type { Context } from "../context.ts";
import { StartError } from "../start-error.ts";

/** One line per department: number, name, status, registration date and the addresses of its admins. */
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

/** Names can look alike but differ in one character. Such characters are spelled out after the name. */
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
 * Lets the responders of a department read business records. Only an operator can do this; the API cannot.
 *
 * @throws StartError if the department does not exist
 */
export async function approveDepartment(ctx: Context, id: number): Promise<string> {
  const name = await setStanding(ctx, id, { verified_at: ctx.now(), verified_by: "operator" });
  return `${name} is approved. Its responders can now read business records.`;
}

/**
 * Blocks the responders of a department from business records, starting with their next request.
 *
 * @throws StartError if the department does not exist
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
