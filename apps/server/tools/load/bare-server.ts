/**
 * The least that a server can do, to compare with: Hono without a database, and an inventory page by the bare driver.
 * Usage: node bare-server.ts <database> <business id> <session hash>
 */
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { Pool } from "pg";

const [database, businessId, sessionHash] = process.argv.slice(2);
const pool = new Pool({ connectionString: database, max: 10 });
const app = new Hono();

app.get("/hello", (c) => c.json({ status: "success" }));
app.get("/cpu", (c) => c.json(process.cpuUsage()));

/** The same rows as a page of the inventory: the session, then a transaction under row-level security. */
app.get("/inventory", async (c) => {
  const client = await pool.connect();
  try {
    await client.query(
      "select a.* from accounts a join sessions s on s.account_id = a.id where s.token_hash = $1 and s.expires_at > now()",
      [sessionHash],
    );
    await client.query("begin");
    await client.query(
      "select set_config('placard.business_id', $1, true), set_config('placard.is_admin', 'true', true), set_config('role', 'placard_app', true)",
      [businessId],
    );
    const counted = await client.query<{ total: number }>(
      "select count(*)::int as total from chemicals where business_id = $1",
      [businessId],
    );
    const page = await client.query(
      `select c.*, l.name as location_name from chemicals c left join locations l on l.id = c.location_id
       where c.business_id = $1 order by c.hazard_rank desc, lower(c.name) desc, c.id desc limit 100`,
      [businessId],
    );
    await client.query("commit");
    return c.json({ status: "success", total: counted.rows[0]?.total, chemicals: page.rows });
  } finally {
    client.release();
  }
});

serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
  console.log(`Placard is running at http://127.0.0.1:${port}`),
);
