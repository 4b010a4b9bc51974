import { IncidentMap } from "@placard/ui/map";
import { mapboxStreets } from "@placard/ui/map/mapbox";
import "@placard/ui/styles.css";
import { createRoot } from "react-dom/client";

const mapbox = mapboxStreets("pk.stand-in");
createRoot(document.getElementById("root")).render(
  <div style={{ blockSize: 480 }}>
    <IncidentMap center={[-63.57, 44.65]} zoom={12} theme="light" mapbox={mapbox} />
  </div>,
);
