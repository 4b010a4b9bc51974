import type { Client } from "@placard/api-client";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createApp } from "../../src/app.ts";
import type { Database } from "../../src/db/database.ts";
import { Ranking } from "../../src/db/hazard-rank.ts";
import { createHarness, type Harness } from "../harness.ts";
import { createWorld, type World } from "../world.ts";

/** Number of chemicals, and the same with those of every test world. */
const ROWS = 2500;
const ALL = ROWS + 2;
const EXTREME = 0;
const LOW = 5;

let harness: Harness;
let world: World;

/** Chlorine has level extreme, but an earlier version ranked it as low. */
beforeEach(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
  await harness.ctx.database.system((rows) =>
    sql`insert into chemicals (business_id, location_id, name, quantity, unit, un_number, hazard_classification, hazard_rank)
      select ${world.ours.id}, ${world.ours.location}, 'Chlorine ' || i, 1, 'kg', '1017', '2.3', ${sql.lit(LOW)}
      from generate_series(1, ${sql.lit(ROWS)}) i`.execute(rows),
  );
});
afterEach(() => harness[Symbol.asyncDispose]());

const countOf = (rank: number): Promise<number> =>
  harness.ctx.database.system(async (rows) => {
    const found = await rows.selectFrom("chemicals").select("id").where("hazard_rank", "=", rank).execute();
    return found.length;
  });

/** The database, with the number of `chemicals` rows that each transaction of the owner changed. */
function counting(database: Database): { readonly database: Database; readonly changed: number[] } {
  const changed: number[] = [];
  const system: Database["system"] = (work) =>
    database.system(async (rows) => {
      const count = async (): Promise<number> => {
        const { rows: found } = await sql<{ updated: number }>`
          select pg_stat_get_xact_tuples_updated('chemicals'::regclass)::int as updated`.execute(rows);
        return found[0]?.updated ?? 0;
      };
      const before = await count();
      const answer = await work(rows);
      changed.push((await count()) - before);
      return answer;
    });
  return { database: { ...database, system }, changed };
}

describe("sort ranks of an earlier version", () => {
  it("are corrected in transactions of at most 1,000 rows", async () => {
    const { database, changed } = counting(harness.ctx.database);
    await new Ranking(database).run(harness.ctx.stopping);
    expect(changed.filter((count) => count > 0)).toEqual([1000, 1000, ALL - 2000]);
    expect(await countOf(EXTREME)).toBe(ALL);
  });

  it("stay corrected after an interruption, and the next start corrects only the rest", async () => {
    const { database, stopping } = harness.ctx;
    const ending = new AbortController();
    const system: Database["system"] = async (work) => {
      const answer = await database.system(work);
      ending.abort();
      return answer;
    };
    await expect(new Ranking({ ...database, system }).run(ending.signal)).rejects.toThrow("aborted");
    expect(await countOf(EXTREME)).toBe(1000);
    const next = counting(database);
    await new Ranking(next.database).run(stopping);
    expect(next.changed.reduce((sum, count) => sum + count)).toBe(ALL - 1000);
    expect(await countOf(EXTREME)).toBe(ALL);
  });
});

describe("before all sort ranks are corrected", () => {
  it.each(["crew", "business"] as const)("shows a %s pages and counts with current levels", async (who) => {
    const started = createApp({ ...harness.ctx, ranks: new Ranking(harness.ctx.database) });
    vi.spyOn(harness.app, "request").mockImplementation((...asked) => started.request(...asked));
    const { chemicals }: Client = await harness.client(
      who === "crew" ? world.verified.member : world.ours.accounts.Viewer,
    );
    const params = { id: world.ours.id };
    const [page, summary] = await Promise.all([
      chemicals.getInventoryPage({ params, query: { level: "low" } }),
      chemicals.getInventorySummary({ params }),
    ]);
    expect(page.total).toBe(0);
    expect(summary.by_level).toMatchObject({ extreme: ROWS + 1, low: 0 });
    expect(await countOf(EXTREME)).toBe(ROWS + 1); // those of the other business are ranked later
  });
});
