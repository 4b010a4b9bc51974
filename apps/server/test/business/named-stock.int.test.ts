import type { Client, InputOf } from "@placard/api-client";
import type { findOnFile } from "@placard/api-client/internal";
import { isSameStock } from "@placard/hazmat-core/business";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHarness, type Harness } from "../harness.ts";
import { refusalsOf } from "../refusal.ts";
import { createWorld, type World } from "../world.ts";

let harness: Harness;
let world: World;
let admin: Client;
let annex: number;

type Asked = NonNullable<InputOf<typeof findOnFile>["body"]>;

const ask = (body: Asked, client = admin) => client.chemicals.findOnFile({ params: { id: world.ours.id }, body });
const namesOf = async (body: Asked) => (await ask(body)).chemicals.map(({ name }) => name);

beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
  admin = await harness.client(world.ours.accounts.Admin);
  const { location } = await admin.locations.insertLocation({
    body: { business_id: world.ours.id, name: "Annex", civic_address: "9 Pier Road", pin_later: true },
  });
  annex = location.id;
  for (const [name, cas_number, location_id] of [
    ["Éthanol  95\u00a0%", "", world.ours.location],
    ["Chlorine", "7782-50-5", world.ours.location],
    ["chlorine", "", annex],
    ["Pool gas", "7782-50-5", annex],
  ] as const) {
    const body = { location_id, name, quantity: 1, unit: "kg" as const, cas_number };
    const { chemical } = await admin.chemicals.insertChemical({ body });
    await admin.containers.insertContainers({ body: { chemical_id: chemical.id, code: `CYL-${chemical.id}` } });
  }
});
afterAll(() => harness[Symbol.asyncDispose]());

it.each<readonly [string, Asked, readonly string[]]>([
  ["a name in other letters and blanks", { names: [" éthanol 95 %"] }, ["Éthanol  95\u00a0%"]],
  ["a name at every site", { names: ["CHLORINE"] }, ["Chlorine", "chlorine"]],
  ["the digits of a CAS number", { cas_numbers: ["7782505"] }, ["Chlorine", "Pool gas"]],
  ["a name or a number", { names: ["chlorine"], cas_numbers: ["7782-50-5"] }, ["Chlorine", "chlorine", "Pool gas"]],
  ["a name that is not there", { names: ["chlor"] }, []],
  ["nothing", {}, []],
  ["a number without digits", { cas_numbers: ["-"] }, []],
])("finds by %s", async (_what, body, names) => {
  expect(await namesOf(body)).toEqual(names);
});

it("searches one site if asked to, and reports used codes", async () => {
  expect(await namesOf({ names: ["chlorine"], cas_numbers: ["7782-50-5"], location_id: annex })).toEqual([
    "chlorine",
    "Pool gas",
  ]);
  const [{ id } = { id: 0 }] = (await ask({ names: ["Pool gas"] })).chemicals;
  const answer = await ask({ ids: [id], codes: [`cyl-${id}`, "FREE-1"] });
  expect(answer).toMatchObject({ codes: [`CYL-${id}`], chemicals: [{ name: "Pool gas", containers_count: 1 }] });
});

it("returns matches in pages, each row once", async () => {
  const body = { names: ["chlorine"], cas_numbers: ["7782-50-5"], limit: 2 };
  const first = await ask(body);
  expect(first.chemicals.map(({ name }) => name)).toEqual(["Chlorine", "chlorine"]);
  const rest = await ask({ ...body, after: first.next_after ?? 0 });
  expect([rest.chemicals.map(({ name }) => name), rest.next_after]).toEqual([["Pool gas"], null]);
});

describe("the same chemical at other sites", () => {
  const sameAs = async (name: string, query: { search?: string; limit?: number } = {}) => {
    const [chemical] = (await ask({ names: [name] })).chemicals;
    if (chemical === undefined) throw new Error(`${name} is not on file.`);
    const answer = await admin.containers.getSameStock({ params: { chemical_id: chemical.id }, query });
    return { own: chemical, answer, names: answer.chemicals.map(({ name: other }) => other) };
  };

  it("matches the core's definition, at every site, without the row itself", async () => {
    const all = (await ask({ names: ["Chlorine", "Pool gas", "Éthanol 95 %", "Ammonia, anhydrous"] })).chemicals;
    for (const one of all) {
      const { chemicals } = await admin.containers.getSameStock({ params: { chemical_id: one.id } });
      const same = all.filter((other) => other.id !== one.id && isSameStock(one, other));
      expect(new Set(chemicals.map(({ id }) => id))).toEqual(new Set(same.map(({ id }) => id)));
    }
    expect((await sameAs("Pool gas")).names).toEqual(["Chlorine"]);
  });

  it("is found by site name, and the remainder is counted beyond the limit", async () => {
    const body = { location_id: annex, quantity: 1, unit: "kg" as const, cas_number: "50-00-0" };
    for (const room of ["Bay 1", "Bay 2", "Bay 3"]) {
      await admin.chemicals.insertChemical({ body: { ...body, name: `Formalin ${room}`, room } });
    }
    const { answer } = await sameAs("Formalin Bay 1", { limit: 1 });
    expect([answer.chemicals.length, answer.total]).toEqual([1, 2]);
    expect((await sameAs("Formalin Bay 1", { search: "bay 3" })).names).toEqual(["Formalin Bay 3"]);
    expect((await sameAs("Formalin Bay 1", { search: "100%" })).names).toEqual([]);
  });

  it("of another business is not found", async () => {
    const other = await harness.client(world.theirs.accounts.Admin);
    const crew = await harness.client(world.verified.member);
    const params = { chemical_id: world.ours.chemical };
    expect(
      await refusalsOf([other.containers.getSameStock({ params }), crew.containers.getSameStock({ params })]),
    ).toMatchObject([{ status: 404 }, { status: 403 }]);
  });
});

it("counts containers by site and lists those of one site", async () => {
  const params = { business_id: world.ours.id };
  const { sites } = await admin.containers.getSitesWithContainers({ params });
  expect(sites.map(({ location_name, containers }) => [location_name, containers])).toEqual([
    ["Annex", 2],
    ["Harbour Ice plant", 2],
  ]);
  const at = await admin.containers.getContainersByBusiness({ params, query: { location_id: annex } });
  expect(at.containers.map(({ location_id }) => location_id)).toEqual([annex, annex]);
  const other = await harness.client(world.theirs.accounts.Admin);
  expect(await refusalsOf([other.containers.getSitesWithContainers({ params })])).toMatchObject([{ status: 403 }]);
});

it("finds nothing of another business and denies access to others and crews", async () => {
  const other = await harness.client(world.theirs.accounts.Admin);
  const crew = await harness.client(world.verified.member);
  const body = { names: ["chlorine"], ids: [world.ours.chemical] };
  expect(await refusalsOf([ask(body, other), ask(body, crew)])).toMatchObject([{ status: 403 }, { status: 403 }]);
  const theirs = await other.chemicals.findOnFile({ params: { id: world.theirs.id }, body });
  expect(theirs.chemicals).toEqual([]);
});

describe("with 100,000 rows of one business", () => {
  beforeAll(async () => {
    await harness.ctx.database.system(async (rows) => {
      await sql`insert into chemicals (business_id, location_id, name, quantity, unit, cas_number)
        select ${world.ours.id}, ${world.ours.location}, 'Drum ' || i, 1, 'kg', (10000 + i)::text || '-00-0'
        from generate_series(1, 100000) i`.execute(rows);
    });
    await harness.ctx.database.system(async (rows) => {
      await sql`analyze chemicals`.execute(rows);
    });
  }, 240_000);

  it("uses an index to find names", async () => {
    const names = Array.from({ length: 500 }, (_, at) => `DRUM ${at * 190 + 1}`);
    const { chemicals } = await ask({ names });
    expect(chemicals).toHaveLength(500);
    const plan = await harness.ctx.database.system(async (rows) => {
      const { rows: lines } = await sql<{ "QUERY PLAN": string }>`explain select id from chemicals
        where business_id = ${world.ours.id} and (name_key = any(array(select placard_name_key(one) from unnest(${names}::text[]) one))
        or cas_digits = any(array(select placard_digits(one) from unnest(${names}::text[]) one)))`.execute(rows);
      return lines.map((line) => line["QUERY PLAN"]).join("\n");
    });
    expect(plan).toContain("chemicals_by_name");
    expect(plan).not.toContain("Seq Scan");
  });
});
