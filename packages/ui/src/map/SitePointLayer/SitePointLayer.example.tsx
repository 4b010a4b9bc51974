import { SitePointLayer } from "@placard/ui/internal/map";
import { IncidentMap } from "@placard/ui/map";
import "@placard/ui/styles.css";

export function Pier() {
  return (
    <div style={{ blockSize: 420 }}>
      <IncidentMap center={[-63.5753, 44.649]} zoom={16} theme="light">
        <SitePointLayer
          points={[{ id: 1, kind: "key_box", center: [-63.57533, 44.64901], note: "Left of the gate" }]}
        />
      </IncidentMap>
    </div>
  );
}
