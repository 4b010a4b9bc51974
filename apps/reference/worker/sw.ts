import { KeptFiles, SHELL, type Held, type KeptFile } from "../src/offline/kept-files.ts";
import { pageSource } from "../src/offline/page-source.ts";
import type { FromWorker, ToWorker } from "../src/offline/worker-words.ts";

/** The service worker: opens the responder's pages without a network. It never touches the API. */

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly KeptFile[] };

/** How long a page that wants to be new waits for a network that does not answer, ms. */
const PATIENCE_MS = 4000;

// oxlint-disable-next-line no-underscore-dangle -- the name under which the build puts the list
const files = new KeptFiles(self.__WB_MANIFEST, { caches: self.caches, fetch: (url, options) => fetch(url, options) });

async function tell(kind: FromWorker["kind"], held: Held): Promise<void> {
  const words: FromWorker = { kind, ...held };
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) page.postMessage(words);
}

async function bringAll(): Promise<void> {
  try {
    await files.bring((held) => void tell("held", held));
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    await tell(isFull ? "full" : "failed", await files.held());
    throw error;
  }
}

let checking: Promise<void> | null = null;

/** Says how much is kept; what the browser took away is brought again. One at a time. */
function check(): Promise<void> {
  checking ??= bringAll()
    .catch(() => undefined)
    .finally(() => {
      checking = null;
    });
  return checking;
}

/** A version is kept whole or not at all: what came of it stays for the next try. */
self.addEventListener("install", (event) => event.waitUntil(bringAll()));

self.addEventListener("activate", (event) => {
  event.waitUntil(files.dropOlder().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  const words = event.data as ToWorker | null; // of our own pages
  if (words?.kind === "check") event.waitUntil(check());
  // Asked by a person. Pages that did not ask continue as they are.
  if (words?.kind === "take-over") event.waitUntil(self.skipWaiting());
});

/** An alarm of the app was pressed: its page comes to the front. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.matchAll({ type: "window" }).then(([page]) => page?.focus()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    const source = pageSource(pathname);
    if (source === "kept") event.respondWith(keptPage(event));
    if (source === "network-first") event.respondWith(networkFirst(event));
    if (source === "network") serverPages.set(event.resultingClientId, new Set());
  } else if (pathname.startsWith("/assets/")) {
    if (!isOfServerPage(pathname, event)) event.respondWith(keptFirst(pathname, request));
  } else if (files.isListed(pathname)) {
    event.respondWith(besideThePage(pathname, event));
  }
});

/**
 * The pages that came from the server, by client, and the paths that each requested below `/assets/`. Forgotten when the
 * browser stops the worker: files then come from the device or through the worker, as for any other page.
 */
const serverPages = new Map<string, Set<string>>();

/**
 * Whether to leave a file to the browser: the first request of a page from the server for a script or style sheet. The
 * server names such files in the `Link` header, and Chromium does not use a preload that a worker answered: it requests
 * the file again. Code that the app loads later is requested by `fetch` first, so the worker answers.
 */
function isOfServerPage(path: string, { clientId, request }: FetchEvent): boolean {
  const requested = serverPages.get(clientId);
  if (requested === undefined || requested.has(path)) return false;
  requested.add(path);
  return request.destination === "script" || request.destination === "style";
}

async function keptFirst(path: string, request: Request): Promise<Response> {
  return (await files.match(path)) ?? fetch(request);
}

async function keptPage(event: FetchEvent): Promise<Response> {
  return (await files.match(SHELL)) ?? serverPage(event, fetch(event.request));
}

async function networkFirst(event: FetchEvent): Promise<Response> {
  const kept = await files.match(SHELL);
  const answer = fetch(event.request);
  if (kept === undefined) return serverPage(event, answer);
  try {
    return await serverPage(event, Promise.race([answer, afterPatience()]));
  } catch {
    return kept;
  }
}

async function serverPage({ resultingClientId }: FetchEvent, answer: Promise<Response>): Promise<Response> {
  const page = await answer;
  serverPages.set(resultingClientId, new Set());
  return page;
}

const afterPatience = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error("The network does not answer.")), PATIENCE_MS);
  });

/** What has no hash in its name goes with the page: a kept page gets the kept one. */
async function besideThePage(path: string, { request, clientId }: FetchEvent): Promise<Response> {
  const page = await self.clients.get(clientId);
  const isKept = page !== undefined && pageSource(new URL(page.url).pathname) === "kept";
  if (isKept) return keptFirst(path, request);
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await files.match(path);
    if (kept === undefined) throw error;
    return kept;
  }
}
