import { createClient, memorySession, type Client } from "@placard/api-client";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { SESSION_COOKIE } from "../../src/access/cookies.ts";
import { openSession } from "../../src/access/sessions.ts";
import { configFromEnvironment, type DatabaseConfig } from "../../src/config.ts";
import { lockFileStore } from "../../src/db/file-store-lock.ts";
import { doctor } from "../../src/storage/stored-files.ts";
import { createHarness, type Harness } from "../harness.ts";
import { plainProxy } from "../plain-proxy.ts";
import { kill, startAndEnd, startProcess, temporaryFolder, type ServerProcess } from "../process.ts";
import { S3StandIn } from "../s3-stand-in.ts";
import { pdf, png } from "../sample-files.ts";
import { createWorld, type World } from "../world.ts";

const SLOW = 120_000; // starts processes, and the machine may be busy

// Two servers can share a database only on PostgreSQL, which `pnpm verify postgres` starts.
describe.runIf(process.env["DATABASE_URL"])("two servers on one database", () => {
  let store: S3StandIn;
  let harness: Harness;
  let world: World;
  let database: DatabaseConfig & { kind: "postgres" };
  const folders = [temporaryFolder(), temporaryFolder()] as const;
  const running = new Set<ServerProcess>();

  beforeAll(async () => {
    store = await S3StandIn.listen();
    harness = await createHarness({ storage: "s3", s3: configFromEnvironment(store.settings).s3 });
    world = await createWorld(harness.ctx);
    const { database: own } = harness.ctx.config;
    if (own.kind !== "postgres") throw new Error("The harness uses the database of DATABASE_URL.");
    database = own;
  }, SLOW);
  afterEach(() => Promise.all([...running].map((server) => kill(server, "SIGKILL"))));
  afterAll(async () => {
    for (const folder of folders) folder.remove();
    await harness[Symbol.asyncDispose]();
    await store[Symbol.asyncDispose]();
  });

  function settingsOf(folder: (typeof folders)[number], storage: Readonly<Record<string, string>>) {
    const url = new URL(database.url);
    url.searchParams.set("options", `-c search_path=${database.schema}`);
    const { dataDir: DATA_DIR, appDist: APP_DIST } = folder;
    return { DATA_DIR, APP_DIST, DATABASE_URL: url.href, SERVER_KEY: "0123456789".repeat(4), ...storage };
  }
  async function start(folder: (typeof folders)[number], storage = store.settings): Promise<ServerProcess> {
    const server = await startProcess(settingsOf(folder, storage));
    running.add(server);
    server.child.once("exit", () => running.delete(server));
    return server;
  }

  async function signedIn({ url }: ServerProcess, id: number): Promise<{ client: Client; cookie: string }> {
    const ctx = { ...harness.ctx, now: () => new Date() };
    const token = await harness.ctx.database.system((rows) => openSession(rows, ctx, { id, isFirst: false }));
    const cookie = `${SESSION_COOKIE}=${token}`;
    return { client: createClient({ baseUrl: url, session: memorySession(cookie), maxRetries: 0 }), cookie };
  }

  /** Sends one file of each kind. @returns the path and the reader of each */
  async function sendOfEachKind(server: ServerProcess): Promise<{ path: string; account: number; file: File }[]> {
    const { client: manager } = await signedIn(server, world.ours.accounts.Manager);
    const { client: member } = await signedIn(server, world.verified.member);
    const { location_id } = await manager.locations.insertLocation({
      body: {
        business_id: world.ours.id,
        name: `Yard ${crypto.randomUUID()}`,
        civic_address: "1 Road",
        pin_later: true,
      },
    });
    const { chemical } = await manager.chemicals.insertChemical({
      body: { location_id, name: "Acetone", quantity: 1, unit: "L" },
    });
    const [gate, plan, sheet, photo] = [png("gate.png", 900_000), pdf("plan.pdf"), pdf("sheet.pdf", 2_000_000), png()];
    const picture = await manager.pictures.uploadPicture({ fields: { location_id, description: "Gate" }, file: gate });
    const floor = await manager.pictures.uploadPicture({
      fields: { location_id, description: "Floor plan" },
      file: plan,
    });
    const { sds } = await manager.safetyDataSheets.uploadSds({ fields: { chemical_id: chemical.id }, file: sheet });
    const { data } = await member.incidents.createIncident({ body: { title: "Valve" } });
    const { entry } = await member.incidents.logIncidentPhoto({
      fields: { incident_id: data.incident_id, caption: "Valve" },
      file: photo,
    });
    const viewer = world.ours.accounts.Viewer;
    return [
      { path: picture.picture.blob_url, account: viewer, file: gate },
      { path: floor.picture.blob_url, account: viewer, file: plan },
      { path: sds.blob_url, account: viewer, file: sheet },
      {
        path: `/api/get-incident-photo/${String(entry.action_data["photo_id"])}`,
        account: world.verified.member,
        file: photo,
      },
    ];
  }

  async function read(server: ServerProcess, path: string, account: number): Promise<Buffer | number> {
    const { cookie } = await signedIn(server, account);
    const response = await fetch(`${server.url}${path}`, { headers: { cookie } });
    return response.ok ? Buffer.from(await response.arrayBuffer()) : response.status;
  }

  it(
    "with one bucket read all files sent to the other, and lose none if one is killed under load",
    async () => {
      const [first, second] = await Promise.all([start(folders[0]), start(folders[1])]);
      for (const [writer, reader] of [
        [first, second],
        [second, first],
      ] as const) {
        for (const { path, account, file } of await sendOfEachKind(writer)) {
          expect(await read(reader, path, account)).toEqual(Buffer.from(await file.arrayBuffer()));
        }
      }

      const { client: member } = await signedIn(first, world.verified.member);
      const { data } = await member.incidents.createIncident({ body: { title: "Load" } });
      const file = png("load.png", 200_000);
      const acknowledged: number[] = [];
      const sender = async (): Promise<void> => {
        for (;;) {
          const fields = { incident_id: data.incident_id, caption: "Load" };
          const { entry } = await member.incidents.logIncidentPhoto({ fields, file });
          acknowledged.push(Number(entry.action_data["photo_id"]));
          if (acknowledged.length === 12) void kill(first, "SIGKILL");
        }
      };
      await Promise.allSettled([sender(), sender(), sender(), sender()]); // until the server is gone
      expect(acknowledged.length).toBeGreaterThanOrEqual(12);
      for (const id of acknowledged) {
        expect(await read(second, `/api/get-incident-photo/${id}`, world.verified.member)).toEqual(
          Buffer.from(await file.arrayBuffer()),
        );
      }
      expect(await doctor(harness.ctx, false)).toMatchObject({ areWhole: true });
      await kill(second, "SIGTERM");
    },
    SLOW,
  );

  it(
    "behind a plain proxy answer all files through it, and lose nothing acknowledged if one is killed under load",
    async () => {
      const [first, second] = await Promise.all([start(folders[0]), start(folders[1])]);
      await using proxy = await plainProxy([first.url, second.url]);
      const front = { ...first, url: proxy.url };
      for (const { path, account, file } of await sendOfEachKind(front)) {
        const bytes = Buffer.from(await file.arrayBuffer());
        for (const server of [front, front, first, second]) expect(await read(server, path, account)).toEqual(bytes);
      }

      const { client: member } = await signedIn(front, world.verified.member);
      const { data } = await member.incidents.createIncident({ body: { title: "Load through the proxy" } });
      const params = { incident_id: data.incident_id };
      const file = png("load.png", 200_000);
      const files: number[] = [];
      const notes: string[] = [];
      const send = async (work: () => Promise<unknown>): Promise<void> => {
        let refused = 0; // a call that the killed server did not answer is not acknowledged
        while (refused < 3 && files.length + notes.length < 80) {
          try {
            await work();
          } catch {
            refused += 1;
          }
        }
      };
      const sendFile = async (): Promise<void> => {
        const { entry } = await member.incidents.logIncidentPhoto({ fields: { ...params, caption: "Load" }, file });
        files.push(Number(entry.action_data["photo_id"]));
        if (files.length === 8) void kill(first, "SIGKILL");
      };
      const sendNote = async (): Promise<void> => {
        const text = `Note ${crypto.randomUUID()}`;
        const body = { ...params, module: "notes", action_type: "note", action_data: { text } };
        await member.incidents.logIncidentAction({ body });
        notes.push(text);
      };
      await Promise.all([send(sendFile), send(sendFile), send(sendNote), send(sendNote)]);
      expect(first.child.killed).toBe(true);
      expect(files.length).toBeGreaterThan(8); // the other server went on

      const bytes = Buffer.from(await file.arrayBuffer());
      for (const id of files) {
        expect(await read(front, `/api/get-incident-photo/${id}`, world.verified.member)).toEqual(bytes);
      }
      const { entries } = await member.incidents.getIncidentLog({ params });
      const logged = new Set(entries.map(({ action_data }) => action_data["text"]));
      expect(notes.filter((text) => !logged.has(text))).toEqual([]);
      expect(await doctor(harness.ctx, false)).toMatchObject({ areWhole: true });
      await kill(second, "SIGTERM");
    },
    SLOW,
  );

  it(
    "are refused while one of them stores its files in a folder, with a message that names the solution",
    async () => {
      const folder = await start(folders[0], { STORAGE: "file" });
      const other = await startAndEnd(settingsOf(folders[1], { STORAGE: "file" }));
      expect(other).toEqual({
        code: 1,
        output: expect.stringMatching(
          /^Another Placard server is already running on this database, .* Nothing was changed\. .* set STORAGE=s3 for both\. Run: STORAGE=s3 pnpm start$/,
        ),
      });
      const bucket = await startAndEnd(settingsOf(folders[1], store.settings));
      expect(bucket.code).toBe(1);
      expect(bucket.output).toMatch(
        /^Another Placard server on this database has its files in a folder .* copy-to-s3$/,
      );
      await kill(folder, "SIGKILL");
      await kill(await start(folders[1], { STORAGE: "file" }), "SIGTERM"); // the lock ended with its process
    },
    SLOW,
  );

  it("keep the lock if the connection is lost, and stop if another server has taken it", async () => {
    const onLost = vi.fn<(reason: Error) => void>();
    const holders = () =>
      harness.ctx.database.system(async (rows) => {
        const found = await sql<{ pid: number }>`select pid from pg_stat_activity
          where application_name like 'placard files %' and state = 'idle' order by backend_start`.execute(rows);
        return found.rows.map(({ pid }) => pid);
      });
    const cut = (pid = 0) =>
      harness.ctx.database.system((rows) => sql`select pg_terminate_backend(${pid}::int, 5000)`.execute(rows));
    const lock = await lockFileStore({ database, storage: "file" }, onLost);
    const [before] = await holders();
    await cut(before);
    await expect.poll(holders).toHaveLength(1);
    const [after] = await holders();
    expect(after).not.toBe(before);
    expect(onLost).not.toHaveBeenCalled();

    const name = `placard files ${database.schema}`;
    // Another server waits for the lock, so it gets the lock as soon as the connection is cut.
    const other = harness.ctx.database.system(async (rows) => {
      await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(rows);
      await expect.poll(() => onLost.mock.calls.length).toBe(1);
    });
    const waiting = () =>
      harness.ctx.database.system(async (rows) => {
        const found = await sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(rows);
        return found.rows.length;
      });
    await expect.poll(waiting).toBe(1);
    await cut(after);
    await other;
    expect(String(onLost.mock.calls[0])).toContain("Another Placard server is already running on this database");
    await lock[Symbol.asyncDispose]();
  });
});
