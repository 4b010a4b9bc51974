import type { ResponderMapProps, ShownPlaces } from "@placard/ui/map";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { allLocationsQuery } from "../../../lib/api/app-queries.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useResponderProfile } from "../../../session/SessionProvider.tsx";
import { hydrantsQuery } from "./hydrants-query.ts";
import { hydrantsNote, layerOf, sitePlace } from "./places.ts";

/** Loads sites and hydrants once they are shown. Users who are not approved yet see why there are none. */
export function useMapPlaces(shown: ShownPlaces): Pick<ResponderMapProps, "sites" | "hydrants" | "refused"> {
  const { responderMap } = useMessages();
  const { department_status, membership_status } = useResponderProfile();
  const api = useApi();
  const mayRead = department_status === "verified" && membership_status === "approved";
  const locations = useQuery({ ...allLocationsQuery(api), enabled: mayRead && shown.businesses });
  const hydrants = useQuery({ ...hydrantsQuery(api), enabled: mayRead && shown.hydrants });
  return {
    sites: layerOf(locations, (sites) => sites.map(sitePlace)),
    hydrants: layerOf(
      hydrants,
      ({ places }) => places,
      (answer) => hydrantsNote(answer, responderMap),
    ),
    ...(!mayRead && { refused: responderMap.pending }),
  };
}
