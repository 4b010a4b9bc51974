import { IncidentMap, RangeRings } from "@placard/ui/map";
import "@placard/ui/styles.css";

export function Distances() {
  return (
    <div style={{ blockSize: 320 }}>
      <IncidentMap center={[-63.5685, 44.6636]} zoom={14} theme="light" sentence="Dartmouth, Nova Scotia">
        <RangeRings center={[-63.5685, 44.6636]} />
      </IncidentMap>
    </div>
  );
}
