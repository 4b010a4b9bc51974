import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Rows } from "../../src/db/database.ts";
import { OWNER_ONLY } from "../../src/db/migrations/0001-0049/0005-row-level-security.ts";
import { NOBODY, type Scope } from "../../src/db/scope.ts";
import { createHarness, type Harness } from "../harness.ts";
import { createWorld, type World } from "../world.ts";

/** These tests bypass all handlers: the database alone must keep the rows of different owners apart. */

let harness: Harness;
let world: World;

beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
});
afterAll(() => harness[Symbol.asyncDispose]());

const TENANT_TABLES = ["businesses", "accounts", "contacts", "locations", "chemicals", "incidents"] as const;

const as = <T>(scope: Partial<Scope>, work: (rows: Rows) => Promise<T>): Promise<T> =>
  harness.ctx.database.as({ ...NOBODY, ...scope }, work);

const business = (isAdmin = true): Partial<Scope> => ({
  accountId: world.ours.accounts.Admin,
  businessId: world.ours.id,
  isAdmin,
});
const responder = (isDepartmentVerified: boolean): Partial<Scope> => ({
  accountId: world.verified.member,
  departmentId: world.verified.id,
  isDepartmentVerified,
});

async function idsIn(rows: Rows, table: (typeof TENANT_TABLES)[number]): Promise<number[]> {
  const found = await rows.selectFrom(table).select("id").orderBy("id").execute();
  return found.map((row) => row.id);
}

describe("a signed-out user", () => {
  it.each(TENANT_TABLES)("sees no row of %s", async (table) => {
    expect(await as({}, (rows) => idsIn(rows, table))).toEqual([]);
  });

  it.each([...OWNER_ONLY, "deleted_accounts"])("has no read access to %s", async (table) => {
    const read = as(business(), (rows) => sql`select * from ${sql.table(table)}`.execute(rows));
    await expect(read).rejects.toThrow(/permission denied/);
  });
});

/** Ids returned by the search functions of the database, called without a handler. */
async function searched(rows: Rows): Promise<{ businesses: number[]; sites: number[] }> {
  const { rows: businesses } = await sql<{ id: number }>`
    select id from placard_find_businesses('%a%', '%a%', 'a', '1005', null, null, 100) as id
    union select business_id from placard_matching_chemicals(
      array[${world.ours.id}, ${world.theirs.id}]::integer[], '%a%', 'a', '1005') order by id`.execute(rows);
  const { rows: sites } = await sql<{ id: number }>`
    select id from placard_find_sites(array['%pier%'], 100) as id order by id`.execute(rows);
  return { businesses: businesses.map(({ id }) => id), sites: sites.map(({ id }) => id) };
}

describe("the search functions of the database", () => {
  it("find all businesses and sites for a verified department", async () => {
    expect(await as(responder(true), searched)).toEqual({
      businesses: [world.ours.id, world.theirs.id],
      sites: [world.ours.location, world.theirs.location],
    });
  });

  it("find nothing for an unverified department or a signed-out user", async () => {
    for (const scope of [responder(false), {}, { departmentId: world.verified.id, isAdmin: true }]) {
      expect(await as(scope, searched)).toEqual({ businesses: [], sites: [] });
    }
  });

  it("find no business for a business user, and only their own sites", async () => {
    expect(await as(business(), searched)).toEqual({ businesses: [], sites: [world.ours.location] });
    const other = { accountId: world.theirs.accounts.Viewer, businessId: world.theirs.id };
    expect(await as(other, searched)).toEqual({ businesses: [], sites: [world.theirs.location] });
  });

  it("can be called only by the request role and have a fixed search path", async () => {
    const { rows: functions } = await harness.ctx.database.system((rows) =>
      sql<{ isDefiner: boolean; path: string; isPublic: boolean; isApp: boolean }>`
        select prosecdef as "isDefiner", array_to_string(proconfig, ';') as path,
          exists (select from aclexplode(proacl) where grantee = 0) as "isPublic",
          has_function_privilege('placard_app', oid, 'execute') as "isApp"
        from pg_proc where proname like 'placard_find_%' and pronamespace = current_schema()::regnamespace`.execute(
        rows,
      ),
    );
    expect(functions).toHaveLength(2);
    for (const { path, ...rights } of functions) {
      expect(rights).toEqual({ isDefiner: true, isPublic: false, isApp: true });
      expect(path).toMatch(/^search_path=pg_catalog, \w+, pg_temp$/);
    }
  });
});

describe("a business", () => {
  it("sees only its own rows", async () => {
    expect(await as(business(), (rows) => idsIn(rows, "businesses"))).toEqual([world.ours.id]);
    expect(await as(business(), (rows) => idsIn(rows, "locations"))).toEqual([world.ours.location]);
    expect(await as(business(), (rows) => idsIn(rows, "chemicals"))).toEqual([world.ours.chemical]);
    expect(await as(business(), (rows) => idsIn(rows, "incidents"))).toEqual([]);
    const people = await as(business(), (rows) => idsIn(rows, "accounts"));
    expect(people).toEqual(Object.values(world.ours.accounts).toSorted((a, b) => a - b));
  });

  it("cannot change rows of another business", async () => {
    const { numUpdatedRows } = await as(business(), (rows) =>
      rows.updateTable("chemicals").set({ name: "x" }).where("id", "=", world.theirs.chemical).executeTakeFirst(),
    );
    expect(numUpdatedRows).toBe(0n);
  });

  it("cannot insert a row for another business", async () => {
    const insert = as(business(), (rows) =>
      rows.insertInto("contacts").values({ business_id: world.theirs.id, name: "x", email: "x@x.example" }).execute(),
    );
    await expect(insert).rejects.toThrow(/row-level security/);
  });

  it("cannot move its own row to another business", async () => {
    const move = as(business(), (rows) =>
      rows
        .updateTable("chemicals")
        .set({ business_id: world.theirs.id })
        .where("id", "=", world.ours.chemical)
        .execute(),
    );
    await expect(move).rejects.toThrow(/row-level security/);
  });

  it("cannot add people or choose a plan except for an Admin", async () => {
    const insert = as(business(false), (rows) =>
      rows
        .insertInto("accounts")
        .values({
          kind: "business",
          business_id: world.ours.id,
          name: "x",
          email: "x@x.example",
          password_hash: "x",
          role: "Admin",
        })
        .execute(),
    );
    await expect(insert).rejects.toThrow(/row-level security/);
    const { numUpdatedRows } = await as(business(false), (rows) =>
      rows.updateTable("businesses").set({ tier: 3 }).executeTakeFirst(),
    );
    expect(numUpdatedRows).toBe(0n);
  });

  it("cannot raise anyone's rights except as an Admin, including their own", async () => {
    const { Viewer } = world.ours.accounts;
    const raise = as({ ...business(false), accountId: Viewer }, (rows) =>
      rows.updateTable("accounts").set({ role: "Admin" }).where("id", "=", Viewer).execute(),
    );
    await expect(raise).rejects.toThrow(/only an admin changes rights/);
    const rename = as({ ...business(false), accountId: Viewer }, (rows) =>
      rows.updateTable("accounts").set({ name: "Vi Ewer" }).where("id", "=", Viewer).executeTakeFirst(),
    );
    expect((await rename).numUpdatedRows).toBe(1n);
  });

  it("cannot set a password outside sign-in functions", async () => {
    const write = as(business(), (rows) => rows.updateTable("accounts").set({ password_hash: "x" }).execute());
    await expect(write).rejects.toThrow(/permission denied/);
  });

  it("cannot link its row to a row of another business", async () => {
    const insert = as(business(), (rows) =>
      rows
        .insertInto("chemicals")
        .values({ business_id: world.ours.id, location_id: world.theirs.location, name: "x", quantity: 1, unit: "kg" })
        .execute(),
    );
    await expect(insert).rejects.toThrow(/foreign key/);
  });

  it("user sees and changes only their own dismissed notifications", async () => {
    const { Admin, Viewer } = world.ours.accounts;
    const of = (accountId: number) =>
      as({ ...business(), accountId }, (rows) => rows.selectFrom("dismissed_notifications").selectAll().execute());
    const dismiss = (accountId: number) =>
      as({ ...business(), accountId }, (rows) =>
        rows
          .insertInto("dismissed_notifications")
          .values({ account_id: Viewer, notification: "no_pin", count: 1, dismissed_at: harness.ctx.now() })
          .execute(),
      );
    await expect(dismiss(Admin)).rejects.toThrow(/row-level security/);
    await dismiss(Viewer);
    expect(await of(Viewer)).toHaveLength(1);
    expect(await of(Admin)).toEqual([]);
  });

  it("reads the compatibility marks of its own rows, and cannot write them", async () => {
    const { ours, theirs } = world;
    await harness.ctx.database.system((rows) =>
      rows
        .insertInto("compatibility_marks")
        .values(
          [ours, theirs].map(({ id, location, chemical }) => ({
            chemical_id: chemical,
            business_id: id,
            location_id: location,
            mark: "keep_apart" as const,
          })),
        )
        .execute(),
    );
    const marks = await as(business(), (rows) =>
      rows.selectFrom("compatibility_marks").select("business_id").execute(),
    );
    expect(marks).toEqual([{ business_id: ours.id }]);
    const erase = as(business(), (rows) => rows.deleteFrom("compatibility_marks").execute());
    await expect(erase).rejects.toThrow(/permission denied/);
  });

  it("never sees a password hash, including its own", async () => {
    const read = as(business(), (rows) => rows.selectFrom("accounts").select("password_hash").execute());
    await expect(read).rejects.toThrow(/permission denied/);
  });
});

describe("a responder", () => {
  it("of a verified department can read every business and change none", async () => {
    expect(await as(responder(true), (rows) => idsIn(rows, "businesses"))).toEqual([world.ours.id, world.theirs.id]);
    const { numUpdatedRows } = await as(responder(true), (rows) =>
      rows.updateTable("locations").set({ name: "x" }).executeTakeFirst(),
    );
    expect(numUpdatedRows).toBe(0n);
    const { numDeletedRows } = await as(responder(true), (rows) => rows.deleteFrom("chemicals").executeTakeFirst());
    expect(numDeletedRows).toBe(0n);
  });

  it("cannot read the people of a business", async () => {
    const people = await as(responder(true), (rows) => idsIn(rows, "accounts"));
    const { admin, member, waiting } = world.verified;
    expect(people).toEqual([admin, member, waiting]);
  });

  it("of a pending department reads no business", async () => {
    for (const table of ["businesses", "locations", "chemicals", "contacts"] as const) {
      expect(await as(responder(false), (rows) => idsIn(rows, table)), table).toEqual([]);
    }
  });

  it("sees and creates incidents only of its own department", async () => {
    expect(await as(responder(true), (rows) => idsIn(rows, "incidents"))).toEqual([world.verified.incident]);
    const insert = as(responder(true), (rows) =>
      rows
        .insertInto("incidents")
        .values({ department_id: world.otherVerified.id, user_id: world.verified.member, title: "x" })
        .execute(),
    );
    await expect(insert).rejects.toThrow(/row-level security/);
  });

  it("can show presence only for themselves in their own department", async () => {
    const watches = (incident_id: number, department_id: number, account_id: number) =>
      as(responder(true), (rows) =>
        rows
          .insertInto("incident_watchers")
          .values({
            stream_id: crypto.randomUUID(),
            incident_id,
            department_id,
            account_id,
            user_name: "x",
            since: new Date(),
            seen_at: new Date(),
          })
          .execute(),
      );
    const { id, incident, member, admin } = world.verified;
    await watches(incident, id, member);
    await expect(watches(incident, id, admin)).rejects.toThrow(/row-level security/);
    await expect(watches(world.otherVerified.incident, id, member)).rejects.toThrow(/foreign key/);
    const other = { accountId: world.otherVerified.member, departmentId: world.otherVerified.id };
    const seen = await as(other, (rows) => rows.selectFrom("incident_watchers").selectAll().execute());
    expect(seen).toEqual([]);
  });

  it("cannot approve members or departments", async () => {
    const { waiting } = world.verified;
    const letIn = as({ accountId: waiting, departmentId: world.verified.id }, (rows) =>
      rows.updateTable("accounts").set({ is_approved: true }).where("id", "=", waiting).execute(),
    );
    await expect(letIn).rejects.toThrow(/only an admin changes rights/);
    const scope = { accountId: world.pending.admin, departmentId: world.pending.id, isAdmin: true };
    const approve = as(scope, (rows) =>
      rows.updateTable("departments").set({ verified_at: new Date(), verified_by: "operator" }).execute(),
    );
    await expect(approve).rejects.toThrow(/permission denied/);
  });

  it("cannot add an entry to another department's incident", async () => {
    const insert = as(responder(true), (rows) =>
      rows
        .insertInto("incident_actions")
        .values({
          incident_id: world.otherVerified.incident,
          department_id: world.verified.id,
          user_id: world.verified.member,
          user_name: "x",
          module: "m",
          action_type: "a",
          action_data: "{}",
          created_at: new Date(),
        })
        .execute(),
    );
    await expect(insert).rejects.toThrow(/foreign key/);
  });

  it("cannot write an audit entry in another name or delete one", async () => {
    const insert = as(responder(true), (rows) =>
      rows.insertInto("audit_entries").values({ account_id: world.verified.admin, action: "x" }).execute(),
    );
    await expect(insert).rejects.toThrow(/row-level security/);
    const { numDeletedRows } = await as({ ...responder(true), isAdmin: true }, (rows) =>
      rows.deleteFrom("audit_entries").executeTakeFirst(),
    );
    expect(numDeletedRows).toBe(0n);
  });
});

it("enables row-level security on every table", async () => {
  const { rows: bare } = await harness.ctx.database.system((rows) =>
    sql<{ relname: string }>`
      select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = current_schema() and c.relkind = 'r' and not c.relrowsecurity
        and c.relname not like 'kysely_%'`.execute(rows),
  );
  expect(bare.map((table) => table.relname)).toEqual([]);
});

describe("a snapshot", () => {
  const inSnapshot = <T>(work: (rows: Rows) => Promise<T>): Promise<T> =>
    harness.ctx.database.as({ ...NOBODY, ...business() }, work, "snapshot");
  const addLocation = () =>
    harness.ctx.database.system((rows) =>
      rows
        .insertInto("locations")
        .values({ business_id: world.ours.id, name: "Later", civic_address: "9 Pier Road" })
        .execute(),
    );

  it("contains the rows of its first read, in the rows of its user", async () => {
    const added: Promise<unknown>[] = [];
    const [before, after] = await inSnapshot(async (rows) => {
      const first = await idsIn(rows, "locations");
      added.push(addLocation());
      if (harness.ctx.database.kind === "postgres") await added[0]; // the embedded database runs it after the snapshot
      return [first, await idsIn(rows, "locations")];
    });
    await Promise.all(added);
    expect(after).toEqual(before);
    expect(await as(business(), (rows) => idsIn(rows, "locations"))).toHaveLength((before?.length ?? 0) + 1);
    expect(await inSnapshot((rows) => idsIn(rows, "businesses"))).toEqual([world.ours.id]);
  });

  it("rejects a write", async () => {
    const write = inSnapshot((rows) => rows.updateTable("locations").set({ name: "Changed" }).execute());
    await expect(write).rejects.toThrow(/read-only transaction/);
  });
});
