import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { memoryStorage } from "../../test/memory-storage.ts";

const SERVER = Date.UTC(2026, 10, 24, 12);
const device = (behindMs: number) => SERVER - behindMs;

async function clock() {
  vi.resetModules();
  return import("./server-clock.ts");
}
beforeEach(() => {
  vi.stubGlobal("localStorage", memoryStorage());
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server time, received 200 ms after the request. */
const hear = (
  { serverClock }: Awaited<ReturnType<typeof clock>>,
  date: string | null = new Date(SERVER).toUTCString(),
) => serverClock.hear(date, Date.now() - 200);

it.each([37 * 60_000, -37 * 60_000, 86_400_000])("gives the server time on a device that is %d ms off", async (off) => {
  vi.setSystemTime(device(off));
  const page = await clock();
  expect(page.serverClock.now()).toBe(device(off));
  hear(page);
  expect(Math.abs(page.serverClock.now() - SERVER)).toBeLessThanOrEqual(1000);
  vi.advanceTimersByTime(90_000);
  expect(Math.abs(page.serverClock.now() - SERVER - 90_000)).toBeLessThanOrEqual(1000);
  const reloaded = await clock();
  expect(reloaded.serverClock.now()).toBe(page.serverClock.now());
});

it("ignores differences below a second and follows a corrected clock", async () => {
  vi.setSystemTime(device(0));
  const page = await clock();
  hear(page);
  expect(page.serverClock.now()).toBe(device(0));
  vi.setSystemTime(device(3_600_000));
  hear(page);
  expect(Math.abs(page.serverClock.now() - SERVER)).toBeLessThanOrEqual(1000);
  vi.setSystemTime(device(0));
  hear(page);
  expect(Math.abs(page.serverClock.now() - SERVER)).toBeLessThanOrEqual(1000);
});

// Half a second more would make an alarm late by over 2 s, because a clock on the screen moves once a second.
it.each([1400, -1400, 10 * 60_000, -10 * 60_000])(
  "finds the server time to a fifth of a second from some responses on a device that is %d ms off",
  async (off) => {
    vi.setSystemTime(device(off));
    const page = await clock();
    for (const passedMs of [900, 950, 1300, 2100, 3040]) {
      vi.setSystemTime(device(off) + passedMs);
      hear(page, new Date(SERVER + passedMs).toUTCString());
    }
    expect(Math.abs(page.serverClock.now() - SERVER - 3040)).toBeLessThanOrEqual(200);
  },
);

it("stamps entries with both times if the device is off by more than 10 s, otherwise with one", async () => {
  vi.setSystemTime(device(5 * 60_000));
  const page = await clock();
  const { clockOffMs, stampedNow } = await import("./clock-off.ts");
  hear(page);
  expect(Math.round(clockOffMs() / 60_000)).toBe(5);
  const { timestamp, device_time = "" } = stampedNow();
  expect(Math.abs(Date.parse(timestamp) - SERVER)).toBeLessThanOrEqual(1000);
  expect(Date.parse(device_time)).toBe(device(5 * 60_000));
  vi.setSystemTime(device(8000));
  hear(page);
  expect(clockOffMs()).toBe(0);
  expect(Object.keys(stampedNow())).toEqual(["timestamp"]);
});

it("ignores responses without a date and responses from a cache", async () => {
  vi.setSystemTime(device(0));
  const page = await clock();
  hear(page, null);
  hear(page, "soon");
  const hourOld = new Date(SERVER - 3_600_000).toUTCString();
  vi.stubGlobal("fetch", async () => new Response("{}", { headers: { Date: hourOld, Age: "3600" } }));
  await page.clockedFetch("/api/session", {});
  expect(page.serverClock.now()).toBe(device(0));
  vi.stubGlobal("fetch", async () => new Response("{}", { headers: { Date: hourOld } }));
  await page.clockedFetch("/api/session", {});
  expect(Math.abs(page.serverClock.now() - SERVER + 3_600_000)).toBeLessThanOrEqual(1000);
});
