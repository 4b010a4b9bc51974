import { isDeepStrictEqual } from "node:util";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { readPdf } from "../src/test/read-pdf.ts";
import { openBrowser, type Visitor } from "./browser.ts";
import {
  allSent,
  atTablet,
  calculateChlorine,
  closeLog,
  endIncident,
  isReady,
  makeCrew,
  module,
  onServer,
  openChecklist,
  openIncident,
  openLog,
  pdfOf,
  reachBenchmark,
  savePlan,
  searchFor,
  takePhoto,
  turnOver,
  writeNote,
  zonesOf,
} from "./crew.ts";
import { startProduct, type Product } from "./product.ts";
import { watchPage } from "./witness.ts";
import {
  chance,
  loseAnswer,
  mend,
  pick,
  reload,
  seedsToRun,
  tabletOf as newTablet,
  type Tablet as TabletOnNetwork,
} from "./workspace/tablets.ts";

/**
 * Two tablets in one incident with randomly failing networks. Each script is derived from its seed: run a failed one
 * again with `CUTS_SEED=<seed>`; `CUTS_SEED=3,7` runs two.
 */

const SCRIPTS = 20;
const STEPS = 12;

interface Tablet extends TabletOnNetwork {
  /** Actions on this tablet that the log must contain, in order. */
  done: string[];
}

let product: Product;
let browser: Browser;
let visitors: readonly Visitor[];
let tablets: readonly [Tablet, Tablet];

const tabletOf = (visitor: Visitor): Tablet => ({ ...newTablet(visitor), done: [] });

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  const [one, other] = await makeCrew(product);
  const [first, second] = [await atTablet(browser, product, one), await atTablet(browser, product, other)];
  visitors = [first, second];
  for (const { page } of visitors) await isReady(page);
  tablets = [tabletOf(first), tabletOf(second)];
});

afterAll(async () => {
  for (const visitor of visitors ?? []) await visitor[Symbol.asyncDispose]();
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

/** A failed script leaves its incident and its faults behind: the next one still starts at the start page. */
beforeEach(async () => {
  for (const tablet of tablets) {
    await mend(tablet);
    tablet.done = [];
    if (new URL(tablet.page.url()).pathname !== "/responder") await tablet.page.goto("/responder");
  }
});

const STREAM = /\/api\/watch-(incident|department-incidents)\//;

/** From the next connection on, the stream is open but sends nothing. */
async function killStream(tablet: Tablet): Promise<void> {
  await tablet.context.route(STREAM, (route) => void tablet.unanswered.push(route));
  await reload(tablet);
}

/** Closes the tab and opens another one at the same URL. */
async function reopen(tablet: Tablet): Promise<void> {
  const address = tablet.page.url();
  const next = await tablet.context.newPage();
  watchPage(next, product.url);
  await tablet.page.close();
  tablet.page = next;
  await next.goto(address);
  await next.getByRole("navigation", { name: "Modules" }).waitFor();
}

const CARDS = [
  ["1017", /^Chlorine/],
  ["1005", /^Ammonia/],
  ["1830", /^Sulfuric acid/],
] as const;
/** Names in the log by text on the screen. */
const BENCHMARKS = new Map([
  ["Arrived", "arrived"],
  ["Zones set", "zones_set"],
  ["Entry", "entry_made"],
  ["Decon ready", "decon_ready"],
  ["Under control", "under_control"],
]);

/** The expected end state, besides the actions of each tablet. */
interface Wanted {
  readonly items: Map<number, boolean>;
  plan: string;
  hasZones: boolean;
}

interface Step {
  readonly title: string;
  readonly number: number;
  readonly which: 0 | 1;
  readonly next: () => number;
  readonly wanted: Wanted;
}

type Act = (tablet: Tablet, step: Step) => Promise<void>;
const note: Act = async ({ page, done }, { title, number, which }) => {
  const words = `step ${number} from ${which}`;
  await writeNote(page, title, words);
  done.push(`note: ${words}`);
};
const check: Act = async ({ page }, { next, wanted }) => {
  const item = Math.floor(next() * 3);
  wanted.items.set(item, await turnOver(page, item));
};

/** Actions and failures, with their relative frequency. */
const ACTS: Readonly<Record<string, Act>> = {
  note,
  "another note": note,
  check,
  "another check": check,
  async search({ page }, { next }) {
    const [number, name] = pick(CARDS, next);
    await searchFor(page, number, name);
  },
  async plume({ page, done }, { next, wanted }) {
    await calculateChlorine(page, pick(["0.5", "1", "2"], next));
    wanted.hasZones = true;
    done.push("plume");
  },
  async benchmark({ page, done }, { title, next }) {
    const [words, name] = pick([...BENCHMARKS], next);
    await reachBenchmark(page, title, words);
    done.push(`benchmark: ${name}`);
  },
  async photo({ page, done }, { title, number, which }) {
    const words = `photo ${number} of ${which}`;
    await takePhoto(page, title, words);
    done.push(`photo: ${words}`);
  },
  /** Only one tablet writes the plan: conflicts between two are resolved by people. */
  async plan({ page }, { number, which, wanted }) {
    if (which !== 0) return;
    wanted.plan = `Plan of step ${number}.`;
    await savePlan(page, wanted.plan);
  },
  async pdf({ page }, { title }) {
    await module(page, "Incident Action Plan (IAP)").click();
    const pdf = await readPdf(await pdfOf(page.getByRole("button", { name: "Generate PDF" })));
    expect([pdf.isTagged, pdf.texts.includes(title)]).toEqual([true, true]);
  },
  cut: ({ context }) => context.setOffline(true),
  "lost answer": loseAnswer,
  "dead stream": killStream,
  mend,
  reload,
  "tab closed": reopen,
};
const NAMES = Object.keys(ACTS);
/** User of the second tablet. */
const SECOND = "Robin Chase";

type Logged = NonNullable<Awaited<ReturnType<typeof onServer>>>["entries"][number];

/** A log entry in the format of `done`; `null` for entries that follow from other actions, such as a search. */
function told({ action_type, action_data }: Logged): string | null {
  const text = String(action_data["text"] ?? action_data["caption"]);
  if (action_type === "note_written") return `note: ${text}`;
  if (action_type === "photo_added") return `photo: ${text}`;
  if (action_type === "plume_calculated") return "plume";
  if (action_type === "benchmark_reached") return `benchmark: ${String(action_data["benchmark"])}`;
  return null;
}

/** Actions of both users according to the server. */
async function doneOnServer(title: string): Promise<readonly (readonly string[])[]> {
  const entries = (await onServer(tablets[0].page, product, title))?.entries ?? [];
  return [false, true].map((isSecond) =>
    entries
      .filter(({ user_name }) => (user_name === SECOND) === isSecond)
      .map(told)
      .filter((one) => one !== null),
  );
}

const doneHere = (): readonly (readonly string[])[] => tablets.map(({ done }) => done);

async function expectOnServer(title: string, { items, plan }: Wanted, script: string): Promise<void> {
  // While a second calculation runs, the page still shows the message that the first one is complete.
  await expect.poll(() => doneOnServer(title), { timeout: 60_000, message: script }).toEqual(doneHere());
  const saved = await onServer(tablets[0].page, product, title);
  expect(saved?.count, script).toBe(1);
  const ids = saved?.entries.map(({ client_id }) => client_id).filter((id) => id !== null) ?? [];
  expect(new Set(ids).size, script).toBe(ids.length);
  expect(saved?.plan.objectives ?? "", script).toBe(plan);
  // A page that was just loaded reads the unsent entries of its device a moment later.
  const countOfDone = async () =>
    (await onServer(tablets[0].page, product, title))?.changes.filter(({ is_done }) => is_done).length;
  const wantedDone = [...items.values()].filter(Boolean).length;
  await expect.poll(countOfDone, { timeout: 30_000, message: script }).toBe(wantedDone);
}

/** Incident data shown on a page: checks, zones, plan and log entries. */
async function shownOn(page: Page, title: string, { items, plan, hasZones }: Wanted): Promise<Shown> {
  const boxes = await openChecklist(page);
  const checks = await Promise.all([...items.keys()].map((item) => boxes.nth(item).isChecked()));
  await page.keyboard.press("Escape");
  await boxes.first().waitFor({ state: "detached" });
  if (hasZones) await module(page, "Evacuation / Plume").click();
  const zones = hasZones ? await zonesOf(page) : "";
  if (plan !== "") await module(page, "Incident Action Plan (IAP)").click();
  const objectives = plan === "" ? "" : await page.getByRole("textbox", { name: "Objectives" }).inputValue();
  const lines = await openLog(page, title);
  const log = await lines.allInnerTexts();
  await closeLog(page);
  return { checks, zones, objectives, log };
}

/** Waits until both tablets show the expected state, and the same, including the other tablet's changes. */
async function expectSameOnBoth(title: string, wanted: Wanted, script: string): Promise<void> {
  const [{ page: one }, { page: other }] = tablets;
  const look = async () => {
    const [here, there] = [await shownOn(one, title, wanted), await shownOn(other, title, wanted)];
    const asWanted = { checks: [...wanted.items.values()], objectives: wanted.plan };
    // Returns both states until they match, so that a failure shows the differences.
    return isDeepStrictEqual({ ...here, ...asWanted }, there) ? "the same" : { here, there, asWanted };
  };
  await expect.poll(look, { message: script }).toBe("the same");
}

interface Shown {
  readonly checks: readonly boolean[];
  readonly zones: string;
  readonly objectives: string;
  readonly log: readonly string[];
}

it.each(seedsToRun(SCRIPTS))(
  "script %i: the server has everything once and in order, and no page is stale",
  { timeout: 420_000 },
  async (seed) => {
    const next = chance(seed);
    const title = `Cuts of seed ${seed}`;
    const [first, second] = tablets;
    const wanted: Wanted = { items: new Map(), plan: "", hasZones: false };
    const script: string[] = [];

    if (next() < 0.5) {
      script.push("first is cut");
      await first.context.setOffline(true);
    }
    await openIncident(first.page, title);
    await note(first, { title, number: 0, which: 0, next, wanted });
    await first.context.setOffline(false);
    await allSent(first.page);
    await second.page.getByRole("button", { name: `Join: ${title}` }).click({ timeout: 30_000 });
    await second.page.getByRole("region", { name: title }).waitFor();

    for (let number = 1; number <= STEPS; number += 1) {
      const which = next() < 0.5 ? 0 : 1;
      const name = NAMES[Math.floor(next() * NAMES.length)] ?? "note";
      script.push(`${which}: ${name}`);
      await ACTS[name]?.(tablets[which], { title, number, which, next, wanted });
    }
    const isEndedWhileCut = next() < 0.5;

    for (const tablet of tablets) await mend(tablet);
    for (const { page } of tablets) await allSent(page);
    await expectOnServer(title, wanted, script.join(", "));
    await expectSameOnBoth(title, wanted, script.join(", "));

    if (isEndedWhileCut) {
      script.push("second is cut before the end");
      await second.context.setOffline(true);
      await note(second, { title, number: STEPS + 1, which: 1, next, wanted });
    }
    await endIncident(first.page);
    await second.context.setOffline(false);
    await second.page.getByText("Ended. Nothing more is logged").waitFor({ timeout: 60_000 });
    await expect.poll(() => doneOnServer(title), { timeout: 30_000, message: script.join(", ") }).toEqual(doneHere());
    expect((await onServer(first.page, product, title))?.incident.status).toBe("completed");
    await second.page.getByRole("button", { name: "Leave" }).click();
    await second.page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
    await second.page.waitForURL("**/responder");
  },
);
