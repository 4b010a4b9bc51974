import { Banner, EmptyState, Button } from "@placard/ui";
import { MapPinOff } from "lucide-react";
import { Component, lazy, Suspense, type ReactNode } from "react";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { PageSpinner } from "../../../../shell/PageSpinner.tsx";
import type { PlumeMapProps } from "./PlumeMap.tsx";

const PlumeMap = lazy(async () => ({ default: (await import("./PlumeMap.tsx")).PlumeMap }));

interface MapFrameProps extends PlumeMapProps {
  readonly onStopPicking: () => void;
}

/** The map, loaded when it is first needed. If it cannot be, the table of zones says the same. */
export function MapFrame({ onStopPicking, ...props }: MapFrameProps) {
  const { plume, common } = useMessages();
  const failed = (
    <EmptyState
      role="alert"
      icon={<MapPinOff aria-hidden="true" />}
      title={plume.mapFailed}
      text={plume.mapFailedText}
    />
  );
  return (
    <div className="map">
      <MapBoundary fallback={failed}>
        <Suspense fallback={<PageSpinner label={plume.mapLoading} />}>
          <PlumeMap {...props} />
        </Suspense>
      </MapBoundary>
      {props.onPick === null ? undefined : (
        <Banner
          tone="info"
          className="picking"
          title={plume.pinning}
          action={<Button onPress={onStopPicking}>{common.cancel}</Button>}
        />
      )}
    </div>
  );
}

/** Catches a map that could not be loaded or drawn, and only that. */
class MapBoundary extends Component<
  { readonly fallback: ReactNode; readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
