import { hashPassword } from "../access/passwords.ts";
import type { Context } from "../context.ts";
import { DEMO_SIGN_INS } from "./sign-ins.ts";

const SEEDED = "demo_seeded_at";

/** Puts the demo rows in on the first start, once: whoever removes them is not given them again. */
export async function seedDemo(ctx: Context): Promise<void> {
  const hashes = await Promise.all(DEMO_SIGN_INS.map(({ password }) => hashPassword(password)));
  await ctx.database.system(async (rows) => {
    const seeded = await rows.selectFrom("app_facts").select("value").where("name", "=", SEEDED).executeTakeFirst();
    if (seeded !== undefined) return;
    const business = await rows
      .insertInto("businesses")
      .values({ business_name: "Harbour Ice and Cold Storage", is_demo: true })
      .returning("id")
      .executeTakeFirstOrThrow();
    const department = await rows
      .insertInto("departments")
      .values({ name: "Chebucto Fire and Rescue", verified_at: ctx.now(), tier: 3, is_demo: true })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const [index, person] of DEMO_SIGN_INS.entries()) {
      const isBusiness = person.kind === "business";
      await rows
        .insertInto("accounts")
        .values({
          kind: person.kind,
          business_id: isBusiness ? business.id : null,
          department_id: isBusiness ? null : department.id,
          name: person.name,
          email: person.email,
          password_hash: hashes[index] ?? "",
          role: isBusiness ? "Admin" : "admin",
          is_demo: true,
        })
        .execute();
    }
    await rows.insertInto("app_facts").values({ name: SEEDED, value: ctx.now().toISOString() }).execute();
  });
}
