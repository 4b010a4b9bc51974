import { IncidentMap } from "@placard/ui/map";
import { createRoot } from "react-dom/client";

const place = document.createElement("div");
place.style.blockSize = "420px";
document.body.append(place);
createRoot(place).render(<IncidentMap center={[-63.57, 44.65]} zoom={8} theme="light" />);
