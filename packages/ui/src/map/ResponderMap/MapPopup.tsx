import type { LonLat } from "@placard/hazmat-core";
import { useState, type ReactNode } from "react";
import { DialogTrigger } from "react-aria-components/Dialog";
import { responderMapTexts } from "../../messages/en/map/responder-map.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { useMapParts } from "../map-parts.ts";
import { MarkerButton, useGrouped } from "../MarkerGroups/MarkerGroups.tsx";

interface MapPopupProps {
  /**
   * Unique on the map. Without it the marker is drawn on its own, even if it overlaps others: for a marker that the
   * user has just opened.
   */
  readonly id?: string;
  /** Lower ranks come first in a group of markers. */
  readonly rank?: number;
  readonly center: LonLat;
  readonly kind: "business" | "hydrant" | "mark" | "more" | "point";
  /** State shown by the style of the marker: `in-service`. */
  readonly state?: string;
  /** Name of the place for screen readers. */
  readonly name: string;
  readonly sign: ReactNode;
  readonly children: ReactNode;
  /** If set, the popup starts open, and closing it removes the marker. */
  readonly onClose?: () => void;
}

const SHOWN = { visibility: "inherit", zIndex: 1 } as const;
const GROUPED = { visibility: "hidden", zIndex: 1 } as const;

/** A marker on the map. Pressing it shows its content. If it would overlap another marker, one marker replaces both. */
export function MapPopup({ id, rank = 0, center, kind, state, name, sign, children, onClose }: MapPopupProps) {
  const texts = useTexts(responderMapTexts).responderMap;
  const { Marker } = useMapParts();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const isGrouped = useGrouped(id === undefined ? null : { id, rank, center, name, sign, content: children }, button);
  return (
    <Marker longitude={center[0]} latitude={center[1]} style={isGrouped ? GROUPED : SHOWN}>
      <DialogTrigger
        {...(onClose !== undefined && { defaultOpen: true, onOpenChange: (isOpen: boolean) => !isOpen && onClose() })}
      >
        <MarkerButton
          id={id}
          kind={kind}
          state={state}
          name={name}
          label={texts.show(name)}
          sign={sign}
          buttonRef={setButton}
        >
          {children}
        </MarkerButton>
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
