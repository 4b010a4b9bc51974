import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countCall } from "../../src/access/rate-limit.ts";
import { sweep } from "../../src/db/sweep.ts";
import { fillTowns } from "../../src/jobs/fill-towns.ts";
import { createHarness, type Harness } from "../harness.ts";
import { recordScans, recordStatements } from "../statements.ts";
import { createWorld, type World } from "../world.ts";

let harness: Harness;
let world: World;

beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
  // In a table of few rows every index costs the same. Names contain no digit, so no search below finds one of these.
  await harness.ctx.database.system(async (rows) => {
    await sql`insert into chemicals (business_id, location_id, name, quantity, unit, cas_number, un_number)
      select ${world.ours.id}, ${world.ours.location}, 'Drum ' || translate(i::text, '0123456789', 'abcdefghij'), 1, 'kg',
        (10000 + i)::text || '-00-0', (4000 + i)::text from generate_series(1, 5000) i`.execute(rows);
    await sql`analyze chemicals`.execute(rows);
  });
});
afterAll(() => harness[Symbol.asyncDispose]());

const LARGE_TABLES = ["businesses", "locations", "chemicals"];

/** The scans of an account's calls, in transactions under row-level security. */
async function scansBy(account: number, work: (client: Awaited<ReturnType<Harness["client"]>>) => Promise<unknown>) {
  const client = await harness.client(account);
  const scanned = await recordScans(harness.ctx.database, "as", () => work(client));
  expect(LARGE_TABLES.filter((table) => scanned.has(table))).toEqual([]);
  return scanned;
}

describe("under row-level security", () => {
  it.each(["harbour", "ammonia", "1005", "7664-41-7"])("uses the trigram indexes to search for %s", async (query) => {
    const scanned = await scansBy(world.verified.member, async ({ businesses }) => {
      const answer = await businesses.searchBusinesses({ query: { query } });
      expect(answer.businesses.length > 0).toBe(query !== "7664-41-7");
    });
    for (const index of ["businesses_by_text", "locations_by_text", "chemicals_by_text"]) {
      expect(scanned).toContain(index);
    }
    expect(scanned).toContain("chemicals_of_all_by_cas");
    expect(scanned.has("chemicals_of_all_by_un")).toBe(query === "1005");
  });

  it("uses the trigram index for a department's address suggestions, and the site index for a business", async () => {
    for (const [account, index] of [
      [world.verified.member, "locations_by_text"],
      [world.ours.accounts.Viewer, "locations_business"],
    ] as const) {
      const scanned = await scansBy(account, async ({ geo }) => {
        const { suggestions } = await geo.addressSuggestions({ query: { query: "harbour ice pier" } });
        expect(suggestions[0]?.source).toBe("registered locations");
      });
      expect(scanned).toContain(index);
    }
  });
});

describe("the map of all sites", () => {
  it("uses the position index for a box, also across 180°", async () => {
    for (const bbox of ["-64,44,-63,45", "170,44,-63,45"]) {
      const scanned = await scansBy(world.verified.member, async ({ geo }) => {
        const { geocoded_locations } = await geo.getAllLocationsGeocoded({ query: { bbox } });
        expect(geocoded_locations.map(({ location_id }) => location_id)).toContain(world.ours.location);
      });
      expect(scanned).toContain("locations_by_place");
      expect(scanned).toContain("chemicals_of_site_by_hazard");
    }
  });

  it("reads no site outside of the box among 20,000 sites", async () => {
    await harness.ctx.database.system(async (rows) => {
      await sql`insert into locations (business_id, name, civic_address, latitude, longitude)
        select ${world.ours.id}, 'Yard ' || i, 'Yard', (i % 200) * 0.1, (i / 200) * 0.1
        from generate_series(0, 19999) i`.execute(rows);
      await sql`insert into chemicals (business_id, location_id, name, quantity, unit)
        select business_id, id, 'Drum', 1, 'kg' from locations where civic_address = 'Yard'`.execute(rows);
      await sql`analyze locations, chemicals`.execute(rows);
    });
    const crew = await harness.client(world.verified.member);
    const statements = await recordStatements(harness.ctx.database, () =>
      crew.geo.getAllLocationsGeocoded({ query: { bbox: "4.95,4.95,5.45,5.45", limit: 10 } }),
    );
    const search = statements.find(({ sql: text }) => text.includes("chemicals c where c.location_id = sites.id"));
    expect(search?.indexes).toContain("locations_by_place");
    expect(search?.indexes).toContain("chemicals_of_site_by_hazard");
    expect(search?.rowsRead).toBe(2 * 25); // 25 sites, each with its most dangerous chemical
    expect(Math.max(...statements.map(({ rowsRead }) => rowsRead))).toBeLessThanOrEqual(2 * 25);
  });
});

describe("the map of sites without a pin", () => {
  it("reads only those whose town is in the box once their towns are stored, and finds the same sites before", async () => {
    await harness.ctx.database.system(async (rows) => {
      await sql`insert into locations (business_id, name, civic_address)
        select ${world.ours.id}, 'Depot ' || i, i || ' Main Street, ' || (array['Yarmouth NS', 'Sydney NS'])[1 + i % 2]
        from generate_series(1, 400) i`.execute(rows);
    });
    const crew = await harness.client(world.verified.member);
    const ask = async () => {
      const { geocoded_locations, rest } = await crew.geo.getAllLocationsGeocoded({
        query: { bbox: "-66.2,43.7,-66.0,44.0", limit: 10 },
      });
      return { ids: geocoded_locations.map(({ location_id: id }) => id), rest };
    };
    const before = await ask();
    expect(before).toMatchObject({ ids: { length: 10 }, rest: 190 });
    await fillTowns(harness.ctx, new AbortController().signal);
    await harness.ctx.database.system((rows) => sql`analyze locations`.execute(rows));
    const statements = await recordStatements(harness.ctx.database, async () => expect(await ask()).toEqual(before));
    const left = statements.find(({ sql: text }) => text.includes("is distinct from civic_address"));
    expect(left?.rowsRead).toBe(0);
    expect(left?.indexes).toEqual(["locations_without_town"]);
    const search = statements.find(({ sql: text }) => text.includes("chemicals c where c.location_id = sites.id"));
    expect(search?.indexes).toContain("locations_by_town");
    expect(search?.rowsRead).toBeLessThanOrEqual(200); // the sites in Yarmouth, which have no chemicals
  });

  it("stores the town with a new address", async () => {
    const admin = await harness.client(world.ours.accounts.Admin);
    const { location_id: id } = await admin.locations.insertLocation({
      body: {
        business_id: world.ours.id,
        name: "Office",
        civic_address: "1 Main Street, Yarmouth NS",
        pin_later: true,
      },
    });
    const stored = () =>
      harness.ctx.database.system((rows) =>
        rows
          .selectFrom("locations")
          .select(["town_of", "town_latitude"])
          .where("id", "=", id)
          .executeTakeFirstOrThrow(),
      );
    expect(await stored()).toEqual({ town_of: "1 Main Street, Yarmouth NS", town_latitude: expect.closeTo(43.8, 0) });
    const body = { civic_address: "2 Main Street, Sydney NS", pin_later: true };
    await admin.locations.updateLocation({ params: { id }, body });
    expect(await stored()).toEqual({ town_of: body.civic_address, town_latitude: expect.closeTo(46.1, 0) });
  });
});

describe("deleting expired rows", () => {
  it("uses an index for sessions and counted calls", async () => {
    const { ctx } = harness;
    const scanned = await recordScans(ctx.database, "system", async () => {
      await sweep(ctx);
      await countCall(ctx, "sign-in:203.0.113.7", 1000);
    });
    expect(scanned).toContain("sessions_expiry");
    expect(scanned).toContain("rate_limits_age");
    expect([...scanned].filter((name) => name === "sessions" || name === "rate_limits")).toEqual([]);
  });
});

describe("a search that matches many businesses", () => {
  it("returns the same pages as an index search, each business once and in order", async () => {
    await harness.ctx.database.system(async (rows) => {
      await sql`insert into businesses (business_name, address)
        select 'Chain ' || lpad((i * 7919 % 12000)::text, 5, '0'), i || ' Shore Road' from generate_series(1, 12000) i`.execute(
        rows,
      );
    });
    const crew = await harness.client(world.verified.member);
    const names: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 3; page += 1) {
      const query = { query: "chain", limit: 100, ...(cursor !== undefined && { cursor }) };
      const answer = await crew.businesses.searchBusinesses({ query });
      names.push(...answer.businesses.map(({ name }) => name));
      cursor = answer.next_cursor;
    }
    expect(names).toEqual(Array.from({ length: 300 }, (_, at) => `Chain ${String(at).padStart(5, "0")}`));
    // Fewer matches than a page, after more matches than are sorted: the rest of the list is still found.
    const last = Buffer.from(JSON.stringify(["Chain 11997", 0])).toString("base64url");
    const rest = await crew.businesses.searchBusinesses({ query: { query: "chain", limit: 100, cursor: last } });
    expect(rest.businesses.map(({ name }) => name)).toEqual(["Chain 11997", "Chain 11998", "Chain 11999"]);
  });
});
