import { hashPassword } from "../access/passwords.ts";
import type { Context } from "../context.ts";
import type { Rows } from "../db/database.ts";
import { DEMO_BUSINESS, DEMO_DEPARTMENT, DEMO_SITES } from "./demo-sites.ts";
import { DEMO_HYDRANTS } from "./demo-hydrants.ts";
import { DEMO_SIGN_INS } from "./sign-ins.ts";

const DAY_MS = 86_400_000;
const SEEDED = "demo_seeded_at";

/** Puts the demo rows in on the first start, once: whoever removes them is not given them again. */
export async function seedDemo(ctx: Context): Promise<void> {
  const isSeeded = await ctx.database.system(async (rows) => {
    const fact = await rows.selectFrom("app_facts").select("value").where("name", "=", SEEDED).executeTakeFirst();
    return fact !== undefined;
  });
  if (isSeeded) return;
  const hashes = await Promise.all(DEMO_SIGN_INS.map(({ password }) => hashPassword(password)));
  await ctx.database.system(async (rows) => {
    const businessId = await seedBusiness(rows, ctx.now());
    const departmentId = await seedDepartment(rows, ctx.now());
    for (const [index, { kind, name, email }] of DEMO_SIGN_INS.entries()) {
      const person = { name, email, password_hash: hashes[index] ?? "", is_demo: true };
      await rows
        .insertInto("accounts")
        .values(
          kind === "business"
            ? { ...person, kind, business_id: businessId, role: "Admin" }
            : { ...person, kind, department_id: departmentId, role: "admin" },
        )
        .execute();
    }
    await rows
      .insertInto("hydrants")
      .values(DEMO_HYDRANTS.map((hydrant) => ({ ...hydrant, source: "demo hydrants (invented)", is_demo: true })))
      .execute();
    await rows.insertInto("app_facts").values({ name: SEEDED, value: ctx.now().toISOString() }).execute();
  });
}

async function seedBusiness(rows: Rows, now: Date): Promise<number> {
  const { id } = await rows
    .insertInto("businesses")
    .values({ ...DEMO_BUSINESS, is_demo: true })
    .returning("id")
    .executeTakeFirstOrThrow();
  const contact = await rows
    .insertInto("contacts")
    .values({
      business_id: id,
      name: "Jo Bell",
      email: "jo.bell@harbour-ice.example",
      phone: "+1 902 555 0143",
      job_title: "Refrigeration engineer",
      role: "Safety Officer",
      is_demo: true,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const { chemicals, ...site } of DEMO_SITES) {
    const location = await rows
      .insertInto("locations")
      .values({ ...site, business_id: id, contact_id: contact.id, precision: "registered", is_demo: true })
      .returning("id")
      .executeTakeFirstOrThrow();
    await rows
      .insertInto("chemicals")
      .values(
        chemicals.map(({ nfpa, checked_days_ago, ...chemical }) => ({
          ...chemical,
          ...(checked_days_ago !== null && {
            checked_at: new Date(now.getTime() - checked_days_ago * DAY_MS),
            checked_by: DEMO_BUSINESS.owner,
          }),
          nfpa: nfpa === null ? null : JSON.stringify(nfpa),
          business_id: id,
          location_id: location.id,
          is_demo: true,
        })),
      )
      .execute();
  }
  return id;
}

async function seedDepartment(rows: Rows, now: Date): Promise<number> {
  const { id } = await rows
    .insertInto("departments")
    .values({ ...DEMO_DEPARTMENT, verified_at: now, verified_by: "demo", is_demo: true })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
