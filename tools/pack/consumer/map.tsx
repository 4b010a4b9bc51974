import { IncidentMap } from "@placard/ui/map";
import "@placard/ui/styles.css";
import { createRoot } from "react-dom/client";

const root = document.getElementById("root");
if (root) createRoot(root).render(<IncidentMap center={[-113.49, 53.54]} theme="light" />);
