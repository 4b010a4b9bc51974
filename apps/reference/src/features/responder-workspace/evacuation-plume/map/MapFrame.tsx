import { Banner, EmptyState, Button } from "@placard/ui";
import { MapPinOff } from "lucide-react";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { lazyPart, type FailedPartProps } from "../../../../shell/lazy-part.tsx";
import type { PlumeMapProps } from "./PlumeMap.tsx";

const PlumeMap = lazyPart(async () => ({ default: (await import("./PlumeMap.tsx")).PlumeMap }), FailedMap);

interface MapFrameProps extends PlumeMapProps {
  readonly onStopPicking: () => void;
}

/** The map, loaded when it is first needed. If it cannot be, the table of zones says the same. */
export function MapFrame({ onStopPicking, ...props }: MapFrameProps) {
  const { plume, common } = useMessages();
  return (
    <div className="placard__map">
      <PlumeMap {...props} />
      {props.onPick === null ? undefined : (
        <Banner
          tone="info"
          className="placard__picking"
          title={plume.pinning}
          action={<Button onPress={onStopPicking}>{common.cancel}</Button>}
        />
      )}
    </div>
  );
}

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
