import { type Actor, ANONYMOUS, type ResponderActor } from "../../access/actor.ts";
import { sessionsOf } from "../../access/sessions.ts";
import type { Context } from "../../context.ts";
import { type IncidentMark, listMarkOf, markOf } from "../../db/queries/incidents/incident-mark.ts";
import { NOBODY } from "../../db/scope.ts";
import { streamCounter } from "./stream-limits.ts";

type Department = Pick<ResponderActor, "departmentId">;

/** Queries shared by the event streams of one server, so that a change needs as many for 200 watchers as for 20. */
interface SharedReads {
  /** The person behind a session secret, as currently stored in the database. */
  readonly watcher: (token: string | null) => Promise<Actor>;
  /** The current mark of an incident of the department. */
  readonly mark: (department: Department, incidentId: number) => Promise<IncidentMark>;
  /** The current mark of all incidents of the department. */
  readonly listMark: (department: Department) => Promise<number>;
  /** Counts a stream: see `stream-limits.ts`. */
  readonly count: ReturnType<typeof streamCounter>;
}

const known = new WeakMap<Context, SharedReads>();

/** The shared reads of a server. */
export function sharedReads(ctx: Context): SharedReads {
  const shared = known.get(ctx) ?? sharedReadsOf(ctx);
  known.set(ctx, shared);
  return shared;
}

function sharedReadsOf(ctx: Context): SharedReads {
  const watchers = batched<string, Actor>((tokens) => ctx.database.system((rows) => sessionsOf(rows, ctx, tokens)));
  // Row-level security shows the same incidents to the whole department, so each is read once for all watchers.
  const ofIncident = batched<string, IncidentMark>((keys) =>
    readEach(keys, (key) => {
      const [departmentId = 0, incidentId = 0] = key.split(" ").map(Number);
      return ctx.database.as({ ...NOBODY, departmentId }, (rows) => markOf(rows, incidentId));
    }),
  );
  const ofList = batched<number, number>((ids) =>
    readEach(ids, (departmentId) =>
      ctx.database.as({ ...NOBODY, departmentId }, (rows) => listMarkOf(rows, departmentId)),
    ),
  );
  return {
    watcher: async (token) => (token === null ? ANONYMOUS : ((await watchers(token)) ?? ANONYMOUS)),
    mark: async ({ departmentId }, incidentId) => requireRead(await ofIncident(`${departmentId} ${incidentId}`)),
    listMark: async ({ departmentId }) => requireRead(await ofList(departmentId)),
    count: streamCounter(),
  };
}

/**
 * Answers simultaneous requests with one load. A load starts after the last of its requests, so an answer is never
 * older than its request. Requests during a load wait for the next one.
 *
 * @param load - returns the values of the keys; a key without a value is left out
 */
function batched<Key, Value>(
  load: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let keys = new Set<Key>();
  let next: Promise<ReadonlyMap<Key, Value>> | null = null;
  let running: Promise<unknown> = Promise.resolve();
  async function loadNext(): Promise<ReadonlyMap<Key, Value>> {
    await running.catch(() => undefined);
    await new Promise((resolve) => setImmediate(resolve)); // by then, all listeners have sent their requests
    const asked = [...keys];
    keys = new Set();
    next = null;
    const values = load(asked);
    running = values;
    return values;
  }
  return async (key) => {
    keys.add(key);
    next ??= loadNext();
    return (await next).get(key);
  };
}

async function readEach<Key, Value>(
  keys: readonly Key[],
  read: (key: Key) => Promise<Value>,
): Promise<ReadonlyMap<Key, Value>> {
  const values = new Map<Key, Value>();
  for (const key of keys) values.set(key, await read(key));
  return values;
}

function requireRead<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("A load left out a key.");
  return value;
}
