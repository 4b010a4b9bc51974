import { Button, EmptyState, type PlumeMapProps } from "@placard/ui";
import type { MapMark } from "@placard/ui/internal";
import type { PlumeMapLook } from "@placard/ui/map";
import { mapboxStreets } from "@placard/ui/map/mapbox";
import { useQuery } from "@tanstack/react-query";
import { MapPinOff } from "lucide-react";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { configQuery } from "../../lib/api/app-queries.ts";
import { useMapRegions } from "../../lib/map/use-map-regions.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { lazyPart, type FailedPartProps } from "../../shell/loading/lazy-part.tsx";
import { useAppearance } from "../../shell/account/AppearanceProvider.tsx";
import type { MarkedPlumeMapProps } from "./MarkedPlumeMap.tsx";

const MarkedPlumeMap = lazyPart<MarkedPlumeMapProps>(
  async () => ({ default: (await import("./MarkedPlumeMap.tsx")).MarkedPlumeMap }),
  FailedMap,
);

/** A replay omits sites and hydrants: it shows the state at that time. */
interface AppPlumeMapProps
  extends PlumeMapProps, Pick<PlumeMapLook, "sites" | "hydrants" | "onOpenSite" | "view" | "onViewChange"> {
  /** Marks that the crew placed. */
  readonly marks: readonly MapMark[];
}

/** The plume map in this app's theme, over the server's streets. The map code loads when it is first needed. */
export function AppPlumeMap(props: AppPlumeMapProps) {
  const { theme } = useAppearance().current;
  const { mapbox_token: token, style_url: style } = useQuery(configQuery(useApi())).data?.map ?? NO_STREETS;
  const regions = useMapRegions();
  return (
    <MarkedPlumeMap
      {...props}
      regions={regions}
      theme={theme}
      {...(token !== null && { mapbox: mapboxStreets(token) })}
      {...(style !== null && { styleUrl: style })}
    />
  );
}

const NO_STREETS = { mapbox_token: null, style_url: null } as const;

/** Shown if the map cannot be loaded: the table of zones has the same data. */
function FailedMap({ onRetry }: FailedPartProps) {
  const { plume, common } = useMessages();
  return (
    <EmptyState
      role="alert"
      icon={<MapPinOff aria-hidden="true" />}
      title={plume.mapFailed}
      text={plume.mapFailedText}
      action={<Button onPress={onRetry}>{common.retry}</Button>}
    />
  );
}
