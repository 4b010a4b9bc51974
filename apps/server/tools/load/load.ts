/**
 * Load on the server with PostgreSQL: requests per second, CPU time, round trips to the database and memory, beside
 * bare Hono and the bare driver in the same run; event streams, kills and large data. It fails on no figure. On a busy
 * machine, compare CPU time and ratios, not requests per second.
 *
 * Run all parts in small sizes with `pnpm verify load`, and one part in its full size with one of:
 *
 *     pnpm verify load --only=calls
 *     pnpm verify load --only=tasks
 *     pnpm verify load --only=streams --streams=2000 --hostile=300 --lines=10
 *     pnpm verify load --only=kills --kills=200
 *     pnpm verify load --only=servers --kills=50
 *     pnpm verify load --only=scale --businesses=1000,10000,100000
 */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { kill, startProcess, temporaryFolder, type ServerProcess } from "../../test/process.ts";
import { measureKills, measureTwoServers } from "./kills.ts";
import { measureLongestTasks } from "./longest-tasks.ts";
import { CLIENTS, closeClients, run, send, usageOf, type Loaded, type Run } from "./measure.ts";
import { mostUsedCalls, type MeasuredCall } from "./most-used-calls.ts";
import { openRoundTripProxy } from "./round-trip-proxy.ts";
import { measureScale } from "./scale.ts";
import { seedPostgres, type Seeded } from "./seed.ts";
import { measureStreams } from "./streams.ts";

/** Requests before a measured run, so that the code is compiled. */
const WARM_UP = 500;
const MIXED = 3000;
const OF_EACH = 300;

interface Prepared {
  readonly seeded: Seeded;
  readonly calls: readonly MeasuredCall[];
  readonly roundTrips: ReadonlyMap<string, number>;
}

/** Migrates and fills the database, and counts the round trips of each call on connections that are open. */
async function prepare({ url, settings }: Loaded): Promise<Prepared> {
  await using proxy = await openRoundTripProxy(url);
  const server = await startProcess({ ...settings, DATABASE_URL: proxy.url });
  const seeded = await seedPostgres(url);
  const calls = mostUsedCalls(seeded.records);
  const roundTrips = new Map<string, number>();
  for (const call of calls) {
    await send(server.url, call, seeded.cookies[call.by]);
    const before = proxy.count();
    await send(server.url, call, seeded.cookies[call.by]);
    roundTrips.set(call.name, proxy.count() - before);
  }
  await kill(server, "SIGTERM");
  return { seeded, calls, roundTrips };
}

const cell = (value: number): string => value.toFixed(value < 10 ? 2 : 0).padStart(10);
const line = (name: string, { perSecond, cpuMs, databaseMs }: Run, roundTrips?: number): string =>
  name.padEnd(26) +
  [perSecond, cpuMs, databaseMs, ...(roundTrips === undefined ? [] : [roundTrips])].map(cell).join("  ");

/** Prints the figures of the server and returns the run of the inventory page. */
async function measureServer(loaded: Loaded, { seeded, calls, roundTrips }: Prepared): Promise<Run | undefined> {
  const server = await startProcess({ ...loaded.settings, DATABASE_URL: loaded.url });
  const { database } = loaded;
  const cpuS = async (): Promise<number> => (await usageOf(server.url)).cpuS;
  const started = await usageOf(server.url);
  const mix = calls.map((call) => () => send(server.url, call, seeded.cookies[call.by]));
  await run({ calls: mix, count: WARM_UP, cpuS, database });
  const mixed = await run({ calls: mix, count: MIXED, cpuS, database });
  const busy = await usageOf(server.url);
  console.log(`memory after start   ${started.residentMb.toFixed(0)} MB (aim 300)`);
  console.log(`memory under load    ${busy.residentMb.toFixed(0)} MB (aim 400)`);
  console.log(`mixed, ${CLIENTS} clients    p50 ${mixed.p50.toFixed(0)} ms, p95 ${mixed.p95.toFixed(0)} ms`);
  console.log(`\n${"".padEnd(26)}requests/s      CPU ms  database ms  round trips`);
  console.log(line("mixed (aim 400)", mixed));
  const runs = new Map<string, Run>();
  for (const call of calls) {
    const sender = (): Promise<string> => send(server.url, call, seeded.cookies[call.by]);
    const measured = await run({ calls: [sender], count: OF_EACH, cpuS, database });
    runs.set(call.name, measured);
    console.log(line(call.name, measured, roundTrips.get(call.name)));
  }
  await kill(server, "SIGTERM");
  return runs.get("getInventoryPage");
}

function startBare(args: readonly string[]): Promise<ServerProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "bare-server.ts"), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve) => {
    child.stdout.on("data", (text) => {
      const url = /running at (\S+)/.exec(String(text))?.[1];
      if (url !== undefined) resolve({ url, child });
    });
  });
}

/** Prints the figures of bare Hono and of an inventory page by the bare driver, and the ratio to it. */
async function measureBare({ url, database }: Loaded, { seeded }: Prepared, page: Run | undefined): Promise<void> {
  const bare = await startBare([url, String(seeded.records.businessId), seeded.sessionHash]);
  const cpuS = async (): Promise<number> => {
    const { user, system } = JSON.parse(await send(bare.url, { path: "/cpu" })) as NodeJS.CpuUsage;
    return (user + system) / 1e6;
  };
  const measured = async (path: string): Promise<Run> => {
    const calls = [() => send(bare.url, { path })];
    await run({ calls, count: WARM_UP, cpuS, database });
    return run({ calls, count: OF_EACH * 3, cpuS, database });
  };
  console.log(line("bare Hono", await measured("/hello")));
  const driver = await measured("/inventory");
  console.log(line("bare driver, inventory", driver));
  if (page !== undefined) {
    const ratio = (page.cpuMs + page.databaseMs) / (driver.cpuMs + driver.databaseMs);
    console.log(`\ngetInventoryPage takes ${ratio.toFixed(1)} times the CPU time of the bare driver (aim 2)`);
  }
  await kill(bare, "SIGTERM");
}

async function measureCalls(loaded: Loaded): Promise<void> {
  const prepared = await prepare(loaded);
  await measureBare(loaded, prepared, await measureServer(loaded, prepared));
}

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    streams: { type: "string", default: "200" },
    hostile: { type: "string", default: "100" },
    lines: { type: "string", default: "5" },
    kills: { type: "string", default: "5" },
    businesses: { type: "string", default: "1000,5000" },
  },
});

/** The parts by name. Each gets a database of its own. */
const PARTS: Readonly<Record<string, (loaded: Loaded) => Promise<void>>> = {
  calls: measureCalls,
  tasks: measureLongestTasks,
  streams: (loaded) =>
    measureStreams(loaded, {
      streams: Number(values.streams),
      hostile: Number(values.hostile),
      lines: Number(values.lines),
    }),
  kills: async ({ url: DATABASE_URL, settings }) => {
    const kills = Number(values.kills);
    const { DATA_DIR = "" } = settings;
    await measureKills("embedded database", { ...settings, DATA_DIR: join(DATA_DIR, "embedded") }, kills);
    await measureKills("PostgreSQL", { ...settings, DATABASE_URL, DATA_DIR: join(DATA_DIR, "postgres") }, kills);
  },
  servers: ({ url: DATABASE_URL, settings }) => measureTwoServers({ ...settings, DATABASE_URL }, Number(values.kills)),
  scale: (loaded) => measureScale(loaded, values.businesses.split(",").map(Number)),
};

/** Runs a part with an empty database and an empty folder, and removes both. */
async function runPart(name: string, server: string): Promise<void> {
  const admin = new Client({ connectionString: server });
  await admin.connect();
  const url = new URL(server);
  url.pathname = `/load_${name}`;
  await admin.query(`create database load_${name}`);
  const folder = temporaryFolder();
  const database = new Client({ connectionString: url.href });
  await database.connect();
  const settings = {
    DATA_DIR: folder.dataDir,
    APP_DIST: folder.appDist,
    REQUESTS_PER_MINUTE: "1000000",
    DEMO: "0",
  };
  console.log(`\n${name}`);
  try {
    await PARTS[name]?.({ url: url.href, database, settings });
  } finally {
    closeClients();
    await database.end();
    await admin.query(`drop database load_${name} with (force)`);
    await admin.end();
    folder.remove();
  }
}

const { only } = values;
const server = process.env["DATABASE_URL"];
if (server === undefined) throw new Error("Set DATABASE_URL to a PostgreSQL server, or run: pnpm verify load");
if (only !== undefined && !Object.hasOwn(PARTS, only))
  throw new Error(`Unknown part: ${only}. Choose from: ${Object.keys(PARTS).join(", ")}.`);
for (const name of Object.keys(PARTS)) if (only === undefined || only === name) await runPart(name, server);
