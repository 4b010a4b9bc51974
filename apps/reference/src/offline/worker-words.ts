import type { Held } from "./kept-files.ts";

/** What a page asks of the service worker. `check`: how much is kept, and bring what is gone. */
export type ToWorker = { readonly kind: "check" } | { readonly kind: "take-over" };

/** What the service worker tells the pages. `failed`: a file could not be brought, `full`: there was no room for it. */
export interface FromWorker extends Held {
  readonly kind: "held" | "failed" | "full";
}

const KINDS: ReadonlySet<unknown> = new Set<FromWorker["kind"]>(["held", "failed", "full"]);

export function readFromWorker(data: unknown): FromWorker | null {
  if (typeof data !== "object" || data === null) return null;
  const { kind, have, total } = data as Partial<Record<keyof FromWorker, unknown>>; // each is looked at below
  if (!KINDS.has(kind) || typeof have !== "number" || typeof total !== "number") return null;
  return { kind: kind as FromWorker["kind"], have, total };
}
