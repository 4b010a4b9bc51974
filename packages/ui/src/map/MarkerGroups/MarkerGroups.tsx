import type { LonLat } from "@placard/hazmat-core";
import { ZoomIn } from "lucide";
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { Button as PlainButton } from "react-aria-components/Button";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { Icon } from "../../internal/Icon.tsx";
import { Button } from "../../controls/Button/Button.tsx";
import { responderMapTexts } from "../../messages/en/map/responder-map.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { isStill } from "../engines/is-still.ts";
import { useMapParts } from "../map-parts.ts";
import { createMarkerStore, type MapMarker, type MarkerStore } from "./marker-store.ts";

const MarkersContext = createContext<MarkerStore | null>(null);

/** Maximum number of items named in a group. For more, its name ends with the number of the others. */
const MAX_NAMES = 6;
/** Space between the edge of the map and items that the map zooms to, px. */
const ZOOM_PADDING_PX = 60;
const ZOOM_MS = 320;

/** Groups overlapping markers of all layers of a map, and draws one marker for each group. */
export function MarkerGroups({ children }: { readonly children: ReactNode }) {
  const { map } = useMapParts();
  const [store] = useState(() => createMarkerStore(map));
  useEffect(() => store.watch(), [store]);
  return (
    <MarkersContext.Provider value={store}>
      {children}
      <Groups store={store} />
    </MarkersContext.Provider>
  );
}

/**
 * Adds a marker to those that are grouped.
 *
 * @param marker - `null` for a marker that is drawn on its own
 * @returns whether a group shows it now
 */
export function useGrouped(marker: Omit<MapMarker, "button"> | null, button: HTMLElement | null): boolean {
  const store = useContext(MarkersContext);
  if (store === null) throw new RangeError("This component draws on a map. Put it inside an IncidentMap.");
  const id = marker?.id;
  useLayoutEffect(() => {
    if (marker !== null && button !== null) store.set({ ...marker, button });
  });
  useLayoutEffect(() => (id === undefined ? undefined : () => store.remove(id)), [store, id]);
  return useSyncExternalStore(
    store.subscribe,
    () => id !== undefined && store.isGrouped(id),
    () => false,
  );
}

/** A marker button on the map. Pressing it opens its content. */
export function MarkerButton({
  id,
  kind,
  state,
  name,
  label,
  sign,
  buttonRef,
  children,
}: {
  readonly id: string | undefined;
  readonly kind: string;
  readonly state?: string | undefined;
  readonly name: string;
  readonly label: string;
  readonly sign: ReactNode;
  readonly buttonRef?: (button: HTMLElement | null) => void;
  readonly children: ReactNode;
}) {
  return (
    <>
      <PlainButton
        {...(buttonRef !== undefined && { ref: buttonRef })}
        className="placard-map-marker"
        data-marker={id}
        data-kind={kind}
        data-state={state}
        aria-label={label}
      >
        {sign}
      </PlainButton>
      <Popover className="placard-map-popup">
        <Dialog aria-label={name}>{children}</Dialog>
      </Popover>
    </>
  );
}

function Groups({ store }: { readonly store: MarkerStore }) {
  const groups = useSyncExternalStore(store.subscribe, store.groups, store.groups);
  // The focused marker may have moved into or out of a group: the focus follows it.
  useEffect(() => store.returnFocus(groups), [store, groups]);
  return groups.map((members) => {
    const [first] = members;
    return first === undefined ? undefined : <Group key={first.id} store={store} first={first} members={members} />;
  });
}

interface GroupProps {
  readonly store: MarkerStore;
  readonly first: MapMarker;
  readonly members: readonly MapMarker[];
}

function Group({ store, first, members }: GroupProps) {
  const texts = useTexts(responderMapTexts).responderMap;
  const { map, Marker } = useMapParts();
  const [isOpen, setOpen] = useState(false);
  const [longitude, latitude] = first.center;
  const names = members.slice(0, MAX_NAMES).map(({ name }) => name);
  const more = members.length - names.length;
  const label = texts.items(members.length, [...names, ...(more > 0 ? [texts.moreItems(more)] : [])].join(", "));
  const sign = (
    <>
      {first.sign}
      <b>{members.length}</b>
    </>
  );

  function zoomIn(): void {
    setOpen(false);
    store.keepFocus(first.id); // the focused popup closes with the group
    map.fitBounds(boundsOf(members), { padding: ZOOM_PADDING_PX, duration: isStill(map) ? 0 : ZOOM_MS });
  }

  return (
    <Marker longitude={longitude} latitude={latitude} style={ABOVE_LINES}>
      <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <MarkerButton id={first.id} kind="group" name={label} label={label} sign={sign}>
          <ul className="placard-map-items">
            {members.map(({ id, content }) => (
              <li key={id}>{content}</li>
            ))}
          </ul>
          {isSpread(members) ? (
            <Button icon={<Icon of={ZoomIn} aria-hidden="true" />} onPress={zoomIn}>
              {texts.zoomToItems}
            </Button>
          ) : undefined}
        </MarkerButton>
      </DialogTrigger>
    </Marker>
  );
}

const ABOVE_LINES = { zIndex: 1 } as const;

/** True if the markers are not all at the same position, so that zooming in may separate them. */
const isSpread = ([first, ...others]: readonly MapMarker[]): boolean =>
  others.some(({ center: [lon, lat] }) => lon !== first?.center[0] || lat !== first.center[1]);

function boundsOf(members: readonly MapMarker[]): [[number, number], [number, number]] {
  const lons = members.map(({ center: [lon] }: { readonly center: LonLat }) => lon);
  const lats = members.map(({ center: [, lat] }: { readonly center: LonLat }) => lat);
  return [
    [Math.min(...lons), Math.min(...lats)],
    [Math.max(...lons), Math.max(...lats)],
  ];
}
