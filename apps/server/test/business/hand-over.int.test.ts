import { type Client } from "@placard/api-client";
import { REPORT_PAGE_SIZE } from "@placard/api-client/internal";
import { loadRegulatoryLists, NO_CHEMICAL_FIELDS, readTierTwo, reportStates } from "@placard/hazmat-core/regulatory";
import { sql, type KyselyPlugin } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BATCH_ROWS } from "../../src/db/queries/pages/send-batches.ts";
import { sendReportSource, withStock, type StockRow } from "../../src/db/queries/stock/report-source.ts";
import { BASE_URL, createHarness, type Harness } from "../harness.ts";
import { refusalOf, refusalsOf } from "../refusal.ts";
import { recordStatements } from "../statements.ts";
import { createWorld, type World } from "../world.ts";

let harness: Harness;
let world: World;
let admin: Client;

beforeEach(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
  admin = await harness.client(world.ours.accounts.Admin);
  await put("Chlorine", { composition: "pure", states: ["gas"], unit: "lbs", max_amount: 150 }, "7782-50-5");
  await put("Solvent blend", { composition: "mixture" }, "", { quantity: 6000, unit: "L" });
});
afterEach(() => harness[Symbol.asyncDispose]());

async function put(
  name: string,
  fields: object,
  cas_number = "",
  amount: { readonly quantity: number; readonly unit: "kg" | "L" } = { quantity: 60, unit: "kg" },
): Promise<void> {
  const tier_two = { ...NO_CHEMICAL_FIELDS, states: [], h_codes: [], parts: [], hazards: null, ...fields };
  const body = { location_id: world.ours.location, name, ...amount, cas_number, tier_two };
  await admin.chemicals.insertChemical({ body });
}

/** The report data of our business, with its whole stock. */
const sourceOf = () =>
  harness.ctx.database.system(async (rows) => {
    const stock: StockRow[] = [];
    const to = {
      send: (batch: readonly StockRow[]) => void stock.push(...batch),
      signal: new AbortController().signal,
    };
    return withStock(await sendReportSource(rows, world.ours.id, to), stock);
  });

const params = () => ({ id: world.ours.id });
const stateOf = async () => {
  const { facilities } = await admin.handOver.getReportStates({ params: params() });
  const [facility] = facilities;
  if (facility === undefined) throw new Error("No facility was answered.");
  return facility;
};

it("returns the core's result for the whole inventory, with null for an unknown upper limit", async () => {
  const facility = await stateOf();
  const [own] = reportStates(await sourceOf(), await loadRegulatoryLists());
  const verdicts = own?.counts.map(({ verdict }) => verdict) ?? [];
  expect(facility).toMatchObject({
    place_id: world.ours.location,
    places: 1,
    missing_fields: own?.missing.length,
    verdicts: {
      over: verdicts.filter((one) => one === "over").length,
      undecided: verdicts.filter((one) => one === "undecided").length,
    },
  });
  expect(facility.open.map(({ name, verdict, rows }) => [name, verdict, rows])).toEqual([
    ["Chlorine", "over", 1],
    ["Solvent blend", "undecided", 1],
  ]);
  // 6,000 L at 23 kg/L, the maximum density of any material
  expect(facility.open[1]?.amount).toEqual({
    least: 0,
    most: null,
    today: expect.closeTo(304_238, 0),
    assumed_density: { least: 0, most: 23 },
  });
  expect(facility.missing.find(({ kind }) => kind === "chemical")).toMatchObject({ name: "Chlorine" });
});

it("recalculates after a change of a row, site or contact", async () => {
  const before = await stateOf();
  const { chemical } = await admin.chemicals.insertChemical({
    body: { location_id: world.ours.location, name: "Phosgene", quantity: 90, unit: "kg", cas_number: "75-44-5" },
  });
  expect((await stateOf()).open.length).toBe(before.open.length + 1);
  await admin.chemicals.deleteChemical({ params: { id: chemical.id } });
  expect((await stateOf()).open.length).toBe(before.open.length);
  const tier_two = { types: ["Owner / Operator" as const], phone_24h: null, street: null, city: null, state: null };
  await admin.people.updateBusinessContact({
    params: { id: world.ours.contact },
    body: { tier_two: { ...tier_two, zip: null, record_id: null } },
  });
  expect((await stateOf()).missing_fields).toBe(before.missing_fields - 1);
});

it("lists the Schedule 1 substances of each site", async () => {
  const { sites } = await admin.handOver.getEmergencyCounts({ params: params() });
  expect(sites.map(({ location_id }) => location_id)).toEqual([world.ours.location]);
  const counts = sites[0]?.counts ?? [];
  expect(counts.map(({ cas_number, by_quantity }) => [cas_number, by_quantity])).toContainEqual(["7782-50-5", "under"]);
});

it("creates no report while a threshold is undecided, then one that Tier2 Submit reads", async () => {
  const body = { year: 2025, certifier: "Jo Bell, Manager", signed_on: "2026-02-20" };
  const theirs = await harness.client(world.theirs.accounts.Admin);
  const makeOf = (client: Client, id: number) => client.handOver.makeTierTwoReport({ params: { id }, body });
  expect(await refusalsOf([makeOf(admin, world.ours.id), makeOf(theirs, world.theirs.id)])).toEqual([
    { status: 409, code: "report_undecided" },
    { status: 409, code: "report_nothing_over" },
  ]);
  await harness.ctx.database.system(async (rows) => {
    await sql`update chemicals set cas_number = null, un_number = null, quantity = 9000, unit = 'kg', version = version + 1,
      tier_two = ${JSON.stringify(WHOLE)}::jsonb where business_id = ${world.theirs.id}`.execute(rows);
    await sql`update locations set tier_two = ${JSON.stringify(PLACE)}::jsonb, version = version + 1
      where business_id = ${world.theirs.id}`.execute(rows);
  });
  expect(await refusalsOf([makeOf(theirs, world.theirs.id)])).toEqual([{ status: 409, code: "report_missing_fields" }]);
  await harness.ctx.database.system(async (rows) => {
    await sql`update contacts set tier_two = ${JSON.stringify(CONTACT)}::jsonb, version = version + 1
      where business_id = ${world.theirs.id}`.execute(rows);
  });
  const { xml } = await makeOf(theirs, world.theirs.id);
  const read = readTierTwo(xml);
  expect(read.ok && read.value.facilities.map(({ chemicals }) => chemicals.map(({ maxLb }) => maxLb))).toEqual([
    [20000],
  ]);
});

const WHOLE = {
  ...NO_CHEMICAL_FIELDS,
  composition: "mixture",
  states: ["liquid"],
  hazards: ["flammable"],
  unit: "lbs",
  max_amount: 20_000,
  average_amount: 15_000,
  days_on_site: 365,
  container_type: "A",
  pressure: "ambient",
  temperature: "ambient",
};
const PLACE = {
  street: "1 Pier Road",
  city: "Bath",
  state: "ME",
  zip: "04530",
  county: "Sagadahoc",
  naics: "325180",
  is_manned: true,
  max_occupants: 12,
  is_planning_subject: false,
  is_prevention_subject: false,
  state_fields: [],
};
const CONTACT = {
  types: ["Owner / Operator", "Tier II Information Contact", "Emergency Contact"],
  phone_24h: "+1 207 555 0143",
};

it("denies access to other businesses and crews", async () => {
  const other = await harness.client(world.theirs.accounts.Admin);
  const crew = await harness.client(world.verified.member);
  const query = { place_id: world.ours.location };
  const asked = (client: Client) => [
    client.handOver.getReportStates({ params: params() }),
    client.handOver.getThresholdCounts({ params: params(), query }),
    client.handOver.getMissingReportFields({ params: params(), query }),
    client.handOver.getEmergencyCounts({ params: params() }),
    client.handOver.makeTierTwoReport({
      params: params(),
      body: { year: 2025, certifier: "Jo Bell", signed_on: "2026-02-20" },
    }),
  ];
  const refusals = await refusalsOf([...asked(other), ...asked(crew)]);
  expect(refusals.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 403));
  const nowhere = admin.handOver.getThresholdCounts({ params: params(), query: { place_id: 999_999 } });
  expect(await refusalsOf([nowhere])).toMatchObject([{ status: 404 }]);
});

/** `pnpm verify postgres` sets `MANY_ROWS`. What is counted here must not depend on the number of rows. */
const ROWS = process.env["MANY_ROWS"] === undefined ? 10_000 : 100_000;

describe(`with ${ROWS.toLocaleString("en")} rows of one business`, () => {
  beforeEach(async () => {
    await harness.ctx.database.system(async (rows) => {
      await sql`insert into chemicals
        (business_id, location_id, name, quantity, unit, un_number, cas_number)
        select ${world.ours.id}, ${world.ours.location}, 'Drum ' || (i % 40000), (i * 37) % 1000,
          (array['kg', 'lbs', 'L', 'gal'])[1 + i % 4], (1000 + i % 2000)::text,
          case when i % 2 = 0 then '7664-41-7' end
        from generate_series(1, ${ROWS}::int) i`.execute(rows);
    });
  }, 240_000);

  it("returns the start of each list, the rest in pages, and caches the counts", async () => {
    const first = await recordStatements(harness.ctx.database, stateOf);
    const facility = await stateOf();
    const source = await sourceOf();
    expect(new Set(source.places.flatMap(({ stock }) => stock.map(({ id }) => id))).size).toBe(ROWS + 3);
    const [own] = reportStates(source, await loadRegulatoryLists());
    expect(facility.open.map(({ key, rows }) => [key, rows])).toEqual(
      own?.counts.slice(0, REPORT_PAGE_SIZE).map(({ key, rows }) => [key, rows.length]),
    );
    // One pass to detect a change, one to read the rows in batches.
    const batches = first.filter(({ sql: text }) => / from "chemicals" .* limit /.test(text));
    expect(batches).toHaveLength(Math.floor((ROWS + 3) / BATCH_ROWS) + 1);
    expect(batches.filter(({ rowsReturned, sorts }) => rowsReturned > BATCH_ROWS || sorts)).toEqual([]);
    expect(batches.reduce((all, { rowsReturned }) => all + rowsReturned, 0)).toBe(ROWS + 3);
    expect(first.length - batches.length).toBe(4); // the stamp, the setting, the sites and the contacts
    expect(first.reduce((all, { rowsRead }) => all + rowsRead, 0)).toBeLessThanOrEqual(2 * ROWS + 100);
    const { over, undecided } = facility.verdicts;
    expect(facility.open).toHaveLength(REPORT_PAGE_SIZE);
    expect(JSON.stringify(facility).length).toBeLessThan(40_000);
    const query = { place_id: facility.place_id, page_size: 1000 };
    const page = await admin.handOver.getThresholdCounts({ params: params(), query });
    const again = await recordStatements(harness.ctx.database, () =>
      admin.handOver.getThresholdCounts({ params: params(), query }),
    );
    expect(again).toHaveLength(1); // to detect a change
    expect(page).toMatchObject({ total: over + undecided, page: 1 });
    const last = await admin.handOver.getThresholdCounts({ params: params(), query: { ...query, page: 99_999 } });
    expect(last.page).toBe(Math.ceil(page.total / 1000));
    const keys = new Set<string>();
    for (let number = 1; number <= last.page; number += 1) {
      const { counts } = await admin.handOver.getThresholdCounts({
        params: params(),
        query: { ...query, page: number },
      });
      for (const { key } of counts) keys.add(key);
    }
    expect(keys.size).toBe(page.total);
  }, 120_000);
});

it("compares and reports 10,000 rows in a worker, and compares them once until a row changes", async () => {
  const { database, heavyWork } = harness.ctx;
  await database.system((rows) =>
    sql`insert into chemicals (business_id, location_id, name, quantity, unit)
      select ${world.ours.id}, ${world.ours.location}, 'Drum ' || i, 1, 'kg' from generate_series(1, 10000) i`.execute(
      rows,
    ),
  );
  const before = heavyWork.workerTasks();
  const { facilities } = await admin.handOver.getReportStates({ params: params() });
  expect(heavyWork.workerTasks()).toBe(before + 1);
  const query = { place_id: world.ours.location, state: "open" } as const;
  const { total } = await admin.handOver.getThresholdCounts({ params: params(), query });
  expect(total).toBeGreaterThanOrEqual(facilities[0]?.open.length ?? Infinity);
  await admin.handOver.getMissingReportFields({ params: params(), query: { place_id: world.ours.location } });
  await admin.handOver.getEmergencyCounts({ params: params() });
  expect(heavyWork.workerTasks()).toBe(before + 1);
  const body = { year: 2025, certifier: "Jo Bell", signed_on: "2026-02-20" };
  expect(await refusalOf(admin.handOver.makeTierTwoReport({ params: params(), body }))).toEqual({
    status: 409,
    code: "report_undecided",
  });
  expect(heavyWork.workerTasks()).toBe(before + 2);
});

it("stops reading the rows and ends the transaction when the only caller leaves", async () => {
  const { database } = harness.ctx;
  await database.system((rows) =>
    sql`insert into chemicals (business_id, location_id, name, quantity, unit)
      select ${world.ours.id}, ${world.ours.location}, 'Drum ' || i, 1, 'kg' from generate_series(1, ${BATCH_ROWS}::int) i`.execute(
      rows,
    ),
  );
  const caller = new AbortController();
  let reads = 0;
  const open = database.as.bind(database);
  const spy = vi.spyOn(database, "as").mockImplementation((scope, handle, view) => {
    const leaving: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        reads += result.rows.length;
        if (reads > 0) caller.abort();
        return result;
      },
    };
    return open(scope, (rows) => handle(view === "snapshot" ? rows.withPlugin(leaving) : rows), view);
  });
  const cookie = await harness.cookie(world.ours.accounts.Admin);
  const left = harness.app.request(`${BASE_URL}/api/get-report-states/${world.ours.id}`, {
    headers: { cookie: `placard_session=${cookie}` },
    signal: caller.signal,
  });
  await Promise.allSettled([left]);
  spy.mockRestore();
  expect(reads).toBe(BATCH_ROWS);
  expect((await stateOf()).verdicts.over).toBeGreaterThan(0);
});
