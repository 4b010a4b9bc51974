import { formatMoment } from "@placard/ui";
import { preload } from "@placard/hazmat-core";
import { useQuery } from "@tanstack/react-query";
import { Building2, CloudUpload, Database, Map as MapIcon, TabletSmartphone } from "lucide-react";
import type { ReactNode } from "react";
import { useIncident } from "../../incident/IncidentProvider.tsx";
import { useUnsentWords } from "../../incident/unsent/use-unsent-words.ts";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { allLocationsQuery, configQuery } from "../../lib/api/app-queries.ts";
import { useRegionsAtHand } from "../../lib/map/use-map-regions.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useOfflineCopy } from "../../offline/use-offline-copy.ts";
import { useResponderProfile } from "../../session/SessionProvider.tsx";

interface Fact {
  readonly icon: ReactNode;
  readonly tone: "ok" | "caution";
  readonly title: string;
  readonly text: string;
}

/** What is at hand right now: the app itself, chemistry, sites, streets and the log. Each line is read from the thing itself. */
export function Readiness() {
  const { responder } = useMessages();
  const { unsent } = useIncident();
  const unsentWords = useUnsentWords();
  const app = useApp();
  const chemistry = useChemistry();
  const sites = useSites();
  const streets = useStreets();
  const facts: readonly Fact[] = [
    { icon: <TabletSmartphone />, ...app },
    { icon: <Database />, ...chemistry },
    { icon: <Building2 />, ...sites },
    { icon: <MapIcon />, ...streets },
    unsent.length === 0
      ? { icon: <CloudUpload />, tone: "ok", title: responder.logSent, text: responder.logSentText }
      : { icon: <CloudUpload />, tone: "caution", title: responder.logWaits(unsent.length), text: unsentWords },
  ];
  return (
    <ul className="placard__readiness">
      {facts.map(({ icon, tone, title, text }) => (
        <li key={title} data-tone={tone}>
          <span aria-hidden="true">{icon}</span>
          <strong>{title}</strong>
          <small>{text}</small>
        </li>
      ))}
    </ul>
  );
}

/** Says "ready" only once every page of a responder opens without the network. */
function useApp(): Omit<Fact, "icon"> {
  const { responder } = useMessages();
  const { copy } = useOfflineCopy();
  const tone = copy.kind === "ready" ? "ok" : "caution";
  switch (copy.kind) {
    case "asking":
      return { tone, title: responder.appAsking, text: responder.appAskingText };
    case "none":
      return { tone, title: responder.appNone, text: responder.appNoneText[copy.why] };
    case "bringing":
      return { tone, title: responder.appParts(copy.have, copy.total), text: responder.appBringingText };
    case "incomplete":
      return {
        tone,
        title: responder.appParts(copy.have, copy.total),
        text: copy.isFull ? responder.appFullText : responder.appIncompleteText,
      };
    case "ready":
      return { tone, title: responder.appReady, text: responder.appReadyText(copy.total) };
  }
}

/** Says "ready" only once a card could be opened without the network. */
function useChemistry(): Omit<Fact, "icon"> {
  const { responder } = useMessages();
  const isKept = useOfflineCopy().copy.kind === "ready";
  const ready = useQuery({
    queryKey: ["chemistry-ready"],
    queryFn: async () => {
      await preload();
      return true;
    },
  });
  if (ready.data === true) {
    return {
      tone: "ok",
      title: responder.chemistryReady,
      text: isKept ? responder.chemistryReadyText : responder.chemistryInPageText,
    };
  }
  return ready.isError
    ? { tone: "caution", title: responder.chemistryMissing, text: responder.chemistryMissingText }
    : { tone: "caution", title: responder.chemistryLoading, text: responder.chemistryLoadingText };
}

function useSites(): Omit<Fact, "icon"> {
  const { responder } = useMessages();
  const { department_status, membership_status } = useResponderProfile();
  const api = useApi();
  const mayRead = department_status === "verified" && membership_status === "approved";
  const locations = useQuery({
    ...allLocationsQuery(api),
    enabled: mayRead,
  });
  if (!mayRead) return { tone: "caution", title: responder.sitesPending, text: responder.sitesPendingText };
  if (locations.data === undefined) {
    return locations.isError
      ? { tone: "caution", title: responder.sitesUnreachable, text: responder.sitesUnreachableText }
      : { tone: "caution", title: responder.sitesAsked, text: responder.sitesAskedText };
  }
  return {
    tone: "ok",
    title: responder.sitesReady(String(locations.data.length)),
    text: responder.sitesReadyText(formatMoment(new Date(locations.dataUpdatedAt).toISOString())),
  };
}

/** The maps of regions are on the device or come over the network; a street map always needs the network. */
function useStreets(): Omit<Fact, "icon"> {
  const { responder } = useMessages();
  const api = useApi();
  const config = useQuery(configQuery(api));
  const regions = useRegionsAtHand();
  const kept = regions.filter(({ isKept }) => isKept);
  const hasStreetMap = config.data !== undefined && config.data.map.engine !== "embedded";
  if (kept.length > 0) {
    return {
      tone: "ok",
      title: responder.regionsKept(kept.map(({ name }) => name).join(", ")),
      text: hasStreetMap ? responder.regionsKeptStreetsText : responder.regionsKeptText,
    };
  }
  if (hasStreetMap) return { tone: "caution", title: responder.streetsReady, text: responder.streetsReadyText };
  return regions.length > 0
    ? {
        tone: "caution",
        title: responder.regionsNotKept(regions.map(({ name }) => name).join(", ")),
        text: responder.regionsNotKeptText,
      }
    : { tone: "caution", title: responder.streetsNotLoaded, text: responder.streetsNotLoadedText };
}
