import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import type { Client } from "pg";
import type { MeasuredCall } from "./most-used-calls.ts";

/** Number of clients that send at the same time. */
export const CLIENTS = 30;

const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });

/** Settings of a server. */
export type Settings = Readonly<Record<string, string>>;

/** What each part of the load needs. */
export interface Loaded {
  /** The address of PostgreSQL. */
  readonly url: string;
  readonly database: Client;
  readonly settings: Settings;
}

/** The value below which a share of the values lies; 0 without values. Sorts the values. */
export function percentile(values: number[], share: number): number {
  values.sort((a, b) => a - b);
  return values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
}

/** Closes the connections of all clients. */
export const closeClients = (): void => agent.destroy();

/**
 * Sends a call and reads its whole answer.
 *
 * @throws Error for an answer other than 200
 */
export function send(
  url: string,
  { path, body }: Pick<MeasuredCall, "path" | "body">,
  cookie: string = "",
): Promise<string> {
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

/** CPU time and memory that the server itself reports. */
export async function usageOf(url: string): Promise<{ readonly cpuS: number; readonly residentMb: number }> {
  const text = await send(url, { path: "/metrics" });
  const valueOf = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
  return { cpuS: valueOf("process_cpu_seconds_total"), residentMb: valueOf("process_resident_memory_bytes") / 1e6 };
}

/** Clock ticks per second in `/proc`, the same on all usual systems. */
const TICKS_PER_S = 100;

/** CPU time of the processes of PostgreSQL on this machine, in seconds; `NaN` where there is no `/proc`. */
async function databaseCpuS(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>("select pid from pg_stat_activity");
  try {
    const ticks = rows.map(({ pid }) => {
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
      return Number(fields[11]) + Number(fields[12]); // user and system time: proc(5)
    });
    return ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_S;
  } catch {
    return Number.NaN;
  }
}

/** The figures of a run. Times are per request, in ms. */
export interface Run {
  readonly perSecond: number;
  /** CPU time of the server. */
  readonly cpuMs: number;
  /** CPU time of PostgreSQL. */
  readonly databaseMs: number;
  readonly p50: number;
  readonly p95: number;
}

interface Running {
  /** Sent in turn. */
  readonly calls: readonly (() => Promise<unknown>)[];
  readonly count: number;
  /** Number of clients; default 30. */
  readonly clients?: number;
  /** CPU time of the server until now, in seconds. */
  readonly cpuS: () => Promise<number>;
  readonly database: Client;
}

/** Sends calls from several clients and measures the server meanwhile. */
export async function run({ calls, count, clients = CLIENTS, cpuS, database }: Running): Promise<Run> {
  const before = { server: await cpuS(), database: await databaseCpuS(database) };
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
  await Promise.all(Array.from({ length: clients }, sendNext));
  const seconds = (performance.now() - began) / 1000;
  return {
    perSecond: count / seconds,
    cpuMs: (((await cpuS()) - before.server) * 1000) / count,
    databaseMs: (((await databaseCpuS(database)) - before.database) * 1000) / count,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  };
}
