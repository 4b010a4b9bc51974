import { IncidentMap, PlumeLayers } from "@placard/ui/map";
import "@placard/ui/styles.css";

export function Circle() {
  return (
    <div style={{ blockSize: 320 }}>
      <IncidentMap center={[-63.5685, 44.6636]} zoom={15} theme="light" sentence="Isolate 150 m in all directions">
        <PlumeLayers
          origin={[-63.5685, 44.6636]}
          zones={[]}
          evacuation={{ radiusM: 150, basis: "ERG 2024, Table 3" }}
        />
      </IncidentMap>
    </div>
  );
}
