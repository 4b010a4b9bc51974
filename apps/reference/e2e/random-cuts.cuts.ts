import type { Browser } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openBrowser, type Visitor } from "./browser.ts";
import {
  allSent,
  atTablet,
  isReady,
  makeCrew,
  onServer,
  openChecklist,
  openIncident,
  savePlan,
  turnOver,
  writeNote,
} from "./crew.ts";
import { startProduct, type Product } from "./product.ts";

/**
 * Two tablets in one incident, and networks that go and come as chance has it. Each script is made from its seed, so one
 * that failed is run again with `CUTS_SEED=<seed>`.
 */

const SCRIPTS = 20;
const STEPS = 10;
const seeds = process.env["CUTS_SEED"] === undefined ? Array.from({ length: SCRIPTS }, (_, index) => index + 1) : [];
if (process.env["CUTS_SEED"] !== undefined) seeds.push(Number(process.env["CUTS_SEED"]));

let product: Product;
let browser: Browser;
let tablets: readonly [Visitor, Visitor];

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  const [one, other] = await makeCrew(product);
  tablets = [await atTablet(browser, product, one), await atTablet(browser, product, other)];
  for (const { page } of tablets) await isReady(page);
});

afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

/** A script that failed leaves its incident and its cut behind: the next begins at the start page all the same. */
beforeEach(async () => {
  for (const { page, context } of tablets) {
    await context.setOffline(false);
    if (new URL(page.url()).pathname !== "/responder") await page.goto("/responder");
  }
});

/** Mulberry32: the same numbers from the same seed, each from 0 up to 1. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const ACTS = ["note", "note", "check", "check", "plan", "cut", "mend", "reload"] as const;

it.each(seeds)("script %i: all of it is on the server once and in order, and nothing is stale", async (seed) => {
  const next = chance(seed);
  const title = `Cuts of seed ${seed}`;
  const [first, second] = tablets;
  const told: string[] = [];
  const notes: [string[], string[]] = [[], []];
  /** What each item was set to last, on whichever tablet. */
  const items = new Map<number, boolean>();
  let plan = "";

  if (next() < 0.5) {
    told.push("first is cut");
    await first.context.setOffline(true);
  }
  await openIncident(first.page, title);
  await writeNote(first.page, title, `${title}: begins`);
  await first.context.setOffline(false);
  await allSent(first.page);
  await second.page.getByRole("button", { name: `Join: ${title}` }).click({ timeout: 30_000 });
  await second.page.getByRole("region", { name: title }).waitFor();

  for (let step = 0; step < STEPS; step += 1) {
    const which = next() < 0.5 ? 0 : 1;
    const { page, context } = tablets[which];
    const act = ACTS[Math.floor(next() * ACTS.length)] ?? "note";
    told.push(`${which}: ${act}`);
    if (act === "cut") await context.setOffline(true);
    if (act === "mend") await context.setOffline(false);
    if (act === "reload") await page.reload().then(() => page.getByRole("region", { name: title }).waitFor());
    if (act === "check") {
      const item = Math.floor(next() * 3);
      items.set(item, await turnOver(page, item));
    }
    if (act === "note") {
      const words = `${title}: ${step} from ${which}`;
      notes[which].push(words);
      await writeNote(page, title, words);
    }
    // One tablet writes the plan: what two write is compared by people.
    if (act === "plan" && which === 0) {
      plan = `${title}: plan of step ${step}`;
      await savePlan(page, plan);
    }
  }

  for (const { context } of tablets) await context.setOffline(false);
  for (const { page } of tablets) await allSent(page);
  const script = told.join(", ");
  const saved = await onServer(first.page, product, title);
  expect(saved?.count, script).toBe(1);
  const texts = saved?.entries.map(({ action_data }) => String(action_data["text"])) ?? [];
  for (const own of notes) {
    expect(
      texts.filter((text) => own.includes(text)),
      script,
    ).toEqual(own);
  }
  expect(saved?.plan.objectives ?? "", script).toBe(plan);
  const done = new Set(saved?.changes.filter(({ is_done }) => is_done).map(({ item }) => item));
  expect(done.size, script).toBe([...items.values()].filter(Boolean).length);

  // Both tablets show it so.
  for (const { page } of tablets) {
    const boxes = await openChecklist(page);
    const shown = () => Promise.all([...items.keys()].map((item) => boxes.nth(item).isChecked()));
    await expect.poll(shown, { timeout: 20_000, message: script }).toEqual([...items.values()]);
    await page.keyboard.press("Escape");
    await page.getByRole("region", { name: title }).getByRole("button", { name: /^Log/ }).click();
    for (const words of notes.flat()) {
      const line = page.getByRole("region", { name: "Incident log" }).getByRole("listitem").filter({ hasText: words });
      await line.first().waitFor({ timeout: 20_000 });
      expect(await line.count(), script).toBe(1);
    }
    await page.keyboard.press("Escape");
  }

  await first.page.getByRole("button", { name: "End", exact: true }).click();
  await first.page.getByRole("alertdialog").getByRole("button", { name: "End" }).click();
  await first.page.waitForURL("**/responder");
  await second.page.getByText("Ended. Nothing more is logged").waitFor({ timeout: 30_000 });
  await second.page.getByRole("button", { name: "Leave" }).click();
  await second.page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await second.page.waitForURL("**/responder");
});
