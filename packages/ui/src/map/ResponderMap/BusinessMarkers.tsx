import { formatNumber } from "@placard/hazmat-core";
import { Building, FileText } from "lucide-react";
import { Button } from "../../controls/Button/Button.tsx";
import { responderMapWords } from "../../messages/en/map/responder-map.ts";
import { useWords } from "../../messages/use-words.ts";
import { MARKER_RANKS } from "../MarkerGroups/group-markers.ts";
import { MapPopup, Row } from "./MapPopup.tsx";
import type { SitePlace } from "./places.ts";

interface BusinessMarkersProps {
  readonly sites: readonly SitePlace[];
  readonly onOpen: ((site: SitePlace) => void) | undefined;
}

/** Sites of businesses as blue squares. */
export function BusinessMarkers({ sites, onOpen }: BusinessMarkersProps) {
  const words = useWords(responderMapWords).responderMap;
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
        sign={<Building aria-hidden="true" />}
      >
        <h3>{name}</h3>
        <p>{business}</p>
        <dl>
          <Row term={words.address} value={address} />
          <Row term={words.chemicals} value={formatNumber(chemicals)} />
          <Row
            term={words.size}
            value={squareFeet === null ? words.unknown : words.squareFeet(formatNumber(squareFeet))}
          />
          <Row term={words.employees} value={employees === null ? words.unknown : formatNumber(employees)} />
        </dl>
        {isApproximate ? <strong>{words.approximate}</strong> : undefined}
        {onOpen === undefined ? undefined : (
          <Button icon={<FileText aria-hidden="true" />} onPress={() => onOpen(site)}>
            {words.sitePlans}
          </Button>
        )}
      </MapPopup>
    );
  });
}
