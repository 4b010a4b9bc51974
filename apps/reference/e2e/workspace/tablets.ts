import type { BrowserContext, Page, Route } from "playwright";
import type { Visitor } from "../browser.ts";

/** Two tablets in one incident with random failures of the network, derived from a seed. */

/** A tablet with its current tab. */
export interface Tablet {
  readonly context: BrowserContext;
  page: Page;
  /** Stream requests of an incident that get no response while the stream is dead. */
  readonly unanswered: Route[];
}

export const tabletOf = ({ page, context }: Visitor): Tablet => ({ page, context, unanswered: [] });

const asked = process.env["CUTS_SEED"];

/** The seeds to run: those of `CUTS_SEED`, such as `3,7`, or 1 to `count`. */
export function seedsToRun(count: number): readonly number[] {
  return asked === undefined ? Array.from({ length: count }, (_, at) => at + 1) : asked.split(",").map(Number);
}

/** Mulberry32: the same numbers from the same seed, each from 0 up to 1. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<T>(from: readonly T[], next: () => number): T {
  const picked = from[Math.floor(next() * from.length)];
  if (picked === undefined) throw new Error("There is nothing to pick from.");
  return picked;
}

const API = /\/api\//;

/** The server accepts the next write, but its response is lost. */
export async function loseAnswer({ context }: Tablet): Promise<void> {
  let isLost = false;
  await context.route(API, async (route) => {
    if (isLost || route.request().method() === "GET") return route.fallback();
    isLost = true;
    await route.fetch().catch(() => undefined); // the network may be cut as well
    await route.abort("connectionreset").catch(() => undefined);
  });
}

/** The network is back, and all later requests reach the server. */
export async function mend({ context, unanswered }: Tablet): Promise<void> {
  await context.setOffline(false);
  await context.unrouteAll();
  for (const route of unanswered.splice(0)) await route.abort("timedout").catch(() => undefined); // belongs to a closed page
}

export async function reload({ page }: Tablet): Promise<void> {
  await page.reload();
  await page.getByRole("navigation", { name: "Modules" }).waitFor();
}
