import { bundledChemicalSource } from "@placard/hazmat-core";
import { ChemicalSearch } from "@placard/ui";
import { IncidentMap } from "@placard/ui/map";
import "@placard/ui/styles.css";
import { createRoot } from "react-dom/client";

createRoot(document.getElementById("root")).render(
  <>
    <ChemicalSearch source={bundledChemicalSource()} />
    <div style={{ blockSize: 420 }}>
      <IncidentMap center={[-63.57, 44.65]} zoom={8} theme="light" />
    </div>
  </>,
);
