import { join } from "node:path";
import { kill, startProcess } from "../../test/process.ts";
import { run, send, type Loaded, type Run } from "./measure.ts";
import { seedPostgres, type Seeded } from "./seed.ts";

const CHEMICALS_OF_EACH = 10;
/** Chemicals of the business whose inventory is read, also where there are few businesses. */
const OWN_CHEMICALS = 1000;
const CALLS = 200;
const WARM_UP = 50;

type Reader = "business" | "crew";

/** The measured reads: the paths that one client requests in turn. */
const readsOf = ({ records }: Seeded): Readonly<Record<string, readonly [Reader, readonly string[]]>> => ({
  "business search": [
    "crew",
    ["Harbour", "Plant 77", "Shore Road", "nothing"].map(
      (text) => `/api/search-businesses?query=${encodeURIComponent(text)}`,
    ),
  ],
  "search by substance": [
    "crew",
    ["ammonia", "1005", "7782-50-5", "nitric"].map((text) => `/api/search-businesses?query=${text}`),
  ],
  "map box": ["crew", ["/api/get-all-locations-geocoded?bbox=-63.6,44.6,-63.5,44.7&limit=100"]],
  "inventory page": ["business", [`/api/get-inventory-page/${records.businessId}`]],
});

/**
 * Prints the time of reads at different numbers of businesses, and how long the server takes to start on the data.
 *
 * @param sizes - numbers of businesses, each with 10 chemicals
 */
export async function measureScale(loaded: Loaded, sizes: readonly number[]): Promise<void> {
  const runs = new Map<string, Run[]>();
  const starts: number[] = [];
  for (const businesses of sizes) {
    const name = `load_${businesses}`;
    await loaded.database.query(`create database ${name}`);
    const url = new URL(loaded.url);
    url.pathname = `/${name}`;
    // A folder of files belongs to one database.
    const DATA_DIR = join(loaded.settings["DATA_DIR"] ?? "", name);
    const settings = { ...loaded.settings, DATA_DIR, DATABASE_URL: url.href };
    await kill(await startProcess(settings), "SIGTERM"); // migrates
    const seeded = await seedPostgres(url.href, {
      businesses,
      chemicalsOfEach: CHEMICALS_OF_EACH,
      ownChemicals: OWN_CHEMICALS,
    });
    const began = performance.now();
    const server = await startProcess(settings);
    await send(server.url, { path: "/readyz" });
    starts.push((performance.now() - began) / 1000);
    for (const [read, [reader, paths]] of Object.entries(readsOf(seeded))) {
      const calls = paths.map((path) => () => send(server.url, { path }, seeded.cookies[reader]));
      const { database } = loaded;
      const cpuS = async (): Promise<number> => Number.NaN;
      await run({ calls, count: WARM_UP, clients: 1, cpuS, database });
      runs.set(read, [...(runs.get(read) ?? []), await run({ calls, count: CALLS, clients: 1, cpuS, database })]);
    }
    await kill(server, "SIGTERM");
    await loaded.database.query(`drop database ${name} with (force)`);
  }
  const line = (name: string, cells: readonly string[]): void =>
    console.log(name.padEnd(26) + cells.map((cell) => cell.padStart(16)).join(""));
  line("businesses", sizes.map(String));
  for (const [read, measured] of runs) {
    line(
      `${read}, p50 / p95 ms`,
      measured.map(({ p50, p95 }) => `${p50.toFixed(0)} / ${p95.toFixed(0)}`),
    );
  }
  line(
    "start until ready, s",
    starts.map((seconds) => seconds.toFixed(1)),
  );
  console.log("aims: p95 50 ms at every size, start 10 s");
}
