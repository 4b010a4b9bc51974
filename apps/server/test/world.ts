import type { BusinessRole } from "@placard/hazmat-core/business";
import type { Context } from "../src/context.ts";
import type { Rows } from "../src/db/database.ts";

/** Account ids of a business, one per role, with the rows that it owns. */
export interface BusinessWorld {
  readonly id: number;
  readonly accounts: Readonly<Record<BusinessRole, number>>;
  readonly contact: number;
  readonly location: number;
  readonly chemical: number;
}

export interface DepartmentWorld {
  readonly id: number;
  readonly admin: number;
  readonly member: number;
  /** A member who waits for approval. */
  readonly waiting: number;
  readonly incident: number;
}

/** Two of everything, so that every test can try to access the rows of the other one. */
export interface World {
  readonly ours: BusinessWorld;
  readonly theirs: BusinessWorld;
  readonly verified: DepartmentWorld;
  readonly otherVerified: DepartmentWorld;
  readonly pending: DepartmentWorld;
}

const ROLES: readonly BusinessRole[] = ["Admin", "Manager", "User", "Viewer"];

/** Fills a database with the rights of the owner. Passwords are not hashed, because no one signs in with one here. */
export async function createWorld(ctx: Context): Promise<World> {
  return ctx.database.system(async (rows) => ({
    ours: await createBusiness(rows, "Harbour Ice", 3),
    theirs: await createBusiness(rows, "Basin Plating", 3),
    verified: await createDepartment(rows, "Harbour Fire", ctx.now()),
    otherVerified: await createDepartment(rows, "Basin Fire", ctx.now()),
    pending: await createDepartment(rows, "Unknown Fire", null),
  }));
}

async function createBusiness(rows: Rows, name: string, tier: 1 | 2 | 3): Promise<BusinessWorld> {
  const { id } = await rows
    .insertInto("businesses")
    .values({ business_name: name, address: `1 ${name} Road`, tier })
    .returning("id")
    .executeTakeFirstOrThrow();
  const accounts: Partial<Record<BusinessRole, number>> = {};
  for (const role of ROLES) {
    accounts[role] = await createAccount(rows, { name: `${name} ${role}`, kind: "business", business_id: id, role });
  }
  const contact = await rows
    .insertInto("contacts")
    .values({ business_id: id, name: "Jo Bell", email: "jo@contact.example", phone: "+1 902 555 0143" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const location = await rows
    .insertInto("locations")
    .values({
      business_id: id,
      name: `${name} plant`,
      civic_address: `100 ${name} Pier, Halifax NS`,
      contact_id: contact.id,
      latitude: 44.65,
      longitude: -63.57,
      precision: "registered",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const chemical = await rows
    .insertInto("chemicals")
    .values({
      business_id: id,
      location_id: location.id,
      name: "Ammonia, anhydrous",
      un_number: "1005",
      hazard_classification: "2.3 (8)",
      quantity: 1200.5,
      unit: "kg",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { Admin, Manager, User, Viewer } = accounts;
  if (Admin === undefined || Manager === undefined || User === undefined || Viewer === undefined) {
    throw new Error("Every role needs an account.");
  }
  return {
    id,
    accounts: { Admin, Manager, User, Viewer },
    contact: contact.id,
    location: location.id,
    chemical: chemical.id,
  };
}

async function createDepartment(rows: Rows, name: string, verified_at: Date | null): Promise<DepartmentWorld> {
  const { id } = await rows
    .insertInto("departments")
    .values({ name, verified_at, verified_by: verified_at === null ? null : "operator" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const person = { kind: "responder", department_id: id } as const;
  const admin = await createAccount(rows, { ...person, name: `${name} admin`, role: "admin" });
  const member = await createAccount(rows, { ...person, name: `${name} member`, role: "member" });
  const waiting = await createAccount(rows, {
    ...person,
    name: `${name} waiting`,
    role: "member",
    is_approved: false,
    team_emails: JSON.stringify(["friend@fire.example"]),
  });
  const incident = await rows
    .insertInto("incidents")
    .values({ department_id: id, user_id: member, title: `${name} incident` })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, admin, member, waiting, incident: incident.id };
}

type NewAccount =
  | { readonly kind: "business"; readonly business_id: number; readonly name: string; readonly role: BusinessRole }
  | {
      readonly kind: "responder";
      readonly department_id: number;
      readonly name: string;
      readonly role: "admin" | "member";
      readonly is_approved?: boolean;
      readonly team_emails?: string;
    };

async function createAccount(rows: Rows, account: NewAccount): Promise<number> {
  const row = await rows
    .insertInto("accounts")
    .values({
      ...account,
      email: `${account.name.toLowerCase().replaceAll(" ", ".")}@people.example`,
      password_hash: "nobody signs in with a password here",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}
