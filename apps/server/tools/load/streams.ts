import { request, type ClientRequest } from "node:http";
import type { Client } from "pg";
import { newSecret } from "../../src/access/secrets.ts";
import { STREAM_LIMITS } from "../../src/routes/incidents/stream-limits.ts";
import { kill, startProcess } from "../../test/process.ts";
import { percentile, send, usageOf, type Loaded } from "./measure.ts";

/** Sizes of the part. */
export interface StreamSizes {
  /** Streams of people who may watch. */
  readonly streams: number;
  /** Streams requested by an unapproved department, and as many by one person. */
  readonly hostile: number;
  /** Log entries sent to each incident. */
  readonly lines: number;
}

const READY_CALLS = 200;
/** A listener who has not heard an entry by then counts as deaf. */
const DEAF_AFTER_MS = 20_000;

interface Person {
  readonly cookie: string;
  readonly address: string;
}

interface Department {
  readonly incidentId: number;
  readonly people: readonly Person[];
  /** Number of streams that its people open. */
  readonly streams: number;
}

/** Prints how the server answers while many streams are open, and how soon each listener hears each log entry. */
export async function measureStreams(loaded: Loaded, { streams, hostile, lines }: StreamSizes): Promise<void> {
  // Each person has an own address, as behind the proxy of a department. The limits of the product apply.
  const { REQUESTS_PER_MINUTE: _, ...settings } = loaded.settings;
  const server = await startProcess({ ...settings, TRUST_PROXY: "1", DATABASE_URL: loaded.url });
  const departments: Department[] = [];
  for (let left = streams; left > 0; left -= STREAM_LIMITS.department) {
    departments.push(await seedDepartment(loaded.database, Math.min(left, STREAM_LIMITS.department), true));
  }
  const unapproved = await seedDepartment(loaded.database, 1, false);
  const greedy = await seedDepartment(loaded.database, 1, true);
  const refusals = await Promise.all(
    [unapproved, greedy].map(async (department) => {
      const opened = await openStreams(server.url, department, hostile);
      return [...Map.groupBy(opened, ({ status }) => status)].map(([status, { length }]) => `${length} × ${status}`);
    }),
  );
  console.log(`streams of an unapproved department  ${refusals[0]?.join(", ")}`);
  console.log(`streams of one person                ${refusals[1]?.join(", ")}`);

  const listeners: Listener[][] = [];
  for (const department of departments) {
    listeners.push(await openStreams(server.url, department, department.streams));
  }
  const open = listeners.flat().filter(({ status }) => status === 200);
  console.log(`streams of entitled people           ${open.length} of ${listeners.flat().length} open`);
  await Promise.all(open.map((listener) => listener.heard("open")));

  const times: number[] = [];
  for (let call = 0; call < READY_CALLS; call += 1) {
    const began = performance.now();
    await send(server.url, { path: "/readyz" });
    times.push(performance.now() - began);
  }
  console.log(
    `/readyz meanwhile                    p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms (aim 50)`,
  );

  const delays: number[] = [];
  for (let at = 0; at < lines; at += 1) {
    await Promise.all(
      departments.map(async ({ incidentId, people: [sender] }, index) => {
        const began = performance.now();
        const hearing = (listeners[index] ?? []).map((listener) => listener.heard("log"));
        const body = {
          incident_id: incidentId,
          module: "log",
          action_type: "note",
          action_data: { text: `Entry ${at}` },
        };
        await send(server.url, { path: "/api/log-incident-action", body }, sender?.cookie);
        for (const heardAt of await Promise.all(hearing)) if (heardAt !== null) delays.push(heardAt - began);
      }),
    );
  }
  console.log(`log entries heard                    ${delays.length} of ${open.length * lines}`);
  console.log(
    `delivery                             p50 ${percentile(delays, 0.5).toFixed(0)} ms, p95 ${percentile(delays, 0.95).toFixed(0)} ms (aim 1,000), longest ${percentile(delays, 1).toFixed(0)} ms`,
  );
  console.log(`memory                               ${(await usageOf(server.url)).residentMb.toFixed(0)} MB`);
  for (const listener of listeners.flat()) listener.close();
  await kill(server, "SIGKILL");
}

async function seedDepartment(database: Client, streams: number, isVerified: boolean): Promise<Department> {
  const { rows } = await database.query<{ id: number }>(
    `insert into departments (name, verified_at, verified_by)
     select 'Department ' || count(*), case when $1 then now() end, case when $1 then 'operator' end from departments
     returning id`,
    [isVerified],
  );
  const departmentId = rows[0]?.id ?? 0;
  const people: Person[] = [];
  const accounts: number[] = [];
  for (let at = 0; at < Math.ceil(streams / STREAM_LIMITS.person); at += 1) {
    const { token, hash } = newSecret();
    const account = await database.query<{ id: number }>(
      `insert into accounts (kind, department_id, name, email, password_hash, role)
       values ('responder', $1, 'Alex Morin', $2, '-', 'admin') returning id`,
      [departmentId, `person-${departmentId}-${at}@load.example`],
    );
    const id = account.rows[0]?.id ?? 0;
    accounts.push(id);
    await database.query(
      "insert into sessions (token_hash, account_id, expires_at) values ($1, $2, now() + interval '1 day')",
      [hash, id],
    );
    people.push({ cookie: `placard_session=${token}`, address: `10.${departmentId % 250}.${at % 250}.7` });
  }
  const incident = await database.query<{ id: number }>(
    "insert into incidents (department_id, user_id, title) values ($1, $2, 'Ammonia release') returning id",
    [departmentId, accounts[0]],
  );
  return { incidentId: incident.rows[0]?.id ?? 0, people, streams };
}

interface Listener {
  readonly status: number;
  /** The time of the next event with this name; `null` if it does not arrive. */
  readonly heard: (name: string) => Promise<number | null>;
  readonly close: () => void;
}

/** Opens the streams of a department, 50 at a time as browsers after a restart. */
async function openStreams(url: string, { incidentId, people }: Department, count: number): Promise<Listener[]> {
  const listeners: Listener[] = [];
  while (listeners.length < count) {
    const next = Array.from({ length: Math.min(50, count - listeners.length) }, (_, at) => {
      const person = people[(listeners.length + at) % people.length];
      if (person === undefined) throw new Error("The department has no people.");
      return openStream(`${url}/api/watch-incident/${incidentId}`, person);
    });
    listeners.push(...(await Promise.all(next)));
  }
  return listeners;
}

function openStream(url: string, { cookie, address }: Person): Promise<Listener> {
  const headers = { Cookie: cookie, "X-Placard-Client": "load", "X-Forwarded-For": address };
  return new Promise((resolve, reject) => {
    const call: ClientRequest = request(url, { agent: false, headers }, (answer) => {
      let text = "";
      /** Events that arrived and those that are waited for, by name. */
      const unread = new Map<string, number>();
      const waiting = new Map<string, (at: number) => void>();
      answer.setEncoding("utf8");
      answer.on("error", () => undefined); // the stream was closed
      answer.on("data", (piece) => {
        text += String(piece);
        const events = text.split("\n\n");
        text = events.pop() ?? "";
        for (const event of events) {
          const name = /^event: (.+)$/m.exec(event)?.[1] ?? "";
          const take = waiting.get(name);
          if (take === undefined) unread.set(name, performance.now());
          else take(performance.now());
          waiting.delete(name);
        }
      });
      resolve({
        status: answer.statusCode ?? 0,
        close: () => call.destroy(),
        heard: (name) => {
          const at = unread.get(name);
          unread.delete(name);
          if (at !== undefined && name === "open") return Promise.resolve(at);
          const { promise, resolve: hear } = Promise.withResolvers<number | null>();
          const deaf = setTimeout(() => hear(null), DEAF_AFTER_MS);
          waiting.set(name, (now) => {
            clearTimeout(deaf);
            hear(now);
          });
          return promise;
        },
      });
    });
    call.on("error", reject);
    call.end();
  });
}
