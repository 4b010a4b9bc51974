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

/** An answer that this page has, with the time at which it was read. */
interface KnownAnswer {
  readonly answer: SitesOfBox;
  readonly readAt: number;
  /** Too old to stand for what the server has now. */
  readonly isStale: () => boolean;
}

/** As every answer of the app. */
const FRESH_MS = 5 * 60 * 1000;

/** All answers about sites that this page has, newest first: those of other views and those saved on this device. */
function useKnownAnswers(): readonly KnownAnswer[] {
  const queries = useQueryClient();
  const [{ subscribe, read }] = useState(() => createAnswersReader(queries.getQueryCache()));
  return useSyncExternalStore(subscribe, read);
}

/** Reads the answers in a cache: the same list as long as they are the same. */
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

/** A site that this page knows, whichever view it was loaded for. */
export function useKnownSite(siteId: number | null): GeocodedLocation | undefined {
  const known = useKnownAnswers();
  return known.flatMap(({ answer }) => answer.sites).find(({ location_id }) => location_id === siteId);
}

const inBox = (box: SiteBox, sites: readonly GeocodedLocation[]): readonly GeocodedLocation[] =>
  sites.filter(({ longitude, latitude }) => isInBox(box, longitude, latitude));

/** A complete answer of a larger box, as the answer of this box. */
function coveringAnswer(known: readonly KnownAnswer[], box: SiteBox): KnownAnswer | undefined {
  const found = known.find(({ answer }) => answer.rest === 0 && containsBox(answer.box, box));
  if (found === undefined) return undefined;
  const sites = inBox(box, found.answer.sites);
  return { ...found, answer: { box, sites, rest: 0, restByArea: [] } };
}

/** Sites that other views have loaded, each as it was read last. They are not the answer of this box. */
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
      /** How many others are in the box; `null`: these are all sites on file. */
      readonly rest: number | null;
      readonly restByArea: SitesOfBox["restByArea"];
      /** When they were read, if they could not be read again; else `null`. */
      readonly readAt: number | null;
    }
  | {
      readonly kind: "pending" | "failed";
      /** Loaded for other views. */
      readonly sites: readonly GeocodedLocation[];
      /** When the oldest of them were read; `null`: there are none. */
      readonly readAt: number | null;
    };

/**
 * Sites for a map. Where few businesses are on file all of them are loaded once; else those of the box.
 *
 * @param box - what the map shows, rounded out; `null` as long as that is not known
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

/**
 * Every site of a box, for what counts them; `null` while they are not known. Where few businesses are on file it is all
 * sites.
 */
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

/** The saved sites are not all sites, as far as that is known: then those of a box are asked for. */
const isIncomplete = ({ data, isError }: { readonly data: SitesOfBox | undefined; readonly isError: boolean }) =>
  data === undefined ? isError : data.rest > 0;
