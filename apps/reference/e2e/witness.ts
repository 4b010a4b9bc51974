import type { Page, Request } from "playwright";
import { expect } from "vitest";

/** Actions and content of one page as text, for diagnosing a failed test. */
export interface Witness {
  /** Reads the description now, because a closed page cannot be read. */
  readonly lookAgain: () => Promise<void>;
  readonly words: () => string;
  readonly isOver: () => boolean;
}

/** Requests of the page itself. Excludes the service worker's own requests and event streams, which never end. */
interface Asked {
  readonly open: ReadonlySet<Request>;
  /** Number of requests started and finished. */
  readonly turns: () => number;
}

/** Counts requests from now on. */
function countRequests(page: Page): Asked {
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

/** Number of events reported, latest ones. */
const LAST = 40;
/** Time limit per page, ms: a page that does not respond must not delay the report of the others. */
const PATIENCE_MS = 3000;

const witnesses = new Set<Witness>();

const askedBy = new WeakMap<Page, Asked>();

/**
 * Waits until a watched page has loaded: over two frames it requests nothing, shows no loading state and does not
 * change.
 */
export async function settled(page: Page): Promise<void> {
  await expect.poll(() => stillLoading(page), { message: "What is still loading" }).toEqual([]);
}

async function stillLoading(page: Page): Promise<readonly string[]> {
  const asked = askedBy.get(page);
  if (asked === undefined) throw new Error("Nobody watches this page.");
  const before = asked.turns();
  const shown = await page.evaluate(findLoading);
  const open = [...asked.open].map((request) => `${request.method()} ${request.url()}`);
  return [...shown, ...open, ...(asked.turns() === before ? [] : ["what a request brought meanwhile"])];
}

/** Runs in the page: elements that show a loading state, now and two frames later. */
async function findLoading(): Promise<readonly string[]> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const own = (element: Element): string => (element.childElementCount === 0 ? (element.textContent ?? "") : "");
  const saysSo = (element: Element): boolean =>
    element.matches("[aria-busy='true'], [role='progressbar'][aria-label^='Loading']") ||
    (element.closest("[role='status']") === null ? /^Loading$|^Loading .*\.\.\.$/ : /^Loading/).test(
      own(element).trim(),
    );
  const look = (): readonly Element[] => [...document.body.querySelectorAll("*")];
  const before = look();
  await frame();
  await frame();
  const after = look();
  const loading = [...new Set([...before, ...after])].filter(saysSo).map((element) => element.outerHTML.slice(0, 120));
  return before.length === after.length ? loading : [...loading, "what is drawn anew"];
}

/** Records calls, page loads, complaints and open requests from now on. */
export function watchPage(page: Page, origin: string): Witness {
  const began = Date.now();
  const onTheirWay = new Map<Request, number>();
  const happened: string[] = [];
  let shown = "(not looked at)";
  const seconds = (): string => ((Date.now() - began) / 1000).toFixed(2);
  const note = (words: string): void => void happened.push(`${seconds()} ${words}`);
  const nameOf = (request: Request): string =>
    `${request.method()} ${request.url().replace(origin, "")}${request.serviceWorker() === null ? "" : " (service worker)"}`;
  const isTold = (request: Request): boolean =>
    request.isNavigationRequest() || request.url().startsWith(`${origin}/api`);
  askedBy.set(page, countRequests(page));
  const context = page.context();
  context.on("request", (request) => {
    onTheirWay.set(request, Date.now());
    if (isTold(request)) note(`> ${nameOf(request)}`);
  });
  context.on("response", (response) => {
    if (isTold(response.request())) note(`${response.status()} ${nameOf(response.request())}`);
  });
  context.on("requestfinished", (request) => onTheirWay.delete(request));
  context.on("requestfailed", (request) => {
    onTheirWay.delete(request);
    note(`failed ${nameOf(request)}: ${request.failure()?.errorText ?? ""}`);
  });
  page.on("console", (message) => note(`${message.type()}: ${message.text().slice(0, 300)}`));
  page.on("pageerror", (error) => note(`uncaught: ${error.message}`));

  const witness: Witness = {
    async lookAgain() {
      if (page.isClosed()) return;
      const late = new Promise<string>((resolve) => setTimeout(() => resolve("(no answer)"), PATIENCE_MS));
      const looked = page.locator("body").ariaSnapshot();
      shown = `${page.url()}\n${await Promise.race([looked, late]).catch((error: unknown) => String(error))}`;
    },
    isOver: () => page.isClosed(),
    words() {
      const open = [...onTheirWay].map(
        ([request, since]) => `${nameOf(request)}, for ${(Date.now() - since) / 1000} s`,
      );
      return [
        `── a page, ${seconds()} s old`,
        ...happened.slice(-LAST),
        `On their way: ${open.length === 0 ? "nothing" : open.join("; ")}`,
        shown,
      ].join("\n");
    },
  };
  witnesses.add(witness);
  return witness;
}

/** Reports actions and content of every page of a failed test. */
export async function tellAll(): Promise<void> {
  for (const witness of witnesses) {
    await witness.lookAgain();
    process.stderr.write(`${witness.words()}\n\n`);
  }
}

/** Removes closed pages after their test. */
export function forgetClosed(): void {
  for (const witness of witnesses) if (witness.isOver()) witnesses.delete(witness);
}
