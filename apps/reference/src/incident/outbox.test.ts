import "fake-indexeddb/auto";
import type { IncidentPlan } from "@placard/api-client";
import { updateIncidentPlan } from "@placard/api-client/internal";
import { describe, expect, it, vi } from "vitest";
import { storageProblem } from "../lib/device/storage-problem.ts";
import { writeStored } from "../lib/device/stored-json.ts";
import { memoryStorage } from "../test/memory-storage.ts";
import { Outbox, type Send, type SendResult, type Unsent } from "./outbox.ts";

const EXAMPLE: IncidentPlan = updateIncidentPlan.response.shape.plan.parse(updateIncidentPlan.example.body.plan);

const note = (query: string): Unsent => ({
  kind: "note",
  key: crypto.randomUUID(),
  incidentId: 51,
  action: { module: "chemical-search", action_type: "search_performed", action_data: { query } },
});
const plan = (objectives: string, version: number): Unsent => ({
  kind: "plan",
  key: crypto.randomUUID(),
  incidentId: 51,
  plan: { ...EXAMPLE, objectives },
  version,
});

const wordsOf = (unsent: Unsent): unknown => {
  switch (unsent.kind) {
    case "note":
      return unsent.action.action_data["query"];
    case "plan":
      return `${unsent.plan.objectives} on ${unsent.version}`;
    case "checklists":
      return unsent.changes.length;
    case "incident":
      return `opens ${unsent.title}`;
    case "photo":
      return `photo of ${unsent.photo.bytes.byteLength} bytes: ${unsent.caption}`;
    case "end":
      return `ends ${unsent.incidentId}`;
  }
};

/** A connection to the server that can be cut. Records what arrived. */
function line() {
  const arrived: unknown[] = [];
  const state = { isDown: false };
  const send: Send<string> = async (unsent): Promise<SendResult<string>> => {
    if (state.isDown) throw new Error("no network");
    arrived.push(wordsOf(unsent));
    return { state: "sent", answer: unsent.key };
  };
  return { arrived, state, send };
}

it("sends entries in order and returns each response", async () => {
  const { arrived, send } = line();
  const outbox = new Outbox(crypto.randomUUID(), send);
  const [first, second] = [note("first"), note("second")];
  expect(await Promise.all([outbox.add(first), outbox.add(second)])).toEqual([
    { state: "sent", answer: first.key },
    { state: "sent", answer: second.key },
  ]);
  expect(arrived).toEqual(["first", "second"]);
  expect(outbox.waiting()).toEqual([]);
});

it("keeps entries offline, counts them and sends them once when back online, even after a reload", async () => {
  const name = crypto.randomUUID();
  const offline = new Outbox(name, () => Promise.reject(new Error("offline")));
  expect(await offline.add(note("kept"))).toEqual({ state: "waiting" });
  expect(await offline.add(plan("Close the valve", 0))).toEqual({ state: "waiting" });
  expect(offline.waiting()).toHaveLength(2);

  const { arrived, send } = line();
  const online = new Outbox(name, send);
  await online.flush();
  await online.flush();
  expect(arrived).toEqual(["kept", "Close the valve on 0"]);
  expect(online.waiting()).toEqual([]);
});

it("loses nothing if a page closes before its database stored an entry; the next page sends it once", async () => {
  const saved = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, text: string) => void saved.set(key, text),
    removeItem: (key: string) => void saved.delete(key),
  });
  const name = crypto.randomUUID();
  const closed = new Outbox(name, () => new Promise(() => undefined));
  void closed.add(note("first"));
  void closed.add(note("second"));
  const written = new Map(saved);
  await expect.poll(() => saved.size).toBe(0);

  // The database of the closed page stored nothing; the database of an open page already has the entry.
  for (const outbox of [crypto.randomUUID(), name]) {
    for (const text of written.values()) saved.set(`${outbox}.ahead`, text);
    const { arrived, send } = line();
    await new Outbox(outbox, send).flush();
    expect(arrived).toEqual(["first", "second"]);
    expect(saved.size).toBe(0);
  }
  vi.unstubAllGlobals();
});

it("stops trying after logout and keeps everything for the next sign-in", async () => {
  const name = crypto.randomUUID();
  const { arrived, state, send } = line();
  const person = { isSignedOut: false };
  let tries = 0;
  const countedSend: Send<string> = (unsent) => {
    tries++;
    return send(unsent);
  };
  state.isDown = true;
  const timers = vi.spyOn(globalThis, "setTimeout");
  const retries = () => timers.mock.calls.filter(([, delay]) => delay === 15_000).length;
  const outbox = new Outbox(name, countedSend, () => person.isSignedOut);
  await outbox.add(note("before"));
  const before = [tries, retries()];
  expect(before[0]).toBeGreaterThan(0);

  person.isSignedOut = true;
  state.isDown = false;
  expect(await outbox.add(note("while signing out"))).toEqual({ state: "waiting" });
  await outbox.flush();
  expect([tries, retries()]).toEqual(before);
  expect(arrived).toEqual([]);

  await new Outbox(name, send).flush();
  expect(arrived).toEqual(["before", "while signing out"]);
  timers.mockRestore();
});

it("stops at the first failure to keep the order", async () => {
  const { arrived, state, send } = line();
  state.isDown = true;
  const outbox = new Outbox(crypto.randomUUID(), send);
  await outbox.add(note("first"));
  await outbox.add(note("second"));
  state.isDown = false;
  await outbox.flush();
  expect(arrived).toEqual(["first", "second"]);
});

it("continues after an entry that the server rejects", async () => {
  const refusal = { state: "refused", error: new Error("400") } as const;
  const outbox = new Outbox<string>(crypto.randomUUID(), async (unsent) =>
    wordsOf(unsent) === "bad" ? refusal : { state: "sent", answer: "ok" },
  );
  expect(await outbox.add(note("bad"))).toEqual(refusal);
  expect(await outbox.add(note("good"))).toEqual({ state: "sent", answer: "ok" });
});

describe("a plan in the outbox", () => {
  it("replaces a waiting one: the last text is sent once on its base version", async () => {
    const { arrived, state, send } = line();
    state.isDown = true;
    const outbox = new Outbox(crypto.randomUUID(), send);
    await outbox.add(plan("one", 3));
    await outbox.add(note("between"));
    await outbox.add(plan("two", 3));
    expect(outbox.waiting()).toHaveLength(2);
    state.isDown = false;
    await outbox.flush();
    expect(arrived).toEqual(["between", "two on 3"]);
  });

  it("continues from an earlier one that was still being sent", async () => {
    const arrived: unknown[] = [];
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const outbox = new Outbox<string>(crypto.randomUUID(), async (unsent) => {
      if (arrived.length === 0) await held;
      arrived.push(wordsOf(unsent));
      return { state: "sent", answer: "" };
    });
    const both = [outbox.add(plan("one", 3))];
    while (outbox.waiting().length === 0) await new Promise((resolve) => setTimeout(resolve));
    both.push(outbox.add(plan("two", 3)));
    while (outbox.waiting().length === 1) await new Promise((resolve) => setTimeout(resolve));
    release();
    await Promise.all(both);
    expect(arrived).toEqual(["one on 3", "two on 4"]);
  });
});

it("keeps entries in memory if the device cannot store them, reports it and still sends them", async () => {
  const { arrived, state, send } = line();
  state.isDown = true;
  const outbox = new Outbox(crypto.randomUUID(), send);
  await outbox.flush();
  const full = vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(await outbox.add(note("in the page"))).toEqual({ state: "waiting" });
  full.mockRestore();
  expect(storageProblem.get()).toBe(true);
  expect(outbox.waiting()).toHaveLength(1);
  state.isDown = false;
  await outbox.flush();
  expect(arrived).toEqual(["in the page"]);
  storageProblem.set(false, "outbox");
});

it("removes entries from the device only after they are sent", async () => {
  const name = crypto.randomUUID();
  const { state, send } = line();
  state.isDown = true;
  const outbox = new Outbox(name, send);
  await outbox.add(note("kept"));
  await outbox.removeIfEmpty();
  const names = async () => (await indexedDB.databases()).map((database) => database.name);
  expect(await names()).toContain(name);
  state.isDown = false;
  await outbox.flush();
  await outbox.removeIfEmpty();
  await expect.poll(names).not.toContain(name);
});

it("reports waiting entries only after reading those of an earlier page, and never removes them", async () => {
  const name = crypto.randomUUID();
  const offline = () => new Outbox(name, () => Promise.reject(new Error("offline")));
  await offline().add(note("left"));
  const next = offline();
  expect([next.isRead(), next.waiting().length]).toEqual([false, 0]);
  await next.removeIfEmpty();
  await expect.poll(() => [next.isRead(), next.waiting().length]).toEqual([true, 1]);
  const later = offline();
  await expect.poll(() => later.waiting().map(wordsOf)).toEqual(["left"]);
});

it("sends entries of a locally created incident after it, under its server number", async () => {
  const name = crypto.randomUUID();
  const own = { key: crypto.randomUUID(), incidentId: -1_700_000_000_000, work: "incident-own" };
  const offline = new Outbox(name, () => Promise.reject(new Error("offline")));
  const of = (unsent: Unsent): Unsent => ({ ...unsent, incidentId: own.incidentId, work: own.work });
  await offline.add({ ...own, kind: "incident", title: "Pier Road" });
  await offline.add(of(note("first")));
  await offline.add(of(plan("Close the valve", 0)));
  await offline.add(of({ kind: "end", key: crypto.randomUUID(), incidentId: 0 }));

  const sent: (readonly [Unsent["kind"], number])[] = [];
  const send: Send<null> = async ({ kind, incidentId }) => {
    sent.push([kind, incidentId]);
    return { state: "sent", answer: null, ...(kind === "incident" && { number: 77 }) };
  };
  const outbox = new Outbox(name, send);
  await outbox.flush();
  expect(sent).toEqual([
    ["incident", own.incidentId],
    ["note", 77],
    ["plan", 77],
    ["end", 77],
  ]);

  // A page that does not know the number yet, and a page that is opened later.
  for (const late of [outbox, new Outbox(name, send)]) await late.add(of(note("late")));
  expect(sent.slice(4)).toEqual([
    ["note", 77],
    ["note", 77],
  ]);
});

it("opens a waiting incident once, however often it retries", async () => {
  const tried: string[] = [];
  const isDown = { now: true };
  const outbox = new Outbox<null>(crypto.randomUUID(), async ({ key }) => {
    tried.push(key);
    if (isDown.now) throw new Error("the answer was lost");
    return { state: "sent", answer: null, number: 5 };
  });
  await outbox.add({ kind: "incident", key: "one", incidentId: -1, title: "Pier Road" });
  await outbox.flush();
  isDown.now = false;
  await outbox.flush();
  expect(tried.length).toBeGreaterThan(2);
  expect(new Set(tried)).toEqual(new Set(["one"]));
  expect(outbox.waiting()).toEqual([]);
});

describe("a full device", () => {
  const quota = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  /** Makes every write fail. */
  function fill(): () => void {
    const names = ["add", "put", "delete"] as const;
    const spies = names.map((name) => vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(quota));
    const cursors = (["update", "delete"] as const).map((name) =>
      vi.spyOn(IDBCursor.prototype, name).mockImplementation(quota),
    );
    return () => {
      for (const spy of [...spies, ...cursors]) spy.mockRestore();
    };
  }

  it("sends each entry once and in order, although none can be removed from storage", async () => {
    const { arrived, state, send } = line();
    state.isDown = true;
    const outbox = new Outbox(crypto.randomUUID(), send);
    await outbox.add(note("first"));
    await outbox.add(note("second"));
    const empty = fill();
    try {
      await outbox.add(note("third"));
      expect(outbox.waiting()).toHaveLength(3);
      expect(storageProblem.get()).toBe(true);
      state.isDown = false;
      await outbox.flush();
      expect(arrived).toEqual(["first", "second", "third"]);
      expect(outbox.waiting()).toEqual([]);
      expect(storageProblem.get()).toBe(true);
    } finally {
      empty();
    }
    await outbox.add(note("fourth"));
    expect(arrived).toEqual(["first", "second", "third", "fourth"]);
    expect(storageProblem.get()).toBe(false);
  });

  it("reports the problem until entries in memory are sent, even if later ones can be stored", async () => {
    const { state, send } = line();
    state.isDown = true;
    const outbox = new Outbox(crypto.randomUUID(), send);
    const empty = fill();
    await outbox.add(note("in the page"));
    empty();
    expect(writeStored(memoryStorage(), "a draft", { text: "x" })).toBe(true);
    expect(storageProblem.get()).toBe(true);
    await outbox.add(note("kept"));
    expect(storageProblem.get()).toBe(true);
    state.isDown = false;
    await outbox.flush();
    expect(storageProblem.get()).toBe(false);
  });

  it("keeps entries in memory if the database cannot be read either", async () => {
    const { arrived, state, send } = line();
    state.isDown = true;
    const outbox = new Outbox(crypto.randomUUID(), send);
    await outbox.add(note("kept"));
    const broken = vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
      throw new DOMException("closed", "InvalidStateError");
    });
    try {
      expect(await outbox.add(note("in the page"))).toEqual({ state: "waiting" });
      expect(outbox.waiting()).toHaveLength(2);
      state.isDown = false;
      await outbox.flush();
      expect(arrived).toEqual(["kept", "in the page"]);
    } finally {
      broken.mockRestore();
    }
    storageProblem.set(false, "outbox");
  });
});
