import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { createClient, memorySession, type Client } from "@placard/api-client";
import { SESSION_COOKIE } from "../../src/access/cookies.ts";
import { openSession } from "../../src/access/sessions.ts";
import { configFromEnvironment } from "../../src/config.ts";
import { createContext, type Context } from "../../src/context.ts";
import { doctor, removeLooseFiles } from "../../src/storage/stored-files.ts";
import { plainProxy } from "../../test/plain-proxy.ts";
import { kill, startProcess, type ServerProcess } from "../../test/process.ts";
import { S3StandIn } from "../../test/s3-stand-in.ts";
import { png } from "../../test/sample-files.ts";
import { createWorld } from "../../test/world.ts";
import type { Settings } from "./measure.ts";

/** Number of clients that write during the kills. Half of them send files. */
const WRITERS = 4;
const FILE_BYTES = 200_000;
/** Minimum of acknowledged files between two kills. Many more entries are written meanwhile. */
const FILES_BETWEEN = 3;
/** Writes without an answer in a row, before the part fails. */
const MAX_REFUSED = 100;
/** Later than every file. */
const LATER = new Date(8_640_000_000_000_000);

/** What the clients were told is stored. */
interface Acknowledged {
  readonly notes: string[];
  readonly files: number[];
}

/** Prints how many acknowledged writes are lost when the only server is killed again and again under load. */
export async function measureKills(name: string, settings: Settings, kills: number): Promise<void> {
  const { client, ctx } = await prepare(settings);
  await ctx[Symbol.asyncDispose]();
  let server = await startProcess(settings);
  const { url } = server;
  const restart = async (): Promise<void> => {
    await kill(server, "SIGKILL");
    server = await startProcess({ ...settings, PORT: new URL(url).port });
  };
  const acknowledged = await writeThrough(client(url), { kills, restart });
  await kill(server, "SIGKILL");
  const after = await createContext(configFromEnvironment(settings));
  await report(name, after, kills, acknowledged);
  await after[Symbol.asyncDispose]();
}

/** The same with two servers that share PostgreSQL and a bucket, behind a proxy. They are killed in turn. */
export async function measureTwoServers(settings: Settings, kills: number): Promise<void> {
  await using store = await S3StandIn.listen();
  const shared = { ...settings, ...store.settings, SERVER_KEY: "0123456789".repeat(4) };
  const { client, ctx } = await prepare(shared);
  const own = [1, 2].map((number) => ({ ...shared, DATA_DIR: join(settings["DATA_DIR"] ?? "", `server-${number}`) }));
  const servers: ServerProcess[] = await Promise.all(own.map(startProcess));
  await using proxy = await plainProxy(servers.map(({ url }) => url));
  let turn = 0;
  const restart = async (): Promise<void> => {
    const at = turn % servers.length;
    turn += 1;
    const server = servers[at];
    if (server === undefined) return;
    await kill(server, "SIGKILL");
    servers[at] = await startProcess({ ...own[at], PORT: new URL(server.url).port });
  };
  const acknowledged = await writeThrough(client(proxy.url), { kills, restart });
  for (const server of servers) await kill(server, "SIGKILL");
  await report("two servers, one bucket", ctx, kills, acknowledged);
  await ctx[Symbol.asyncDispose]();
}

interface Prepared {
  readonly ctx: Context;
  /** A client of a crew member, at the address of a server. */
  readonly client: (url: string) => Client;
}

async function prepare(settings: Settings): Promise<Prepared> {
  const ctx = await createContext(configFromEnvironment(settings));
  const { verified } = await createWorld(ctx);
  const token = await ctx.database.system((rows) => openSession(rows, ctx, { id: verified.member, isFirst: false }));
  const session = () => memorySession(`${SESSION_COOKIE}=${token}`);
  return { ctx, client: (baseUrl) => createClient({ baseUrl, session: session(), maxRetries: 0 }) };
}

interface Kills {
  readonly kills: number;
  /** Kills a server and starts it again. */
  readonly restart: () => Promise<void>;
}

/** Writes until the last kill. @returns what was acknowledged */
async function writeThrough(client: Client, { kills, restart }: Kills): Promise<Acknowledged> {
  const { data } = await client.incidents.createIncident({ body: { title: "Load" } });
  const incident_id = data.incident_id;
  const file = png("load.png", FILE_BYTES);
  const acknowledged: Acknowledged = { notes: [], files: [] };
  let killed = 0;
  /** The number of files at which the next kill is due. */
  let next = FILES_BETWEEN;
  let restarting = Promise.resolve();
  const sendNote = async (): Promise<void> => {
    const text = crypto.randomUUID();
    const body = { incident_id, module: "log", action_type: "note", action_data: { text } };
    await client.incidents.logIncidentAction({ body });
    acknowledged.notes.push(text);
  };
  const sendFile = async (): Promise<void> => {
    const { entry } = await client.incidents.logIncidentPhoto({ fields: { incident_id, caption: "Load" }, file });
    acknowledged.files.push(Number(entry.action_data["photo_id"]));
  };
  const write = async (send: () => Promise<void>): Promise<void> => {
    let refused = 0;
    while (killed < kills) {
      try {
        await send();
        refused = 0;
        if (acknowledged.files.length < next || killed === kills) continue;
        next = acknowledged.files.length + FILES_BETWEEN;
        killed += 1;
        restarting = restart(); // the other writers wait for an answer at this moment
      } catch (error) {
        refused += 1; // a write without an answer is not acknowledged
        if (refused === MAX_REFUSED) throw error;
      }
      await restarting;
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, at) => write(at % 2 === 0 ? sendNote : sendFile)));
  return acknowledged;
}

async function report(name: string, ctx: Context, kills: number, { notes, files }: Acknowledged): Promise<void> {
  const stored = await ctx.database.system(async (rows) => ({
    entries: await rows.selectFrom("incident_actions").select("action_data").execute(),
    photos: await rows.selectFrom("incident_photos").select("id").execute(),
  }));
  const texts = new Set(stored.entries.map(({ action_data }) => action_data["text"]));
  const photos = new Set(stored.photos.map(({ id }) => id));
  const lost = [notes.filter((text) => !texts.has(text)).length, files.filter((id) => !photos.has(id)).length];
  const { areWhole } = await doctor(ctx, false);
  const unfinished = async (): Promise<number> => (await readdir(ctx.storage.temporaryFolder)).length;
  const unfinishedBefore = await unfinished();
  const sweep = () => removeLooseFiles(ctx, { before: LATER, most: Infinity });
  const { removed } = await sweep();
  const { removed: left } = await sweep();
  const orphans = [removed + unfinishedBefore, left + (await unfinished())];
  console.log(`\n${name}: ${kills} kills`);
  console.log(`acknowledged         ${notes.length} entries, ${files.length} files`);
  console.log(
    `lost (aim 0)         ${lost[0]} entries, ${lost[1]} files; stored files are ${areWhole ? "" : "not "}whole`,
  );
  console.log(`orphans              ${orphans[0]} before the sweep, ${orphans[1]} after it (aim 0)`);
}
