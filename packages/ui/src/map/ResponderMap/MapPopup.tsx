import type { LonLat } from "@placard/hazmat-core";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { responderMapWords } from "../../messages/en/map/responder-map.ts";
import { useWords } from "../../messages/use-words.ts";
import { useMapParts } from "../map-parts.ts";

interface MapPopupProps {
  readonly center: LonLat;
  readonly kind: "business" | "hydrant" | "mark" | "point";
  /** What distinguishes it on the map: `in-service`. */
  readonly state?: string;
  /** Names the place for those who do not see the map. */
  readonly name: string;
  readonly sign: ReactNode;
  readonly children: ReactNode;
  /** Begins open, and goes when it is closed. */
  readonly onClose?: () => void;
}

/** A sign on the map; a press says what is there. */
export function MapPopup({ center: [longitude, latitude], kind, state, name, sign, children, onClose }: MapPopupProps) {
  const words = useWords(responderMapWords).responderMap;
  const { Marker } = useMapParts();
  return (
    <Marker longitude={longitude} latitude={latitude}>
      <DialogTrigger
        {...(onClose !== undefined && { defaultOpen: true, onOpenChange: (isOpen: boolean) => !isOpen && onClose() })}
      >
        <Button className="placard-map-marker" data-kind={kind} data-state={state} aria-label={words.show(name)}>
          {sign}
        </Button>
        <Popover className="placard-map-popup">
          <Dialog aria-label={name}>{children}</Dialog>
        </Popover>
      </DialogTrigger>
    </Marker>
  );
}

export function Row({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
