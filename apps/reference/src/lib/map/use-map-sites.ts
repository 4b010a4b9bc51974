import type { GeocodedLocation } from "@placard/api-client";
import { useQuery, useQueryClient, type QueryCache } from "@tanstack/react-query";
import { useMemo, useState, useSyncExternalStore } from "react";
import { useResponderProfile } from "../../session/SessionProvider.tsx";
import { useApi } from "../api/ApiProvider.tsx";
import { everySiteInBoxQuery, MAP_SITES, savedSitesQuery, sitesInBoxQuery, type SitesOfBox } from "./map-sites.ts";
import { containsBox, isInBox, WORLD, type SiteBox } from "./site-box.ts";

/** True if this responder may read the sites of businesses. */
export function useMayReadSites(): boolean {
  const { department_status, membership_status } = useResponderProfile();
  return department_status === "verified" && membership_status === "approved";
}

/** A cached response, with the time at which it was loaded. */
interface KnownAnswer {
  readonly answer: SitesOfBox;
  readonly readAt: number;
  /** True if it is too old to be shown as current. */
  readonly isStale: () => boolean;
}

/** Stale time, as of the app's other queries. */
const FRESH_MS = 5 * 60 * 1000;

/** All cached responses with sites, newest first: those of other views and those saved on this device. */
function useKnownAnswers(): readonly KnownAnswer[] {
  const queries = useQueryClient();
  const [{ subscribe, read }] = useState(() => createAnswersReader(queries.getQueryCache()));
  return useSyncExternalStore(subscribe, read);
}

/** Reads the cached responses. Returns the same list while they are unchanged. */
function createAnswersReader(cache: QueryCache) {
  let version = "";
  let answers: readonly KnownAnswer[] = [];
  return {
    subscribe: (onChange: () => void) => cache.subscribe(onChange),
    read: (): readonly KnownAnswer[] => {
      const found = cache.findAll({ queryKey: [MAP_SITES] }).filter(({ state }) => state.data !== undefined);
      const next = found.map(({ queryHash, state }) => `${queryHash} ${state.dataUpdatedAt}`).join();
      if (next === version) return answers;
      version = next;
      answers = found
        .map((query) => ({
          answer: query.state.data as SitesOfBox, // each query below this key answers so
          readAt: query.state.dataUpdatedAt,
          isStale: () => query.isStaleByTime(FRESH_MS),
        }))
        .toSorted((one, other) => other.readAt - one.readAt);
      return answers;
    },
  };
}

/** A cached site, loaded for any view. */
export function useKnownSite(siteId: number | null): GeocodedLocation | undefined {
  const known = useKnownAnswers();
  return known.flatMap(({ answer }) => answer.sites).find(({ location_id }) => location_id === siteId);
}

const inBox = (box: SiteBox, sites: readonly GeocodedLocation[]): readonly GeocodedLocation[] =>
  sites.filter(({ longitude, latitude }) => isInBox(box, longitude, latitude));

/** The response for this box, taken from a complete response for a larger one. */
function coveringAnswer(known: readonly KnownAnswer[], box: SiteBox): KnownAnswer | undefined {
  const found = known.find(({ answer }) => answer.rest === 0 && containsBox(answer.box, box));
  if (found === undefined) return undefined;
  const sites = inBox(box, found.answer.sites);
  return { ...found, answer: { box, sites, rest: 0, restByArea: [] } };
}

/** Sites loaded for other views, each in its latest version. Not a complete list for this box. */
function earlierSites(known: readonly KnownAnswer[], box: SiteBox) {
  const sites = new Map<number, GeocodedLocation>();
  let readAt: number | null = null;
  for (const one of known) {
    const found = inBox(box, one.answer.sites).filter(({ location_id }) => !sites.has(location_id));
    for (const site of found) sites.set(site.location_id, site);
    if (found.length > 0) readAt = one.readAt;
  }
  return { sites: [...sites.values()], readAt };
}

/** The sites of a view. */
export type SitesInView =
  | {
      readonly kind: "ready";
      readonly sites: readonly GeocodedLocation[];
      /** Number of others in the box; `null` if the list contains all sites on file. */
      readonly rest: number | null;
      readonly restByArea: SitesOfBox["restByArea"];
      /** Time of loading, if reloading failed; otherwise `null`. */
      readonly readAt: number | null;
    }
  | {
      readonly kind: "pending" | "failed";
      /** Loaded for other views. */
      readonly sites: readonly GeocodedLocation[];
      /** Time of loading of the oldest site; `null` without sites. */
      readonly readAt: number | null;
    };

/**
 * Loads the sites for a map: all sites once if there are few, otherwise those of the box.
 *
 * @param box - visible area, rounded out; `null` while it is not known
 */
export function useSitesInView(box: SiteBox | null, { isWanted }: { readonly isWanted: boolean }): SitesInView {
  const api = useApi();
  const saved = useQuery({ ...savedSitesQuery(api), enabled: isWanted });
  const known = useKnownAnswers();
  const covering = useMemo(() => (box === null ? undefined : coveringAnswer(known, box)), [known, box]);
  const own = useQuery({
    ...sitesInBoxQuery(api, box ?? WORLD),
    enabled: isWanted && box !== null && isIncomplete(saved) && covering?.isStale() !== false,
  });
  return useMemo((): SitesInView => {
    if (saved.data?.rest === 0) {
      const readAt = saved.isError ? saved.dataUpdatedAt : null;
      return { kind: "ready", sites: saved.data.sites, rest: null, restByArea: [], readAt };
    }
    if (box === null) return { kind: "pending", sites: [], readAt: null };
    const found = own.data === undefined ? covering : { answer: own.data, readAt: own.dataUpdatedAt };
    if (found !== undefined) {
      const { sites, rest, restByArea } = found.answer;
      return { kind: "ready", sites, rest, restByArea, readAt: own.isError ? found.readAt : null };
    }
    return { kind: own.isError ? "failed" : "pending", ...earlierSites(known, box) };
  }, [saved.data, saved.isError, saved.dataUpdatedAt, own.data, own.isError, own.dataUpdatedAt, covering, known, box]);
}

/** Loads every site of a box, for counts; `null` while they are not known. If there are few sites, loads all once. */
export function useEverySite(
  box: SiteBox | null,
  { isWanted }: { readonly isWanted: boolean },
): readonly GeocodedLocation[] | null {
  const api = useApi();
  const saved = useQuery({ ...savedSitesQuery(api), enabled: isWanted });
  const known = useKnownAnswers();
  const covering = useMemo(() => (box === null ? undefined : coveringAnswer(known, box)), [known, box]);
  const own = useQuery({
    ...everySiteInBoxQuery(api, box ?? WORLD),
    enabled: isWanted && box !== null && isIncomplete(saved) && covering?.isStale() !== false,
  });
  return useMemo(() => {
    if (saved.data?.rest === 0) return saved.data.sites;
    if (box === null) return null;
    return own.data?.sites ?? covering?.answer.sites ?? null;
  }, [saved.data, own.data, covering, box]);
}

/** True if the saved sites are not known to be all sites: the sites of a box are then requested. */
const isIncomplete = ({ data, isError }: { readonly data: SitesOfBox | undefined; readonly isError: boolean }) =>
  data === undefined ? isError : data.rest > 0;
