/**
 * Load on the server with PostgreSQL: requests per second, CPU time, round trips to the database and memory, beside
 * bare Hono and the bare driver in the same run. Run it with `pnpm verify load`. It fails on no figure.
 */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { Client } from "pg";
import { kill, startProcess, temporaryFolder, type ServerProcess } from "../../test/process.ts";
import { mostUsedCalls, type MeasuredCall } from "./most-used-calls.ts";
import { openRoundTripProxy } from "./round-trip-proxy.ts";
import { seed, type Seeded } from "./seed.ts";

const CLIENTS = 30;
const MIXED = Number(process.env["LOAD_MIXED"] ?? 3000);
const OF_EACH = 200;

const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });

/** Sends a call and reads its whole answer. */
function send(url: string, cookie: string, { path, body }: Pick<MeasuredCall, "path" | "body">): Promise<string> {
  const headers = { Cookie: cookie, "Content-Type": "application/json", "X-Placard-Client": "load" };
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { agent, method: body === undefined ? "GET" : "POST", headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (part) => (text += String(part)));
      answer.on("end", () => {
        if (answer.statusCode === 200) resolve(text);
        else reject(new Error(`${path} answered ${answer.statusCode}: ${text}`));
      });
    });
    sent.on("error", reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

interface Usage {
  readonly cpuS: number;
  readonly residentMb: number;
}

async function usageOf(url: string): Promise<Usage> {
  const text = await send(url, "", { path: "/metrics" });
  const valueOf = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
  return {
    cpuS: valueOf("process_cpu_seconds_total"),
    residentMb: valueOf("process_resident_memory_bytes") / 1e6,
  };
}

/** CPU time of the database's processes, in seconds. PostgreSQL and this script run on the same machine. */
async function databaseCpuS(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>("select pid from pg_stat_activity");
  const ticks = rows.map(({ pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return Number(fields[11]) + Number(fields[12]); // user and system time: proc(5)
  });
  return ticks.reduce((sum, each) => sum + each, 0) / 100;
}

interface Run {
  readonly perSecond: number;
  readonly cpuMs: number;
  readonly databaseMs: number;
  readonly p50: number;
  readonly p95: number;
}

/** Sends calls in turn from several clients and measures the server meanwhile. */
async function run(
  calls: readonly (() => Promise<unknown>)[],
  count: number,
  cpuS: () => Promise<number>,
  client: Client,
): Promise<Run> {
  const before = await cpuS();
  const databaseBefore = await databaseCpuS(client);
  const began = performance.now();
  const times: number[] = [];
  let next = 0;
  const sendNext = async (): Promise<void> => {
    while (next < count) {
      const call = calls[next % calls.length];
      next += 1;
      const sent = performance.now();
      await call?.();
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, sendNext));
  const seconds = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const share = (part: number): number => times[Math.floor(times.length * part)] ?? 0;
  return {
    perSecond: count / seconds,
    cpuMs: (((await cpuS()) - before) * 1000) / count,
    databaseMs: (((await databaseCpuS(client)) - databaseBefore) * 1000) / count,
    p50: share(0.5),
    p95: share(0.95),
  };
}

/** Round trips of one call each, on connections that are open. */
async function roundTripsOf(
  url: string,
  calls: readonly MeasuredCall[],
  cookies: Seeded["cookies"],
  count: () => number,
) {
  const found = new Map<string, number>();
  for (const call of calls) {
    await send(url, cookies[call.by], call);
    const before = count();
    await send(url, cookies[call.by], call);
    found.set(call.name, count() - before);
  }
  return found;
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

const cell = (value: number): string => value.toFixed(value < 10 ? 2 : 0).padStart(8);

async function main(): Promise<void> {
  const database = process.env["DATABASE_URL"];
  if (database === undefined) throw new Error("Set DATABASE_URL, or run: pnpm verify load");
  const folder = temporaryFolder();
  const settings = { DATA_DIR: folder.dataDir, APP_DIST: folder.appDist, DEMO: "0", REQUESTS_PER_MINUTE: "1000000" };

  const client = new Client({ connectionString: database });
  await client.connect();
  const proxy = await openRoundTripProxy(database);
  let server = await startProcess({ ...settings, DATABASE_URL: proxy.url });
  const seeded = await seed(database);
  const calls = mostUsedCalls(seeded.records);
  for (const call of calls) await send(server.url, seeded.cookies[call.by], call);
  const roundTrips = await roundTripsOf(server.url, calls, seeded.cookies, proxy.count);
  await kill(server, "SIGTERM");
  await proxy[Symbol.asyncDispose]();

  server = await startProcess({ ...settings, DATABASE_URL: database });
  const { url } = server;
  const cpu = async (): Promise<number> => (await usageOf(url)).cpuS;
  const senders = calls.map((call) => () => send(url, seeded.cookies[call.by], call));
  const started = await usageOf(url);
  await run(senders, 500, cpu, client); // compiles the code
  const mixed = await run(senders, MIXED, cpu, client);
  const loaded = await usageOf(url);
  console.log(
    `mixed, ${CLIENTS} clients: ${mixed.perSecond.toFixed(0)} requests/s, ${mixed.cpuMs.toFixed(2)} ms of CPU each and ${mixed.databaseMs.toFixed(2)} ms in the database, p50 ${mixed.p50.toFixed(0)} ms, p95 ${mixed.p95.toFixed(0)} ms`,
  );
  console.log(`memory: ${started.residentMb.toFixed(0)} MB after start, ${loaded.residentMb.toFixed(0)} MB under load`);
  console.log(`${"call".padEnd(26)}requests/s    CPU ms  database  round trips`);
  const ofEach = new Map<string, Run>();
  for (const [index, call] of calls.entries()) {
    const sender = senders[index];
    if (sender === undefined) continue;
    const measured = await run([sender], OF_EACH, cpu, client);
    ofEach.set(call.name, measured);
    console.log(
      `${call.name.padEnd(26)}${cell(measured.perSecond)}  ${cell(measured.cpuMs)}  ${cell(measured.databaseMs)}  ${cell(roundTrips.get(call.name) ?? 0)}`,
    );
  }
  await kill(server, "SIGTERM");

  const bare = await startBare([database, String(seeded.records.businessId), seeded.sessionHash]);
  const bareCpu = async (): Promise<number> => {
    const { user, system } = JSON.parse(await send(bare.url, "", { path: "/cpu" })) as NodeJS.CpuUsage;
    return (user + system) / 1e6;
  };
  for (const path of ["/hello", "/inventory"]) {
    const sender = (): Promise<string> => send(bare.url, "", { path });
    await run([sender], OF_EACH, bareCpu, client);
    const measured = await run([sender], path === "/hello" ? 3000 : OF_EACH * 3, bareCpu, client);
    console.log(
      `bare ${path.padEnd(21)}${cell(measured.perSecond)}  ${cell(measured.cpuMs)}  ${cell(measured.databaseMs)}`,
    );
    const page = ofEach.get("getInventoryPage");
    if (path === "/inventory" && page !== undefined)
      console.log(
        `inventory page to bare driver: ${(measured.perSecond / page.perSecond).toFixed(1)} by requests/s, ${(page.cpuMs / measured.cpuMs).toFixed(1)} by CPU`,
      );
  }
  await kill(bare, "SIGTERM");
  await client.end();
  folder.remove();
}

await main();
agent.destroy();
