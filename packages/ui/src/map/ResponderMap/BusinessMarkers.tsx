import { formatNumber } from "@placard/hazmat-core";
import { Building, FileText, ZoomIn } from "lucide";
import { Icon } from "../../internal/Icon.tsx";
import { Button } from "../../controls/Button/Button.tsx";
import { responderMapTexts } from "../../messages/en/map/responder-map.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { MARKER_RANKS } from "../MarkerGroups/group-markers.ts";
import { MapPopup, Row } from "./MapPopup.tsx";
import { isStill } from "../engines/is-still.ts";
import { useMapParts } from "../map-parts.ts";
import type { PlaceCount, SitePlace } from "./places.ts";

interface BusinessMarkersProps {
  readonly sites: readonly SitePlace[];
  readonly onOpen: ((site: SitePlace) => void) | undefined;
}

/** Sites of businesses as blue squares. */
export function BusinessMarkers({ sites, onOpen }: BusinessMarkersProps) {
  const texts = useTexts(responderMapTexts).responderMap;
  return sites.map((site) => {
    const { id, name, business, address, chemicals, squareFeet, employees, center, isApproximate } = site;
    return center === null ? undefined : (
      <MapPopup
        key={id}
        id={`business ${id}`}
        rank={MARKER_RANKS.business}
        kind="business"
        center={center}
        name={name}
        sign={<Icon of={Building} aria-hidden="true" />}
      >
        <h3>{name}</h3>
        <p>{business}</p>
        <dl>
          <Row term={texts.address} value={address} />
          <Row term={texts.chemicals} value={formatNumber(chemicals)} />
          <Row
            term={texts.size}
            value={squareFeet === null ? texts.unknown : texts.squareFeet(formatNumber(squareFeet))}
          />
          <Row term={texts.employees} value={employees === null ? texts.unknown : formatNumber(employees)} />
        </dl>
        {isApproximate ? <strong>{texts.approximate}</strong> : undefined}
        {onOpen === undefined ? undefined : (
          <Button icon={<Icon of={FileText} aria-hidden="true" />} onPress={() => onOpen(site)}>
            {texts.sitePlans}
          </Button>
        )}
      </MapPopup>
    );
  });
}

/** Zoom steps of a press on a count. Three steps enlarge one cell of the grid to the size of the map. */
const ZOOM_STEPS = 3;

/** Counts of the businesses without a marker of their own, at their positions. A press zooms in. */
export function MoreBusinesses({ areas }: { readonly areas: readonly PlaceCount[] }) {
  const texts = useTexts(responderMapTexts).responderMap;
  const { map } = useMapParts();
  return areas.map(({ center, count }) => {
    const name = texts.moreBusinesses(formatNumber(count));
    const goThere = (): void => {
      map.easeTo({
        center: [center[0], center[1]],
        zoom: map.getZoom() + ZOOM_STEPS,
        ...(isStill(map) && { duration: 0 }),
      });
    };
    return (
      <MapPopup
        key={center.join()}
        id={`more ${center.join()}`}
        rank={MARKER_RANKS.more}
        kind="more"
        center={center}
        name={name}
        sign={
          <>
            <Icon of={Building} aria-hidden="true" />
            <b>+{formatNumber(count)}</b>
          </>
        }
      >
        <h3>{name}</h3>
        <Button slot="close" icon={<Icon of={ZoomIn} aria-hidden="true" />} onPress={goThere}>
          {texts.zoomToMore}
        </Button>
      </MapPopup>
    );
  });
}
