import { FloorPlan } from "@placard/ui/internal";
import "@placard/ui/styles.css";

const drawing = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'/%3E";

export function PierPlan() {
  return (
    <FloorPlan
      src={drawing}
      alt="Pier 9 floor plan"
      points={[{ id: 1, kind: "key_box", x: 0.2, y: 0.9, note: "Left of gate 2" }]}
    />
  );
}
