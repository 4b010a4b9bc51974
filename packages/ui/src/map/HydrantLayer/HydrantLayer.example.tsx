import { HydrantLayer, IncidentMap } from "@placard/ui/map";
import "@placard/ui/styles.css";

const hydrants = [
  { center: [-63.5685, 44.6636], facility: "H-1042", type: "Dry barrel", status: "In service" },
  { center: [-63.5672, 44.6641], facility: "H-1043", type: null, status: null },
] as const;

export function Hydrants() {
  return (
    <div style={{ blockSize: 320 }}>
      <IncidentMap center={[-63.5685, 44.6636]} zoom={16} theme="light" sentence="2 hydrants">
        <HydrantLayer hydrants={hydrants} />
      </IncidentMap>
    </div>
  );
}
