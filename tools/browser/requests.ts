import type { Page, Request } from "playwright";

/** What a page itself asks for. Its service worker asks on its own, and a stream of events never ends. */
export interface Asked {
  readonly open: ReadonlySet<Request>;
  /** How many requests have begun and ended so far. */
  readonly turns: () => number;
}

/** Counts from now on. */
export function countRequests(page: Page): Asked {
  const open = new Set<Request>();
  let turns = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "eventsource") return;
    open.add(request);
    turns += 1;
  });
  const end = (request: Request): void => {
    if (open.delete(request)) turns += 1;
  };
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return { open, turns: () => turns };
}
