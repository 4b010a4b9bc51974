import { type Client, type InputOf } from "@placard/api-client";
import { getInventoryPage } from "@placard/api-client/internal";
import { HAZARD_MARKS, hazardMark } from "@placard/hazmat-core";
import { baseAmount, INVENTORY_SORTS, QUANTITY_UNITS, SORT_DIRECTIONS } from "@placard/hazmat-core/business";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rankChemicals } from "../../src/db/hazard-rank.ts";
import { createHarness, type Harness } from "../harness.ts";
import { refusalOf } from "../refusal.ts";
import { pdf } from "../sample-files.ts";
import { recordStatements } from "../statements.ts";
import { createWorld, type World } from "../world.ts";

let harness: Harness;
let world: World;
let admin: Client;

beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
  admin = await harness.client(world.ours.accounts.Admin);
  const { location } = await admin.locations.insertLocation({
    body: { business_id: world.ours.id, name: "Annex", civic_address: "9 Pier Road", pin_later: true },
  });
  for (const [name, quantity, unit, un_number, location_id, storage_vessel, room, cabinet] of [
    ["Chlorine", 70, "kg", "1017", world.ours.location, "Cylinder", "Stores A", ""],
    ["acetone", 3, "gal", "1090", location.id, "drum", "Stores A", "Flammables 2"],
    ["Pond dye 100%", 900, "mL", "", location.id, "", "", ""],
    ["Gasoline", 5, "lbs", "1203", world.ours.location, "Underground tank", "", ""],
  ] as const) {
    const body = { location_id, name, quantity, unit, un_number, storage_vessel, room, cabinet };
    await admin.chemicals.insertChemical({ body });
  }
  await harness.ctx.database.system((rows) => rankChemicals(rows));
});
afterAll(() => harness[Symbol.asyncDispose]());

type Asked = NonNullable<InputOf<typeof getInventoryPage>["query"]>;

const ask = (query: Asked = {}, client = admin) =>
  client.chemicals.getInventoryPage({ params: { id: world.ours.id }, query });
const namesOf = async (query: Asked) => (await ask(query)).chemicals.map(({ name }) => name);

it("starts with the most dangerous chemicals, and a summary counts the whole inventory", async () => {
  const answer = await ask();
  const ranks = answer.chemicals.map(({ hazard_level: level, level_basis: { kind } }) =>
    HAZARD_MARKS.indexOf(hazardMark({ level, kind })),
  );
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(ranks[0]).toBe(0);
  expect(answer).toMatchObject({ total: 5, page: 1 });
  const summary = await admin.chemicals.getInventorySummary({ params: { id: world.ours.id } });
  expect(summary).toMatchObject({ chemicals: 5, locations: 2, stale: 1, never_checked: 1 });
  for (const mark of HAZARD_MARKS) {
    const found = await ask({ level: mark });
    expect(found.total).toBe(summary.by_level[mark]);
    expect(found.total).toBe(ranks.filter((rank) => HAZARD_MARKS[rank] === mark).length);
  }
});

it("counts rows without an SDS, and current SDSs older than three years", async () => {
  const params = { id: world.ours.id };
  const counted = async () => {
    const { without_sheet, sheets_past_review } = await admin.chemicals.getInventorySummary({ params });
    return [without_sheet, sheets_past_review];
  };
  const bare = async () =>
    (await admin.chemicals.getInventoryPage({ params, query: { attention: "no_sheet", page_size: 2 } })).total;
  expect([await counted(), await bare()]).toEqual([[5, 0], 5]);
  const chemicals = await admin.chemicals.getChemicalsByBusiness({ params });
  const chemical_id = chemicals.chemicals[0]?.id ?? 0;
  const { id } = await admin.safetyDataSheets.uploadSds({ fields: { chemical_id }, file: pdf() });
  expect([await counted(), await bare()]).toEqual([[4, 0], 4]);
  await admin.safetyDataSheets.updateSds({ params: { id }, body: { revision_date: "2019-01-01", languages: [] } });
  expect(await counted()).toEqual([4, 1]);
  await admin.safetyDataSheets.deleteSds({ params: { id } });
  expect(await counted()).toEqual([5, 0]);
});

it.each([
  ["a part of the name", { search: "LORI" }, ["Chlorine"]],
  ["a UN number", { search: "1203" }, ["Gasoline"]],
  ["a UN number with its letters", { search: "UN1090" }, ["acetone"]],
  ["a UN number with a blank", { search: "un 1090" }, ["acetone"]],
  [
    "a part of a UN number",
    { search: "UN10", sort: "name", direction: "ascending" },
    ["acetone", "Ammonia, anhydrous", "Chlorine"],
  ],
  ["a room", { search: "stores a", sort: "name", direction: "ascending" }, ["acetone", "Chlorine"]],
  ["a cabinet", { search: "flammables" }, ["acetone"]],
  ["a location", { search: "annex", sort: "name", direction: "ascending" }, ["acetone", "Pond dye 100%"]],
  ["a sign that means something in patterns", { search: "0%" }, ["Pond dye 100%"]],
  ["nothing that is there", { search: "toluene" }, []],
] as const)("finds by %s", async (_what, query, names) => {
  expect(await namesOf(query)).toEqual(names);
});

it.each([
  ["name", ["acetone", "Ammonia, anhydrous", "Chlorine", "Gasoline", "Pond dye 100%"]],
  ["un_number", ["Ammonia, anhydrous", "Chlorine", "acetone", "Gasoline", "Pond dye 100%"]],
  ["location", ["acetone", "Pond dye 100%", "Ammonia, anhydrous", "Chlorine", "Gasoline"]],
  ["unit", ["acetone", "Ammonia, anhydrous", "Chlorine", "Gasoline", "Pond dye 100%"]],
  ["storage", ["Chlorine", "acetone", "Gasoline", "Ammonia, anhydrous", "Pond dye 100%"]],
  ["quantity", ["Gasoline", "Chlorine", "Ammonia, anhydrous", "Pond dye 100%", "acetone"]],
] as const)("orders by %s", async (sort, names) => {
  expect(await namesOf({ sort, direction: "ascending" })).toEqual(names);
});

it("lists missing values last in both sort orders", async () => {
  const down = await namesOf({ sort: "storage", direction: "descending" });
  expect(down.slice(0, 3)).toEqual(["Gasoline", "acetone", "Chlorine"]);
});

describe.each(INVENTORY_SORTS)("by %s", (sort) => {
  it.each(SORT_DIRECTIONS)("returns each row once over pages of %s, in order", async (direction) => {
    const whole = await namesOf({ sort, direction });
    const pages = await Promise.all([1, 2, 3].map((page) => namesOf({ sort, direction, page, page_size: 2 })));
    expect(pages.flat()).toEqual(whole);
  });
});

/** The names on all pages, from the first one by `next_cursor` and back from the last one by `previous_cursor`. */
async function walk(query: Asked): Promise<{ readonly forth: string[][]; readonly back: string[][] }> {
  const forth: string[][] = [];
  const back: string[][] = [];
  let answer = await ask({ ...query, page_size: 2 });
  for (let page = 1; ; page += 1) {
    expect(answer.page).toBe(page);
    forth.push(answer.chemicals.map(({ name }) => name));
    if (answer.next_cursor === undefined) break;
    answer = await ask({ ...query, page_size: 2, cursor: answer.next_cursor });
  }
  for (let page = forth.length; ; page -= 1) {
    expect(answer.page).toBe(page);
    back.unshift(answer.chemicals.map(({ name }) => name));
    if (answer.previous_cursor === undefined) break;
    answer = await ask({ ...query, page_size: 2, cursor: answer.previous_cursor });
  }
  return { forth, back };
}

describe.each(INVENTORY_SORTS)("by %s, with equal and missing values", (sort) => {
  it.each(SORT_DIRECTIONS)("returns each row once from page to page, %s, forth and back", async (direction) => {
    const body = { location_id: world.ours.location, name: "Twin", quantity: 70, unit: "kg" } as const;
    const twins = await Promise.all([1, 2, 3, 4].map(() => admin.chemicals.insertChemical({ body })));
    try {
      const whole = await namesOf({ sort, direction });
      const { forth, back } = await walk({ sort, direction });
      expect(forth.flat()).toEqual(whole);
      // From the last page, whose rows may be fewer than a page, full pages lead back to the first one.
      expect(back.flat()).toEqual(expect.arrayContaining(whole));
      expect(back).toHaveLength(forth.length);
    } finally {
      for (const { chemical } of twins) await admin.chemicals.deleteChemical({ params: { id: chemical.id } });
    }
  });
});

describe("a cursor", () => {
  const byName = { sort: "name", direction: "ascending", page_size: 2 } as const;

  it("repeats and leaves out no row when rows are added and removed between two pages", async () => {
    const first = await ask(byName);
    expect(first.chemicals.map(({ name }) => name)).toEqual(["acetone", "Ammonia, anhydrous"]);
    const { chemical: early } = await admin.chemicals.insertChemical({
      body: { location_id: world.ours.location, name: "Aardvark bait", quantity: 1, unit: "kg" },
    });
    const cursor = first.next_cursor ?? "";
    const second = await ask({ ...byName, cursor });
    expect(second.chemicals.map(({ name }) => name)).toEqual(["Chlorine", "Gasoline"]);
    const back = await ask({ ...byName, cursor: second.previous_cursor ?? "" });
    expect(back.chemicals.map(({ name }) => name)).toEqual(["acetone", "Ammonia, anhydrous"]);
    await admin.chemicals.deleteChemical({ params: { id: early.id } });
    expect((await ask({ ...byName, cursor })).chemicals).toEqual(second.chemicals);
    expect((await ask({ ...byName, cursor: second.next_cursor ?? "" })).chemicals).toHaveLength(1);
  });

  it("leads to the last page if the rows after it are gone", async () => {
    const cursor = (await ask(byName)).next_cursor ?? "";
    expect(await ask({ ...byName, cursor, search: "acetone" })).toMatchObject({
      page: 1,
      total: 1,
      chemicals: [{ name: "acetone" }],
    });
  });

  it("is refused by another order, and if it was not made by the server", async () => {
    const cursor = (await ask(byName)).next_cursor ?? "";
    const made = (...key: unknown[]) => Buffer.from(JSON.stringify(key)).toString("base64url");
    for (const query of [
      { ...byName, sort: "unit", cursor },
      { ...byName, direction: "descending", cursor },
      { ...byName, cursor: "2" },
      { ...byName, cursor: made(2, "after", "inventory name ascending", 0, "x\0", "1") },
      { ...byName, cursor: made(2, "after", "inventory name ascending", 0, "x", "one") },
      { ...byName, cursor: made(2, "after", "inventory name ascending", 0, null, "1") },
      { ...byName, sort: "quantity", cursor: made(2, "after", "inventory quantity ascending", 0, "yes", "1", "1") },
    ] as const) {
      expect(await refusalOf(ask(query))).toEqual({ status: 400, code: "invalid_request" });
    }
  });
});

it("returns the last page if a later one is requested, and an empty first page without rows", async () => {
  expect(await ask({ page: 9, page_size: 2 })).toMatchObject({ page: 3, page_size: 2, total: 5 });
  expect(await ask({ search: "toluene", page: 4 })).toMatchObject({ page: 1, total: 0, chemicals: [] });
});

it("updates the position of a chemical when its class changes", async () => {
  const [dye] = (await ask({ search: "pond" })).chemicals;
  if (dye === undefined) throw new Error("The dye is gone.");
  await admin.chemicals.updateChemical({ params: { id: dye.id }, body: { hazard_classification: "2.3" } });
  expect(await namesOf({ level: "extreme", search: "pond" })).toEqual([dye.name]);
  await admin.chemicals.updateChemical({ params: { id: dye.id }, body: { hazard_classification: "" } });
  expect(await namesOf({ level: "unknown", search: "pond" })).toEqual([dye.name]);
});

it("compares quantities in converted units", async () => {
  const stored = await harness.ctx.database.system(async (rows) => {
    const { rows: found } = await sql<{ unit: string; base: number; volume: boolean }>`
      insert into chemicals (business_id, location_id, name, quantity, unit)
      select ${world.theirs.id}, ${world.theirs.location}, unit, 3, unit from unnest(${[...QUANTITY_UNITS]}::text[]) unit
      returning unit, base_amount as base, is_volume as volume`.execute(rows);
    return found;
  });
  for (const unit of QUANTITY_UNITS) {
    const { kind, value } = baseAmount(3, unit);
    const row = stored.find((each) => each.unit === unit);
    expect(row).toMatchObject({ volume: kind === "volume" });
    expect(row?.base).toBeCloseTo(value, 9);
  }
});

it("denies access to another business and to responders of an unapproved department", async () => {
  const other = await harness.client(world.theirs.accounts.Admin);
  expect(await refusalOf(ask({}, other))).toMatchObject({ status: 403 });
  expect(await refusalOf(other.chemicals.getInventorySummary({ params: { id: world.ours.id } }))).toMatchObject({
    status: 403,
  });
  const pending = await harness.client(world.pending.member);
  expect(await refusalOf(ask({}, pending))).toMatchObject({ status: 403 });
  const crew = await harness.client(world.verified.member);
  expect((await ask({}, crew)).total).toBe(5);
});

it.each([{ sort: "colour" }, { page: 0 }, { page_size: 5000 }, { level: "deadly" }])(
  "rejects %o as an unknown column or page",
  async (query) => {
    const response = await harness.app.request(
      `http://placard.test/api/get-inventory-page/${world.ours.id}?${new URLSearchParams(
        Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
      )}`,
      { headers: { cookie: `placard_session=${await harness.cookie(world.ours.accounts.Admin)}` } },
    );
    expect(response.status).toBe(400);
  },
);

describe("with many rows of one business", () => {
  /** A sixth of them has a level, and more than 5000 rows are read by an index. */
  const ROWS = process.env["MANY_ROWS"] === undefined ? 36_000 : 100_000;
  /** All rows of the table, including one per business of every test world. */
  const MAX_ROWS = ROWS + 20;

  let large: Harness;
  let owners: World;
  let owner: Client;

  beforeAll(async () => {
    large = await createHarness();
    owners = await createWorld(large.ctx);
    owner = await large.client(owners.ours.accounts.Admin);
    await large.ctx.database.system(async (rows) => {
      await sql`insert into chemicals
        (business_id, location_id, name, quantity, unit, un_number, hazard_classification, hazard_rank, updated_at)
        select ${owners.ours.id}, ${owners.ours.location}, 'Drum ' || md5(i::text), (i * 37) % 1000,
          (array['kg', 'lbs', 'L', 'gal'])[1 + i % 4], (1000 + i % 2000)::text, (array['3', '8', '2.3', ''])[1 + i % 4],
          i % 6, now() - (i % 200) * interval '1 day'
        from generate_series(1, ${ROWS}::int) i`.execute(rows);
    });
    await large.ctx.database.system(async (rows) => {
      await sql`analyze chemicals`.execute(rows);
    });
  }, 240_000);
  afterAll(() => large[Symbol.asyncDispose]());

  const INDEXES = {
    hazard: "chemicals_by_hazard",
    name: "chemicals_by_name",
    un_number: "chemicals_by_un_number",
    quantity: "chemicals_by_amount",
    unit: "chemicals_by_unit",
    storage: "chemicals_by_storage",
    updated: "chemicals_by_update",
    // All rows but one have the same location, so the index by name gives the same order and the planner may use
    // either.
    location: ["chemicals_by_location", "chemicals_by_name"],
  } as const;
  const DOWN: Readonly<Record<string, string>> = {
    un_number: "chemicals_by_un_number_down",
    storage: "chemicals_by_storage_down",
  };
  const MIDDLE = { page: ROWS / 400, page_size: 200 };
  const LAST = { page: ROWS / 200 + 1, page_size: 200 };

  it.each<readonly [query: Asked, maxRows: number, index: string | readonly string[] | null]>([
    ...INVENTORY_SORTS.flatMap((sort) =>
      SORT_DIRECTIONS.map((direction) => {
        const index = direction === "descending" ? (DOWN[sort] ?? INDEXES[sort]) : INDEXES[sort];
        return [{ sort, direction }, 110, index] as const;
      }),
    ),
    [{ ...MIDDLE, sort: "name" }, ROWS / 2 + 200, INDEXES.name],
    [{ ...LAST, sort: "name" }, 10, INDEXES.name],
    [{ ...MIDDLE, sort: "location" }, ROWS / 2 + 200, INDEXES.location],
    [{ ...LAST, sort: "quantity" }, 10, INDEXES.quantity],
    [{ search: "drum ab" }, MAX_ROWS, null],
    [{ search: "1203", sort: "location" }, MAX_ROWS, null],
    [{ search: "UN 1203" }, MAX_ROWS, null],
    [{ level: "high", sort: "updated" }, ROWS / 6 + 34, INDEXES.updated],
  ])("reads only the rows needed for the page: %o", async (query, maxRows, index) => {
    const statements = await recordStatements(large.ctx.database, () =>
      owner.chemicals.getInventoryPage({ params: { id: owners.ours.id }, query }),
    );
    const isOrdering = ({ sql: text }: { sql: string }) => text.startsWith('select "id", json_build_array(');
    const read = (some: typeof statements) => some.reduce((sum, { rowsRead }) => sum + rowsRead, 0);
    const ordering = statements.filter(isOrdering);
    expect(read(ordering)).toBeLessThanOrEqual(maxRows);
    const plan = ordering.at(-1);
    expect(plan?.sorts).toBe(index === null);
    const [used = "no index", ...others] = plan?.indexes ?? [];
    expect(index === null ? [used] : [index].flat()).toContain(used);
    expect(others).toEqual([]);
    // Besides the sorting: one pass over every row to count, and the rows of the page with their related rows.
    expect(read(statements.filter((each) => !isOrdering(each)))).toBeLessThanOrEqual(MAX_ROWS + 300);
    expect(statements.length).toBeLessThanOrEqual(5);
  });

  it.each(INVENTORY_SORTS.flatMap((sort) => SORT_DIRECTIONS.map((direction) => [sort, direction] as const)))(
    "reads only the rows of a page next to a page in the middle: by %s, %s",
    async (sort, direction) => {
      const page = (query: Asked) =>
        owner.chemicals.getInventoryPage({
          params: { id: owners.ours.id },
          query: { sort, direction, page_size: 100, ...query },
        });
      const middle = await page({ page: ROWS / 200 });
      for (const cursor of [middle.next_cursor ?? "", middle.previous_cursor ?? ""]) {
        const statements = await recordStatements(large.ctx.database, () => page({ cursor }));
        const ordering = statements.filter(({ sql: text }) => text.startsWith('select "id", json_build_array('));
        expect(ordering.reduce((sum, { rowsRead }) => sum + rowsRead, 0)).toBeLessThanOrEqual(110);
        expect(ordering.some(({ sorts }) => sorts)).toBe(false);
      }
    },
  );

  it("computes the summary in two passes over its rows", async () => {
    const sum = () => owner.chemicals.getInventorySummary({ params: { id: owners.ours.id } });
    const statements = await recordStatements(large.ctx.database, sum);
    expect(statements).toHaveLength(4);
    // One pass to count the chemicals, one to find those without a sheet.
    expect(statements.reduce((all, { rowsRead }) => all + rowsRead, 0)).toBeLessThanOrEqual(2 * MAX_ROWS);
  });
});
