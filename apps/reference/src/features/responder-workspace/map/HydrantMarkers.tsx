import type { Hydrant } from "./hydrant.ts";
import { useMapParts } from "@placard/ui/map";
import { Button, Dialog, DialogTrigger, Popover } from "react-aria-components";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { Row } from "./BusinessMarkers.tsx";
import { hydrantState, type HydrantState } from "./hydrant-state.ts";

const SIGNS: Readonly<Record<HydrantState, string>> = { "in-service": "H", "out-of-service": "×", unknown: "?" };

/** Red dots with a sign inside: in service, out of service, or not known. */
export function HydrantMarkers({ hydrants }: { readonly hydrants: readonly Hydrant[] }) {
  const { responderMap } = useMessages();
  const { Marker } = useMapParts();
  const words: Readonly<Record<HydrantState, string>> = {
    "in-service": responderMap.inService,
    "out-of-service": responderMap.outOfService,
    unknown: responderMap.unknownStatus,
  };
  return hydrants.map(({ geometry, properties }) => {
    const [longitude, latitude] = geometry.coordinates;
    if (longitude === undefined || latitude === undefined) return undefined;
    const state = hydrantState(properties.STATUS);
    const name = `${properties.FACILITYID ?? responderMap.facility}, ${words[state]}`;
    return (
      <Marker key={`${longitude},${latitude}`} longitude={longitude} latitude={latitude}>
        <DialogTrigger>
          <Button
            className="placard-map-marker"
            data-kind="hydrant"
            data-state={state}
            aria-label={responderMap.show(name)}
          >
            {SIGNS[state]}
          </Button>
          <Popover className="placard-map-popup">
            <Dialog aria-label={name}>
              <dl>
                <Row term={responderMap.facility} value={properties.FACILITYID ?? responderMap.unknownStatus} />
                <Row term={responderMap.type} value={properties.TYPE ?? responderMap.unknownStatus} />
                <Row term={responderMap.status} value={properties.STATUS ?? responderMap.unknownStatus} />
              </dl>
            </Dialog>
          </Popover>
        </DialogTrigger>
      </Marker>
    );
  });
}
