import { verifyLogFile, type Client } from "@placard/api-client";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { sql, type KyselyPlugin } from "kysely";
import { hashOf } from "../../src/access/secrets.ts";
import { MAX_UNREAD } from "../../src/routes/incidents/live-stream.ts";
import { STREAM_LIMITS } from "../../src/routes/incidents/stream-limits.ts";
import { BASE_URL, createHarness, type Harness } from "../harness.ts";
import { refusalOf } from "../refusal.ts";
import { recordStatements } from "../statements.ts";
import { createWorld, type World } from "../world.ts";

/** One incident and several members of its department. */

let harness: Harness;
let world: World;
let member: Client;
let admin: Client;
let stranger: Client;

beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
  member = await harness.client(world.verified.member);
  admin = await harness.client(world.verified.admin);
  stranger = await harness.client(world.otherVerified.member);
});
afterAll(() => harness[Symbol.asyncDispose]());

const open = async (title: string): Promise<number> =>
  (await member.incidents.createIncident({ body: { title } })).data.incident_id;
const line = (incident_id: number, words = "a") => ({
  body: { incident_id, module: "m", action_type: "note_written", action_data: { words } },
});
const end = (client: Client, id: number) =>
  client.incidents.updateIncidentStatus({ params: { id }, body: { status: "completed" } });
const check = (item: string, changed_at: string) => ({ guide: "decon-officer", item, is_done: true, changed_at });
const logOf = async (incident_id: number) =>
  (await admin.incidents.getIncidentLog({ params: { incident_id } })).entries;

/** Opens a person's event stream, read event by event. Comments are skipped. */
const watch = (incidentId: number, accountId: number, lastEventId?: string) =>
  listen(`watch-incident/${incidentId}`, accountId, lastEventId);
/** Opens the event stream of a department's incidents. */
const watchList = (departmentId: number, accountId: number, lastEventId?: string) =>
  listen(`watch-department-incidents/${departmentId}`, accountId, lastEventId);

async function listen(path: string, accountId: number, lastEventId?: string) {
  const cookie = await harness.cookie(accountId);
  const headers = {
    cookie: `placard_session=${cookie}`,
    "x-placard-client": "test",
    ...(lastEventId !== undefined && { "last-event-id": lastEventId }),
  };
  const response = await harness.app.request(`${BASE_URL}/api/${path}`, { headers });
  const refusal: unknown = response.ok ? null : await response.clone().json();
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let id = "";
  let rest = "";
  const waiting: string[] = [];
  return {
    headers,
    cookie,
    status: response.status,
    retryAfter: response.headers.get("retry-after"),
    refusal,
    lastId: () => id,
    /** The name of the next event; `null` after the end of the stream. */
    async next(): Promise<string | null> {
      while (waiting.length === 0) {
        const chunk = await reader?.read();
        if (chunk === undefined || chunk.done) return null;
        const blocks = (rest + chunk.value).split("\n\n");
        rest = blocks.pop() ?? "";
        for (const block of blocks) {
          id = /^id: (.*)$/m.exec(block)?.[1] ?? id;
          const name = /^event: (.*)$/m.exec(block)?.[1];
          if (name !== undefined) waiting.push(name);
        }
      }
      return waiting.shift() ?? null;
    },
    /** The next event of the incident itself; events about people are skipped. */
    async nextPart(): Promise<string | null> {
      for (;;) {
        const name = await this.next();
        if (name !== "people") return name;
      }
    },
    close: () => reader?.cancel(),
  };
}

/** Reads up to an event with this name. */
async function hear(stream: Awaited<ReturnType<typeof watch>>, name: string): Promise<void> {
  for (let heard = await stream.next(); heard !== name; heard = await stream.next()) {
    if (heard === null) throw new Error(`The stream ended without ${name}.`);
  }
}

/** Creates approved members of a department. */
function newMembers(departmentId: number, count: number): Promise<readonly number[]> {
  return harness.ctx.database.system(async (rows) => {
    const values = Array.from({ length: count }, (_, at) => ({
      kind: "responder" as const,
      department_id: departmentId,
      role: "member" as const,
      name: `Watcher ${at}`,
      email: `watcher.${departmentId}.${at}@people.example`,
      password_hash: "nobody signs in with a password here",
    }));
    return (await rows.insertInto("accounts").values(values).returning("id").execute()).map((row) => row.id);
  });
}

/** The number of database queries while `work` runs. */
async function queriesDuring(work: () => Promise<void>): Promise<number> {
  const { database } = harness.ctx;
  let queries = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const [as, system] = [database.as.bind(database), database.system.bind(database)];
  const spies = [
    vi
      .spyOn(database, "as")
      .mockImplementation((scope, handle) => as(scope, (rows) => handle(rows.withPlugin(counter)))),
    vi.spyOn(database, "system").mockImplementation((handle) => system((rows) => handle(rows.withPlugin(counter)))),
  ];
  await work();
  for (const spy of spies) spy.mockRestore();
  return queries;
}

describe("the event stream of an incident", () => {
  it("opens and names each changed part", async () => {
    const id = await open("Watched");
    const stream = await watch(id, world.verified.admin);
    expect(await stream.nextPart()).toBe("open");
    await member.incidents.logIncidentAction(line(id));
    expect(await stream.nextPart()).toBe("log");
    const params = { incident_id: id };
    await member.incidents.updateChecklistProgress({
      params,
      body: { changes: [check("a", "2026-11-21T13:59:00.000Z")] },
    });
    expect([await stream.nextPart(), await stream.nextPart()]).toEqual(["log", "checklists"]);
    const { plan } = await member.incidents.getIncidentPlan({ params });
    await member.incidents.updateIncidentPlan({ params, body: { plan, version: 0 } });
    expect(await stream.nextPart()).toBe("plan");
    await end(member, id);
    expect([await stream.nextPart(), await stream.nextPart()]).toEqual(["log", "status"]);
    await stream.close();
  });

  it("reports other incidents opened or ended, before and during a gap", async () => {
    const id = await open("At work");
    const stream = await watch(id, world.verified.admin);
    expect(await stream.nextPart()).toBe("open");
    const other = await open("Beside");
    expect(await stream.nextPart()).toBe("incidents");
    await stream.close();
    await end(member, other);
    const after = await watch(id, world.verified.admin, stream.lastId());
    expect(await after.nextPart()).toBe("incidents");
    await after.close();
  });

  it("resumes after a gap with the missed changes only", async () => {
    const id = await open("Gap");
    const before = await watch(id, world.verified.admin);
    expect(await before.nextPart()).toBe("open");
    await member.incidents.logIncidentAction(line(id));
    expect(await before.nextPart()).toBe("log");
    await before.close();
    const params = { incident_id: id };
    const { plan } = await member.incidents.getIncidentPlan({ params });
    await member.incidents.updateIncidentPlan({ params, body: { plan, version: 0 } });
    const after = await watch(id, world.verified.admin, before.lastId());
    expect(await after.nextPart()).toBe("plan");
    await member.incidents.logIncidentAction(line(id));
    expect(await after.nextPart()).toBe("log");
    await after.close();
    const lost = await watch(id, world.verified.admin, "what no stream gave");
    expect(await lost.nextPart()).toBe("open");
    await lost.close();
  });

  it("ends with the session", async () => {
    const id = await open("Ended session");
    const stream = await watch(id, world.verified.member);
    expect(await stream.nextPart()).toBe("open");
    await harness.app.request(`${BASE_URL}/api/logout`, { method: "POST", headers: stream.headers });
    await member.incidents.logIncidentAction(line(id));
    expect(await stream.nextPart()).toBeNull();
  });

  it("is denied to other departments and pending members", async () => {
    const id = await open("Ours");
    expect((await watch(id, world.otherVerified.member)).status).toBe(404);
    expect((await watch(id, world.verified.waiting)).status).toBe(403);
  });

  it("is denied to an unapproved department, with the reason", async () => {
    const theirs = await watch(world.pending.incident, world.pending.member);
    expect(theirs.status).toBe(403);
    expect(theirs.refusal).toMatchObject({
      code: "department_not_verified",
      message:
        "Your department is waiting for approval. Live updates are not available until then. Reload to see changes by others.",
    });
    expect((await watchList(world.pending.id, world.pending.admin)).status).toBe(403);
  });

  it("refuses a user one stream too many, with the reason, until another ends", async () => {
    const id = await open("Many tabs");
    const streams = [];
    for (let at = 0; at < STREAM_LIMITS.person; at += 1) streams.push(await watch(id, world.verified.admin));
    const refused = await watch(id, world.verified.admin);
    expect([refused.status, refused.retryAfter]).toEqual([429, "60"]);
    expect(refused.refusal).toMatchObject({
      code: "rate_limited",
      message: "You have too many pages with live updates open. Close some tabs on your devices.",
    });
    await streams.pop()?.close();
    const again = await watch(id, world.verified.admin);
    expect(again.status).toBe(200);
    for (const stream of [...streams, again]) await stream.close();
  });

  it("checks a change with the same number of queries for 20 and for 200 watchers", async () => {
    const id = await open("Many watchers");
    const people = await newMembers(world.verified.id, 20);
    const streams: Awaited<ReturnType<typeof watch>>[] = [];
    const queriesWith = async (count: number): Promise<number> => {
      const further = Array.from({ length: count - streams.length }, (_, at) => people[at % people.length] ?? 0);
      const opened = await Promise.all(further.map((person) => watch(id, person)));
      for (const stream of opened) await hear(stream, "open");
      streams.push(...opened);
      const change = async () => {
        await member.incidents.logIncidentAction(line(id));
        for (const stream of streams) await hear(stream, "log");
      };
      await change(); // by then, each watcher has received the new people
      return queriesDuring(change);
    };
    const ofFew = await queriesWith(20);
    expect(await queriesWith(200)).toBe(ofFew);
    for (const stream of streams) await stream.close();
  });

  it("queues few events for a slow reader and sends the latest state afterwards", async () => {
    const id = await open("Slow reader");
    const slow = await watch(id, world.verified.member);
    const quick = await watch(id, world.verified.admin);
    expect(await quick.nextPart()).toBe("open");
    for (let at = 0; at < 5 * MAX_UNREAD; at += 1) {
      await member.incidents.logIncidentAction(line(id));
      expect(await quick.nextPart()).toBe("log");
    }
    let heard = 0;
    while (slow.lastId() !== quick.lastId()) {
      await hear(slow, "log");
      heard += 1;
    }
    expect(heard).toBeLessThanOrEqual(MAX_UNREAD + 4);
    await slow.close();
    await quick.close();
  });
});

describe("the event stream of a department", () => {
  it("reports opened and ended incidents immediately", async () => {
    const stream = await watchList(world.verified.id, world.verified.admin);
    expect(await stream.next()).toBe("open");
    const id = await open("Seen at once");
    expect(await stream.next()).toBe("incidents");
    await member.incidents.logIncidentAction(line(id)); // not part of the list
    await end(member, id);
    expect(await stream.next()).toBe("incidents");
    await end(member, id); // already ended
    await open("The next one");
    expect(await stream.next()).toBe("incidents");
    await stream.close();
  });

  it("resumes after a gap: silent without changes, else with the missed ones", async () => {
    const before = await watchList(world.verified.id, world.verified.admin);
    expect(await before.next()).toBe("open");
    await before.close();
    const id = await open("In the gap");
    await end(member, id);
    const after = await watchList(world.verified.id, world.verified.admin, before.lastId());
    expect(await after.next()).toBe("incidents");
    await after.close();
    const again = await watchList(world.verified.id, world.verified.admin, after.lastId());
    await open("After the gap");
    expect(await again.next()).toBe("incidents");
    expect(Number(again.lastId())).toBe(Number(after.lastId()) + 1);
    await again.close();
    const lost = await watchList(world.verified.id, world.verified.admin, "what no stream gave");
    expect(await lost.next()).toBe("open");
    await lost.close();
  });

  it("reports the state of each requested incident", async () => {
    const id = await open("Ends");
    const ids = async (status: "active" | "completed") => {
      const of = { params: { department_id: world.verified.id }, query: { status } };
      return (await admin.incidents.getDepartmentIncidents(of)).incidents.map(({ incident_id }) => incident_id);
    };
    expect([await ids("active"), await ids("completed")]).toEqual([
      expect.arrayContaining([id]),
      expect.not.arrayContaining([id]),
    ]);
    await end(member, id);
    expect([await ids("active"), await ids("completed")]).toEqual([
      expect.not.arrayContaining([id]),
      expect.arrayContaining([id]),
    ]);
  });

  it("reports nothing of another department", async () => {
    const theirs = await watchList(world.otherVerified.id, world.otherVerified.member);
    expect(await theirs.next()).toBe("open");
    const mark = theirs.lastId();
    await open("Ours alone");
    await stranger.incidents.createIncident({ body: { title: "Theirs" } });
    expect(await theirs.next()).toBe("incidents");
    expect(Number(theirs.lastId())).toBe(Number(mark) + 1);
    await theirs.close();
  });

  it("is denied to other departments, businesses, pending members and signed-out users", async () => {
    const status = async (accountId: number) => (await watchList(world.verified.id, accountId)).status;
    expect(await status(world.otherVerified.member)).toBe(403);
    expect(await status(world.ours.accounts.Admin)).toBe(403);
    expect(await status(world.verified.waiting)).toBe(403);
    const url = `${BASE_URL}/api/watch-department-incidents/${world.verified.id}`;
    expect((await harness.app.request(url, { headers: { "x-placard-client": "test" } })).status).toBe(401);
  });

  it("ends when the session ends or expires or its user is deactivated", async () => {
    const { otherVerified: other } = world;
    const chief = await harness.client(other.admin);
    const [leaver = 0] = await newMembers(other.id, 1);
    const [ended, expired] = [
      await watchList(world.verified.id, world.verified.member),
      await watchList(world.verified.id, world.verified.admin),
    ];
    const off = await watchList(other.id, leaver);
    expect([await ended.next(), await expired.next(), await off.next()]).toEqual(["open", "open", "open"]);
    await harness.app.request(`${BASE_URL}/api/logout`, { method: "POST", headers: ended.headers });
    await harness.ctx.database.system((rows) =>
      rows
        .updateTable("sessions")
        .set({ expires_at: harness.ctx.now() })
        .where("token_hash", "=", hashOf(expired.cookie))
        .execute(),
    );
    await chief.people.deactivateUser({ params: { id: leaver } });
    await open("After both");
    await chief.incidents.createIncident({ body: { title: "After all" } });
    expect([await ended.next(), await expired.next(), await off.next()]).toEqual([null, null, null]);
  });
});

describe("the people online in an incident", () => {
  const names = async (incident_id: number) =>
    (await admin.incidents.getIncidentPeople({ params: { incident_id } })).people.map(({ name }) => name);

  it("includes each person once while a device is watching", async () => {
    const id = await open("Crew");
    expect(await names(id)).toEqual([]);
    const one = await watch(id, world.verified.member);
    harness.advance(1000);
    const two = await watch(id, world.verified.member);
    const chief = await watch(id, world.verified.admin);
    expect(await names(id)).toEqual(["Harbour Fire member", "Harbour Fire admin"]);
    await one.close();
    await two.close();
    for (let left = await names(id); left.length > 1; left = await names(id)) await chief.next();
    expect(await names(id)).toEqual(["Harbour Fire admin"]);
    harness.advance(61_000); // no message for too long
    expect(await names(id)).toEqual([]);
    await chief.close();
  });

  it("is sent only to the department", async () => {
    const id = await open("Private");
    const asked = stranger.incidents.getIncidentPeople({ params: { incident_id: id } });
    expect(await refusalOf(asked)).toEqual({ status: 404, code: "not_found" });
  });
});

describe("an incident opened offline", () => {
  it("keeps the time of its device, gets one number however often sent, and ends at its own time", async () => {
    const made_at = harness.ctx.now().toISOString();
    harness.advance(3_600_000);
    const key = crypto.randomUUID();
    const send = () =>
      member.incidents.createIncident({ body: { title: "Opened in the cab", made_at } }, { idempotencyKey: key });
    const { data } = await send();
    expect([data.created_at, data.client_id]).toEqual([made_at, key]);
    // Stored request keys expire.
    await harness.ctx.database.system((rows) => rows.deleteFrom("idempotency_keys").where("key", "=", key).execute());
    expect((await send()).data.incident_id).toBe(data.incident_id);

    const ended_at = harness.ctx.now().toISOString();
    harness.advance(60_000);
    const params = { id: data.incident_id };
    await member.incidents.updateIncidentStatus({ params, body: { status: "completed", made_at: ended_at } });
    expect((await logOf(data.incident_id)).map(({ action_type, made_at: at }) => [action_type, at])).toEqual([
      ["incident_opened", made_at],
      ["incident_ended", ended_at],
    ]);
  });
});

describe("ending an incident", () => {
  it("is possible once for any member and logs its author", async () => {
    const id = await open("Handed over");
    expect(await refusalOf(end(stranger, id))).toEqual({ status: 404, code: "not_found" });
    const { data } = await end(admin, id);
    expect(data).toMatchObject({ status: "completed", user_id: world.verified.member });
    await end(member, id);
    expect((await logOf(id)).map(({ action_type, user_name }) => [action_type, user_name])).toEqual([
      ["incident_opened", "Harbour Fire member"],
      ["incident_ended", "Harbour Fire admin"],
    ]);
  });

  it("allows entries made offline for three more days, and nothing else", async () => {
    const id = await open("Offline at the end");
    const made_at = harness.ctx.now().toISOString();
    harness.advance(60_000);
    await end(admin, id);
    const closed = { status: 409, code: "incident_completed" };
    expect(await refusalOf(member.incidents.logIncidentAction(line(id)))).toEqual(closed);
    const params = { incident_id: id };
    const changes = [check("a", made_at)];
    expect(await refusalOf(member.incidents.updateChecklistProgress({ params, body: { changes } }))).toEqual(closed);
    harness.advance(60_000);
    const late = { body: { ...line(id, "late").body, made_at } };
    const { entry, incident_status } = await member.incidents.logIncidentAction(late);
    expect([entry.made_at, incident_status]).toEqual([made_at, "completed"]);
    expect(entry.recorded_at).toBe(harness.ctx.now().toISOString());
    await member.incidents.updateChecklistProgress({ params, body: { changes, made_at } });
    const { plan } = await member.incidents.getIncidentPlan({ params });
    await member.incidents.updateIncidentPlan({ params, body: { plan, version: 0, made_at } });
    harness.advance(3 * 86_400_000);
    expect(await refusalOf(member.incidents.logIncidentAction(late))).toEqual(closed);
  });

  it("treats a future time as now", async () => {
    const id = await open("Clock ahead");
    const body = { ...line(id).body, made_at: "2999-01-01T00:00:00.000Z" };
    const { entry } = await member.incidents.logIncidentAction({ body });
    expect(entry.made_at).toBe(entry.recorded_at);
  });
});

describe("the incident log", () => {
  it("returns entries after the last known one", async () => {
    const id = await open("Read on");
    const { entry } = await member.incidents.logIncidentAction(line(id, "known"));
    await member.incidents.logIncidentAction(line(id, "new"));
    const answer = await admin.incidents.getIncidentLog({ params: { incident_id: id }, query: { after: entry.id } });
    expect(answer.entries.map(({ action_data }) => action_data)).toEqual([{ words: "new" }]);
  });

  it("numbers entries in reading order, with many simultaneous writers", async () => {
    const id = await open("At once");
    await Promise.all(Array.from({ length: 20 }, (_, at) => member.incidents.logIncidentAction(line(id, String(at)))));
    const ids = (await logOf(id)).map((entry) => entry.id);
    expect(ids).toHaveLength(21);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  });

  it("is exported as a signed file that the verifier accepts, for its own department only", async () => {
    const id = await open("Exported");
    await member.incidents.logIncidentAction(line(id, "0.1 kg/s, é, \u2028"));
    const params = { incident_id: id };
    const { file } = await admin.incidents.exportIncidentLog({ params });
    const { publicKey } = harness.ctx.serverKey.signing;
    expect(await verifyLogFile(JSON.stringify(file), publicKey)).toMatchObject({
      ok: true,
      lines: 2,
      title: "Exported",
    });
    const { last_hash } = (await admin.incidents.exportIncidentLog({ params })).file;
    expect(last_hash).toBe(file.last_hash); // the same log at the same time
    expect(await refusalOf(stranger.incidents.exportIncidentLog({ params }))).toEqual({
      status: 404,
      code: "not_found",
    });
  });

  it("of 2,400 entries is read in pages, and exported in parts that a worker hashes", async () => {
    const id = await open("Long");
    const { database, heavyWork, serverKey } = harness.ctx;
    await database.system(async (rows) => {
      await sql`insert into incident_actions (incident_id, department_id, user_id, user_name, module, action_type, action_data)
        select ${id}, ${world.verified.id}, ${world.verified.member}, 'Jo Bell', 'notes', 'note', jsonb_build_object('text', i)
        from generate_series(2, 2400) i`.execute(rows);
      await sql`analyze incident_actions`.execute(rows);
    });
    const params = { incident_id: id };
    const { entries, next_cursor } = await admin.incidents.getIncidentLog({ params });
    expect([entries.length, next_cursor]).toEqual([1000, expect.any(String)]);
    const before = heavyWork.workerTasks();
    const statements = await recordStatements(database, async () => {
      const { file } = await admin.incidents.exportIncidentLog({ params });
      const verdict = await verifyLogFile(JSON.stringify(file), serverKey.signing.publicKey);
      expect(verdict).toMatchObject({ ok: true, lines: 2400 });
    });
    expect(heavyWork.workerTasks()).toBe(before + 5);
    expect(Math.max(...statements.map(({ rowsRead }) => rowsRead))).toBeLessThan(1000);
  });
});
