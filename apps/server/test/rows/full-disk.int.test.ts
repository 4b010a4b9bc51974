import { randomUUID } from "node:crypto";
import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { sql } from "kysely";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createApp } from "../../src/app.ts";
import { createEvents } from "../../src/events.ts";
import { BASE_URL, createHarness, type Harness } from "../harness.ts";
import { png } from "../sample-files.ts";
import { createWorld, type World } from "../world.ts";

/** A Linux device that accepts no byte: each write to it fails with ENOSPC. */
const FULL = "/dev/full";

let harness: Harness;
let world: World;
const logged: { level: number; fault?: { code?: string } }[] = [];
let next: string | null = null;
let app: ReturnType<typeof createApp>;

beforeEach(async () => {
  logged.length = 0;
  harness = await createHarness();
  world = await createWorld(harness.ctx);
  const lines = new Writable({
    write: (chunk, _encoding, done) => {
      logged.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const events = createEvents(pino({ level: "warn" }, lines));
  app = createApp({ ...harness.ctx, events, newId: () => next ?? randomUUID() });
});
afterEach(() => harness[Symbol.asyncDispose]());

const faults = () => logged.splice(0).filter(({ level }) => level >= 50);
const cookieOf = async (account: number) => `placard_session=${await harness.cookie(account)}`;

async function upload(size = 0): Promise<Response> {
  const body = new FormData();
  body.append("location_id", String(world.ours.location));
  body.append("description", "Gate");
  body.append("file", png("gate.png", size));
  const headers = { "x-placard-client": "test", cookie: await cookieOf(world.ours.accounts.Manager) };
  return app.request(`${BASE_URL}/api/upload-picture`, { method: "POST", body, headers });
}

const readyz = () => app.request(`${BASE_URL}/readyz`);

describe("a full disk", () => {
  it.each([
    ["small", 0],
    ["large, which is still arriving", 8_000_000],
  ])("is reported in the response to an upload that is %s, and logged as an error", async (_what, size) => {
    next = "full";
    const path = join(harness.ctx.storage.temporaryFolder, "full.part");
    symlinkSync(FULL, path);
    const response = await upload(size);
    next = null;
    rmSync(path, { force: true });
    expect(response.status).toBe(507);
    expect(await response.json()).toMatchObject({
      code: "storage_full",
      message: expect.stringContaining("Ask the server operator to free up space"),
    });
    expect(faults()).toMatchObject([{ fault: { code: "ENOSPC" } }]);
    expect((await upload()).status).toBe(200); // works again once there is space
  });

  it("makes /readyz fail until there is space", async () => {
    const probe = join(harness.ctx.storage.temporaryFolder, "room.probe");
    symlinkSync(FULL, probe);
    const full = await readyz();
    expect(full.status).toBe(507);
    expect(await full.json()).toMatchObject({ code: "storage_full" });
    rmSync(probe, { force: true });
    expect((await readyz()).status).toBe(200);
  });

  it("of the database is reported, logged and makes /readyz fail until rows can be written", async () => {
    const refuse = (table: string) =>
      harness.ctx.database.system(async (rows) => {
        const name = sql.id(`full_${table}`);
        await sql`create or replace function full_disk() returns trigger language plpgsql as $$ begin
          raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`.execute(
          rows,
        );
        await sql`create trigger ${name} before insert on ${sql.table(table)} for each row execute function full_disk()`.execute(
          rows,
        );
      });
    const allow = (table: string) =>
      harness.ctx.database.system((rows) =>
        sql`drop trigger ${sql.id(`full_${table}`)} on ${sql.table(table)}`.execute(rows),
      );
    await refuse("contacts");
    await refuse("app_facts");
    faults();
    const response = await app.request(`${BASE_URL}/api/insert-business-contact`, {
      method: "POST",
      headers: {
        "x-placard-client": "test",
        "content-type": "application/json",
        cookie: await cookieOf(world.ours.accounts.Manager),
      },
      body: JSON.stringify({ business_id: world.ours.id, name: "Jo", email: "jo@full.example" }),
    });
    expect(response.status).toBe(507);
    expect(await response.json()).toMatchObject({ code: "storage_full" });
    expect(faults()).toMatchObject([{ fault: { code: "53100" } }]);
    expect((await readyz()).status).toBe(507);
    await allow("contacts");
    await allow("app_facts");
    expect((await readyz()).status).toBe(200);
  });
});
