import type { Context } from "../context.ts";
import { DEMO_SIGN_INS, type DemoSignIn } from "./sign-ins.ts";

/** The demo users who can sign in; `null` outside demo mode, empty after `demo remove`. */
export async function openDemoSignIns({ config, database }: Context): Promise<DemoSignIn[] | null> {
  if (!config.isDemo) return null;
  const people = await database.system((rows) =>
    rows.selectFrom("accounts").select("email").where("is_demo", "=", true).execute(),
  );
  const onFile = new Set(people.map((person) => person.email));
  return DEMO_SIGN_INS.filter((person) => onFile.has(person.email));
}
