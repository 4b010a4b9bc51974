import { httpGeocoder } from "@placard/api-client";
import { toasts } from "@placard/ui";
import { withTypedCoordinates } from "@placard/ui/internal";
import { ResponderMap, useNavigation } from "@placard/ui/map";
import { mapboxStreets } from "@placard/ui/map/mapbox";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { configQuery } from "../../../lib/api/app-queries.ts";
import { chemicalSource } from "../../../lib/chemical/chemical-source.ts";
import { useMapRegions } from "../../../lib/map/use-map-regions.ts";
import { useRegionCenter } from "../../../lib/map/use-region-center.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useAppearance } from "../../../shell/account/AppearanceProvider.tsx";
import { usePlumeOutcome } from "../evacuation-plume/result/use-plume-outcome.ts";
import { useReleaseModels } from "../../../incident/plume/use-release-models.ts";
import "./MapPanel.css";
import { SiteDialog } from "./SiteDialog.tsx";
import { useHasPlumeChanged } from "../evacuation-plume/form/use-has-plume-changed.ts";
import { useDirections } from "./use-directions.ts";
import { useMapInAddress } from "./use-map-in-address.ts";
import { usePlacedPlan } from "./use-placed-plan.ts";
import { useMapPlaces } from "./use-map-places.ts";
import { useMarkedPlaces } from "./use-marked-places.ts";
import { useOpenSite } from "./use-open-site.ts";
import { useRouteEvents } from "./use-route-events.ts";

/** Halifax, Nova Scotia. */
const DEFAULT_CENTER = [-63.5752, 44.6488] as const;

/** From this size on, the open navigation card is beside the calculation; below it, the card would cover the zones. */
const ROOMY = "(width > 1100px) and (height > 700px)";

interface MapPanelProps {
  readonly onClose: () => void;
  /** If false, it renders nothing, but still follows an active route and announces its steps. */
  readonly isOpen?: boolean;
  /** Called with true if there is a route to keep when the map is closed. */
  readonly onWay?: (hasWay: boolean) => void;
}

/** The map above the workspace: calculation, registered sites, hydrants and the route. */
export function MapPanel({ onClose, isOpen = true, onWay }: MapPanelProps) {
  const { responderMap, common } = useMessages();
  const { current } = useAppearance();
  const { scope } = useIncident();
  const api = useApi();
  const [hasRoom] = useState(() => matchMedia(ROOMY).matches);
  const regions = useMapRegions();
  const region = useRegionCenter();
  const { view, keepView, shown, keepShown, planOf, keepPlan } = useMapInAddress();
  const placedPlan = usePlacedPlan(planOf);
  const { site, open, close } = useOpenSite();
  const [geocoder] = useState(() => withTypedCoordinates(httpGeocoder(api)));
  const config = useQuery(configQuery(api));
  const { outcome, shared } = usePlumeOutcome(scope, { source: chemicalSource, models: useReleaseModels() });
  const release = outcome?.kind === "complete" ? outcome.result : null;
  const directions = useDirections();
  const navigation = useNavigation({ directions, onEvent: useRouteEvents(), zones: release });
  const hasWay = navigation.destination !== null;
  useEffect(() => onWay?.(hasWay), [onWay, hasWay]);
  const hasChanged = useHasPlumeChanged(scope);
  const places = { ...useMapPlaces(shown), ...useMarkedPlaces() };
  const { mapbox_token, style_url } = config.data?.map ?? { mapbox_token: null, style_url: null };
  if (!isOpen) return undefined;

  return (
    <div className="app-map-frame">
      <ResponderMap
        theme={current.theme}
        center={DEFAULT_CENTER}
        {...(view !== undefined && { view })}
        // During navigation the map follows the device, so its view is not saved.
        {...(!navigation.isNavigating && { onViewChange: keepView })}
        regions={regions}
        {...(mapbox_token !== null && { mapbox: mapboxStreets(mapbox_token) })}
        {...(style_url !== null && { styleUrl: style_url })}
        navigation={navigation}
        geocoder={geocoder}
        near={release?.place.center ?? region}
        release={release}
        isReleaseChanged={release !== null && shared === null && hasChanged(release)}
        shown={shown}
        onShownChange={keepShown}
        {...places}
        opensNavigation={hasRoom || navigation.destination !== null}
        onOpenSite={open}
        {...placedPlan}
        onPlanChange={keepPlan}
        onClose={onClose}
        onError={(message) =>
          toasts.show({ tone: "danger", title: common.errorTitle, text: responderMap.mapError(message) })
        }
      />
      {site === null ? undefined : <SiteDialog site={site} onClose={close} />}
    </div>
  );
}
