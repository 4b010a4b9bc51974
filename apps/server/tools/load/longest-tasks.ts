import { once } from "node:events";
import { join } from "node:path";
import { CompiledQuery } from "kysely";
import { openDatabase } from "../../src/db/database.ts";
import { kill, startProcess, type ServerProcess } from "../../test/process.ts";
import { percentile, send, type Loaded, type Settings } from "./measure.ts";
import type { MeasuredCall } from "./most-used-calls.ts";
import { seed, type SeedQuery, type Seeded } from "./seed.ts";

const ROWS = 10_000;
/** Each round adds a row first, so that no answer comes from a cache. */
const ROUNDS = 5;

/** Rows with 2,500 UN numbers in 20 rooms, ten per cabinet. */
const ROWS_OF_SITE = `insert into chemicals (business_id, location_id, name, un_number, quantity, unit, room, cabinet)
  select $1, $2, coalesce(substance ->> 0, 'Blend ' || n % 2500), coalesce(substance ->> 1, (1000 + n % 2500)::text), n, 'kg', 'Room ' || n / 500, (n / 10)::text
  from generate_series(0, $3::int - 1) n
  left join lateral (select $4::jsonb -> (n % 40) as substance) s on true`;

const SUBSTANCES = [
  ["Sodium hypochlorite", "1791"],
  ["Muriatic acid", "1789"],
  ["Ammonia, anhydrous", "1005"],
  ["Toluene", "1294"],
] as const;

/** The calls over all rows of a site. */
function callsOf({ records: { businessId } }: Seeded, locationId: number): readonly MeasuredCall[] {
  const paths = {
    getReportStates: `/api/get-report-states/${businessId}`,
    getSeparationPlan: `/api/get-separation-plan/${locationId}`,
    getStorageReactivity: `/api/get-storage-reactivity/${businessId}?location_id=${locationId}`,
    "getInventoryPage, keep apart": `/api/get-inventory-page/${businessId}?attention=keep_apart`,
    getChemicalsByBusiness: `/api/get-chemicals-by-business/${businessId}?order=id&limit=1000`,
  };
  return Object.entries(paths).map(([name, path]) => ({ name, by: "business", path }));
}

/**
 * Prints the longest task of the serving thread for each call over a site of 10,000 rows, on PostgreSQL and on the
 * embedded database.
 */
export async function measureLongestTasks({ url, settings }: Loaded): Promise<void> {
  const { DATA_DIR = "" } = settings;
  await measureOn("PostgreSQL", { ...settings, DATABASE_URL: url, DATA_DIR: join(DATA_DIR, "postgres") }, url);
  await measureOn("embedded database", { ...settings, DATA_DIR: join(DATA_DIR, "embedded") });
}

async function measureOn(name: string, settings: Settings, url?: string): Promise<void> {
  await kill(await startProcess(settings), "SIGTERM"); // migrates
  const database = await openDatabase(
    url === undefined
      ? { kind: "folder", path: join(settings["DATA_DIR"] ?? "", "database") }
      : { kind: "postgres", url },
  );
  const query: SeedQuery = (text, values) =>
    database.statement((tables) => tables.executeQuery(CompiledQuery.raw(text, [...values])));
  const seeded = await seed(query, { businesses: 1, chemicalsOfEach: 10, ownChemicals: 0 });
  const { businessId } = seeded.records;
  const { rows } = await query("select min(id) as id from locations where business_id = $1", [businessId]);
  const { id: locationId } = rows[0] as { readonly id: number };
  await query(ROWS_OF_SITE, [businessId, locationId, ROWS, JSON.stringify(SUBSTANCES)]);
  await query("update businesses set tier = 3", []); // the smallest plan takes fewer rows
  await query("vacuum analyze", []);
  await database.close();

  const server = await startProcess({ ...settings, NODE_OPTIONS: "--inspect-port=127.0.0.1:0" });
  const thread = await watchServingThread(server);
  console.log(`\n${name.padEnd(30)}longest task of ${ROUNDS} calls, ms`);
  console.log(`${"".padEnd(30)}CPU p50   CPU max  wall p50  (aim 50)`);
  const body = { location_id: locationId, quantity: 1, unit: "kg" };
  for (const { name: call, path } of callsOf(seeded, locationId)) {
    const tasks: LongestTask[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const added = { path: "/api/insert-chemical", body: { ...body, name: `Added for ${call} ${round}` } };
      await send(server.url, added, seeded.cookies.business);
      await thread.longestTask();
      await send(server.url, { path }, seeded.cookies.business);
      tasks.push(await thread.longestTask());
    }
    const cpu = tasks.map(({ cpuMs }) => cpuMs);
    const wall = tasks.map(({ wallMs }) => wallMs);
    const figures = [percentile(cpu, 0.5), percentile(cpu, 1), percentile(wall, 0.5)];
    console.log(call.padEnd(30) + figures.map((ms) => ms.toFixed(0).padStart(10)).join(""));
  }
  thread.close();
  await kill(server, "SIGTERM");
}

/** Times in ms. */
interface LongestTask {
  readonly cpuMs: number;
  /** On a busy machine it includes the time of other programs. */
  readonly wallMs: number;
}

interface WatchedThread {
  /** The longest task since the last call. */
  longestTask(): Promise<LongestTask>;
  close(): void;
}

/**
 * Runs in the serving thread. Between two calls of the timer, the thread completes at most one task and the callbacks
 * of one turn of the event loop.
 */
const WATCH = `globalThis.longestTask = { cpuMs: 0, wallMs: 0 };
  const usage = () => { const { user, system } = process.threadCpuUsage(); return (user + system) / 1000; };
  let [cpu, wall] = [usage(), performance.now()];
  setInterval(() => {
    const [nowCpu, nowWall] = [usage(), performance.now()];
    longestTask.cpuMs = Math.max(longestTask.cpuMs, nowCpu - cpu);
    longestTask.wallMs = Math.max(longestTask.wallMs, nowWall - wall);
    [cpu, wall] = [nowCpu, nowWall];
  }, 1).unref();`;

/** Measures in the serving thread through the inspector of Node, which the signal starts. */
async function watchServingThread({ child }: ServerProcess): Promise<WatchedThread> {
  const inspector = new Promise<string>((resolve) => {
    child.stderr?.on("data", (text) => {
      const address = /ws:\/\/\S+/.exec(String(text))?.[0];
      if (address !== undefined) resolve(address);
    });
  });
  child.kill("SIGUSR1");
  const socket = new WebSocket(await inspector);
  await once(socket, "open");
  let sent = 0;
  const evaluate = async (expression: string): Promise<unknown> => {
    sent += 1;
    socket.send(JSON.stringify({ id: sent, method: "Runtime.evaluate", params: { expression, returnByValue: true } }));
    const [message] = (await once(socket, "message")) as [MessageEvent<string>];
    const { result } = JSON.parse(message.data) as { result: { result: { value: unknown } } };
    return result.result.value;
  };
  await evaluate(`{ ${WATCH} 0 }`);
  const takeLongest = "{ const longest = longestTask; longestTask = { cpuMs: 0, wallMs: 0 }; longest }";
  return {
    longestTask: async () => (await evaluate(takeLongest)) as LongestTask,
    close: () => socket.close(),
  };
}
