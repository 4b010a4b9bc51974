import type { CDPSession, Page } from "playwright";
import { expect, it } from "vitest";
import { reportFigures } from "../../../../tools/measure/measures.ts";
import { calculateChlorine, isReady } from "../crew.ts";
import { openProduct } from "../opening.ts";
import { demoPerson } from "../signed-in.ts";
import { mainThreadWork, median, slowed, SLOW_DOWN } from "./main-thread.ts";

const RUNS = 5;
/** Target from the press to the frame with the zones, ms at the machine's own speed. */
const AIM_MS = 300;

const opening = openProduct();

interface ZonesWatch {
  /** Resolves with the ms from the press to the end of the frame that draws the zones' tiles. */
  watchZones?: () => Promise<number>;
  drawn?: Promise<number>;
}

/**
 * Tracks the map's requests to its workers for the zones: the zones are on the screen with the first frame after their
 * last tile has arrived. Reads only messages, so that the overhead is small.
 */
function followZones(): void {
  const asked = new Set<string>();
  const pageWorker = globalThis.Worker;
  let pressedAt = 0;
  let tiles = 0;
  let settle: (ms: number) => void = () => undefined;
  const drawn = (): void => {
    if (asked.size > 0 || tiles === 0) return;
    tiles = 0;
    settle(performance.now() - pressedAt);
  };
  globalThis.Worker = class extends pageWorker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        if (data?.type !== "<response>" || !asked.delete(data.id)) return;
        if (asked.size === 0) requestAnimationFrame(() => setTimeout(drawn));
      });
    }
    override postMessage(message: { id?: string; type?: string; data?: { source?: string } }, ...rest: []): void {
      if (pressedAt > 0 && message.id !== undefined && message.data?.source === "placard-zones") {
        asked.add(message.id);
        if (message.type === "LT" || message.type === "RT") tiles += 1;
      }
      super.postMessage(message, ...rest);
    }
  };
  const watchZones = (): Promise<number> =>
    new Promise((resolve) => {
      asked.clear();
      tiles = 0;
      settle = resolve;
      addEventListener("click", ({ timeStamp }) => (pressedAt = timeStamp), { once: true, capture: true });
    });
  Object.assign(globalThis, { watchZones });
}

interface Taken {
  readonly ms: number;
  /** Main-thread work, ms. */
  readonly work: number;
}

async function calculateAgain(page: Page, devtools: CDPSession, rate: number): Promise<Taken> {
  await page.getByLabel(/Emission rate/).fill(String(rate));
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    const watch = globalThis as ZonesWatch;
    watch.drawn = watch.watchZones?.() ?? Promise.reject(new Error("The zones are not followed."));
  });
  const before = await mainThreadWork(devtools);
  await page.getByRole("button", { name: "Calculate" }).click();
  const ms = await page.evaluate(() => (globalThis as ZonesWatch).drawn ?? Number.NaN);
  return { ms, work: (await mainThreadWork(devtools)) - before };
}

it("draws the zones of a plume on the map after Calculate", async () => {
  await using visitor = await demoPerson(opening, "responder", { serviceWorkers: "allow", expected: [/.*/] });
  const { page, context } = visitor;
  await context.addInitScript(followZones);
  await page.reload();
  await isReady(page);
  await page.getByRole("button", { name: /^Quick Search/ }).click();
  await calculateChlorine(page, "5");
  await page.waitForTimeout(3000); // the map and its tiles
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  const own: Taken[] = [];
  const slow: Taken[] = [];
  for (let run = 0; run < RUNS; run += 1) own.push(await calculateAgain(page, devtools, 6 + run));
  await slowed(page, async () => {
    for (let run = 0; run < RUNS; run += 1) slow.push(await calculateAgain(page, devtools, 12 + run));
  });
  const [ms, work] = [median(own.map((run) => run.ms)), median(own.map((run) => run.work))];
  const [slowMs, slowWork] = [median(slow.map((run) => run.ms)), median(slow.map((run) => run.work))];
  reportFigures("plume-zones", [
    { name: "Calculate to zones on the map, median", value: ms, unit: "ms", aim: AIM_MS },
    { name: "the page's own work", value: work, unit: "ms", aim: AIM_MS },
    { name: `Calculate to zones on the map at ${SLOW_DOWN}x`, value: slowMs, unit: "ms" },
    { name: `the page's own work at ${SLOW_DOWN}x`, value: slowWork, unit: "ms" },
  ]);
  expect(await page.getByRole("grid", { name: /Zones/ }).isVisible()).toBe(true);
});
