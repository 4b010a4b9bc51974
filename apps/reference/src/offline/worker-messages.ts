import type { DownloadProgress } from "./app-files.ts";

/** Message from a page to the service worker. `check`: report progress and load missing files. */
export type ToWorker = { readonly kind: "check" } | { readonly kind: "take-over" };

/** Message from the service worker to the pages. `failed`: a file could not be loaded; `full`: no space left. */
export interface FromWorker extends DownloadProgress {
  readonly kind: "held" | "failed" | "full";
}

const KINDS: ReadonlySet<unknown> = new Set<FromWorker["kind"]>(["held", "failed", "full"]);

export function readFromWorker(data: unknown): FromWorker | null {
  if (typeof data !== "object" || data === null) return null;
  const { kind, have, total } = data as Partial<Record<keyof FromWorker, unknown>>; // each value is checked below
  if (!KINDS.has(kind) || typeof have !== "number" || typeof total !== "number") return null;
  return { kind: kind as FromWorker["kind"], have, total };
}
