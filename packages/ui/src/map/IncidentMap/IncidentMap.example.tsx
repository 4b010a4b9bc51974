import { IncidentMap } from "@placard/ui/map";
import "@placard/ui/styles.css";

export function Harbour() {
  return (
    <div style={{ blockSize: 320 }}>
      <IncidentMap center={[-63.5685, 44.6636]} theme="light" sentence="Dartmouth, Nova Scotia" />
    </div>
  );
}
