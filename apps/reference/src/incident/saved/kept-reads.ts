import { hashKey, type Query, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { asRecord } from "../../lib/device/stored-json.ts";
import type { SealedStore } from "../../lib/device/sealed-store.ts";

/** What the server has of the incident itself, and the zones that were shown last. */
const OF_THE_INCIDENT: ReadonlySet<unknown> = new Set([
  "log",
  "sent-lines",
  "plan",
  "checklists",
  "photo",
  "plume-shown",
]);
/** Records of the sites that were opened in it with the plans that lie on the map, and what the server offers. */
const OF_SITES: ReadonlySet<unknown> = new Set(["business", "business-matches", "config", "map-sites", "plan-file"]);

const sitesOf = (work: string): string => `${work} sites`;

/** The names under which the reads of a work lie sealed. @param work - the id of its scope */
export const worksOf = (work: string): readonly string[] => [work, sitesOf(work)];

/**
 * What a read is kept for.
 *
 * @param work - the id of the scope that is open
 * @returns `null`: it is not kept
 */
function keptFor(work: string, [kind, its, part]: QueryKey): string | null {
  if (kind === "work") return its === work && OF_THE_INCIDENT.has(part) ? work : null;
  return OF_SITES.has(kind) ? sitesOf(work) : null;
}

/**
 * Keeps what was read in the open incident, sealed, so that a reload without a network finds it again with the moment it
 * was read. What was read since then, or comes from the server, is never replaced. What is kept of other incidents stays.
 *
 * @param work - the id of the scope that is open
 * @param state - of an incident that has ended the records of sites are dropped, and none is kept any more
 * @returns stops keeping
 */
export function keepReads(
  queries: QueryClient,
  store: SealedStore,
  work: string,
  { isOver = false }: { readonly isOver?: boolean } = {},
): () => void {
  let hasStopped = false;
  /** Of when what is kept of each query is: it is not kept twice. */
  const keptOf = new Map<string, number>();
  if (isOver) void store.drop(sitesOf(work));
  for (const one of isOver ? [work] : worksOf(work)) {
    void store.all(one).then((all) => {
      for (const kept of all) if (!hasStopped) giveBack(queries, kept, keptOf);
    });
  }

  function keep(query: Query): void {
    const { queryKey, state } = query;
    const its = keptFor(work, queryKey);
    if (its === null || state.data === undefined || (isOver && its !== work)) return;
    const hash = hashKey(queryKey);
    // As long as it is kept the page has it too: without a network it is read nowhere else.
    query.setOptions({ ...query.options, gcTime: Infinity });
    if (keptOf.get(hash) === state.dataUpdatedAt) return;
    keptOf.set(hash, state.dataUpdatedAt);
    void store.put(its, hash, { queryKey, data: state.data, readAt: state.dataUpdatedAt });
  }

  const cache = queries.getQueryCache();
  for (const query of cache.getAll()) if (query.getObserversCount() > 0) keep(query);
  const stop = cache.subscribe((event) => {
    // What was read shortly before and is looked at now is of this incident as well.
    const isRead = event.type === "updated" && event.action.type === "success";
    if (isRead || event.type === "observerAdded") keep(event.query);
  });
  return () => {
    hasStopped = true;
    stop();
  };
}

/** Drops all that was kept of a work that is over, on the device and in this page. @param work - the id of its scope */
export async function forgetReads(queries: QueryClient, store: SealedStore, work: string): Promise<void> {
  queries.removeQueries({ type: "inactive", predicate: ({ queryKey }) => keptFor(work, queryKey) !== null });
  for (const one of worksOf(work)) await store.drop(one);
}

function giveBack(queries: QueryClient, kept: unknown, keptOf: Map<string, number>): void {
  const { queryKey, data, readAt } = asRecord(kept) ?? {};
  if (!Array.isArray(queryKey) || typeof readAt !== "number") return;
  if (queries.getQueryData(queryKey) !== undefined) return;
  keptOf.set(hashKey(queryKey), readAt);
  queries.setQueryData(queryKey, data, { updatedAt: readAt });
}
