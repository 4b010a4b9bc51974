import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listenToIncident, type IncidentEvent, type LiveState } from "./incident-events.ts";

/** An `EventSource` controlled by the test. */
class Source extends EventTarget {
  static readonly CLOSED = 2;
  static readonly all: Source[] = [];
  readyState = 0;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Source.all.push(this);
  }
  close(): void {
    this.readyState = Source.CLOSED;
  }
  say(name: string): void {
    this.dispatchEvent(new MessageEvent(name, { data: "{}" }));
  }
  fail(isForGood: boolean): void {
    if (isForGood) this.close();
    this.dispatchEvent(new Event("error"));
  }
}

const events: IncidentEvent[] = [];
const states: LiveState[] = [];
let stop: () => void;
/** Response to the request that asks why the stream was lost. */
let answer: () => Promise<Response>;
const last = (): Source => Source.all.at(-1) ?? new Source("");

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", Source);
  vi.stubGlobal("window", new EventTarget());
  answer = () => Promise.reject(new TypeError("no network"));
  vi.stubGlobal("fetch", () => answer());
  Source.all.length = 0;
  events.length = 0;
  states.length = 0;
  stop = listenToIncident("/api/watch-incident/51", {
    onEvent: (event) => events.push(event),
    onState: (state) => states.push(state),
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("delivers each event once and ignores the browser's own open event", () => {
  last().dispatchEvent(new Event("open"));
  last().say("open");
  last().say("log");
  last().say("beat");
  expect(events).toEqual(["open", "log"]);
  expect(states.at(-1)).toBe("live");
});

it("lets the browser resume the stream after a short interruption", () => {
  last().say("open");
  last().fail(false);
  expect(states.at(-1)).toBe("lost");
  vi.advanceTimersByTime(10_000);
  expect(Source.all).toHaveLength(1);
  last().say("log");
  expect(states.at(-1)).toBe("live");
});

it("reconnects if the browser gave up, the connection is dead or the network returns", () => {
  last().fail(true);
  vi.advanceTimersByTime(5_000);
  expect(Source.all).toHaveLength(2);
  last().say("open");
  vi.advanceTimersByTime(65_000);
  expect(Source.all).toHaveLength(3);
  window.dispatchEvent(new Event("offline"));
  expect(states.at(-1)).toBe("lost");
  window.dispatchEvent(new Event("online"));
  expect(Source.all).toHaveLength(4);
  expect(Source.all.slice(0, 3).every(({ readyState }) => readyState === Source.CLOSED)).toBe(true);
});

it("reports no live updates if the server never sends its first event, and retries", () => {
  vi.advanceTimersByTime(15_000);
  expect(states).toEqual(["lost"]);
  vi.advanceTimersByTime(5_000);
  expect(Source.all).toHaveLength(2);
});

it("doubles the wait up to a minute and resets it after an event", () => {
  const waits = [5, 10, 20, 40, 60, 60];
  for (const [index, seconds] of waits.entries()) {
    last().fail(true);
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect(Source.all, `before try ${index + 2}`).toHaveLength(index + 1);
    vi.advanceTimersByTime(1);
    expect(Source.all).toHaveLength(index + 2);
  }
  last().say("open");
  last().fail(true);
  vi.advanceTimersByTime(5000);
  expect(Source.all).toHaveLength(waits.length + 2);
});

it.each([403, 429])(
  "reloads everything at each attempt while the server refuses the stream with %i, without being offline",
  async (status) => {
    answer = async () => new Response("{}", { status });
    last().fail(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toBe("refused");
    expect(events).toEqual([]);
    for (const [index, seconds] of [5, 10, 20].entries()) {
      vi.advanceTimersByTime(seconds * 1000);
      expect(Source.all).toHaveLength(index + 2);
      expect(events).toHaveLength(index + 1);
      last().fail(true);
    }
    expect(new Set(events)).toEqual(new Set(["open"]));
    expect(states.at(-1)).toBe("refused");
    vi.advanceTimersByTime(40_000);
    last().say("open");
    expect(states.at(-1)).toBe("live");
  },
);

it("reports a server behind a broken proxy as offline", async () => {
  const requested = vi.fn<() => Promise<Response>>(async () => new Response("", { status: 502 }));
  answer = requested;
  last().fail(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(requested).toHaveBeenCalled();
  vi.advanceTimersByTime(5_000);
  expect([states.at(-1), events]).toEqual(["lost", []]);
});

it("delivers nothing after stopping", () => {
  const source = last();
  stop();
  vi.advanceTimersByTime(120_000);
  expect([source.readyState, Source.all.length]).toEqual([Source.CLOSED, 1]);
});
