import type { DownloadProgress } from "./app-files.ts";
import { readFromWorker, type ToWorker } from "./worker-messages.ts";

/**
 * State of the app's copy on this device. `none`: nothing will be stored, with the reason: the browser offers no
 * service worker here, refused it, or this is a development server. `incomplete`: a file could not be downloaded and
 * will be tried again.
 */
export type CopyState =
  | { readonly kind: "asking" }
  | { readonly kind: "none"; readonly why: "not-offered" | "refused" | "development" }
  | ({ readonly kind: "bringing" } & DownloadProgress)
  | ({ readonly kind: "incomplete"; readonly isFull: boolean } & DownloadProgress)
  | { readonly kind: "ready"; readonly total: number };

/** State of the offline copy. Returns the same object until something changes. */
export interface OfflineCopy {
  readonly copy: CopyState;
  /** True if a newer version is completely downloaded and ready to use. */
  readonly hasNewVersion: boolean;
}

export interface OfflineCopyStore {
  readonly get: () => OfflineCopy;
  readonly subscribe: (listener: () => void) => () => void;
  /** Registers the service worker and watches it. Calls after the first do nothing. */
  readonly begin: () => void;
  /** Loads the newer version in this page. Other pages continue unchanged: no page reloads without a request. */
  readonly takeNewVersion: () => void;
}

interface Dependencies {
  /** `undefined` if the browser offers none: without HTTPS, or in some private windows. */
  readonly workers: ServiceWorkerContainer | undefined;
  readonly isBuilt: boolean;
  /** Source of the `online` event; the window. */
  readonly network: Pick<Window, "addEventListener">;
  /** The browser's own online state. */
  readonly isOnline: () => boolean;
  readonly reload: () => void;
}

const SCRIPT = "/sw.js";
/** Delay after a failed try while the browser reports that it is online. */
const RETRY_MS = 20_000;
/** Interval at which an open page checks for a newer version. */
const NEWER_MS = 60 * 60 * 1000;

export function createOfflineCopy({ workers, isBuilt, network, isOnline, reload }: Dependencies): OfflineCopyStore {
  let state: OfflineCopy = { copy: { kind: "asking" }, hasNewVersion: false };
  let registration: ServiceWorkerRegistration | null = null;
  let hasBegun = false;
  let isTaking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function become(part: Partial<OfflineCopy>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  function handleMessage(event: MessageEvent): void {
    const message = readFromWorker(event.data);
    if (message === null) return;
    // Progress of a newer version does not apply to the active one.
    if (registration?.active && event.source !== registration.active) return;
    const { kind, have, total } = message;
    if (have === total) return become({ copy: { kind: "ready", total } });
    if (kind === "held") return become({ copy: { kind: "bringing", have, total } });
    become({ copy: { kind: "incomplete", isFull: kind === "full", have, total } });
    tryLater();
  }

  function tryLater(): void {
    clearTimeout(timer);
    timer = setTimeout(continueCheck, RETRY_MS);
  }

  /** Downloads missing files and checks for a newer version. */
  function continueCheck(): void {
    if (registration?.active) {
      post(registration.active, { kind: "check" });
      registration.update().catch(() => undefined); // no network: tried again later
    } else void register();
  }

  async function register(): Promise<void> {
    if (workers === undefined) return;
    registration = await askFor(workers);
    if (registration === null) {
      // Without a network the script cannot be fetched, which is not a refusal.
      if (isOnline()) become({ copy: { kind: "none", why: "refused" } });
      return tryLater();
    }
    if (registration.active) post(registration.active, { kind: "check" });
    watch(registration);
  }

  function watch(watched: ServiceWorkerRegistration): void {
    const look = () => become({ hasNewVersion: watched.active !== null && watched.waiting !== null });
    const follow = (worker: ServiceWorker | null) => worker?.addEventListener("statechange", look);
    watched.addEventListener("updatefound", () => follow(watched.installing));
    follow(watched.installing);
    look();
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin() {
      if (hasBegun) return;
      hasBegun = true;
      if (!isBuilt) return become({ copy: { kind: "none", why: "development" } });
      if (workers === undefined) return become({ copy: { kind: "none", why: "not-offered" } });
      workers.addEventListener("message", handleMessage);
      workers.addEventListener("controllerchange", () => {
        if (isTaking) reload();
      });
      workers.startMessages();
      network.addEventListener("online", continueCheck);
      setInterval(continueCheck, NEWER_MS);
      void register();
    },
    takeNewVersion() {
      const waiting = registration?.waiting;
      if (!waiting) return;
      isTaking = true;
      post(waiting, { kind: "take-over" });
    },
  };
}

/**
 * Registers the service worker; `null` if the browser refuses. A policy or a private window may also resolve without a
 * registration.
 */
async function askFor(workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | null> {
  const registering: Promise<ServiceWorkerRegistration | undefined> = workers.register(SCRIPT, {
    updateViaCache: "none",
  });
  return (await registering.catch(() => undefined)) ?? null;
}

function post(worker: ServiceWorker, message: ToWorker): void {
  worker.postMessage(message);
}
