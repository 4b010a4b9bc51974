import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openBrowser, type Visitor } from "./browser.ts";
import { isReady } from "./crew.ts";
import { startProduct, type Product } from "./product.ts";
import { demoAccount, newcomer, signIn } from "./signed-in.ts";

/** A proxy in front of the product. */
interface Counter {
  readonly url: string;
  /** Paths requested since the last `clear`, except the API and the worker's own script. */
  readonly requested: () => readonly string[];
  readonly clear: () => void;
  readonly close: () => void;
}

/**
 * Counts between browser and server: a page does not see the worker's requests, and `page.route` disables the cache.
 */
async function countRequests(target: string): Promise<Counter> {
  let paths: string[] = [];
  const server = createServer((incoming, answer) => {
    const { pathname } = new URL(incoming.url ?? "/", target);
    // The browser decides when to check for a new `sw.js`.
    if (!pathname.startsWith("/api/") && pathname !== "/sw.js") paths.push(pathname);
    const { method, headers } = incoming;
    const outgoing = request(new URL(incoming.url ?? "/", target), { method, headers }, (received) => {
      answer.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(answer);
      received.on("error", () => answer.destroy());
    });
    outgoing.on("error", () => answer.destroy());
    answer.on("close", () => outgoing.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The counter has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    requested: () => paths,
    clear: () => (paths = []),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const repeated = (paths: readonly string[]) => paths.filter((path, at) => paths.indexOf(path) < at);
const assets = (paths: readonly string[]) => paths.filter((path) => path.startsWith("/assets/"));

let folder: string;
let product: Product;
let browser: Browser;
let counter: Counter;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "placard-app-"));
  await cp(join(import.meta.dirname, "../dist"), folder, { recursive: true });
  [product, browser] = await Promise.all([startProduct({ APP_DIST: folder }), openBrowser()]);
  counter = await countRequests(product.url);
});

beforeEach(() => counter.clear());

afterAll(async () => {
  await browser?.close();
  counter?.close();
  await product?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

/**
 * Publishes a build in which every script has a new name and all other content is unchanged, and restarts the server.
 *
 * @returns the paths of the new scripts
 */
async function publishNewBuild(): Promise<ReadonlySet<string>> {
  await product.stop();
  const files = await readdir(folder, { recursive: true });
  const renamed = new Map(
    files
      .filter((file) => /^assets.*\.js$/.test(file))
      .map((file) => file.slice("assets/".length))
      .map((name) => [name, name.replace(/.\.js$/, (end) => (end === "0.js" ? "1.js" : "0.js"))]),
  );
  for (const file of files.filter((name) => /\.(js|css|html|json)$/.test(name))) {
    const text = await readFile(join(folder, file), "utf8");
    await writeFile(
      join(folder, file),
      text.replaceAll(/[\w-]+\.js/g, (name) => renamed.get(name) ?? name),
    );
  }
  for (const [from, to] of renamed) await rename(join(folder, "assets", from), join(folder, "assets", to));
  await product.restart();
  return new Set([...renamed.values()].map((name) => `/assets/${name}`));
}

/** A visitor of the demo, with the console messages about unused preloads. */
async function openVisit(kind: "business" | "responder") {
  const visitor = await newcomer({ browser, product: { ...product, url: counter.url } }, "allow");
  await signIn(visitor, await demoAccount(product, kind));
  await visitor.page.waitForURL(kind === "business" ? "**/dashboard" : "**/responder");
  const unused: string[] = [];
  visitor.page.on("console", (message) => {
    if (message.text().startsWith("A preload for")) unused.push(message.text());
  });
  if (kind === "responder") await isReady(visitor.page);
  return Object.assign(visitor, { unused });
}

/** A business user on a device where a responder used the app before, so that the service worker responds. */
async function openBusinessVisitUnderWorker() {
  const visitor = await openVisit("responder");
  await visitor.context.clearCookies();
  await signIn(visitor, await demoAccount(product, "business"));
  await visitor.page.waitForURL("**/dashboard");
  await heading(visitor).waitFor();
  return visitor;
}

const heading = ({ page }: Pick<Visitor, "page">) => page.getByRole("heading", { level: 1 }).first();

/** Makes the browser check for a new version of the worker, and waits until the new version has all its files. */
function installNewWorker({ page }: Pick<Visitor, "page">): Promise<void> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing ?? registration.waiting;
    if (worker === null) throw new Error("There is no new version.");
    await new Promise<void>((resolve, reject) => {
      const look = (): void => {
        if (worker.state === "installed") resolve();
        if (worker.state === "redundant") reject(new Error("The new version was not installed."));
      };
      worker.addEventListener("statechange", look);
      look();
    });
  });
}

it("fetches each file once on the first visit of a business user", async () => {
  await using visitor = await openVisit("business");
  await heading(visitor).waitFor();
  expect(assets(counter.requested()).length).toBeGreaterThan(20);
  expect(repeated(counter.requested())).toEqual([]);
  expect(visitor.unused).toEqual([]);
});

it("fetches each file of business pages at most once under the service worker, none again after a reload, and each changed file once after an update", async () => {
  await using visitor = await openBusinessVisitUnderWorker();
  const { page } = visitor;
  visitor.unused.length = 0;
  for (const path of ["/dashboard", "/dashboard/chemicals/add", "/dashboard/reports", "/"]) {
    counter.clear();
    await page.goto(path);
    await heading(visitor).waitFor();
    expect([path, repeated(counter.requested())]).toEqual([path, []]);
    counter.clear();
    await page.reload();
    await heading(visitor).waitFor();
    expect([path, counter.requested()]).toEqual([path, [path]]); // only the page itself
  }

  const changed = await publishNewBuild();
  counter.clear();
  await page.goto("/dashboard/chemicals/add");
  await Promise.all([heading(visitor).waitFor(), installNewWorker(visitor)]);
  const requested = counter.requested();
  expect(requested.filter((path) => changed.has(path)).length).toBeGreaterThan(20);
  expect(repeated(requested)).toEqual([]);
  expect(visitor.unused).toEqual([]);
});

it("fetches each file of responder pages once on the first visit, none under the service worker, and each changed file once after an update", async () => {
  await using visitor = await openVisit("responder");
  const { page } = visitor;
  await heading(visitor).waitFor();
  expect(assets(counter.requested()).length).toBeGreaterThan(20);
  expect(repeated(counter.requested())).toEqual([]);

  counter.clear();
  for (const path of ["/responder/incidents", "/responder"]) {
    await page.goto(path);
    await heading(visitor).waitFor();
  }
  expect(counter.requested()).toEqual([]);

  const changed = await publishNewBuild();
  counter.clear();
  await installNewWorker(visitor);
  const newScripts = page.locator([...changed].map((path) => `script[src="${path}"]`).join(", "));
  expect(await newScripts.count()).toBe(0);
  await page.getByRole("button", { name: "Reload", exact: true }).click();
  await newScripts.first().waitFor({ state: "attached" });
  await isReady(page);
  const requested = counter.requested();
  expect(assets(requested).length).toBeGreaterThan(20);
  expect(assets(requested).filter((path) => !changed.has(path))).toEqual([]);
  expect(repeated(requested)).toEqual([]);
  expect(visitor.unused).toEqual([]);
});
