import "fake-indexeddb/auto";
import { type IncidentPlan } from "@placard/api-client";
import { changedParts, incidentPlan, mergePlans } from "@placard/api-client/internal";
import { mergeChecklistChanges, type ChecklistChange } from "@placard/hazmat-core/checklists";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { Outbox, type SendResult, type Unsent } from "../../../incident/outbox.ts";
import { isSamePlan, planToDraft } from "../../../incident/plan-draft.ts";
import type { SavedPlan } from "../../../incident/saved/saved-plan.ts";
import { basePlan } from "../../../incident/typed-plan.ts";
import { memoryStorage } from "../../../test/memory-storage.ts";
import {
  onNewerPlan,
  planAgainst,
  planOf,
  planValues,
  withTheirs,
  type PlanValues,
  type SentPlan,
} from "./plan-values.ts";

const SEEDS = 200;
const SEEDS_PER_TEST = 20;
const STEPS = 24;
const FIELDS = ["incidentCommander", "objectives", "strategy", "safety", "logistics"] as const;
const ITEMS = ["report-in", "air", "decon"] as const;
const BLANK: SavedPlan = { plan: incidentPlan.parse({}), version: 0, updated_at: null, updated_by: null };
const START = Date.parse("2026-01-01T12:00:00.000Z");
const MAX_SKEW_MS = 10 * 60_000;

type Clock = typeof import("../../../lib/device/server-clock.ts").serverClock;
const clocks: Clock[] = [];

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  for (let device = 0; device < 2; device += 1) {
    vi.resetModules();
    vi.stubGlobal("localStorage", memoryStorage());
    clocks.push((await import("../../../lib/device/server-clock.ts")).serverClock);
  }
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Reproducible random numbers from 0 to 1. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Line {
  readonly madeAt: string;
  readonly key: string;
}

/** Merges like the routes of the server, and records texts that were overwritten unseen. */
class Server {
  saved = BLANK;
  changes: readonly ChecklistChange[] = [];
  readonly log: Line[] = [];
  /** All texts that each field has ever had. */
  readonly history = new Map<string, Set<string>>();
  readonly overwrittenUnseen: string[] = [];
  readonly #answers = new Map<string, SavedPlan | "refused">();

  take(unsent: Unsent, seen: ReadonlySet<string>): SavedPlan | "refused" {
    const before = this.#answers.get(unsent.key);
    if (before !== undefined) return before;
    const answer = this.#answerTo(unsent, seen);
    this.#answers.set(unsent.key, answer);
    if (answer !== "refused") this.log.push({ madeAt: unsent.madeAt ?? "", key: unsent.key });
    return answer;
  }

  #answerTo(unsent: Unsent, seen: ReadonlySet<string>): SavedPlan | "refused" {
    if (unsent.kind === "checklists") {
      this.changes = mergeChecklistChanges(this.changes, unsent.changes);
      return this.saved;
    }
    if (unsent.kind !== "plan") throw new Error("No other work is made here.");
    const { plan, version, base } = unsent;
    const next = version === this.saved.version ? plan : this.#merged(plan, base);
    if (next === null) return "refused";
    for (const part of changedParts(this.saved.plan, next)) {
      const text = textIn(this.saved.plan, part);
      if (text !== "" && !seen.has(`${part}: ${text}`)) this.overwrittenUnseen.push(`${part}: ${text}`);
      this.history.set(part, (this.history.get(part) ?? new Set()).add(textIn(next, part)));
    }
    this.saved = { ...this.saved, plan: next, version: this.saved.version + 1 };
    return this.saved;
  }

  #merged(plan: IncidentPlan, base: IncidentPlan | undefined): IncidentPlan | null {
    if (base === undefined) return null;
    const merged = mergePlans({ base, mine: plan, theirs: this.saved.plan });
    return merged.conflicts.length > 0 ? null : merged.plan;
  }
}

const textIn = (plan: IncidentPlan, part: string): string => String(Reflect.get(plan, part) ?? "");

/** A tablet with the plan open: its form, outbox and clock. */
class Device {
  isDown = false;
  values: PlanValues = planValues(BLANK);
  /** The newest text of each field that was typed here and not replaced by the other version. */
  readonly typed = new Map<string, string>();
  readonly seen = new Set<string>();
  readonly outbox: Outbox<SavedPlan>;
  #saved = BLANK;
  /** The initial values, to detect input. */
  #initial: PlanValues = planValues(BLANK);
  #sent: SentPlan | null = null;
  readonly #name: string;
  readonly #server: Server;
  readonly #clock: Clock;
  readonly #skewMs: number;
  readonly #random: () => number;
  #count = 0;

  constructor(name: string, server: Server, clock: Clock, random: () => number) {
    [this.#name, this.#server, this.#clock, this.#random] = [name, server, clock, random];
    this.#skewMs = Math.round((random() * 2 - 1) * MAX_SKEW_MS);
    this.outbox = new Outbox<SavedPlan>(crypto.randomUUID(), async (unsent) => this.#send(unsent));
    this.#hearTime();
  }

  /** The displayed time of the device is wrong, but its timestamps are corrected. */
  #atOwnTime<Value>(work: () => Value): Value {
    const now = Date.now();
    vi.setSystemTime(now + this.#skewMs);
    try {
      return work();
    } finally {
      vi.setSystemTime(now);
    }
  }

  #hearTime(): void {
    const reported = new Date(Date.now()).toUTCString();
    this.#atOwnTime(() => this.#clock.hear(reported, Date.now()));
  }

  async #send(unsent: Unsent): Promise<SendResult<SavedPlan>> {
    if (this.isDown) throw new Error("no network");
    const answer = this.#server.take(unsent, this.seen);
    if (this.#random() < 0.15) throw new Error("The answer was lost.");
    this.#hearTime();
    if (unsent.kind === "checklists") return { state: "sent", answer: this.#saved };
    this.#read(answer === "refused" ? this.#server.saved : answer);
    return answer === "refused" ? { state: "refused", error: answer } : { state: "sent", answer };
  }

  #read(saved: SavedPlan): void {
    if (saved.version > this.#saved.version) this.#saved = saved;
    for (const field of FIELDS) this.seen.add(`${field}: ${textIn(this.#saved.plan, field)}`);
    if (this.#saved.version <= Number(this.values.baseVersion)) return;
    const { values } = this;
    const isChanged = Object.entries(values).some(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(this.#initial, name)),
    );
    const newer = onNewerPlan({ values, isChanged, sent: this.#sent }, this.#saved);
    this.#initial = { ...planValues(this.#saved), emptied: newer.emptied ?? values.emptied };
    this.values = { ...values, ...newer };
  }

  /** Receives changes by others while online. */
  listen(): void {
    if (!this.isDown) this.#read(this.#server.saved);
  }

  type(field: (typeof FIELDS)[number]): void {
    const text = `${this.#name}${(this.#count += 1)}`;
    this.values = { ...this.values, [field]: text };
    this.typed.set(field, text);
  }

  async check(item: string, isDone: boolean): Promise<string> {
    const at = this.#atOwnTime(() => this.#clock.iso());
    const change: ChecklistChange = { guide: "decon-officer", item, is_done: isDone, changed_at: at };
    return this.#add({ kind: "checklists", changes: [change] });
  }

  async autosave(): Promise<string | null> {
    if (planAgainst(this.values, this.#saved) !== null) return null;
    return this.#save(basePlan(this.values));
  }

  /** Resolves each conflict: some fields with the other version, the rest with the local one. */
  async choose(): Promise<string | null> {
    for (;;) {
      const theirs = planAgainst(this.values, this.#saved);
      const [field] = theirs?.conflicts ?? [];
      if (theirs === null || field === undefined) return this.autosave();
      if (this.#random() < 0.5) return this.#save(this.#saved.plan);
      this.values = { ...this.values, ...withTheirs(this.values, theirs, field) };
      this.typed.delete(field);
    }
  }

  async #save(base: IncidentPlan | null): Promise<string | null> {
    const plan = planOf(this.values);
    const waits = this.outbox.waiting().flatMap((unsent) => (unsent.kind === "plan" ? [unsent.plan] : []));
    if ([this.#saved.plan, ...waits].some((one) => isSamePlan(planToDraft(one), planToDraft(plan)))) return null;
    this.#sent = { plan, typed: this.values };
    return this.#add({ kind: "plan", plan, version: Number(this.values.baseVersion), ...(base !== null && { base }) });
  }

  async #add(
    work:
      | { kind: "plan"; plan: IncidentPlan; version: number; base?: IncidentPlan }
      | { kind: "checklists"; changes: ChecklistChange[] },
  ): Promise<string> {
    const key = crypto.randomUUID();
    const madeAt = this.#atOwnTime(() => this.#clock.iso());
    await this.outbox.add({ ...work, key, incidentId: 51, madeAt });
    return key;
  }
}

async function play(seed: number) {
  const random = randomOf(seed);
  vi.setSystemTime(START);
  const server = new Server();
  const devices = clocks.map((clock, index) => new Device("ab"[index] ?? "", server, clock, random));
  const keys: string[] = [];
  const checked = new Map<string, boolean>();
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)] as One;
  for (let step = 0; step < STEPS; step += 1) {
    vi.setSystemTime(Date.now() + 5000 + Math.floor(random() * 60_000));
    const device = pick(devices);
    const act = random();
    const made: (string | null)[] = [];
    if (act < 0.15) device.isDown = !device.isDown;
    else if (act < 0.35) {
      const [item, isDone] = [pick(ITEMS), random() < 0.5];
      checked.set(item, isDone);
      made.push(await device.check(item, isDone));
    } else if (act < 0.5) device.listen();
    else {
      device.type(pick(FIELDS));
      if (random() < 0.7) made.push(await device.autosave());
    }
    keys.push(...made.filter((key) => key !== null));
  }
  for (const device of devices) device.isDown = false;
  for (let quiet = 0; quiet < 2; quiet += 1) {
    for (const device of devices) {
      vi.setSystemTime(Date.now() + 5000);
      await device.outbox.flush();
      device.listen();
      const key = await device.choose();
      if (key !== null) keys.push(key);
      if (key !== null || device.outbox.waiting().length > 0) quiet = -1;
    }
  }
  return { server, devices, keys, checked };
}

const FIRST_SEEDS = Array.from({ length: SEEDS / SEEDS_PER_TEST }, (_, test) => 1 + test * SEEDS_PER_TEST);

it.each(FIRST_SEEDS)(
  "keeps every field and the order over network cuts, lost responses and wrong clocks (seed %i)",
  async (first) => {
    for (let seed = first; seed < first + SEEDS_PER_TEST; seed += 1) {
      const { server, devices, keys, checked } = await play(seed);
      const named = `seed ${seed}`;
      expect(server.overwrittenUnseen, named).toEqual([]);
      for (const device of devices) {
        expect(device.outbox.waiting(), named).toEqual([]);
        expect(
          FIELDS.map((field) => device.values[field]),
          named,
        ).toEqual(FIELDS.map((field) => textIn(server.saved.plan, field)));
        for (const [field, text] of device.typed)
          expect([...(server.history.get(field) ?? [])], `${named}: ${field}`).toContain(text);
      }
      const arrived = new Set(server.log.map(({ key }) => key));
      const inOrder = server.log.toSorted((one, other) => Date.parse(one.madeAt) - Date.parse(other.madeAt));
      expect(
        inOrder.map(({ key }) => key),
        named,
      ).toEqual(keys.filter((key) => arrived.has(key)));
      const done = server.changes.map(({ item, is_done }) => [item, is_done] as const);
      expect(new Map(done), named).toEqual(checked);
    }
  },
);
