import { formatMoment } from "@placard/ui/internal";
import type { BoundingBox, PlaceLayer, ResponderMapProps, ShownPlaces, SitePlace } from "@placard/ui/map";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { boxText, roundOut, type SiteBox } from "../../../lib/map/site-box.ts";
import { useMayReadSites, useSitesInView, type SitesInView } from "../../../lib/map/use-map-sites.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { hydrantsQuery } from "./hydrants-query.ts";
import { hydrantsNote, layerOf, sitePlace } from "./places.ts";

type MapPlaces = Pick<ResponderMapProps, "sites" | "hydrants" | "refused"> &
  Required<Pick<ResponderMapProps, "onBoundsChange">>;

/**
 * Loads the sites of the view and the hydrants once they are shown. Users who are not approved yet see why there are
 * none.
 */
export function useMapPlaces(shown: ShownPlaces): MapPlaces {
  const { responderMap } = useMessages();
  const api = useApi();
  const mayRead = useMayReadSites();
  const [box, keepBounds] = useViewBox();
  const sites = useSitesInView(box, { isWanted: mayRead && shown.businesses });
  const hydrants = useQuery({ ...hydrantsQuery(api), enabled: mayRead && shown.hydrants });
  return {
    sites: useMemo(() => sitesLayer(sites, responderMap), [sites, responderMap]),
    hydrants: layerOf(
      hydrants,
      ({ places }) => places,
      (answer) => hydrantsNote(answer, responderMap),
    ),
    onBoundsChange: keepBounds,
    ...(!mayRead && { refused: responderMap.pending }),
  };
}

/** The visible area, rounded out: a move within the same box changes nothing. */
function useViewBox(): readonly [SiteBox | null, (bounds: BoundingBox) => void] {
  const [box, setBox] = useState<SiteBox | null>(null);
  const keepBounds = (bounds: BoundingBox): void => {
    const next = roundOut(bounds);
    setBox((current) => (current !== null && boxText(current) === boxText(next) ? current : next));
  };
  return [box, keepBounds];
}

interface SiteTexts {
  readonly sitesOld: (when: string) => string;
  readonly sitesSince: (when: string) => string;
}

function sitesLayer(found: SitesInView, texts: SiteTexts): PlaceLayer<SitePlace> {
  const places = found.sites.map(sitePlace);
  const time = found.readAt === null ? null : formatMoment(new Date(found.readAt).toISOString());
  if (found.kind !== "ready") {
    if (places.length === 0) return { kind: found.kind };
    return { kind: found.kind, places, ...(time !== null && { note: texts.sitesSince(time) }) };
  }
  const areas = found.restByArea.map(({ longitude, latitude, count }) => ({
    center: [longitude, latitude] as const,
    count,
  }));
  return {
    kind: "ready",
    places,
    ...(found.rest !== null && { rest: found.rest, restByArea: areas }),
    ...(time !== null && { note: texts.sitesOld(time) }),
  };
}
