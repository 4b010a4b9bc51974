import { AppFiles, SHELL, type DownloadProgress, type AppFile } from "../src/offline/app-files.ts";
import { pageSource } from "../src/offline/page-source.ts";
import type { FromWorker, ToWorker } from "../src/offline/worker-messages.ts";

/** The service worker: opens the responder's pages without a network. It never handles API requests. */

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly AppFile[] };

/** Time to wait for an unresponsive network before a network-first page comes from the device, ms. */
const PATIENCE_MS = 4000;

// oxlint-disable-next-line no-underscore-dangle -- the name under which the build puts the list
const files = new AppFiles(self.__WB_MANIFEST, { caches: self.caches, fetch: (url, options) => fetch(url, options) });

async function tell(kind: FromWorker["kind"], held: DownloadProgress): Promise<void> {
  const words: FromWorker = { kind, ...held };
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) page.postMessage(words);
}

async function bringAll(): Promise<void> {
  try {
    await files.download((held) => void tell("held", held));
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    await tell(isFull ? "full" : "failed", await files.progress());
    throw error;
  }
}

let checking: Promise<void> | null = null;

/** Reports the progress and downloads files that the browser removed. Runs once at a time. */
function check(): Promise<void> {
  checking ??= bringAll()
    .catch(() => undefined)
    .finally(() => {
      checking = null;
    });
  return checking;
}

/** A version is installed completely or not at all; files already downloaded stay for the next try. */
self.addEventListener("install", (event) => event.waitUntil(bringAll()));

self.addEventListener("activate", (event) => {
  event.waitUntil(files.dropOlder().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  const words = event.data as ToWorker | null; // only the app's own pages send messages
  if (words?.kind === "check") event.waitUntil(check());
  // Requested by a user. Pages without a request continue unchanged.
  if (words?.kind === "take-over") event.waitUntil(self.skipWaiting());
});

/** A press on a notification of the app brings its page to the front. */
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
 * Pages that came from the server, by client ID, with the paths that each requested below `/assets/`. Lost when the
 * browser stops the worker: files then come from the device or through the worker, as for any other page.
 */
const serverPages = new Map<string, Set<string>>();

/**
 * True if the browser should load the file itself: the first request of a page from the server for a script or style
 * sheet. The server names such files in the `Link` header, and Chromium ignores a preload that a worker answered and
 * requests the file again. Code that the app loads later is requested by `fetch` first, so the worker answers.
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

/** Files without a hash in their name come from the same source as the page: a stored page gets the stored file. */
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
