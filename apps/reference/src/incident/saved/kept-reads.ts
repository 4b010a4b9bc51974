import { hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { asRecord } from "../../lib/device/stored-json.ts";
import type { SealedStore } from "../../lib/device/sealed-store.ts";

/** What the server has of the incident itself. */
const OF_THE_INCIDENT: ReadonlySet<unknown> = new Set(["log", "sent-lines", "plan", "checklists", "photo"]);
/** Records of the sites that were opened in it, and what the server offers. */
const OF_SITES: ReadonlySet<unknown> = new Set(["business", "business-matches", "config", "all-locations-geocoded"]);

/** @param work - the id of the scope that is open */
function isKeptWith(work: string, key: QueryKey): boolean {
  const [kind, its, part] = key;
  return kind === "work" ? its === work && OF_THE_INCIDENT.has(part) : OF_SITES.has(kind);
}

/**
 * Keeps what was read in the open incident, sealed, so that a reload without a network finds it again with the moment it
 * was read. What was read since then, or comes from the server, is never replaced.
 *
 * @param work - the id of the scope that is open
 * @returns stops keeping
 */
export function keepReads(queries: QueryClient, store: SealedStore, work: string): () => void {
  let isOver = false;
  void store.keepOnly(work).then(async () => {
    for (const kept of await store.all(work)) if (!isOver) giveBack(queries, kept);
  });
  const stop = queries.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    const { queryKey, state } = event.query;
    if (!isKeptWith(work, queryKey)) return;
    void store.put(work, hashKey(queryKey), { queryKey, data: state.data, readAt: state.dataUpdatedAt });
  });
  return () => {
    isOver = true;
    stop();
  };
}

function giveBack(queries: QueryClient, kept: unknown): void {
  const { queryKey, data, readAt } = asRecord(kept) ?? {};
  if (!Array.isArray(queryKey) || typeof readAt !== "number") return;
  if (queries.getQueryData(queryKey) === undefined) queries.setQueryData(queryKey, data, { updatedAt: readAt });
}
